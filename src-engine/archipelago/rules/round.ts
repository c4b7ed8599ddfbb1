import { pop } from '../../kernel/frames.ts';
import { given } from '../../kernel/given.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import { neverRuns } from '../../kernel/steps.ts';
import { resourceBit, type Box } from '../box.ts';
import { RESOURCES } from '../data/schema.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import { discsLeft } from '../figures/discs.ts';
import { ACTIONS, type Action, type State } from '../state.ts';
import { construction } from './actions/construction.ts';
import { exploration } from './actions/exploration.ts';
import { cropsInReach, harvestOf } from './actions/harvest.ts';
import { migration } from './actions/migration.ts';
import { recruitment } from './actions/recruitment.ts';
import { reproduction } from './actions/reproduction.ts';
import { taxes } from './actions/taxes.ts';
import { transaction } from './actions/transaction.ts';
import { buildingMoves, buildingRefusal, useBuilding } from './actions/use-building.ts';
import type { WheelAction } from './actions/wheel-action.ts';
import { circleRefusal } from './actions/wheel.ts';
import { cardMoves, cardRefusal, useCard } from './cards/use-card.ts';
import { buildWonder, wonderMoves, wonderRefusal } from './cards/wonder.ts';
import type { GameStep } from './step.ts';

const RULE = 'actions';

/** The thirteen actions of the wheel. */
export const WHEEL: Record<Action, WheelAction> = {
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

/** The harvests of the wheel by action, as `resourceBit`s. */
const CROPS = new Map<Action, number>(RESOURCES.map((resource) => [`harvest-${resource}`, resourceBit(resource)]));
/** A disc for each action there is, and what it harvests, if anything. */
const ACTS = ACTIONS.map((action) => ({ move: { type: 'act', action } as const, crop: CROPS.get(action) ?? 0 }));

/** The discs worth asking about: a harvest needs a free unit beside one of its icons. */
function actMoves(box: Box, state: State, seat: Seat): MoveOf<'act'>[] {
  const moves: MoveOf<'act'>[] = [];
  if (discsLeft(box, state, seat) === 0) return moves;
  const crops = cropsInReach(box, state, seat);
  for (const { move, crop } of ACTS) if (crop === 0 || (crop & crops) > 0) moves.push(move);
  return moves;
}

type Played = 'act' | 'use-card' | 'build-wonder' | 'use-building' | 'end-round';

/** Why `seat` cannot play a move, had it a disc left, and were none of its kind played in the round yet. */
function playRefusal(box: Box, state: State, seat: Seat, move: MoveOf<Played>): Refusal | undefined {
  switch (move.type) {
    case 'act':
      return circleRefusal(box, state, seat, move.action) ?? WHEEL[move.action].refusal(box, state, seat);
    case 'use-card':
      return cardRefusal(box, state, seat, move);
    case 'build-wonder':
      return wonderRefusal(box, state, seat, move);
    case 'use-building':
      return buildingRefusal(box, state, seat, move);
    case 'end-round':
      return undefined;
  }
}

/** What is left of the round: each of the three may be played once, in any order (ruling 47). */
function slotRefusal(frame: FrameOf<'round'>, move: MoveOf<Played>): Refusal | undefined {
  if (move.type === 'act' && frame.disc) return refuse(RULE, 'disc-played-this-round');
  if ((move.type === 'use-card' || move.type === 'build-wonder') && frame.card) {
    return refuse(RULE, 'card-used-this-round');
  }
  if (move.type === 'use-building' && frame.building) return refuse(RULE, 'building-used-this-round');
  return undefined;
}

/**
 * One player's round (rulebook 2.0, p. 5 and 8): one disc on the wheel, one card or wonder, one port or market, each at
 * most once and in any order; then it ends. A round in which nothing was played is the last of the phase (ruling 48).
 */
export const round: GameStep<'round', Played> = {
  rule: RULE,
  takes: ['act', 'use-card', 'build-wonder', 'use-building', 'end-round'],
  deciders: (_box, _state, frame) => [frame.seat],
  candidates: (box, state, frame, seat) => [
    ...(frame.disc ? [] : actMoves(box, state, seat)),
    ...(frame.card ? [] : [...cardMoves(box, state), ...wonderMoves(box, state, seat)]),
    ...(frame.building ? [] : buildingMoves(state)),
    { type: 'end-round' },
  ],
  refusal(box, state, frame, seat, move) {
    const taken = slotRefusal(frame, move);
    if (taken !== undefined) return taken;
    if (move.type === 'act' && discsLeft(box, state, seat) === 0) return refuse(RULE, 'no-disc-left');
    return playRefusal(box, state, seat, move);
  },
  judge: (box, state, _frame, seat) => (move) => playRefusal(box, state, seat, move),
  apply(box, state, frame, seat, move, emit) {
    switch (move.type) {
      case 'act':
        frame.disc = true;
        state.wheel.push({ action: move.action, seat });
        emit({ type: 'acted', seat, action: move.action });
        return WHEEL[move.action].start(box, state, seat, emit);
      case 'use-card':
        frame.card = true;
        return useCard(box, state, seat, move, emit);
      case 'build-wonder':
        frame.card = true;
        return buildWonder(box, state, seat, move, emit);
      case 'use-building':
        frame.building = true;
        return useBuilding(box, state, seat, move, emit);
      case 'end-round': {
        const out = !frame.disc && !frame.card && !frame.building;
        pop(state);
        const below = given(state.frames[state.frames.length - 1]);
        if (out && below.kind === 'rounds') below.out[state.order.indexOf(seat)] = true;
        return emit({ type: 'round-over', seat, out });
      }
    }
  },
  run: neverRuns,
};
