import { pop, push } from '../../kernel/frames.ts';
import { defined } from '../../kernel/defined.ts';
import { seatInOrder } from '../../kernel/order.ts';
import { refuse, refusePrivately, type Refusal } from '../../kernel/refusal.ts';
import { automatic } from '../../kernel/steps.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import { spend } from '../pieces/bank.ts';
import { gainCard } from '../pieces/in-play.ts';
import type { State } from '../state.ts';
import type { MoveContext, Playing, SeatContext } from './context.ts';
import { endIfDue } from './end.ts';
import type { GameStep } from './step.ts';
import { isLastTurn, priceOf } from '../figures/prices.ts';

const RULE = 'purchase';
const BUYING = 'purchase/buying';
const ROTATING = 'purchase/rotating';

/** Phase 6 (rulebook 2.0, p. 13): each player in order; the game may end after each (ruling 114). */
export const purchasesStep: GameStep<'purchases'> = automatic(RULE, ({ state, frame, emit }) => {
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
  { box, state, frame, seat }: SeatContext & Playing<'purchase'>,
  { slot }: MoveOf<'buy'>,
): Refusal | undefined {
  if (frame.turns < 2) return refuse(BUYING, 'buy-comes-first');
  if ((state.evolution.row[slot] ?? null) === null) return refuse(RULE, 'slot-empty');
  const needs = priceOf(box, state, slot);
  const { florins } = defined(state.screens[seat]);
  return florins >= needs ? undefined : refusePrivately(BUYING, 'too-few-florins', { has: florins, needs });
}

/**
 * A purchase (rulebook 2.0, p. 13; rulings 106 to 108): buy a card, then rotate one of the others; or rotate two different
 * cards. A card whose skull comes to the pointer is discarded.
 */
export const purchaseStep: GameStep<'purchase', 'buy' | 'rotate'> = {
  rule: RULE,
  takes: ['buy', 'rotate'],
  deciders: ({ state, frame }) => (canRotate(state, frame) ? [frame.seat] : []),
  candidates({ state }) {
    const { row } = state.evolution;
    const moves: MoveOf<'buy' | 'rotate'>[] = [];
    for (let slot = 0; slot < row.length; slot++) moves.push({ type: 'buy', slot });
    for (let slot = 0; slot < row.length; slot++) moves.push({ type: 'rotate', slot });
    return moves;
  },
  refusal(context, move) {
    const { state, frame } = context;
    if (move.type === 'buy') return buyRefusal(context, move);
    if (move.slot === frame.barred) return refuse(ROTATING, 'rotate-another');
    return (state.evolution.row[move.slot] ?? null) === null ? refuse(RULE, 'slot-empty') : undefined;
  },
  apply(context, move) {
    if (move.type === 'buy') buy(context, move.slot);
    else rotate(context, move.slot);
  },
  run: ({ state }) => pop(state),
};

function buy({ box, state, frame, seat, emit }: MoveContext & Playing<'purchase'>, slot: number): void {
  const held = defined(state.evolution.row[slot] ?? undefined);
  const price = priceOf(box, state, slot);
  spend(state, seat, price);
  state.evolution.row[slot] = null;
  gainCard(box, state, seat, held.card);
  frame.bought = true;
  frame.turns = 1;
  emit({ type: 'bought', seat, card: held.card, slot, price });
}

function rotate({ state, frame, seat, emit }: MoveContext & Playing<'purchase'>, slot: number): void {
  const held = defined(state.evolution.row[slot] ?? undefined);
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
