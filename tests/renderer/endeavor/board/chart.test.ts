import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isPlaceGroup } from '#renderer/board/board.ts';
import { nextCell } from '#renderer/board/navigate.ts';
import { add, boxRound, distance, inside, mix, polar, type Point } from '#renderer/board/plane.ts';
import { cellsOf } from '#renderer/board/targets.ts';
import { TINTS } from '#renderer/games/endeavor/palette.ts';
import { cityPoint, SIZES, type RouteLine } from '#renderer/games/endeavor/board/geometry.ts';
import { cityPlace, placeOf, routePlace, stackPlace } from '#renderer/games/endeavor/board/place-ids.ts';
import { CITY_PLACES } from '#renderer/games/endeavor/board/places-data.ts';
import { BORDERS } from '#renderer/games/endeavor/board/regions-data.ts';
import { shareOf } from '#renderer/games/endeavor/board/regions.ts';
import { onSheet, SHEET } from '#renderer/games/endeavor/board/stretch.ts';
import { WALK } from '#renderer/games/endeavor/board/walk.ts';
import * as m from './measures.ts';

/**
 * The bars of the design, in pixels at 776×500: the middles of any two of all spaces (cities, route tokens, berths) and
 * stacks, what is pressed, what lies there. A card is measured by its edge as well.
 */
const BARS = { apart: 34, target: 28, token: 22, air: 1.5, land: 1.25, sea: 1.1 } as const;
/** Where the house shows its zoom buttons, with a little air. */
const BUTTONS = { left: 16, top: 372, right: 52, bottom: 484 };

/** The point of a route's line at `t`, 0 at its first end and 1 at the other. */
const alongRoute = ({ from, control, to }: RouteLine, t: number): Point =>
  mix(mix(from, control, t), mix(control, to, t), t);

/** The regions that have a border with a region. */
const neighboursOf = (region: string): readonly string[] =>
  BORDERS.filter(({ between }) => between.includes(region)).flatMap(({ between }) =>
    between.filter((other) => other !== region),
  );

const groups = m.places.filter(isPlaceGroup);
const outlineOf = (id: string) => groups.find((place) => place.id === id)?.outline.map(m.pixel) ?? [];
const named = <T extends { id: string }>(found: readonly (readonly [T, T])[]) =>
  found.map(([a, b]) => `${a.id} / ${b.id}`);

describe('at 776×500', () => {
  test('everything has a place', () => {
    expect(m.things).toHaveLength(28 + 28 + 39 + 8);
    expect(groups).toHaveLength(28 + 28 + 6 + 8);
    expect(groups.every(({ id }) => placeOf(id) !== undefined)).toBe(true);
  });

  test(`any two spaces or stacks are ${BARS.apart} apart, and nothing lies under another`, () => {
    const pairs = m.pairs(m.things);
    expect(named(pairs.filter(([a, b]) => distance(a.at, b.at) < BARS.apart))).toEqual([]);
    expect(named(pairs.filter(([a, b]) => m.air(a, b) < BARS.air))).toEqual([]);
    const beside = m.beside.flatMap((disc) => m.things.map((thing) => [disc, thing] as const));
    expect(named(beside.filter(([a, b]) => m.air(a, b) < BARS.air))).toEqual([]);
  });

  test(`what is pressed measures ${BARS.target}, what lies there ${BARS.token}, and no two presses are confused`, () => {
    for (const { id, outline } of groups) {
      const { left, top, right, bottom } = boxRound(outline.map(m.pixel));
      expect(Math.min(right - left, bottom - top), id).toBeGreaterThanOrEqual(BARS.target);
    }
    expect(2 * SIZES.token * m.PIXEL + 1e-9).toBeGreaterThanOrEqual(BARS.token);
    const confused = groups.flatMap(({ id, outline }) =>
      groups
        .filter((other) => other.id !== id && outline.some((p) => inside(p, other.outline)))
        .map((other) => `${id} / ${other.id}`),
    );
    expect(confused).toEqual([]);
  });

  test('everything lies on the sheet, and nothing under the buttons of the house', () => {
    for (const { id, outline } of groups)
      for (const p of outline.map(m.pixel)) {
        expect(p.x > 12 && p.y > 12 && p.x < m.STAGE.width - 12 && p.y < m.STAGE.height - 12, id).toBe(true);
        const under = p.x > BUTTONS.left && p.x < BUTTONS.right && p.y > BUTTONS.top && p.y < BUTTONS.bottom;
        expect(under, id).toBe(false);
      }
  });

  test('no name lies over a place, over discs beside a track or over another name', () => {
    const names = m.model.regions.map(({ id }) => ({ id, letters: m.letters(id) }));
    const covered = names.flatMap(({ id, letters }) =>
      [...m.things, ...m.beside]
        .filter((thing) => letters.some((p) => m.clearance(thing, p) < 1))
        .map((thing) => `${id}: ${thing.id}`),
    );
    expect(covered).toEqual([]);
    const crossed = m.pairs(names).filter(([a, b]) => a.letters.some((p) => b.letters.some((q) => distance(p, q) < 6)));
    expect(named(crossed)).toEqual([]);
    for (const { id, letters } of names) expect(letters.length, id).toBeGreaterThan(0);
  });

  test('no line of a route runs over a place that is none of its own', () => {
    const crossed = m.model.routes.flatMap(({ id, ends, line }) => {
      const points = Array.from({ length: 61 }, (_, i) => m.ofSheet(alongRoute(line, i / 60)));
      const foreign = m.things.filter((thing) => thing.id !== id && !ends.includes(thing.id));
      return foreign
        .filter((thing) => points.some((p) => m.clearance(thing, p) < BARS.air))
        .map((thing) => `${id}: ${thing.id}`);
    });
    expect(crossed).toEqual([]);
  });
});

describe('each row of berths', () => {
  const rows = m.model.regions.flatMap(({ id, berths }) => (berths.length > 0 ? [{ id, berths }] : []));

  test.each(rows)('of $id leads step by step to its stack', ({ id, berths }) => {
    const stack = m.things.find((thing) => thing.id === `${id} stack`);
    const at = berths.map((berth) => m.ofSheet(berth.at));
    for (const [i, p] of at.entries())
      for (const [j, q] of at.entries()) expect(distance(p, q) < 37, `${i} and ${j}`).toBe(Math.abs(i - j) <= 1);
    const toStack = m.things
      .filter((thing) => thing.id.includes('berth') && stack)
      .sort((a, b) => (stack ? m.air(a, stack) - m.air(b, stack) : 0));
    expect(toStack[0]?.id).toBe(`${id} berth ${berths.length - 1}`);
    expect(stack && toStack[0] && m.air(toStack[0], stack)).toBeLessThan(22);
  });
});

describe('the regions', () => {
  test('hold their own places and names', () => {
    for (const { id } of m.model.regions) {
      const share = shareOf(id).map(m.ofSheet);
      const own = [...m.things, ...m.beside].filter(({ region }) => region === id);
      expect(
        own.filter(({ at }) => !inside(at, share)).map((thing) => thing.id),
        id,
      ).toEqual([]);
      expect(m.letters(id).filter((p) => !inside(p, share)).length, id).toBe(0);
    }
  });

  test('cover the sheet without a gap and without lying over each other', () => {
    const shares = m.model.regions.map(({ id }) => shareOf(id));
    for (let x = 3; x < SHEET.width; x += 9)
      for (let y = 3; y < SHEET.height; y += 9)
        expect(shares.filter((share) => inside({ x, y }, share)).length, `${x} ${y}`).toBe(1);
  });

  test(`are told apart in grey, open or not: contrast ${BARS.land} over land and ${BARS.sea} over sea`, () => {
    const shades = (id: string, ground: 'land' | 'sea') => {
      const tints = TINTS[id];
      return tints ? (ground === 'land' ? [tints.land, tints.duskLand] : [tints.sea, tints.duskSea]) : [];
    };
    for (const { id } of m.model.regions)
      for (const other of neighboursOf(id))
        for (const ground of ['land', 'sea'] as const)
          for (const a of shades(id, ground))
            for (const b of shades(other, ground))
              expect(m.contrast(a, b), `${id} ${a}, ${other} ${b}`).toBeGreaterThanOrEqual(BARS[ground]);
  });
});

describe('the places', () => {
  test('of cities lie on land, near where they are on the globe', () => {
    for (const { id } of m.model.cities) {
      const at = cityPoint(id) ?? { x: 0, y: 0 };
      const near = [0, 1, 2, 3, 4, 6, 8].some((radius) =>
        [0, 1, 2, 3, 4, 5, 6, 7].some((eighth) => m.onLand(add(at, polar((eighth * Math.PI) / 4, radius)))),
      );
      expect(near, id).toBe(true);
      expect(distance(at, onSheet(...(CITY_PLACES[id]?.lies ?? [0, 0]))), id).toBeLessThanOrEqual(20);
    }
  });

  test('of berths and stacks lie at sea', () => {
    const afloat = [
      ...m.model.regions.flatMap(({ id, berths }) => berths.map(({ at, berth }) => ({ id: `${id} ${berth}`, at }))),
      ...m.model.stacks,
    ];
    expect(afloat.filter(({ at }) => m.onLand(at)).map(({ id }) => id)).toEqual([]);
  });

  test('are all reached by the four arrows', () => {
    const cells = cellsOf(m.places, []);
    const reached = new Set(cells.slice(0, 1));
    for (const cell of reached)
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        const to = nextCell(cells, cell, WALK.directions(key, false), WALK);
        if (to) reached.add(to);
      }
    expect(cells.filter((cell) => !reached.has(cell)).map(({ place }) => place.id)).toEqual([]);
  });

  test('have an outline round what lies there', () => {
    for (const { id, at } of m.model.cities) expect(inside(m.ofSheet(at), outlineOf(cityPlace(id))), id).toBe(true);
    for (const { id, line } of m.model.routes)
      expect(inside(m.ofSheet(line.token), outlineOf(routePlace(id)))).toBe(true);
    for (const { id, at } of m.model.stacks) expect(inside(m.ofSheet(at), outlineOf(stackPlace(id)))).toBe(true);
    for (const { id, berths } of m.model.regions)
      for (const { at } of berths) expect(inside(m.ofSheet(at), outlineOf(`ship:${id}`)), id).toBe(true);
  });
});

test('the coast is small, and as it would be drawn again', () => {
  expect(readFileSync('assets/endeavor/chart.json').length).toBeLessThan(60_000);
  expect(execFileSync(process.execPath, ['build/chart.mjs', '--check'], { encoding: 'utf8' })).toContain(
    'as it would be',
  );
});
