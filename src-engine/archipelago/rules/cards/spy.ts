import { pop } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { MoveOf } from '../../moves.ts';
import type { State } from '../../state.ts';
import type { GameStep } from '../step.ts';
import { others, victimRefusal } from './target.ts';

const RULE = 'cards/against';

/** The objectives of the others; how many a player has lies open. */
function choices(state: State, seat: Seat): MoveOf<'spy'>[] {
  return others(state, seat).flatMap((other) =>
    defined(state.objectives[other]).map((_, objective) => ({ type: 'spy', seat: other, objective }) as const),
  );
}

/** Notes what `seat` has seen; what it looked at last stands last. */
function remember(state: State, seat: Seat, of: Seat, objective: string): void {
  const before = state.seen.filter((look) => look.seat !== seat || look.objective !== objective);
  state.seen = [...before, { seat, of, objective }];
}

/**
 * The Spy: its user chooses one objective of another player, then looks at it alone. Where the objectives lie open for
 * everybody there is nothing to see.
 */
export const spyStep: GameStep<'spy', 'spy' | 'look'> = {
  rule: RULE,
  takes: ['spy', 'look'],
  deciders: ({ state, frame }) => (frame.of >= 0 || choices(state, frame.seat).length > 0 ? [frame.seat] : []),
  candidates: ({ state, frame, seat }) => (frame.of >= 0 ? [{ type: 'look' }] : choices(state, seat)),
  refusal({ state, frame, seat }, move) {
    if ((move.type === 'look') !== frame.of >= 0) return refuse(RULE, 'not-asked-now');
    if (move.type === 'look') return undefined;
    const refusal = victimRefusal(state, seat, move.seat);
    if (refusal !== undefined) return refusal;
    return move.objective < defined(state.objectives[move.seat]).length ? undefined : refuse(RULE, 'no-such-objective');
  },
  apply({ state, frame, seat, emit }, move) {
    if (move.type === 'look') {
      pop(state);
      return;
    }
    const of = move.seat;
    const objective = defined(defined(state.objectives[of])[move.objective]);
    frame.of = of;
    remember(state, seat, of, objective);
    emit({ type: 'spied', seat, of, objective, barrier: 'spied' }, { only: [seat] });
    emit({ type: 'spied', seat, of, objective: null, barrier: 'spied' }, { except: [seat] });
  },
  run: ({ state }) => pop(state),
};
