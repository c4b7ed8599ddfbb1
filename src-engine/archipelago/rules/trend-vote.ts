import { pop } from '../../kernel/frames.ts';
import { given } from '../../kernel/given.ts';
import { seatInOrder } from '../../kernel/order.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import { dealHands } from './discovery.ts';
import type { GameStep } from './step.ts';
import { layTrend, trendsLeft } from './trends.ts';

const RULE = 'variants';

const candidates = (box: Box, state: State) =>
  trendsLeft(box, state).map((trend) => ({ type: 'vote-trend', trend }) as const);

/** The trend named most often; of several the one named first. */
function mostNamed(votes: readonly string[]): string {
  const count = (trend: string) => votes.filter((vote) => vote === trend).length;
  const most = Math.max(...votes.map(count));
  return given(votes[votes.findIndex((vote) => count(vote) === most)]);
}

/**
 * Variant choose-trend (rulebook 2.0, p. 16; our ruling A): before the tiles are dealt each player in order of play names
 * the trend he would play with. Beside the Benefactor, which lies for sure, the other one is chosen.
 */
export const trendVoteStep: GameStep<'trend-vote', 'vote-trend'> = {
  rule: RULE,
  takes: ['vote-trend'],
  deciders: (_box, state, { votes }) => (votes.length < state.order.length ? [seatInOrder(state, votes.length)] : []),
  candidates,
  refusal: (box, state, _frame, _seat, { trend }) =>
    trendsLeft(box, state).includes(trend) ? undefined : refuse(RULE, 'trend-not-to-choose'),
  apply(_box, _state, frame, seat, { trend }, emit) {
    frame.votes.push(trend);
    emit({ type: 'trend-named', seat, trend });
  },
  run(box, state, frame, emit) {
    pop(state);
    layTrend(state, mostNamed(frame.votes), emit);
    dealHands(box, state, emit);
  },
};
