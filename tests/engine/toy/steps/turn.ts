import { elementAt } from '#engine/kernel/element-at.ts';
import { pop, push } from '#engine/kernel/frames.ts';
import { refuse, type Refusal } from '#engine/kernel/refusal.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { neverRuns } from '#engine/kernel/steps.ts';
import type { ToyData } from '../data.ts';
import { draw, handRefusal, learn, playCard, rise, unseenCards } from '../lake.ts';
import type { FrameOf, MoveOf, ToyEmit, ToyState, ToyStep } from '../types.ts';
import { firstSteps } from './build.ts';
import { claimMoves, claimRefusal, drain, drainMoves, drainRefusal } from './own-acts.ts';

type TurnMove = MoveOf<'rest' | 'draw' | 'play' | 'build' | 'offer' | 'drain' | 'claim'>;

/** A turn: one act, and before it at most one offer. */
export const turn: ToyStep<'turn', TurnMove['type']> = {
  rule: 'turn',
  takes: ['rest', 'draw', 'play', 'build', 'offer', 'drain', 'claim'],
  deciders: ({ frame }) => [frame.seat],

  // Offers are the one open-ended move: taken, but never listed.
  candidates: ({ box: data, state }) => [
    { type: 'rest' },
    { type: 'draw' },
    { type: 'build' },
    ...unseenCards(data, state.discard).map((card): TurnMove => ({ type: 'play', card })),
    ...drainMoves(data),
    ...claimMoves(data),
  ],

  refusal({ box: data, state, frame, seat }, move) {
    if (move.type === 'draw' && state.deck.length + state.discard.length === 0) return refuse('turn/draw', 'no-deck');
    if (move.type === 'play') return handRefusal(state, seat, move.card, 'turn/play');
    if (move.type === 'build' && firstSteps(data, state, seat).length === 0) return refuse('turn/build', 'no-room');
    if (move.type === 'drain') return drainRefusal(data, state, seat, move);
    if (move.type === 'claim') return claimRefusal(data, state, seat, move);
    if (move.type === 'offer') return offerRefusal(data, state, frame, move);
    return undefined;
  },

  apply({ box: data, state, frame, seat, emit }, move) {
    if (move.type === 'offer') offer(data, state, frame, move, emit);
    else act(data, state, seat, move, emit);
  },

  run: neverRuns,
};

function offerRefusal(
  data: ToyData,
  state: ToyState,
  frame: FrameOf<'turn'>,
  move: MoveOf<'offer'>,
): Refusal | undefined {
  const rule = 'turn/deals';
  if (!data.deals) return refuse(rule, 'no-deals');
  if (frame.offered) return refuse(rule, 'one-offer-a-turn');
  if (move.to === frame.seat) return refuse(rule, 'not-with-yourself');
  const buyer = state.seats[move.to];
  if (buyer === undefined) return refuse(rule, 'nobody-there', { seat: move.to });
  if (move.points > data.price) return refuse(rule, 'price-too-high', { points: move.points, most: data.price });
  if (move.points > buyer.points) return refuse(rule, 'cannot-pay', { points: move.points });
  return handRefusal(state, frame.seat, move.card, rule);
}

/** The card offered is shown to the seat asked and to nobody else, unless it lay open before. */
function offer(
  data: ToyData,
  state: ToyState,
  frame: FrameOf<'turn'>,
  { to, card, points }: MoveOf<'offer'>,
  emit: ToyEmit,
): void {
  const from = frame.seat;
  frame.offered = true;
  push(state, { kind: 'answer', from, to, card, points });
  if (data.hides === 'nothing') {
    emit({ type: 'offered', from, to, points, card });
    return;
  }
  learn(state, to, from, card);
  emit({ type: 'offered', from, to, points, card }, { only: [from, to] });
  emit({ type: 'offered', from, to, points }, { except: [from, to] });
}

/** The act that ends the turn, or begins the chain that ends it. */
function act(
  data: ToyData,
  state: ToyState,
  seat: Seat,
  move: Exclude<TurnMove, MoveOf<'offer'>>,
  emit: ToyEmit,
): void {
  pop(state);
  if (move.type === 'rest') {
    if (elementAt(state.seats, seat).clan === 'frog') elementAt(state.seats, seat).points += 1;
    emit({ type: 'rested', seat });
    rise(state, 1, emit);
  } else if (move.type === 'draw') {
    draw(data, state, seat, emit);
  } else if (move.type === 'play') {
    playCard(state, seat, move.card, elementAt(data.cards, move.card), emit);
  } else if (move.type === 'drain') {
    drain(state, seat, move.amount, emit);
  } else if (move.type === 'claim') {
    push(state, { kind: 'claim', seat, value: move.value });
    emit({ type: 'claimed', seat, value: move.value });
  } else {
    push(state, { kind: 'build', seat, left: data.chain, fresh: [], barred: [] });
    emit({ type: 'building', seat });
  }
}
