import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { MoveOf } from '../../moves.ts';
import type { State } from '../../state.ts';
import type { MoveContext } from '../context.ts';
import { standingOf } from '../../figures/standing.ts';

const RULE = 'actions/harvest/leave';

/** Why `seat` cannot give this standing answer. A price belongs to leave for a price, and to nothing else. */
export function standingRefusal(state: State, seat: Seat, move: MoveOf<'standing'>): Refusal | undefined {
  const { to, leave, price } = move;
  if (to >= state.options.players) return refuse(RULE, 'no-such-player');
  if (to === seat) return refuse(RULE, 'not-with-oneself');
  if ((leave === 'price') !== price > 0) return refuse(RULE, 'price-does-not-fit');
  const said = standingOf(state, seat, to);
  return said.leave === leave && said.price === price ? refuse(RULE, 'nothing-changes') : undefined;
}

/** Notes a standing answer in place of an earlier one. */
export function setStanding({ state, seat, emit }: MoveContext, move: MoveOf<'standing'>): void {
  const { to, leave, price } = move;
  state.standing = state.standing.filter((answer) => answer.by !== seat || answer.to !== to);
  if (leave !== 'ask') state.standing.push({ by: seat, to, leave, price });
  emit({ type: 'leave-standing', seat, to, leave, price });
}
