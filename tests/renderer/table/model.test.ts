import { describe, expect, test } from 'vitest';
import { corner } from '#engine/archipelago/map/geometry.ts';
import { boardModel, sidesOf, type BoardModel } from '#renderer/games/archipelago/board/model.ts';
import { SAMPLE_PACK, sampleView } from '../gallery/sample.ts';
import { distance, inside, mix, subtract, type Point } from '#renderer/board/plane.ts';
import { sketchOf } from '#renderer/games/archipelago/board/shape/sketch.ts';
import { HEXAGON } from '#renderer/games/archipelago/board/shape/shape.ts';
import { overlap } from '#renderer/games/archipelago/board/drawn-box.ts';
import { PIECE } from '#renderer/games/archipelago/board/shape/slots.ts';
import { boxOf } from '#renderer/games/archipelago/board/units.ts';
import type { Side } from '#engine/archipelago/data/schema.ts';

const SIDES = [...sidesOf(SAMPLE_PACK).values()];
const inHex = (p: { x: number; y: number }) => inside({ x: p.x * 0.999, y: p.y * 0.999 }, HEXAGON);
/** How large a polygon is, whichever way round it runs. */
const ground = (polygon: readonly Point[]): number =>
  Math.abs(
    polygon.reduce((sum, a, at) => {
      const b = polygon.at(at - 1) ?? a;
      return sum + (b.x * a.y - a.x * b.y) / 2;
    }, 0),
  );
const HEX_AREA = ground(HEXAGON);

const odd = (id: string, edges: Side['edges'], lands: Side['lands'], waters: Side['waters']): Side => ({
  id,
  edges,
  lands,
  waters,
  huts: 0,
  source: 'inferred',
});
/** Shapes that no side of the base pack has, but that a player's own pack may have. */
const ODD: Side[] = [
  odd(
    'lake',
    ['field', 'field', 'field', 'field', 'field', 'field'],
    [{ edges: [0, 1, 2, 3, 4, 5], icons: ['wood'] }],
    [{ edges: [], icons: ['fish'] }],
  ),
  odd(
    'islet',
    ['sea', 'sea', 'sea', 'sea', 'sea', 'sea'],
    [{ edges: [], icons: ['fruit'] }],
    [{ edges: [0, 1, 2, 3, 4, 5], icons: [] }],
  ),
  odd(
    'fjord',
    ['sea', 'field', 'field', 'field', 'mountain', 'mountain'],
    [
      { edges: [1, 2], icons: [] },
      { edges: [3, 4, 5], icons: ['iron'] },
    ],
    [{ edges: [0], icons: ['fish'] }],
  ),
  odd(
    'river',
    ['field', 'field', 'field', 'field', 'field', 'field'],
    [
      { edges: [0, 1, 2], icons: [] },
      { edges: [3, 4, 5], icons: [] },
    ],
    [{ edges: [], icons: [] }],
  ),
];

describe('the drawing of a side', () => {
  test.each([...SIDES, ...ODD].map((side) => [side.id, side] as const))(
    '%s: its parts share out the hex and its edges',
    (_, side) => {
      const sketch = sketchOf(side, 0);
      expect(sketch.parts.flatMap((part) => part.directions).sort()).toEqual([0, 1, 2, 3, 4, 5]);
      expect(sketch.parts.length).toBe(side.lands.length + side.waters.length);
      const covered = sketch.parts.reduce(
        (sum, part) => sum + ground(part.outline) - part.holes.reduce((holes, hole) => holes + ground(hole), 0),
        0,
      );
      expect(covered).toBeCloseTo(HEX_AREA, 1);
      for (const part of sketch.parts) {
        expect(part.outline.every(inHex)).toBe(true);
        for (const edge of part.directions) {
          const middle = mix(corner(edge), corner(edge + 1), 0.5);
          expect(inside({ x: middle.x * 0.985, y: middle.y * 0.985 }, part.outline)).toBe(true);
        }
      }
    },
  );

  test('printed and built things lie on their part', () => {
    for (const side of SIDES) {
      const sketch = sketchOf(side, 0);
      for (const site of [...sketch.icons, ...sketch.buildings]) {
        const part = sketch.parts.find(({ kind, index }) => kind === site.kind && index === site.index);
        expect(part && inside(site.at, part.outline), `${side.id} ${site.kind}`).toBe(true);
      }
      const icons = sketch.icons.map(({ at }) => at);
      icons.forEach((a, i) => icons.slice(i + 1).forEach((b) => expect(distance(a, b), side.id).toBeGreaterThan(0.24)));
    }
  });

  test('a turned side is the same side, its edges at other directions', () => {
    const side = SIDES.find(({ id }) => id === 'h05a');
    if (!side) throw new Error('no h05a');
    const [straight, turned] = [sketchOf(side, 0), sketchOf(side, 2)];
    expect(turned.edges).toEqual([4, 5, 0, 1, 2, 3].map((edge) => side.edges[edge]));
    turned.parts.forEach((part, i) => {
      expect(part.directions).toEqual(straight.parts[i]?.directions.map((edge) => (edge + 2) % 6));
      for (const edge of part.directions) {
        const middle = mix(corner(edge), corner(edge + 1), 0.5);
        expect(inside({ x: middle.x * 0.985, y: middle.y * 0.985 }, part.outline)).toBe(true);
      }
    });
    expect(sketchOf(side, 2)).toBe(turned);
  });
});

describe('the model of a table', () => {
  const unitsOf = (model: BoardModel) => model.regions.flatMap((region) => region.units);

  test('every piece on the map stands once, inside its hex', () => {
    const view = sampleView(14, 'inside', 1.5);
    const model = boardModel(view, SAMPLE_PACK);
    expect(unitsOf(model).length).toBe(view.units.filter((unit) => unit.region >= 0).length);
    for (const region of model.regions) {
      for (const unit of region.units)
        expect(inHex(subtract(unit.at, region.centre)), `${region.side} ${unit.place}`).toBe(true);
    }
  });

  test('fifteen citizens of five seats stand without covering each other, smaller only as far as the land is small', () => {
    for (const side of SIDES.filter(({ lands }) => lands.length > 0)) {
      const view = sampleView(1, 'alone');
      const region = { ...view.regions[0], side: side.id } as (typeof view.regions)[number];
      const units = Array.from({ length: 15 }, (_, i) => ({
        owner: i % 5,
        kind: 'citizen' as const,
        region: 0,
        part: i % side.lands.length,
        place: 'ground' as const,
        icon: -1,
        engaged: false,
        down: false,
      }));
      const found = boardModel({ ...view, regions: [region], units }, SAMPLE_PACK).regions[0];
      const roomy = side.lands.every(({ edges }) => edges.length >= 3);
      for (const unit of found?.units ?? [])
        expect(unit.width, side.id).toBeGreaterThanOrEqual(PIECE * (roomy ? 0.7 : 0.42));
      found?.units.forEach((a, i) =>
        found.units.slice(i + 1).forEach((b) => expect(overlap(boxOf(a), boxOf(b)), side.id).toBe(false)),
      );
    }
  });

  test('pieces that did not move keep their place when others come and go', () => {
    const view = sampleView(12, 'stable', 1.4);
    const before = boardModel(view, SAMPLE_PACK);
    const gone = view.units.findIndex((unit) => unit.place === 'ground' && unit.kind === 'citizen');
    const units = view.units.map((unit, i) =>
      i === gone ? { ...unit, place: 'reserve' as const, region: -1, part: -1 } : unit,
    );
    const came = { ...units[gone + 1] } as (typeof units)[number];
    const after = boardModel(
      { ...view, units: [...units, { ...came, place: 'ground', icon: -1 }] },
      SAMPLE_PACK,
      before,
    );
    const places = new Map(unitsOf(before).map(({ unit, at }) => [unit, at]));
    for (const { unit, at } of unitsOf(after)) if (unit < units.length) expect(at).toEqual(places.get(unit));
  });

  test('the same view gives the same model', () => {
    expect(boardModel(sampleView(9), SAMPLE_PACK)).toEqual(boardModel(sampleView(9), SAMPLE_PACK));
  });

  test('a building goes with the piece on it, an empty one with the town, a rebel holds nothing', () => {
    const view = sampleView(1, 'hold');
    const side = SIDES.find(({ id }) => id === 'h05b');
    if (!side) throw new Error('no h05b');
    const region = { ...view.regions[0], side: side.id, town: 0, market: 0, port: 0 } as (typeof view.regions)[number];
    const unit = {
      owner: 2,
      kind: 'citizen' as const,
      region: 0,
      part: 0,
      place: 'town' as const,
      icon: -1,
      engaged: false,
      down: false,
    };
    const seats = (units: (typeof view)['units']) =>
      boardModel({ ...view, regions: [region], units }, SAMPLE_PACK).regions[0]?.buildings.map(
        ({ building, seat }) => `${building} ${seat}`,
      );
    expect(seats([unit, { ...unit, owner: 0, place: 'port', kind: 'ship' }])).toEqual(['town 2', 'market 2', 'port 0']);
    expect(seats([{ ...unit, down: true }])).toEqual(['town null', 'market null', 'port null']);
  });

  test('icons say who harvests from them', () => {
    const model = boardModel(sampleView(14, 'icons'), SAMPLE_PACK);
    for (const region of model.regions) {
      for (const icon of region.icons) {
        const unit = region.units.find(({ place, icon: on }) => place === 'icon' && on === icon.icon);
        expect(icon.taken).toBe(unit?.unit ?? null);
      }
    }
  });
});

test('a region in which nothing has changed stays the same object', () => {
  const view = sampleView(12, 'stable', 1.4);
  const before = boardModel(view, SAMPLE_PACK);
  const from = view.units.findIndex(({ region }) => region >= 0);
  const units = view.units.map((unit, index) => (index === from ? { ...unit, engaged: !unit.engaged } : unit));
  const after = boardModel({ ...structuredClone(view), units }, SAMPLE_PACK, before);
  const anew = after.regions.filter((region, index) => region !== before.regions[index]);
  expect(anew.map(({ region }) => region)).toEqual([view.units[from]?.region]);
});
