import type { Emit } from '../../kernel/events.ts';
import { pop, push } from '../../kernel/frames.ts';
import { given } from '../../kernel/given.ts';
import { seatInOrder } from '../../kernel/order.ts';
import { refuse, refusePrivately, type Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import { automatic } from '../../kernel/steps.ts';
import { type Box } from '../box.ts';
import type { Event } from '../events.ts';
import { isLastTurn, priceOf } from '../figures/prices.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import { spend } from '../pieces/bank.ts';
import { gainCard } from '../pieces/in-play.ts';
import type { State } from '../state.ts';
import { endIfDue } from './end.ts';
import type { GameStep } from './step.ts';

const RULE = 'purchase';
/** Phase 6 (rulebook 2.0, p. 13): each player in order; the game may end after each (ruling 114). */
export const purchases: GameStep<'purchases'> = automatic(RULE, (_box, state, frame, emit) => {
  if (endIfDue(state, emit)) return;
  if (frame.next === state.order.length) {
    pop(state);
    return;
  }
  const seat = seatInOrder(state, frame.next);
  frame.next++;
  push(state, { kind: 'refill' });
  push(state, { kind: 'purchase', seat, bought: false, turns: 2, barred: -1 });
});

/** Whether there is a card left that can be rotated in this purchase. */
function canRotate({ evolution }: State, { turns, barred }: FrameOf<'purchase'>): boolean {
  if (turns === 0) return false;
  for (let slot = 0; slot < evolution.row.length; slot++)
    if (evolution.row[slot] !== null && slot !== barred) return true;
  return false;
}

function buyRefusal(
  box: Box,
  state: State,
  frame: FrameOf<'purchase'>,
  seat: Seat,
  { slot }: MoveOf<'buy'>,
): Refusal | undefined {
  if (frame.turns < 2) return refuse(RULE, 'buy-comes-first');
  if ((state.evolution.row[slot] ?? null) === null) return refuse(RULE, 'slot-empty');
  const needs = priceOf(box, state, slot);
  const { florins } = given(state.screens[seat]);
  return florins >= needs ? undefined : refusePrivately(RULE, 'too-few-florins', { has: florins, needs });
}

/**
 * A purchase (rulebook 2.0, p. 13; rulings 106 to 108): buy a card, then rotate one of the others; or rotate two different
 * cards. A card whose skull comes to the pointer is discarded.
 */
export const purchase: GameStep<'purchase', 'buy' | 'rotate'> = {
  rule: RULE,
  takes: ['buy', 'rotate'],
  deciders: (_box, state, frame) => (canRotate(state, frame) ? [frame.seat] : []),
  candidates(_box, { evolution: { row } }) {
    const moves: MoveOf<'buy' | 'rotate'>[] = [];
    for (let slot = 0; slot < row.length; slot++) moves.push({ type: 'buy', slot });
    for (let slot = 0; slot < row.length; slot++) moves.push({ type: 'rotate', slot });
    return moves;
  },
  refusal(box, state, frame, seat, move) {
    if (move.type === 'buy') return buyRefusal(box, state, frame, seat, move);
    if (move.slot === frame.barred) return refuse(RULE, 'rotate-another');
    return (state.evolution.row[move.slot] ?? null) === null ? refuse(RULE, 'slot-empty') : undefined;
  },
  apply(box, state, frame, seat, move, emit) {
    if (move.type === 'buy') buy(box, state, frame, seat, move.slot, emit);
    else rotate(state, frame, seat, move.slot, emit);
  },
  run: (_box, state) => pop(state),
};

function buy(box: Box, state: State, frame: FrameOf<'purchase'>, seat: Seat, slot: number, emit: Emit<Event>): void {
  const held = state.evolution.row[slot];
  if (held === undefined || held === null) return;
  const price = priceOf(box, state, slot);
  spend(state, seat, price);
  state.evolution.row[slot] = null;
  gainCard(box, state, seat, held.card);
  frame.bought = true;
  frame.turns = 1;
  emit({ type: 'bought', seat, card: held.card, slot, price });
}

function rotate(state: State, frame: FrameOf<'purchase'>, seat: Seat, slot: number, emit: Emit<Event>): void {
  const held = state.evolution.row[slot];
  if (held === undefined || held === null) return;
  frame.turns--;
  frame.barred = slot;
  emit({ type: 'rotated', seat, card: held.card, slot });
  if (!isLastTurn(held.turned)) {
    held.turned++;
    return;
  }
  state.evolution.row[slot] = null;
  state.evolution.discards.push(held.card);
  emit({ type: 'skull', card: held.card, slot });
}
