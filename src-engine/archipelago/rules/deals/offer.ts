import { pop } from '../../../kernel/frames.ts';
import { refuse, refusePrivately } from '../../../kernel/refusal.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import { DECLINE_REASONS } from '../../terms.ts';
import type { Playing, RunContext } from '../context.ts';
import type { GameStep } from '../step.ts';
import { copyGoods, handOver, meansRefusal } from './goods.ts';
import { copyPromise, writeDown } from './ledger.ts';

const RULE = 'negotiation';

/**
 * An offer waits for the answer of the one it was made to (rulebook 2.0, p. 5). Accepted, all of it changes hands at once or
 * nothing does (ruling 102); declined, it is gone. The answer names the offer by its number, so that it never meets another one.
 */
export const offerStep: GameStep<'offer', 'accept' | 'decline'> = {
  rule: RULE,
  takes: ['accept', 'decline'],
  deciders: ({ frame }) => [frame.to],
  candidates: ({ frame }) => [
    { type: 'accept', offer: frame.offer },
    ...DECLINE_REASONS.map((reason) => ({ type: 'decline', offer: frame.offer, reason }) as const),
  ],
  refusal({ state, frame }, move) {
    if (move.offer !== frame.offer) return refuse(RULE, 'offer-replaced');
    if (move.type === 'decline') return undefined;
    const lacking = meansRefusal(state, frame.to, frame.take);
    if (lacking !== undefined) return lacking;
    // Whoever answers learns that the other cannot pay, not what is missing behind that screen.
    return meansRefusal(state, frame.from, frame.give) && refusePrivately(RULE, 'other-cannot-pay');
  },
  apply(context, move) {
    const { state, frame, seat, emit } = context;
    pop(state);
    if (move.type === 'accept') strike(context);
    else emit({ type: 'declined', offer: frame.offer, seat, from: frame.from, reason: move.reason });
  },
  run: neverRuns,
};

function strike({ state, frame, emit }: RunContext & Playing<'offer'>): void {
  const { offer: number, from, to } = frame;
  const give = copyGoods(frame.give);
  const take = copyGoods(frame.take);
  const promises = frame.promises.map(copyPromise);
  handOver(state, from, to, give);
  handOver(state, to, from, take);
  writeDown(state, from, to, promises);
  emit({ type: 'accepted', offer: number, seat: to, from, give, take, promises, barrier: 'deal-struck' });
}
