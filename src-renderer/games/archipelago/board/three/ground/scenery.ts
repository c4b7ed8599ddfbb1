import { Group, Matrix4, Vector3 } from 'three';
import { Pools } from '../../../../../board/three/pools.ts';
import type { Studio } from '../../../../../board/three/studio.ts';
import type { Tier } from '../../../../../board/three/graphics.ts';
import { subtract, type Point } from '../../../../../board/plane.ts';
import { drawnBox, sizeOf } from '../../drawn-box.ts';
import type { Keep } from '../../art/scatter.ts';
import type { RegionModel } from '../../model.ts';
import { keepOf, placesOf } from './keep.ts';
import type { Terrain } from './heights.ts';
import { rockGeometry, volcanoGeometry } from './rock-geometry.ts';
import { rocksOf, volcanoOf } from './rocks.ts';
import { ABOVE, type Shadow } from './shadow.ts';
import { treeGeometry } from './tree-geometry.ts';
import { treesOf } from './woods.ts';

/** How many trees a tile has at most. */
const MOST: Readonly<Record<Tier, number>> = { processor: 15, middle: 30, high: 38 };
/** What stands on a region, round its middle. */
function standingOn({ units, buildings, centre }: RegionModel): Keep[] {
  const pieces = units.map((unit) => {
    const { left, right } = drawnBox(unit.kind, unit.at, sizeOf(unit));
    return { at: subtract(unit.at, centre), radius: ((right - left) / 2) * 0.7 };
  });
  return [...pieces, ...buildings.map(({ at }) => ({ at: subtract(at, centre), radius: 0.17 }))];
}

/** Mountains and trees of all tiles: one draw for each of their kinds. They make room for what stands. */
export class Scenery {
  readonly root = new Group();
  readonly #tier: Tier;
  readonly #pools: Pools;
  readonly #shown = new Map<string, { readonly word: string; readonly copies: (readonly [string, string])[] }>();

  constructor(studio: Studio) {
    this.#tier = studio.tier;
    this.#pools = new Pools(this.root, studio);
  }

  /** Sets up what stands on the ground of a region. @param hides where what stands hides the ground, seen by whoever sits there */
  dress(key: string, region: RegionModel, terrain: Terrain, hides: Shadow): void {
    const standing = standingOn(region);
    const word = JSON.stringify([region.sketch.key, standing, hides]);
    const before = this.#shown.get(key);
    if (before?.word === word) return;
    this.strip(key);
    const { sketch, centre } = region;
    const copies: (readonly [string, string])[] = [];
    const ground = ({ x, y }: Point) => new Matrix4().makeTranslation(centre.x + x, terrain.height(x, y), centre.y + y);
    const put = (pool: string, make: Parameters<Pools['of']>[1], matrix: Matrix4) => {
      const name = `${key}/${copies.length}`;
      this.#pools.of(pool, make).set(name, matrix);
      copies.push([pool, name]);
    };
    const [keep, shadows] = [keepOf(sketch, standing), [ABOVE, hides]];
    for (const { at, half, tall, rock } of rocksOf(sketch, keep, shadows)) {
      const matrix = ground(at)
        .multiply(new Matrix4().makeTranslation(0, -0.02, 0))
        .scale(vector(half, tall + 0.02));
      put(`rock ${rock}`, () => rockGeometry(this.#tier, rock), matrix);
    }
    const most = MOST[this.#tier];
    for (const { kind, at, size } of treesOf(sketch, terrain, [...keep, ...placesOf(sketch)], shadows, most))
      put(kind, () => treeGeometry(this.#tier, kind), ground(at).scale(vector(size, size)));
    const share = volcanoOf(sketch, keep, shadows);
    if (sketch.peak && share !== undefined)
      put('volcano', () => volcanoGeometry(this.#tier), ground(sketch.peak.at).scale(new Vector3(1, share, 1)));
    this.#shown.set(key, { word, copies });
  }

  /** Takes away what stands on the ground of a region. */
  strip(key: string): void {
    for (const [pool, name] of this.#shown.get(key)?.copies ?? []) this.#pools.get(pool)?.remove(name);
    this.#shown.delete(key);
  }

  dispose(): void {
    this.#pools.dispose();
  }
}

const vector = (wide: number, tall: number): Vector3 => new Vector3(wide, tall, wide);
