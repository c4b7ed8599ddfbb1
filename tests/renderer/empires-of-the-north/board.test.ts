import { describe, expect, it, test } from 'vitest';
import type { Kind } from '#engine/empires-of-the-north/data/schema.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { isPlaceGroup } from '#renderer/board/board.ts';
import { boxRound, inside } from '#renderer/board/plane.ts';
import { printOf } from '#renderer/games/empires-of-the-north/board/card-print.ts';
import { ghostOf } from '#renderer/games/empires-of-the-north/board/ghost.ts';
import { placeCaption, placeLabel } from '#renderer/games/empires-of-the-north/board/labels.ts';
import { cardsArea, SHEET, tableauArea, type Area } from '#renderer/games/empires-of-the-north/board/layout.ts';
import { boardModel } from '#renderer/games/empires-of-the-north/board/model.ts';
import { placeOf } from '#renderer/games/empires-of-the-north/board/place-ids.ts';
import { placesOf } from '#renderer/games/empires-of-the-north/board/places.ts';
import { layTableau, type ToLay } from '#renderer/games/empires-of-the-north/board/tableau.ts';
import { trackMarks } from '#renderer/games/empires-of-the-north/board/track.ts';
import { signsWidth } from '#renderer/games/empires-of-the-north/signs/sign.ts';
import { madeUpTable } from './fixture.ts';

const SEATS = [2, 3, 4];
const KINDS: readonly Kind[] = ['field', 'action', 'special', 'storage', 'plain'];

const within = (inner: Area, outer: Area): boolean =>
  inner.x >= outer.x - 0.6 &&
  inner.y >= outer.y - 0.6 &&
  inner.x + inner.width <= outer.x + outer.width + 0.6 &&
  inner.y + inner.height <= outer.y + outer.height + 0.6;
const apart = (one: Area, other: Area): boolean =>
  one.x + one.width <= other.x + 0.1 ||
  other.x + other.width <= one.x + 0.1 ||
  one.y + one.height <= other.y + 0.1 ||
  other.y + other.height <= one.y + 0.1;

const cards = (n: number, tucked = 0): ToLay[] =>
  Array.from({ length: n }, (_, id) => ({
    id,
    kind: KINDS[id % KINDS.length] ?? 'plain',
    type: `type ${id % 3}`,
    tucked: id % KINDS.length === 0 ? tucked : 0,
  }));

describe.each(SEATS)('the tableaus of %i', (seats) => {
  it('lie on the table, and beside each other', () => {
    const areas = Array.from({ length: seats }, (_, seat) => tableauArea(seat, seats));
    for (const area of areas) expect(within(area, { x: 0, y: 0, ...SHEET })).toBe(true);
    for (const [at, area] of areas.entries())
      for (const other of areas.slice(at + 1)) expect(apart(area, other)).toBe(true);
  });

  it.each([1, 3, 8, 16, 25, 33])('hold %i cards, none cut and none over another', (n) => {
    const area = cardsArea(tableauArea(0, seats));
    const laid = layTableau(cards(n, n > 10 ? 2 : 0), area);
    const areas = [...laid.areas.values()];
    expect(areas.length).toBe(n);
    for (const one of areas) expect(within(one, area)).toBe(true);
    for (const [at, one] of areas.entries())
      for (const other of areas.slice(at + 1)) expect(apart(one, other)).toBe(true);
  });

  it('lay cards of one kind together', () => {
    const area = cardsArea(tableauArea(0, seats));
    const all = cards(20);
    const laid = layTableau(all, area);
    const order = [...all].sort((one, other) => {
      const [a, b] = [laid.areas.get(one.id), laid.areas.get(other.id)];
      return (a?.x ?? 0) - (b?.x ?? 0) || (a?.y ?? 0) - (b?.y ?? 0);
    });
    const kinds = order.map(({ kind }) => kind).filter((kind, at, list) => kind !== list[at - 1]);
    expect(kinds.length).toBe(new Set(kinds).size);
  });
});

test('four players with 25 cards each: signs of 13 points and more, on every card, inside it', () => {
  const { view, pack } = madeUpTable(4, 25);
  const model = boardModel(view, pack);
  const all = model.tableaus.flatMap(({ locations }) => locations);
  expect(all.reduce((n, { tucked }) => n + 1 + tucked.length, 0)).toBe(100);
  for (const location of all) {
    const print = printOf(model.box, location);
    expect(print.size).toBeGreaterThanOrEqual(13);
    for (const { x, y, laid } of print.lines) {
      expect(x + signsWidth(laid) * print.size).toBeLessThanOrEqual(location.area.width + 1);
      expect(y + print.size).toBeLessThanOrEqual(print.height + 1);
    }
    expect(print.tabs.length).toBe(location.tucked.length);
  }
});

describe.each(SEATS)('the places of a table of %i', (seats) => {
  const table = madeUpTable(seats, 25);
  const model = boardModel(table.view, table.pack);
  const places = placesOf(model).filter(isPlaceGroup);

  it('have names of their own that can be read back, and words', () => {
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length);
    for (const { id } of places) {
      expect(placeOf(id), id).toBeDefined();
      expect(placeLabel(table, model, id), id).toMatch(/\w{3}/);
      expect(placeCaption(table, model, id), id).toMatch(/\w{3}/);
    }
  });

  it('mark a point inside their outline, on the table', () => {
    for (const { point, outline } of places) expect(inside(point, outline)).toBe(true);
    const box = boxRound(places.flatMap(({ outline }) => outline));
    expect(box.right - box.left).toBeLessThanOrEqual((SHEET.width + 4) / 40);
  });

  it('are the tiles, piles, islands, ships, empires and cards', () => {
    const kinds = new Set(places.map(({ id }) => placeOf(id)?.kind));
    expect([...kinds].sort()).toEqual(['discard', 'empire', 'island', 'location', 'pile', 'ship', 'tile']);
  });
});

test('a name that is none of ours stands for nothing', () => {
  for (const id of ['', 'tile:sleep', 'island:middle:0', 'ship:first', 'location:x', 'city:rome'])
    expect(placeOf(id), id).toBeUndefined();
});

test('the track is long enough for every score, and equal ones do not cover each other', () => {
  const { most, markers, ticks } = trackMarks([3, 31, 31, 31], 25);
  expect(most).toBe(35);
  expect(ticks.filter(({ long }) => long).map(({ value }) => value)).toContain(25);
  expect(new Set(markers.map(({ at }) => `${at.x} ${at.y}`)).size).toBe(4);
  expect(trackMarks([80], 25).ticks.length).toBeLessThan(20);
});

describe('what a move would bring', () => {
  const { view, pack } = madeUpTable(4, 25);
  const model = boardModel(view, pack);

  it('is a pawn on its tile, with its other side up the second time', () => {
    const first = ghostOf(view, model, { type: 'pawn', pawn: 1, tile: 'harvest', pay: {} });
    const again = ghostOf(view, model, { type: 'pawn', pawn: 0, tile: 'sail', pay: { food: 1 } });
    expect([first?.pawn?.exhausted, again?.pawn?.exhausted]).toEqual([false, true]);
  });

  it('is a ship at the end of the queue', () => {
    const ghost = ghostOf(view, model, { type: 'sail', common: false, fish: true, raze: false });
    expect(ghost?.ship).toMatchObject({ seat: 0, at: view.queue.length, fish: true, raze: false });
  });

  it('is the harvest of a field with its upgrades', () => {
    const field = view.players[1]?.empire.find(({ under }) => under.length > 1);
    const ghost = ghostOf(view, model, { type: 'harvest', location: field?.id ?? -1 });
    const { gains } = ghost ?? {};
    expect(gains?.signs.length).toBeGreaterThan(2);
  });

  it('is a card that lies exhausted, of a use as of a raid', () => {
    const action = model.tableaus[3]?.locations.find(({ face }) => face.kind === 'action')?.id ?? -1;
    expect(ghostOf(view, model, { type: 'use', location: action, pay: {} })?.cards[0]?.how).toBe('exhausted');
    expect(ghostOf(view, model, { type: 'raid', seat: 3, location: action })?.cards[0]?.how).toBe('raided');
  });

  it('is nothing where nothing on the table changes', () => {
    expect(ghostOf(view, model, { type: 'pass' })).toBeUndefined();
  });
});

test('what an island shows tells near from far', () => {
  const { view } = madeUpTable(2, 3);
  const model = boardModel(view, BASE_PACK);
  expect(model.islands.map(({ pile }) => pile)).toEqual(['near', 'near', 'far', 'far']);
  expect(model.islands.at(-1)?.island).toBeNull();
});
