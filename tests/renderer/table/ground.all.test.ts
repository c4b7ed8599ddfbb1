import { Color, type BufferGeometry } from 'three';
import { describe, expect, test } from 'vitest';
import { DIRECTIONS } from '#engine/archipelago/map/geometry.ts';
import { Studio } from '#renderer/board/three/studio.ts';
import { distance, mix, toLine } from '#renderer/board/plane.ts';
import { boardModel, sidesOf, type RegionModel } from '#renderer/games/archipelago/board/model.ts';
import { sketchOf, type Sketch } from '#renderer/games/archipelago/board/shape/sketch.ts';
import {
  alone,
  aroundOf,
  BESIDE,
  cornerOf,
  inset,
  nameOf,
  slim,
} from '#renderer/games/archipelago/board/three/ground/around.ts';
import { fieldOf } from '#renderer/games/archipelago/board/three/ground/field.ts';
import { INLAND, terrainOf } from '#renderer/games/archipelago/board/three/ground/heights.ts';
import { keepOf, placesOf } from '#renderer/games/archipelago/board/three/ground/keep.ts';
import { paintTile } from '#renderer/games/archipelago/board/three/ground/paint-tile.ts';
import { rockGeometry, volcanoGeometry } from '#renderer/games/archipelago/board/three/ground/rock-geometry.ts';
import { ROCKS, rocksOf, volcanoOf } from '#renderer/games/archipelago/board/three/ground/rocks.ts';
import { ABOVE, CHAIR, type Shadow } from '#renderer/games/archipelago/board/three/ground/shadow.ts';
import { treeGeometry } from '#renderer/games/archipelago/board/three/ground/tree-geometry.ts';
import { TREES, treesOf } from '#renderer/games/archipelago/board/three/ground/woods.ts';
import { groundOf } from '#renderer/games/archipelago/board/three/relief.ts';
import { SAMPLE_PACK, sampleView } from '../gallery/sample.ts';

const { regions } = boardModel(sampleView(25, 'ground'), SAMPLE_PACK);
const sketchAt = (q: number, r: number) => regions.find((one) => one.q === q && one.r === r)?.sketch;
const around = (region: RegionModel) => aroundOf(region, sketchAt);
/** Every side of the pack in each of its turns. */
const SKETCHES: readonly Sketch[] = [...sidesOf(SAMPLE_PACK).values()].flatMap((side) =>
  [0, 1, 2, 3, 4, 5].map((turn) => sketchOf(side, turn)),
);

describe('the ground of the islands', () => {
  test('is as high on one side of an edge of two tiles as on the other', () => {
    let shared = 0;
    for (const region of regions) {
      const here = terrainOf(around(region));
      DIRECTIONS.forEach((step, way) => {
        const other = regions.find(({ q, r }) => q === region.q + step.q && r === region.r + step.r);
        const by = BESIDE[way];
        if (!other || !by) return;
        const there = terrainOf(around(other));
        for (let share = 0.04; share < 1; share += 0.04) {
          const p = mix(cornerOf(way, 1), cornerOf(way + 1, 1), share);
          const [a, b] = [here.height(p.x, p.y), there.height(p.x - by.x, p.y - by.y)];
          expect(Math.abs(a - b), `${region.side} ${way} ${share}`).toBeLessThan(0.008);
          shared++;
        }
      });
    }
    expect(shared).toBeGreaterThan(1000);
  });

  test('rises from the sea to its inland, hills aside, and is level under what is printed', () => {
    for (const sketch of SKETCHES) {
      const ground = groundOf(sketch);
      for (const { at, kind } of sketch.icons) {
        if (kind === 'water') continue;
        const heights = [0, 1, 2, 3, 4, 5].map((sixth) =>
          ground({ x: at.x + 0.08 * Math.cos(sixth), y: at.y + 0.08 * Math.sin(sixth) }),
        );
        expect(Math.max(...heights) - Math.min(...heights), sketch.key).toBeLessThan(0.012);
        expect(Math.max(...heights)).toBeLessThan(INLAND + 0.01);
      }
    }
  });

  test('knows how far the coast is, as measured along every coast', () => {
    for (const region of regions.slice(0, 6)) {
      const all = around(region);
      const field = fieldOf(all);
      const lines = [all.sketch, ...all.beside].flatMap((sketch, i) =>
        (sketch?.coasts ?? []).map(({ line, closed }) => {
          const by = i === 0 ? { x: 0, y: 0 } : (BESIDE[i - 1] ?? { x: 0, y: 0 });
          return { line: line.map((p) => ({ x: p.x + by.x, y: p.y + by.y })), closed };
        }),
      );
      for (let x = -0.95; x < 1; x += 0.1) {
        for (let y = -0.85; y < 0.9; y += 0.1) {
          if (inset(x, y) < 0) continue;
          const far = Math.min(0.6, ...lines.map(({ line, closed }) => toLine({ x, y }, line, closed)));
          expect(Math.abs(Math.abs(field(x, y)) - far), `${region.side} ${x} ${y}`).toBeLessThan(0.02);
        }
      }
    }
  });
});

describe('the paint of the ground', () => {
  const region = regions.find(({ sketch }) => sketch.coasts.length > 0 && sketch.icons.length > 1) as RegionModel;
  const sheet = { size: 48, baked: true };

  test('is the same for the same ground, sent to another thread too, and another beside other tiles', () => {
    const bytes = paintTile(around(region), sheet);
    expect(paintTile(structuredClone(slim(around(region))), sheet)).toEqual(bytes);
    expect(nameOf(structuredClone(slim(around(region))))).toBe(nameOf(around(region)));
    const lone = alone(region.sketch);
    expect(nameOf(lone)).not.toBe(nameOf(around(region)));
    expect(paintTile({ ...lone, beside: around(region).beside.toReversed() }, sheet)).not.toEqual(bytes);
  });

  test('says that water shines and grass does not, foam aside', () => {
    const { size } = sheet;
    const { field } = terrainOf(around(region));
    const bytes = paintTile(around(region), { size, baked: false });
    const rough = { sea: [] as number[], land: [] as number[] };
    for (let at = 0; at < size * size; at++) {
      const [x, y] = [(((at % size) + 0.5) / size - 0.5) * 2.06, ((Math.floor(at / size) + 0.5) / size - 0.5) * 1.8];
      const d = field(x, y);
      if (inset(x, y) > 0.02 && Math.abs(d) > 0.13) rough[d > 0 ? 'land' : 'sea'].push((bytes[at * 4 + 3] ?? 0) / 255);
    }
    expect(Math.max(...rough.sea)).toBeLessThan(0.4);
    expect(Math.min(...rough.land)).toBeGreaterThan(0.9);
  });
});

/** The mean luminance of the facets of a geometry that `take` wants, by the place of a corner. */
function luminance(geometry: BufferGeometry, take: (x: number, y: number) => boolean): number {
  const [at, colours] = [geometry.getAttribute('position'), geometry.getAttribute('color')];
  const found: number[] = [];
  for (let i = 0; i < at.count; i++) {
    if (!take(at.getX(i), at.getY(i))) continue;
    // They are as the screen has them: here they are light.
    const { r, g, b } = new Color().fromBufferAttribute(colours as never, i).convertSRGBToLinear();
    found.push(0.2126 * r + 0.7152 * g + 0.0722 * b);
  }
  return found.reduce((sum, one) => sum + one, 0) / found.length;
}

describe('mountains', () => {
  test('are at most four fifths as light in their lee as on the side of the lamp', () => {
    const studio = new Studio('processor');
    for (let kind = 0; kind < ROCKS; kind++) {
      const rock = studio.finish(rockGeometry('processor', kind));
      for (const [low, high] of [
        [0, 0.4],
        [0.4, 1],
      ] as const) {
        const within = (y: number) => y >= low && y <= high;
        const lee = luminance(rock, (x, y) => x > 0.1 && within(y));
        const windward = luminance(rock, (x, y) => x < -0.1 && within(y));
        expect(lee / windward, `rock ${kind}`).toBeLessThan(0.8);
      }
    }
  });

  test('and trees have few triangles on a processor', () => {
    const triangles = (geometry: BufferGeometry) => (geometry.index ?? geometry.getAttribute('position')).count / 3;
    for (let kind = 0; kind < ROCKS; kind++) expect(triangles(rockGeometry('processor', kind))).toBeLessThanOrEqual(60);
    for (const kind of TREES) expect(triangles(treeGeometry('processor', kind))).toBeLessThanOrEqual(40);
  });

  const VIEWS: readonly Shadow[] = [ABOVE, CHAIR, { x: 0.4, y: -1.1 }, { x: -0.4, y: -0.5 }];
  /** Whether a corner of something set up hides a place, seen from one of the views. */
  function hides(
    geometry: BufferGeometry,
    foot: { x: number; y: number },
    wide: number,
    tall: number,
    site: { at: { x: number; y: number }; radius: number },
    views = VIEWS,
  ): boolean {
    const at = geometry.getAttribute('position');
    return views.some(({ x, y }) => {
      for (let i = 0; i < at.count; i++) {
        const up = at.getY(i) * tall;
        const seen = { x: foot.x + at.getX(i) * wide + x * up, y: foot.y + at.getZ(i) * wide + y * up };
        if (distance(seen, site.at) < site.radius) return true;
      }
      return false;
    });
  }

  test('and a volcano is lower where it would hide something from the chair', () => {
    const geometry = volcanoGeometry('high');
    const volcanoes = SKETCHES.filter(({ peak }) => peak);
    expect(volcanoes.length).toBeGreaterThan(0);
    for (const sketch of volcanoes) {
      const seen = [...sketch.icons, ...(sketch.huts ? [sketch.huts] : [])];
      const share = volcanoOf(sketch, keepOf(sketch), [ABOVE, CHAIR]) ?? 0;
      const at = sketch.peak?.at ?? { x: 0, y: 0 };
      for (const site of seen) expect(hides(geometry, at, 1, share, site, [ABOVE, CHAIR]), sketch.key).toBe(false);
    }
  });

  test('and trees hide nothing that is printed or stands, on any side however it is turned', () => {
    const rocks = Array.from({ length: ROCKS }, (_, kind) => rockGeometry('high', kind));
    const trees = new Map(TREES.map((kind) => [kind, treeGeometry('high', kind)]));
    let [stood, grown] = [0, 0];
    for (const sketch of SKETCHES) {
      const pieces = sketch.parts.flatMap(({ slots }) =>
        slots.filter((_, i) => i % 37 === 0).map(({ at }) => ({ at, radius: 0.09 })),
      );
      const seen = [...sketch.icons, ...(sketch.huts ? [sketch.huts] : []), ...pieces];
      const keep = keepOf(sketch, pieces);
      for (const { at, half, tall, rock } of rocksOf(sketch, keep, VIEWS)) {
        stood++;
        const geometry = rocks[rock] as BufferGeometry;
        for (const site of seen) expect(hides(geometry, at, half, tall, site), `${sketch.key} rock`).toBe(false);
      }
      for (const { kind, at, size } of treesOf(
        sketch,
        terrainOf(alone(sketch)),
        [...keep, ...placesOf(sketch)],
        VIEWS,
        46,
      )) {
        grown++;
        const geometry = trees.get(kind) as BufferGeometry;
        for (const site of [...seen, ...placesOf(sketch)])
          expect(hides(geometry, at, size, size, site), `${sketch.key} ${kind}`).toBe(false);
      }
    }
    expect(stood).toBeGreaterThan(300);
    expect(grown).toBeGreaterThan(1000);
  });
});
