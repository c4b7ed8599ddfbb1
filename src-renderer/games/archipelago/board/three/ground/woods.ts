import { dice } from '../../shape/seeded.ts';
import type { Sketch } from '../../shape/sketch.ts';
import { peaksOf } from '../../art/mountains.ts';
import type { Keep } from '../../art/scatter.ts';
import { TILE } from '../../art/tile.ts';
import { distance, type Point } from '../../../../../board/plane.ts';
import { inset } from './around.ts';
import type { Terrain } from './heights.ts';
import { covers, type Shadow } from './shadow.ts';

/** Woods grow where the ground is more uneven than this. */
export const WOODED = 0.49;
/** Trees stand at least so far apart. */
const APART = 0.066;
/** No tree is taller or broader than this, at its largest. */
const TREE = { half: 0.075, tall: 0.15, taper: 0.3 } as const;

/** The kinds of trees there are. */
export const TREES = ['conifer', 'oak', 'bush'] as const;

/** A tree: where it stands on its tile, how large it is, and how tall for its breadth. */
export type Tree = { readonly kind: (typeof TREES)[number]; readonly at: Point; readonly size: number };

/** The trees of a tile, at most so many, off everything that is to be seen. @param shadows which way what stands hides what lies behind it */
export function treesOf(
  sketch: Sketch,
  { field, grain }: Terrain,
  keep: readonly Keep[],
  shadows: readonly Shadow[],
  most: number,
): Tree[] {
  const roll = dice(`${sketch.key}woods`);
  const peaks = peaksOf(sketch);
  const found: Tree[] = [];
  for (let tries = 0; tries < 900 && found.length < most; tries++) {
    const at = { x: roll() * 2 - 1, y: roll() * 1.74 - 0.87 };
    const [size, taste] = [0.95 + roll() * 0.55, roll()];
    if (grain(at.x, at.y, 2) < WOODED - tries / 6000) continue;
    if (field(at.x, at.y) < 0.085 || inset(at.x, at.y) < 1 - TILE + 0.02) continue;
    if (peaks.some((peak) => distance(peak.at, at) < peak.half * 0.95)) continue;
    if (found.some((other) => distance(other.at, at) < APART)) continue;
    const [half, tall] = [TREE.half * (size / 1.5), TREE.tall * (size / 1.5)];
    if (keep.some((site) => covers({ at, half, tall, taper: TREE.taper }, site, shadows))) continue;
    found.push({ kind: kindOf(grain(at.x, at.y, 1), taste, field(at.x, at.y)), at, size });
  }
  return found;
}

/** Conifers stand together inland, bushes by the coast. */
function kindOf(uneven: number, taste: number, d: number): Tree['kind'] {
  if (taste < (d < 0.14 ? 0.6 : 0.18)) return 'bush';
  return uneven + (taste - 0.5) * 0.16 > 0.5 ? 'conifer' : 'oak';
}
