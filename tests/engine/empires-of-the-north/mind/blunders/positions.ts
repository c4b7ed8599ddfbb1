import type { EmpiresTypes } from '#engine/empires-of-the-north/empires-of-the-north.ts';
import { AT } from '#engine/empires-of-the-north/state.ts';
import { defined } from '#engine/kernel/defined.ts';
import { pick } from '#engine/kernel/rng.ts';
import type { Asked } from '../../../bots/blunders.ts';
import { GAME } from '../../bots/company.ts';
import { wandering } from '../positions.ts';

/** One decision in so many is left to chance: then goods lie about that nobody would leave. */
const ASTRAY = 5;
/** One decision in so many is looked at, so that what comes up often comes from many games. */
const EVERY = 3;

/** Positions without end of games of Empires of the North, the same with the same seed. */
export function* positions(seed: string): Generator<Asked<EmpiresTypes>> {
  for (const moment of wandering(seed, ASTRAY)) {
    const last = richer(moment);
    if (last !== undefined) yield last;
    if (pick(moment.rng, EVERY) === 0) yield moment;
  }
}

/** In the last round the seat has some gold and a raze token, so that what is rare with either comes up. */
function richer({
  state,
  seat,
  rng,
}: Parameters<typeof isLate>[0] & { rng: Parameters<typeof pick>[0] }): Asked<EmpiresTypes> | undefined {
  if (!isLate({ state, seat }) || pick(rng, 2) > 0) return undefined;
  const next = GAME.copy(state);
  const { goods } = defined(next.players[seat]);
  goods[AT.gold] = 2;
  goods[AT.raze] = 1;
  return { state: next, seat };
}

const isLate = ({ state }: Asked<EmpiresTypes>): boolean => state.last && state.frames.at(-1)?.kind === 'turn';
