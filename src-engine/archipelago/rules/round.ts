import { at } from '../../kernel/at.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Box } from '../box.ts';
import { ACTIONS, type Action, type State } from '../state.ts';
import { construction } from './actions/construction.ts';
import { exploration } from './actions/exploration.ts';
import { harvestOf } from './actions/harvest.ts';
import { migration } from './actions/migration.ts';
import { recruitment } from './actions/recruitment.ts';
import { reproduction } from './actions/reproduction.ts';
import { taxes } from './actions/taxes.ts';
import { transaction } from './actions/transaction.ts';
import type { WheelAction } from './actions/wheel-action.ts';
import { circleRefusal } from './actions/wheel.ts';
import { discsLeft } from './rounds.ts';
import { neverRuns, pop, type GameStep } from './step.ts';

const RULE = 'actions';

const WHEEL: Record<Action, WheelAction> = {
  taxes,
  'harvest-fish': harvestOf('fish'),
  'harvest-wood': harvestOf('wood'),
  'harvest-fruit': harvestOf('fruit'),
  'harvest-cattle': harvestOf('cattle'),
  'harvest-stone': harvestOf('stone'),
  'harvest-iron': harvestOf('iron'),
  transaction,
  exploration,
  reproduction,
  recruitment,
  migration,
  construction,
};

function actRefusal(box: Box, state: State, seat: Seat, used: boolean, action: Action): Refusal | undefined {
  if (used) return refuse(RULE, 'disc-played-this-round');
  if (discsLeft(state, seat) === 0) return refuse(RULE, 'no-disc-left');
  return circleRefusal(box, state, seat, action) ?? WHEEL[action].refusal(box, state, seat);
}

/** One player's round (rulebook 2.0, p. 8): one disc on the wheel, then it ends; or it ends at once. */
export const round: GameStep<'round', 'act' | 'end-round'> = {
  rule: RULE,
  takes: ['act', 'end-round'],
  deciders: (_box, _state, frame) => [frame.seat],
  candidates: (_box, _state, frame) =>
    frame.disc
      ? [{ type: 'end-round' }]
      : [...ACTIONS.map((action) => ({ type: 'act', action }) as const), { type: 'end-round' }],
  refusal: (box, state, frame, seat, move) =>
    move.type === 'end-round' ? undefined : actRefusal(box, state, seat, frame.disc, move.action),
  apply(box, state, frame, seat, move, emit) {
    if (move.type === 'act') {
      frame.disc = true;
      state.wheel.push({ action: move.action, seat });
      emit({ type: 'acted', seat, action: move.action });
      WHEEL[move.action].start(box, state, seat, emit);
      return;
    }
    const out = !frame.disc;
    pop(state);
    const below = at(state.frames, state.frames.length - 1);
    if (out && below.kind === 'rounds') below.out[state.order.indexOf(seat)] = true;
    emit({ type: 'round-over', seat, out });
  },
  run: neverRuns,
};
