import { pop } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import type { State } from '../../state.ts';
import { cubesIn } from '../../stock.ts';
import type { MoveContext } from '../context.ts';
import type { GameStep } from '../step.ts';
import { RESOURCES, type Resource } from '../../data/schema.ts';

const RULE = 'cards/give';

/** One cube from behind one screen to behind another. */
export function passCube(state: State, from: Seat, to: Seat, resource: Resource): void {
  defined(state.screens[from]).cubes[resource]--;
  defined(state.screens[to]).cubes[resource]++;
}

/** Only those who have no cube at all lift their screen (rulebook 2.0, p. 17); explorer tokens are no cubes (ruling 95). */
export function liftRefusal(state: State, seat: Seat): Refusal | undefined {
  return cubesIn(defined(state.screens[seat]).cubes) === 0 ? undefined : refusePrivately(RULE, 'cubes-behind-screen');
}

/** `seat` proves to `to`, and to everybody, that it has no cube. */
export function liftScreen({ state, seat, emit }: MoveContext, to: Seat): void {
  pop(state);
  emit({ type: 'screen-lifted', seat, to, barrier: 'screen-lifted' });
}

/** Whoever lost a ship to the Pirate hands over a cube of their choice, or proves that there is none (ruling 95). */
export const giveStep: GameStep<'give', 'give-cube' | 'lift-screen'> = {
  rule: RULE,
  takes: ['give-cube', 'lift-screen'],
  deciders: ({ frame }) => [frame.seat],
  candidates: () => [
    ...RESOURCES.map((resource) => ({ type: 'give-cube', resource }) as const),
    { type: 'lift-screen' },
  ],
  refusal({ state, seat }, move) {
    if (move.type === 'lift-screen') return liftRefusal(state, seat);
    const { resource } = move;
    return defined(state.screens[seat]).cubes[resource] > 0
      ? undefined
      : refusePrivately(RULE, 'no-cube', { resource });
  },
  apply(context, move) {
    const { state, frame, seat, emit } = context;
    const { to } = frame;
    if (move.type === 'lift-screen') {
      liftScreen(context, to);
      return;
    }
    pop(state);
    passCube(state, seat, to, move.resource);
    emit({ type: 'cube-given', seat, to, resource: move.resource });
  },
  run: neverRuns,
};
