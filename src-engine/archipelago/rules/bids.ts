import { pop, push } from '../../kernel/frames.ts';
import { defined } from '../../kernel/defined.ts';
import { refusePrivately } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { MoveOf } from '../moves.ts';
import { spend } from '../pieces/bank.ts';
import type { State } from '../state.ts';
import type { Playing, RunContext } from './context.ts';
import { openTalk } from './deals/windows.ts';
import type { GameStep } from './step.ts';

const RULE = 'order-of-play/bids';

/** Phase 2 begins: everybody closes a fist round some florins. */
export function startBids(state: State): void {
  askBids(state, [...state.order].sort(), false);
}

function askBids(state: State, bidders: Seat[], again: boolean): void {
  openTalk(state);
  push(state, { kind: 'bids', again, bidders, amounts: bidders.map(() => null) });
}

/**
 * Secret bids for the order of play (rulebook 2.0, p. 5). Every bid is lost to the bank. The tied leaders bid once more,
 * two players do not (p. 16); a second tie, or no florin at all, leaves the order as it is (rulings 15 to 17).
 */
export const bidStep: GameStep<'bids', 'bid'> = {
  rule: RULE,
  takes: ['bid'],
  deciders: ({ frame }) => frame.bidders.filter((_, index) => frame.amounts[index] === null),
  candidates({ state, seat }) {
    const moves: MoveOf<'bid'>[] = [];
    for (let amount = 0; amount <= defined(state.screens[seat]).florins; amount++) moves.push({ type: 'bid', amount });
    return moves;
  },
  refusal({ state, seat }, move) {
    const { florins } = defined(state.screens[seat]);
    return move.amount <= florins ? undefined : refusePrivately(RULE, 'too-few-florins', { has: florins });
  },
  apply({ frame, seat, emit }, move) {
    frame.amounts[frame.bidders.indexOf(seat)] = move.amount;
    emit({ type: 'bid-closed', seat });
  },
  run(context) {
    pop(context.state);
    reveal(context);
  },
};

function reveal({ state, frame, emit }: RunContext & Playing<'bids'>): void {
  const made = frame.bidders.map((seat, index) => ({ seat, amount: frame.amounts[index] ?? 0 }));
  for (const { seat, amount } of made) spend(state, seat, amount);
  const highest = Math.max(...made.map(({ amount }) => amount));
  const leaders = made.filter(({ amount }) => amount === highest).map(({ seat }) => seat);
  const winner = leaders.length === 1 ? defined(leaders[0]) : null;
  const tied = winner === null && highest > 0 ? leaders : [];
  emit({ type: 'bids', bids: made, winner, tied, barrier: 'bids-revealed' });
  openTalk(state);
  if (winner !== null) push(state, { kind: 'order', seat: winner, named: [], promised: [] });
  else if (tied.length > 0 && !frame.again && state.options.players > 2) askBids(state, tied, true);
  else emit({ type: 'order', order: [...state.order] });
}
