import { dice } from '../../shape/seeded.ts';
import type { Sketch } from '../../shape/sketch.ts';
import { peaksOf, type Peak } from '../../art/mountains.ts';
import type { Keep } from '../../art/scatter.ts';
import { covers, type Shadow } from './shadow.ts';

/** There are so many different rocks. */
export const ROCKS = 3;
/** A mountain is broader than its drawing on the chart, taller, and never taller than this. */
const BROAD = 1.15;
const TALL = { share: 2.3, most: 0.44 } as const;
/** How much of its height and breadth a mountain keeps where it would hide something: the first that does not. */
const LOWER = [1, 0.82, 0.66, 0.5, 0.38] as const;

/** Ridges reach farther than a cone of its size, and its summit leans. */
const roughly = ({ at, half, tall }: Peak) => ({ at, half: half * 1.18, tall, taper: 0.82 });

/** A mountain as it stands on a tile, and which of the rocks it is. */
export type Rock = Peak & { readonly rock: number };

/** The mountains of a tile: lower where they would hide something, and left out where even that is not enough. */
export function rocksOf(sketch: Sketch, keep: readonly Keep[], shadows: readonly Shadow[]): Rock[] {
  const roll = dice(`${sketch.key}rocks`);
  return peaksOf(sketch).flatMap(({ at, half, tall }) => {
    const rock = Math.floor(roll() * ROCKS);
    const whole = { at, half: half * BROAD, tall: Math.min(TALL.most, tall * TALL.share) };
    for (const share of LOWER) {
      const one = { at, half: whole.half * (0.3 + 0.7 * share), tall: whole.tall * share };
      if (!keep.some((site) => covers(roughly(one), site, shadows))) return [{ ...one, rock }];
    }
    return [];
  });
}

/** A volcano: half its breadth, its height, and how much narrower it is at its rim. */
const VOLCANO = { half: 0.25, tall: 0.36, taper: 0.6 } as const;

/** How much of its height the volcano of a tile keeps, so that it hides no more than it stands on; nothing where none is. */
export function volcanoOf({ peak }: Sketch, keep: readonly Keep[], shadows: readonly Shadow[]): number | undefined {
  if (!peak) return undefined;
  const free = LOWER.find((share) => {
    const one = { ...VOLCANO, at: peak.at, tall: VOLCANO.tall * share };
    return !keep.some((site) => covers(one, site, shadows));
  });
  return free ?? LOWER.at(-1);
}
