import { describe, expect, it, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { Kind } from '#engine/empires-of-the-north/data/schema.ts';
import { printOf, signsOn } from '#renderer/games/empires-of-the-north/board/card-print.ts';
import { CARD, layColumns, layEvenly, type ToLay } from '#renderer/games/empires-of-the-north/board/columns.ts';
import {
  cardsArea,
  largeArea,
  SHEET,
  smallArea,
  stacksArea,
  type Area,
} from '#renderer/games/empires-of-the-north/board/layout.ts';
import { boardModel } from '#renderer/games/empires-of-the-north/board/model.ts';
import { empirePlace } from '#renderer/games/empires-of-the-north/board/place-ids.ts';
import { layStacks } from '#renderer/games/empires-of-the-north/board/small.ts';
import { widthOf } from '#renderer/games/empires-of-the-north/board/squeeze.ts';
import { cardSigns, effectSigns } from '#renderer/games/empires-of-the-north/signs/effect-signs.ts';
import { signLines } from '#renderer/games/empires-of-the-north/signs/lines.ts';
import { signsWidth } from '#renderer/games/empires-of-the-north/signs/sign.ts';
import { cardName } from '#renderer/games/empires-of-the-north/words/words.ts';
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

const HEAD = 36;
const cards = (n: number, tucked = 0): ToLay[] =>
  Array.from({ length: n }, (_, id) => ({
    id,
    kind: KINDS[id % KINDS.length] ?? 'plain',
    type: `type ${id % 3}`,
    tucked: id % KINDS.length === 0 ? tucked : 0,
    head: HEAD,
  }));

describe.each(SEATS.flatMap((seats) => [[seats, 8] as const, [seats, 25] as const]))(
  'the empires of %i, %i cards',
  (seats, own) => {
    const large = largeArea(seats, own);
    const small = Array.from({ length: seats - 1 }, (_, at) => smallArea(at, seats - 1, large));

    it('lie on the table, one large, and beside each other', () => {
      const areas = [large, ...small];
      for (const area of areas) expect(within(area, { x: 0, y: 0, ...SHEET })).toBe(true);
      for (const [at, area] of areas.entries())
        for (const other of areas.slice(at + 1)) expect(apart(area, other)).toBe(true);
    });

    it.each([1, 3, 8, 16, 25, 33])('hold %i cards small, each in one picture of 24 points and more', (n) => {
      const stacks = layStacks(
        cards(n).map((card) => ({ ...card, icon: 'base', exhausted: card.kind === 'action' && card.id % 2 === 0 })),
        stacksArea(small[0] ?? large),
      );
      expect(stacks.flatMap(({ ids }) => ids).sort((one, other) => one - other)).toEqual(cards(n).map(({ id }) => id));
      for (const { area } of stacks) {
        expect(area.height).toBeGreaterThanOrEqual(24);
        expect(within(area, stacksArea(small[0] ?? large))).toBe(true);
      }
    });
  },
);

describe('the large empire', () => {
  const area = cardsArea(largeArea(4, 25));

  it.each([1, 3, 8, 16, 25, 33])('holds %i cards, each with its name and signs in sight', (n) => {
    const all = cards(n, n > 10 ? 2 : 0);
    const laid = layColumns(all, area);
    const shown = [...laid.values()].map((one) => ({ ...one.area, height: one.shown }));
    expect(shown.length).toBe(n);
    for (const one of laid.values()) expect(within(one.area, area)).toBe(true);
    for (const { width, height } of shown) {
      expect(width).toBeGreaterThanOrEqual(CARD.width);
      expect(height).toBeGreaterThanOrEqual(HEAD);
    }
    for (const [at, one] of shown.entries())
      for (const other of shown.slice(at + 1)) expect(apart(one, other)).toBe(true);
  });

  it('shows twenty cards whole: five columns of four', () => {
    const laid = [...layColumns(cards(20), area).values()];
    expect(new Set(laid.map((one) => one.area.x)).size).toBe(5);
    for (const one of laid) expect(one.shown).toBe(one.area.height);
  });

  it('lays cards of one kind together', () => {
    const all = cards(20);
    const laid = layColumns(all, area);
    const order = [...all].sort((one, other) => {
      const [a, b] = [laid.get(one.id)?.area, laid.get(other.id)?.area];
      return (a?.x ?? 0) - (b?.x ?? 0) || (a?.y ?? 0) - (b?.y ?? 0);
    });
    const kinds = order.map(({ kind }) => kind).filter((kind, at, list) => kind !== list[at - 1]);
    expect(kinds.length).toBe(new Set(kinds).size);
  });
});

describe('the empire of a single rival', () => {
  const rival = (own: number, theirs: number) => {
    const { view, pack } = madeUpTable(2, own);
    const other = madeUpTable(2, theirs).view.players[1];
    if (other === undefined) throw new Error('nobody sits there');
    const players = view.players.map((player, seat) => (seat === 1 ? other : player));
    const model = boardModel({ ...view, players }, pack, empirePlace(0));
    const empire = model.empires[1];
    if (empire === undefined) throw new Error('nothing lies there');
    return { box: model.box, empire };
  };

  it.each([
    [8, 1],
    [8, 3],
    [8, 7],
    [12, 12],
    [12, 18],
    [20, 20],
    [25, 10],
  ])('beside one of %i cards shows %i as cards, each with its whole name and all its signs', (own, theirs) => {
    const { box, empire } = rival(own, theirs);
    expect(empire.stacks).toEqual([]);
    expect(empire.locations.reduce((sum, { n = 1 }) => sum + n, 0)).toBe(empire.has.empire.length);
    const areas = empire.locations.filter(({ n }) => n !== 0).map(({ area }) => area);
    for (const [at, area] of areas.entries()) {
      expect(within(area, stacksArea(empire.area))).toBe(true);
      for (const other of areas.slice(at + 1)) expect(apart(area, other)).toBe(true);
    }
    for (const location of empire.locations) {
      const print = printOf(box, location);
      expect(print.head).toBeLessThanOrEqual(print.height + 0.5);
      expect(print.name.map(({ text }) => text).join(' ')).toBe(cardName(location.card));
      // The number of those alike stands below the signs.
      if ((location.n ?? 1) > 1) expect(print.height - print.head, location.card).toBeGreaterThanOrEqual(14);
      for (const { text } of print.name) expect(widthOf(text, 14) * 0.86, text).toBeLessThanOrEqual(print.width + 1);
    }
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 16, 18, 20, 25, 33])(
    'of %i cards leaves nowhere more than 120 points of height empty',
    (theirs) => {
      for (const own of [8, 25]) {
        const { empire } = rival(own, theirs);
        const { y, height } = stacksArea(empire.area);
        const ends = [...empire.locations, ...empire.stacks].map(({ area }) => area.y + area.height);
        expect(y + height - Math.max(...ends), `beside ${own}`).toBeLessThanOrEqual(120);
      }
    },
  );

  it('shows cards that are alike as one with their number, and those that lie otherwise by themselves', () => {
    const { empire } = rival(8, 18);
    const alike = empire.locations.filter(({ n = 1 }) => n > 1);
    expect(alike.length).toBeGreaterThan(0);
    for (const one of empire.locations.filter(({ n }) => n !== 0)) {
      const there = empire.locations.filter(({ area }) => area.x === one.area.x && area.y === one.area.y);
      expect(there.length).toBe(one.n);
      for (const { card, ready } of there) expect([card, ready]).toEqual([one.card, one.ready]);
    }
  });

  it('lies in rows that are as full as can be', () => {
    const laid = [...(layEvenly(cards(7), { x: 0, y: 0, width: 392, height: 230 }, CARD.width)?.values() ?? [])];
    expect(new Set(laid.map(({ area }) => area.x)).size).toBe(3);
    expect(new Set(laid.map(({ area }) => area.y)).size).toBe(3);
    expect(layEvenly(cards(30), { x: 0, y: 0, width: 392, height: 230 }, CARD.width)).toBeUndefined();
  });
});

test('every card of every clan: its whole name, hardly closer than set, and all its signs, above what another may cover', () => {
  for (const [seats, front] of [
    [4, 0],
    [4, 1],
    [4, 2],
    [4, 3],
    [2, 0],
    [2, 1],
  ] as const)
    for (const n of [12, 20, 25, 33]) {
      const { view, pack } = madeUpTable(seats, n);
      const model = boardModel(view, pack, empirePlace(front));
      const { locations = [] } = model.empires[front] ?? {};
      expect(locations.length).toBe(view.players[front]?.empire.length);
      for (const location of locations) {
        const print = printOf(model.box, location);
        expect(print.size).toBeGreaterThanOrEqual(14);
        expect(print.head, cardName(location.card)).toBeLessThanOrEqual(location.shown + 0.5);
        expect(print.name.map(({ text }) => text).join(' ')).toBe(cardName(location.card));
        for (const { text } of print.name) expect(widthOf(text, 14) * 0.86, text).toBeLessThanOrEqual(print.width);
        for (const { x, laid } of print.lines)
          expect(x + signsWidth(laid) * print.size).toBeLessThanOrEqual(location.area.width + 1);
        const signs = print.lines.flatMap(({ laid }) => laid.map(({ sign }) => sign));
        expect(signs).toEqual(signsOn(model.box, location));
      }
    }
});

test('every island: all its signs beside what is done, and a picture left for most', () => {
  const room = (lines: number): number => 94 - 19 - lines * 16 - 9;
  const lines = BASE_PACK.islands.map((island) => {
    const conquered = signLines(cardSigns(island), 87, 17);
    const pillaged = signLines(effectSigns(island.pillage), 87, 17);
    for (const { lines, size } of [conquered, pillaged])
      for (const laid of lines) expect(signsWidth(laid) * size, island.id).toBeLessThanOrEqual(89);
    return Math.max(1, conquered.lines.length) + Math.max(1, pillaged.lines.length);
  });
  for (const n of lines) expect(room(n)).toBeGreaterThanOrEqual(0);
  expect(lines.filter((n) => n <= 3).length).toBeGreaterThan(lines.length / 2);
});
