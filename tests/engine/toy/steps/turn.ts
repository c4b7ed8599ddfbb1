import { at } from '#engine/kernel/at.ts';
import { refuse, type Refusal } from '#engine/kernel/refusal.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { ToyData } from '../data.ts';
import { draw, handRefusal, learn, release, rise, unseenCards } from '../lake.ts';
import type { FrameOf, MoveOf, ToyEmit, ToyState, ToyStep } from '../types.ts';
import { firstSteps } from './build.ts';

type TurnMove = MoveOf<'rest' | 'draw' | 'play' | 'build' | 'offer'>;

/** A turn: one act, and before it at most one offer. */
export const turn: ToyStep<'turn', TurnMove['type']> = {
  rule: 'turn',
  takes: ['rest', 'draw', 'play', 'build', 'offer'],
  deciders: (_, __, frame) => [frame.seat],

  // Offers are the one open-ended move: taken, but never listed.
  candidates: (data, state) => [
    { type: 'rest' },
    { type: 'draw' },
    { type: 'build' },
    ...unseenCards(data, state.discard).map((card): TurnMove => ({ type: 'play', card })),
  ],

  refusal(data, state, frame, seat, move) {
    if (move.type === 'draw' && state.deck.length + state.discard.length === 0) return refuse('turn/draw', 'no-deck');
    if (move.type === 'play') return handRefusal(state, seat, move.card, 'turn/play');
    if (move.type === 'build' && firstSteps(data, state, seat).length === 0) return refuse('turn/build', 'no-room');
    if (move.type === 'offer') return offerRefusal(data, state, frame, move);
    return undefined;
  },

  apply(data, state, frame, seat, move, emit) {
    if (move.type === 'offer') offer(state, frame, move, emit);
    else act(data, state, seat, move, emit);
  },

  run: () => undefined,
};

function offerRefusal(
  data: ToyData,
  state: ToyState,
  frame: FrameOf<'turn'>,
  move: MoveOf<'offer'>,
): Refusal | undefined {
  const rule = 'turn/deals';
  if (frame.offered) return refuse(rule, 'one-offer-a-turn');
  if (move.to === frame.seat) return refuse(rule, 'not-with-yourself');
  if (move.points > data.price) return refuse(rule, 'price-too-high', { points: move.points, most: data.price });
  if (move.points > at(state.seats, move.to).points) return refuse(rule, 'cannot-pay', { points: move.points });
  return handRefusal(state, frame.seat, move.card, rule);
}

/** The card offered is shown to the seat asked and to nobody else. */
function offer(state: ToyState, frame: FrameOf<'turn'>, { to, card, points }: MoveOf<'offer'>, emit: ToyEmit): void {
  const from = frame.seat;
  frame.offered = true;
  learn(state, to, from, card);
  state.frames.push({ kind: 'answer', from, to, card, points });
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
  state.frames.pop();
  if (move.type === 'rest') {
    emit({ type: 'rested', seat });
    rise(state, 1, emit);
  } else if (move.type === 'draw') {
    draw(state, seat, emit);
  } else if (move.type === 'play') {
    const points = at(data.cards, move.card);
    release(state, seat, move.card);
    state.discard.push(move.card);
    at(state.seats, seat).points += points;
    emit({ type: 'played', seat, card: move.card, points, barrier: 'card-shown' });
  } else {
    state.frames.push({ kind: 'build', seat, left: data.chain, fresh: [], barred: [] });
    emit({ type: 'building', seat });
  }
}
