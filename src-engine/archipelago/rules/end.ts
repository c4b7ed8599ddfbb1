import type { Emit } from '../../kernel/events.ts';
import { defined } from '../../kernel/defined.ts';
import { deckInPlay } from '../box.ts';
import type { Event } from '../events.ts';
import { gaugesOf, isWithin } from '../scoring/conditions.ts';
import type { State } from '../state.ts';
import type { RunContext } from './context.ts';
import { choosingObjectives } from './objectives.ts';

/** Ends the game at once: nothing is pending any more. */
export function finish(state: State, code: string, emit: Emit<Event>): void {
  if (state.result !== null) return;
  state.result = { code };
  state.phase = 'over';
  state.frames = [];
  emit({ type: 'over', code, objectives: state.objectives.map((held) => [...held]), barrier: 'game-over' });
}

/**
 * Looks whether an end condition has just been met (rulebook 2.0, p. 15; rulings 115 and 117). Every condition of the deck
 * in play raises a barrier, dealt or not: that nobody shows a card says something too.
 */
export function watchEnds({ box, state, emit }: RunContext): void {
  if (state.result !== null) return;
  // A condition met in turn 0 before the objectives are dealt counts from when they are.
  if (state.turn === 0 && state.common.length === 0 && state.objectives.every((held) => held.length === 0)) return;
  if (choosingObjectives(state)) return;
  const { objectives, ends } = deckInPlay(box, state.options);
  const asked = defined(ends[state.options.players]);
  const gauges = gaugesOf(state);
  for (let index = 0; index < asked.length; index++) {
    if (isWithin(gauges, defined(asked[index]))) cross(state, defined(objectives[index]).id, emit);
  }
}

/** An end condition holds. The first time this raises a barrier; if its objective is in play, the game ends where it next may. */
function cross(state: State, objective: string, emit: Emit<Event>): void {
  const { common, crossed } = state;
  if (crossed.includes(objective) || (common.length > 0 && !common.includes(objective))) return;
  crossed.push(objective);
  emit({ type: 'threshold', objective, barrier: 'threshold' });
  const seats = state.objectives.flatMap((held, seat) => (held.includes(objective) ? [seat] : []));
  if (seats.length === 0 && !common.includes(objective)) return;
  emit({ type: 'objective-met', objective, seats, barrier: 'objective' });
  state.met.push({ objective, seats });
}

/**
 * Ends the game if an end condition in play has been met: asked where the rules let it end, at the end of a round, a
 * board, a crisis or a purchase (rulings 114 and 116).
 * @returns whether the game is over.
 */
export function endIfDue(state: State, emit: Emit<Event>): boolean {
  const first = state.met[0];
  if (first !== undefined) finish(state, first.objective, emit);
  return state.result !== null;
}
