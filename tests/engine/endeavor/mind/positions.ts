/** Positions of whole games of Endeavor, between players who do sensible and senseless things. */
import { withDefaults } from '#engine/bots/mind.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import type { EndeavorTypes } from '#engine/endeavor/endeavor.ts';
import { endeavorMind } from '#engine/endeavor/mind/mind.ts';
import { PHASE_ORDERS } from '#engine/endeavor/options.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick } from '#engine/kernel/rng.ts';
import { wander, type Moment } from '../../bots/wander.ts';
import { GAME } from '../bots/company.ts';

/** The mind of the base pack, without gaps. */
export const MIND = withDefaults(GAME, endeavorMind(BASE_PACK));

/** One decision in so many is left to chance, where nothing else is asked for. */
const ASTRAY = 8;

/** A position in which `seat` decides. */
export type Asked = Moment<EndeavorTypes>;

/** Positions without end of games of all numbers of players and both orders of phases, the same with the same seed. */
export const wandering = (seed: string, astray = ASTRAY): Generator<Asked> =>
  wander({
    game: GAME,
    mind: MIND,
    seed,
    options: (number) => ({ players: 2 + (number % 4), phases: elementAt(PHASE_ORDERS, Math.floor(number / 4) % 2) }),
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
