/** Positions of whole games, between players who do sensible and senseless things. */
import type { ArchipelagoTypes } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import { LENGTHS } from '#engine/archipelago/state.ts';
import { withDefaults } from '#engine/bots/mind.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick } from '#engine/kernel/rng.ts';
import { wander, type Moment } from '../../bots/wander.ts';
import { game } from '../twin.ts';

/** The mind of the base pack, without gaps. */
export const mind = withDefaults(game, archipelagoMind(BASE_PACK));

/** One decision in so many is left to chance. */
const ASTRAY = 12;
/** Moves after which a game is left for the next. */
const LONGEST = 2000;

/** A position in which `seat` decides. */
export type Asked = Moment<ArchipelagoTypes>;

/** Positions without end of games of all numbers of players and lengths, the same with the same seed. */
export const wandering = (seed: string): Generator<Asked> =>
  wander({
    game,
    mind,
    seed,
    options: (number) => ({ players: 2 + (number % 4), length: elementAt(LENGTHS, number % 3), variants: [] }),
    astray: ASTRAY,
    longest: LONGEST,
  });

/** Calls `each` in `count` of them, in every one of `every` decisions. */
export function inPositions(count: number, every: number, each: (asked: Asked) => void): void {
  let left = count;
  for (const asked of wandering('positions')) {
    if (pick(asked.rng, every) > 0) continue;
    each(asked);
    left--;
    if (left === 0) return;
  }
}
