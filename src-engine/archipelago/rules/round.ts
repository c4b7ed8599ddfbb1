import { pop } from '../../kernel/frames.ts';
import { defined } from '../../kernel/defined.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { neverRuns } from '../../kernel/steps.ts';
import { resourceBit } from '../box.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import { ACTIONS, type Action } from '../state.ts';
import { constructionAction } from './actions/construction.ts';
import { explorationAction } from './actions/exploration.ts';
import { cropsInReach, harvestAction } from './actions/harvest.ts';
import { migrationAction } from './actions/migration.ts';
import { recruitmentAction } from './actions/recruitment.ts';
import { reproductionAction } from './actions/reproduction.ts';
import { taxesAction } from './actions/taxes.ts';
import { transactionAction } from './actions/transaction.ts';
import { buildingMoves, buildingRefusal, useBuilding } from './actions/use-building.ts';
import type { WheelAction } from './actions/wheel-action.ts';
import { circleRefusal } from './actions/wheel.ts';
import { cardMoves, cardRefusal, useCard } from './cards/use-card.ts';
import { buildWonder, wonderMoves, wonderRefusal } from './cards/wonder.ts';
import type { SeatContext } from './context.ts';
import type { GameStep } from './step.ts';
import { RESOURCES } from '../data/schema.ts';
import { discsLeft } from '../figures/discs.ts';

const RULE = 'actions/round';
const DISCS = 'actions/discs';

/** The thirteen actions of the wheel. */
export const WHEEL: Record<Action, WheelAction> = {
  taxes: taxesAction,
  'harvest-fish': harvestAction('fish'),
  'harvest-wood': harvestAction('wood'),
  'harvest-fruit': harvestAction('fruit'),
  'harvest-cattle': harvestAction('cattle'),
  'harvest-stone': harvestAction('stone'),
  'harvest-iron': harvestAction('iron'),
  transaction: transactionAction,
  exploration: explorationAction,
  reproduction: reproductionAction,
  recruitment: recruitmentAction,
  migration: migrationAction,
  construction: constructionAction,
};

/** The harvests of the wheel by action, as `resourceBit`s. */
const CROPS = new Map<Action, number>(RESOURCES.map((resource) => [`harvest-${resource}`, resourceBit(resource)]));
/** A disc for each action there is, and what it harvests, if anything. */
const ACTS = ACTIONS.map((action) => ({ move: { type: 'act', action } as const, crop: CROPS.get(action) ?? 0 }));

/** The discs worth asking about: a harvest needs a free unit beside one of its icons. */
function actMoves(context: SeatContext): MoveOf<'act'>[] {
  const { box, state, seat } = context;
  const moves: MoveOf<'act'>[] = [];
  if (discsLeft(box, state, seat) === 0) return moves;
  const crops = cropsInReach(context);
  for (const { move, crop } of ACTS) if (crop === 0 || (crop & crops) > 0) moves.push(move);
  return moves;
}

type RoundMove = 'act' | 'use-card' | 'build-wonder' | 'use-building' | 'end-round';

/** Why `seat` cannot play a move, had it a disc left, and were none of its kind played in the round yet. */
function playRefusal(context: SeatContext, move: MoveOf<RoundMove>): Refusal | undefined {
  switch (move.type) {
    case 'act':
      return circleRefusal(context, move.action) ?? WHEEL[move.action].refusal(context);
    case 'use-card':
      return cardRefusal(context, move);
    case 'build-wonder':
      return wonderRefusal(context, move);
    case 'use-building':
      return buildingRefusal(context, move);
    case 'end-round':
      return undefined;
  }
}

/** What is left of the round: each of the three may be played once, in any order (ruling 47). */
function slotRefusal(frame: FrameOf<'round'>, move: MoveOf<RoundMove>): Refusal | undefined {
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
export const roundStep: GameStep<'round', RoundMove> = {
  rule: RULE,
  takes: ['act', 'use-card', 'build-wonder', 'use-building', 'end-round'],
  deciders: ({ frame }) => [frame.seat],
  candidates(context) {
    const { box, state, frame } = context;
    return [
      ...(frame.disc ? [] : actMoves(context)),
      ...(frame.card ? [] : [...cardMoves(box, state), ...wonderMoves(context)]),
      ...(frame.building ? [] : buildingMoves(state)),
      { type: 'end-round' },
    ];
  },
  refusal(context, move) {
    const { box, state, frame, seat } = context;
    const taken = slotRefusal(frame, move);
    if (taken !== undefined) return taken;
    if (move.type === 'act' && discsLeft(box, state, seat) === 0) return refuse(DISCS, 'no-disc-left');
    return playRefusal(context, move);
  },
  judge: (context) => (move) => playRefusal(context, move),
  apply(context, move) {
    const { state, frame, seat, emit } = context;
    switch (move.type) {
      case 'act':
        frame.disc = true;
        state.wheel.push({ action: move.action, seat });
        emit({ type: 'acted', seat, action: move.action });
        return WHEEL[move.action].start(context);
      case 'use-card':
        frame.card = true;
        return useCard(context, move);
      case 'build-wonder':
        frame.card = true;
        return buildWonder(context, move);
      case 'use-building':
        frame.building = true;
        return useBuilding(context, move);
      case 'end-round': {
        const out = !frame.disc && !frame.card && !frame.building;
        pop(state);
        const below = defined(state.frames[state.frames.length - 1]);
        if (out && below.kind === 'rounds') below.out[state.order.indexOf(seat)] = true;
        return emit({ type: 'round-over', seat, out });
      }
    }
  },
  run: neverRuns,
};
