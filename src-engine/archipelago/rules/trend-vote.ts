import { pop } from '../../kernel/frames.ts';
import { defined } from '../../kernel/defined.ts';
import { seatInOrder } from '../../kernel/order.ts';
import { refuse } from '../../kernel/refusal.ts';
import { dealHands } from './discovery.ts';
import type { GameStep } from './step.ts';
import { layTrend, trendsLeft } from './trends.ts';

const RULE = 'variants/choose-trend';

/** The trend named most often; of several the one named first. */
function mostNamed(votes: readonly string[]): string {
  const count = (trend: string) => votes.filter((vote) => vote === trend).length;
  const most = Math.max(...votes.map(count));
  return defined(votes[votes.findIndex((vote) => count(vote) === most)]);
}

/**
 * Variant choose-trend (rulebook 2.0, p. 16; our ruling A): before the tiles are dealt each player in order of play names
 * the trend they would play with. Beside the Benefactor, which lies for sure, the other one is chosen.
 */
export const trendVoteStep: GameStep<'trend-vote', 'vote-trend'> = {
  rule: RULE,
  takes: ['vote-trend'],
  deciders: ({ state, frame: { votes } }) =>
    votes.length < state.order.length ? [seatInOrder(state, votes.length)] : [],
  candidates: ({ box, state }) => trendsLeft(box, state).map((trend) => ({ type: 'vote-trend', trend })),
  refusal: ({ box, state }, { trend }) =>
    trendsLeft(box, state).includes(trend) ? undefined : refuse(RULE, 'trend-not-to-choose'),
  apply({ frame, seat, emit }, { trend }) {
    frame.votes.push(trend);
    emit({ type: 'trend-named', seat, trend });
  },
  run(context) {
    const { state, frame, emit } = context;
    pop(state);
    layTrend(state, mostNamed(frame.votes), emit);
    dealHands(context);
  },
};
