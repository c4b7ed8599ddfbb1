/** Positions of whole games of Empires of the North, between players who do sensible and senseless things. */
import { withDefaults } from '#engine/bots/mind.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { EmpiresTypes } from '#engine/empires-of-the-north/empires-of-the-north.ts';
import { empiresMind } from '#engine/empires-of-the-north/mind/mind.ts';
import { pick } from '#engine/kernel/rng.ts';
import { wander, type Moment } from '../../bots/wander.ts';
import { GAME, optionsFor } from '../bots/company.ts';

/** The mind of the base pack, without gaps. */
export const MIND = withDefaults(GAME, empiresMind(BASE_PACK));

/** One decision in so many is left to chance, where nothing else is asked for. */
const ASTRAY = 8;

/** A position in which `seat` decides. */
export type Asked = Moment<EmpiresTypes>;

/** Positions without end of games of all numbers of players and all clans, the same with the same seed. */
export const wandering = (seed: string, astray = ASTRAY): Generator<Asked> =>
  wander({
    game: GAME,
    mind: MIND,
    seed,
    options: (number) => optionsFor(2 + (number % 3), number),
    astray,
  });

/** Calls `each` in `count` of them, in about one of `every` decisions. */
export function inPositions(count: number, every: number, each: (asked: Asked) => void): void {
  let left = count;
  for (const asked of wandering('positions')) {
    if (pick(asked.rng, every) > 0) continue;
    each(asked);
    left--;
    if (left === 0) return;
  }
}
