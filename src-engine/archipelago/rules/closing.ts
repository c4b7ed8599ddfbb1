import type { Seat } from '../../kernel/seat.ts';
import { discsLeft } from '../figures/discs.ts';
import type { Move } from '../moves.ts';
import type { Open } from '../open.ts';
import type { PackIndex } from '../pack-index.ts';
import type { State } from '../state.ts';
import { isSecret } from './secret.ts';

/** What a public view shows of the pending decision and of the discs that are left. */
type Shown = Pick<State, 'frames'> & Pick<Open, 'wheel' | 'cards' | 'discs'>;

/**
 * The move that ends a step or round in which the rules leave `seat` nothing else (ruling I); undefined if anything can
 * still be chosen.
 * @param shown the public view
 * @param moves the moves of `seat` if what lies behind screens is ignored: whether they can pay closes nothing
 */
export function closingMove(
  box: Pick<PackIndex, 'cards'>,
  shown: Shown,
  seat: Seat,
  moves: readonly Move[],
): Move | undefined {
  const [move, ...others] = moves;
  const top = shown.frames.at(-1);
  if (move === undefined || others.length > 0 || isSecret(top)) return undefined;
  if (move.type === 'done') return move;
  if (move.type !== 'end-round' || top?.kind !== 'round') return undefined;
  // Ending a round in which nothing was done gives up the rest of the phase: with a disc left, that is for them to say.
  const untouched = !top.disc && !top.card && !top.building;
  return untouched && discsLeft(box, shown, seat) > 0 ? undefined : move;
}
