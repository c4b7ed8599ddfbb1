import type { Seat } from '../../kernel/seat.ts';
import type { Open } from '../open.ts';
import type { StandingAnswer } from '../terms.ts';

/** How `by` answers `to`, who wants to harvest under towns of `by`: with a question each time unless something else was said. */
export function standingOf(state: Pick<Open, 'standing'>, by: Seat, to: Seat): StandingAnswer {
  const said = state.standing.find((answer) => answer.by === by && answer.to === to);
  return said ?? { by, to, leave: 'ask', price: 0 };
}
