import { describe, expect, it, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { isPlaceGroup } from '#renderer/board/board.ts';
import { boxRound, inside } from '#renderer/board/plane.ts';
import { ghostOf } from '#renderer/games/empires-of-the-north/board/ghost.ts';
import { placeCaption, placeLabel } from '#renderer/games/empires-of-the-north/board/labels.ts';
import { SHEET } from '#renderer/games/empires-of-the-north/board/layout.ts';
import { boardModel } from '#renderer/games/empires-of-the-north/board/model.ts';
import { empirePlace, locationPlace, placeOf } from '#renderer/games/empires-of-the-north/board/place-ids.ts';
import { placesOf } from '#renderer/games/empires-of-the-north/board/places.ts';
import { trackMarks } from '#renderer/games/empires-of-the-north/board/track.ts';
import { empiresBoard } from '#renderer/games/empires-of-the-north/board/empires-board.ts';
import { empiresWindow } from '#renderer/games/empires-of-the-north/window.ts';
import { fitted } from '#renderer/board/viewport.ts';
import { madeUpTable } from './fixture.ts';

const SEATS = [2, 3, 4];
describe.each(SEATS)('the places of a table of %i', (seats) => {
  const table = madeUpTable(seats, 25);
  const model = boardModel(table.view, table.pack);
  const places = placesOf(model).filter(isPlaceGroup);

  it('are cards of the empire in front, and in small ones spots where cards are wanted', () => {
    const [own, other] = [0, 1].map((seat) => locationPlace(table.view.players[seat]?.empire[0]?.id ?? -1));
    const ids = places.map(({ id }) => id);
    expect([ids.includes(own ?? ''), ids.includes(other ?? '')]).toEqual([true, false]);
    const spots = placesOf(model, [own ?? '', other ?? '']).filter((place) => !isPlaceGroup(place));
    expect(spots).toMatchObject([{ id: other, group: empirePlace(1) }]);
  });

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

test.each([true, false])('an Action Location says whether it is ready: %s', (ready) => {
  const { view, pack, ...rest } = madeUpTable(4, 25);
  const players = view.players.map((player) => ({
    ...player,
    empire: player.empire.map((location) => ({ ...location, ready })),
  }));
  const table = { ...rest, pack, view: { ...view, players } };
  const model = boardModel(table.view, pack);
  const said = placesOf(model).map(({ id }) => placeLabel(table, model, id));
  const [right, wrong] = ready ? ['Ready.', 'Exhausted.'] : ['Exhausted.', 'Ready.'];
  expect(said.join(' ')).toContain(right);
  expect(said.join(' ')).not.toContain(wrong);
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
    const action = model.empires[3]?.locations.find(({ face }) => face.kind === 'action')?.id ?? -1;
    expect(ghostOf(view, model, { type: 'use', location: action, pay: {} })?.cards[0]?.how).toBe('exhausted');
    expect(ghostOf(view, model, { type: 'raid', seat: 3, location: action })?.cards[0]?.how).toBe('raided');
  });

  it('is nothing where nothing on the table changes', () => {
    expect(ghostOf(view, model, { type: 'pass' })).toBeUndefined();
  });
});

test('at 1280 by 720 the strip below is 132 pixels high, and the table beside the column is shown at its own size', () => {
  const { frame } = empiresWindow;
  const below = (frame?.lower ?? 0) * 16;
  expect(below).toBe(132);
  // Without the top bar, and the air left of the board and above it.
  const stage = { width: 1280 - 9.6 - 288, height: 720 - 52 - 5.6 - below };
  const { view, pack } = madeUpTable(4, 8);
  const model = boardModel(view, pack);
  const groups = placesOf(model).filter(isPlaceGroup);
  const { scale } = fitted(empiresBoard.extent({ model, groups, ghost: undefined }), stage);
  expect(scale).toBeGreaterThanOrEqual(40);
});

test('what an island shows tells near from far', () => {
  const { view } = madeUpTable(2, 3);
  const model = boardModel(view, BASE_PACK);
  expect(model.islands.map(({ pile }) => pile)).toEqual(['near', 'near', 'far', 'far']);
  expect(model.islands.at(-1)?.island).toBeNull();
});
