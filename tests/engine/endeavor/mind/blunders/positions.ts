import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import type { EndeavorTypes } from '#engine/endeavor/endeavor.ts';
import { defined } from '#engine/kernel/defined.ts';
import { pick } from '#engine/kernel/rng.ts';
import type { Asked } from '../../../bots/blunders.ts';
import { GAME } from '../../bots/company.ts';
import { wandering } from '../positions.ts';

/** One decision in so many is left to chance: then cards are drawn and tiles are built that nobody needs. */
const ASTRAY = 4;
/** One decision in so many is looked at, so that what comes up often comes from many games. */
const EVERY = 2;

/** Positions without end of games of Endeavor, the same with the same seed. */
export function* positions(seed: string): Generator<Asked<EndeavorTypes>> {
  for (const moment of wandering(seed, ASTRAY)) {
    const last = withLastDisc(moment);
    if (last !== undefined) yield last;
    if (pick(moment.rng, EVERY) === 0) yield moment;
  }
}

/** In the last round, all discs of the harbour but one lie in the supply again. */
function withLastDisc({ state, seat }: Asked<EndeavorTypes>): Asked<EndeavorTypes> | undefined {
  const isTurn = state.frames.at(-1)?.kind === 'turn' && state.round === BASE_PACK.supply.rounds;
  if (!isTurn || defined(state.players[seat]).harbour < 2) return undefined;
  const next = GAME.copy(state);
  const player = defined(next.players[seat]);
  player.supply += player.harbour - 1;
  player.harbour = 1;
  return { state: next, seat };
}
