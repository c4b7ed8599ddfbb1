import { push } from '../../../kernel/frames.ts';
import { canTake } from '../sea/islands.ts';
import { byItself, type Clause } from '../word.ts';

/** An own ship of the queue takes an island now (l. 490; ruling 49); without one that could, nothing happens. */
export const voyageWord = byItself<Clause<'voyage'>>(
  'effects/voyage',
  ({ state, seat }, { how }) => {
    for (const ship of state.queue) if (ship.seat === seat && canTake(state, ship, how)) return true;
    return false;
  },
  ({ state, seat, frame }, { how }) => push(state, { kind: 'instant', seat, how, chain: [...frame.chain] }),
);
