import type { Emit } from '../../../kernel/events.ts';
import { pop } from '../../../kernel/frames.ts';
import { given } from '../../../kernel/given.ts';
import { refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import { RESOURCES, type Resource } from '../../data/schema.ts';
import type { Event } from '../../events.ts';
import type { State } from '../../state.ts';
import { cubesIn } from '../../stock.ts';
import type { GameStep } from '../step.ts';

const RULE = 'cards';

/** One cube from behind one screen to behind another. */
export function passCube(state: State, from: Seat, to: Seat, resource: Resource): void {
  given(state.screens[from]).cubes[resource]--;
  given(state.screens[to]).cubes[resource]++;
}

/** Only who has no cube at all lifts his screen (rulebook 2.0, p. 17); explorer tokens are no cubes (ruling 95). */
export function liftRefusal(state: State, seat: Seat): Refusal | undefined {
  return cubesIn(given(state.screens[seat]).cubes) === 0 ? undefined : refusePrivately(RULE, 'cubes-behind-screen');
}

/** `seat` proves to `to`, and to everybody, that it has no cube. */
export function liftScreen(state: State, seat: Seat, to: Seat, emit: Emit<Event>): void {
  pop(state);
  emit({ type: 'screen-lifted', seat, to, barrier: 'screen-lifted' });
}

/** Who lost a ship to the Pirate hands over a cube of his choice, or proves that he has none (ruling 95). */
export const giveStep: GameStep<'give', 'give-cube' | 'lift-screen'> = {
  rule: RULE,
  takes: ['give-cube', 'lift-screen'],
  deciders: (_box, _state, frame) => [frame.seat],
  candidates: () => [
    ...RESOURCES.map((resource) => ({ type: 'give-cube', resource }) as const),
    { type: 'lift-screen' },
  ],
  refusal(_box, state, _frame, seat, move) {
    if (move.type === 'lift-screen') return liftRefusal(state, seat);
    const { resource } = move;
    return given(state.screens[seat]).cubes[resource] > 0 ? undefined : refusePrivately(RULE, 'no-cube', { resource });
  },
  apply(_box, state, { to }, seat, move, emit) {
    if (move.type === 'lift-screen') {
      liftScreen(state, seat, to, emit);
      return;
    }
    pop(state);
    passCube(state, seat, to, move.resource);
    emit({ type: 'cube-given', seat, to, resource: move.resource });
  },
  run: neverRuns,
};
