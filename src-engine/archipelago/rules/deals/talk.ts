import { pop, push } from '../../../kernel/frames.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { OutOfTurnMoves } from '../../../kernel/steps.ts';
import type { Box } from '../../box.ts';
import type { Event } from '../../events.ts';
import type { Move, MoveOf } from '../../moves.ts';
import type { State } from '../../state.ts';
import type { MoveContext } from '../context.ts';
import { isSecret } from '../secret.ts';
import { copyGoods, goodsRefusal, isNothing, meansRefusal } from './goods.ts';
import { copyPromise, promiseRefusal, settle, settleRefusal } from './ledger.ts';
import { setStanding, standingRefusal } from './standing.ts';
import { mayDeal } from './windows.ts';

const RULE = 'negotiation/when';

/**
 * Why `seat` cannot offer this deal. What everybody can see comes first; whether the proposer has what they would give is told
 * to nobody else, and whether the other has what is asked for shows only when they accept.
 */
function offerRefusal(state: State, seat: Seat, { to, give, take, promises }: MoveOf<'offer'>): Refusal | undefined {
  if (to >= state.options.players) return refuse(RULE, 'no-such-player');
  if (to === seat) return refuse(RULE, 'not-with-oneself');
  if (!mayDeal(state, seat, to)) {
    return refuse(RULE, state.frames.at(-1)?.kind === 'offer' ? 'offer-waits' : 'no-deals-now');
  }
  if (isNothing(give) && isNothing(take) && promises.length === 0) return refuse(RULE, 'nothing-offered');
  let promised: Refusal | undefined;
  for (const promise of promises) promised ??= promiseRefusal(state, [seat, to], promise);
  return (
    goodsRefusal(state, seat, to, give) ??
    goodsRefusal(state, to, seat, take) ??
    promised ??
    meansRefusal(state, seat, give)
  );
}

/** An offer waits for its answer; one made in answer to another replaces it. */
function makeOffer({ state, seat, emit }: MoveContext, { to, ...terms }: MoveOf<'offer'>): void {
  if (state.frames.at(-1)?.kind === 'offer') pop(state);
  state.offers++;
  state.offered[seat] = (state.offered[seat] ?? 0) + 1;
  const copy = () => ({
    give: copyGoods(terms.give),
    take: copyGoods(terms.take),
    promises: terms.promises.map(copyPromise),
  });
  push(state, { kind: 'offer', offer: state.offers, from: seat, to, ...copy() });
  emit({ type: 'offered', offer: state.offers, seat, to, ...copy() });
}

function withdrawRefusal(state: State, seat: Seat, { offer }: MoveOf<'withdraw'>): Refusal | undefined {
  const top = state.frames.at(-1);
  if (top?.kind !== 'offer' || top.from !== seat) return refuse(RULE, 'no-offer-of-yours');
  return top.offer === offer ? undefined : refuse(RULE, 'offer-replaced');
}

/** What is said beside the decision that is pending (rulebook 2.0, p. 5): deals, their promises, standing answers about harvests. */
export const talkMoves: OutOfTurnMoves<Box, State, Move, Event> = {
  takes: ['offer', 'withdraw', 'standing', 'settle'],
  refusal({ state, seat }, move) {
    if (move.type === 'offer') return offerRefusal(state, seat, move);
    if (move.type === 'withdraw') return withdrawRefusal(state, seat, move);
    if (isSecret(state.frames.at(-1))) return refuse(RULE, 'not-during-a-secret');
    if (move.type === 'standing') return standingRefusal(state, seat, move);
    return move.type === 'settle' ? settleRefusal(state, seat, move) : refuse(RULE, 'not-asked-now');
  },
  apply(context, move) {
    const { state, seat, emit } = context;
    if (move.type === 'offer') makeOffer(context, move);
    else if (move.type === 'standing') setStanding(context, move);
    else if (move.type === 'settle') settle(context, move);
    else if (move.type === 'withdraw') {
      pop(state);
      emit({ type: 'withdrawn', offer: move.offer, seat });
    }
  },
};
