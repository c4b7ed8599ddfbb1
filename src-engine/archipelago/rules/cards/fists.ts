import { pop } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { neverRuns } from '../../../kernel/steps.ts';
import type { MoveOf } from '../../moves.ts';
import type { State } from '../../state.ts';
import { cubesIn } from '../../stock.ts';
import type { Playing, RunContext } from '../context.ts';
import type { GameStep } from '../step.ts';
import { liftRefusal, liftScreen, passCube } from './give.ts';
import { RESOURCES } from '../../data/schema.ts';

const RULE = 'cards/fists';

/** All ways to close two fists, whatever the stock. */
const CLOSINGS: readonly MoveOf<'close-fists'>[] = [...RESOURCES, null].flatMap((left) =>
  [...RESOURCES, null].flatMap((right) =>
    left === null && right === null ? [] : [{ type: 'close-fists', left, right } as const],
  ),
);

function closeRefusal(state: State, seat: Seat, { left, right }: MoveOf<'close-fists'>): Refusal | undefined {
  const closed = [left, right].filter((resource) => resource !== null);
  if (closed.length === 0) return refuse(RULE, 'fists-empty');
  const { cubes } = defined(state.screens[seat]);
  const missing = closed.find((resource) => cubes[resource] === 0);
  if (missing !== undefined) return refusePrivately(RULE, 'no-cube', { resource: missing });
  if (left !== null && left === right && cubes[left] < 2)
    return refusePrivately(RULE, 'one-cube-only', { resource: left });
  return closed.length === 2 || cubesIn(cubes) === 1 ? undefined : refusePrivately(RULE, 'cube-in-each-fist');
}

/** The fist pointed at is opened; what is in the other goes back behind the screen unseen. */
function open({ state, frame, emit }: RunContext & Playing<'fists'>, fist: 'left' | 'right'): void {
  const { seat: of, to: seat } = frame;
  const resource = frame[fist];
  pop(state);
  if (resource !== null) passCube(state, of, seat, resource);
  emit({ type: 'fist-opened', seat, of, fist, resource, barrier: 'fist-opened' });
}

/**
 * The Thief (rulebook 2.0, p. 17): the victim closes a cube in each fist, or the only one in either, and the user
 * takes what is in the fist pointed at. A victim without a cube lifts the screen; explorer tokens are no cubes (ruling 95).
 */
export const fistsStep: GameStep<'fists', 'close-fists' | 'lift-screen' | 'point'> = {
  rule: RULE,
  takes: ['close-fists', 'lift-screen', 'point'],
  deciders: ({ frame }) => [frame.closed ? frame.to : frame.seat],
  candidates: ({ frame }) =>
    frame.closed
      ? [
          { type: 'point', fist: 'left' },
          { type: 'point', fist: 'right' },
        ]
      : [...CLOSINGS, { type: 'lift-screen' }],
  refusal({ state, frame, seat }, move) {
    if ((move.type === 'point') !== frame.closed) return refuse(RULE, 'not-asked-now');
    if (move.type === 'point') return undefined;
    return move.type === 'lift-screen' ? liftRefusal(state, seat) : closeRefusal(state, seat, move);
  },
  apply(context, move) {
    const { frame, seat, emit } = context;
    if (move.type === 'point') {
      open(context, move.fist);
    } else if (move.type === 'lift-screen') {
      liftScreen(context, frame.to);
    } else {
      Object.assign(frame, { closed: true, left: move.left, right: move.right });
      emit({ type: 'fists-closed', seat, to: frame.to });
    }
  },
  run: neverRuns,
};
