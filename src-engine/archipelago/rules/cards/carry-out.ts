import { push } from '../../../kernel/frames.ts';

import type { Frame, FrameOf } from '../../frames.ts';
import type { Move } from '../../moves.ts';
import { earn } from '../../pieces/bank.ts';
import { constructionStep } from '../actions/construction.ts';
import { explorationAction } from '../actions/exploration.ts';
import { migrationStep } from '../actions/migration.ts';
import { recruitmentStep } from '../actions/recruitment.ts';
import { reproductionAction } from '../actions/reproduction.ts';
import { taxesAction } from '../actions/taxes.ts';
import { transactionStep } from '../actions/transaction.ts';
import type { WheelAction } from '../actions/wheel-action.ts';

import type { MoveContext, Playing } from '../context.ts';
import { moveMarker } from '../markers.ts';
import { type GameStep } from '../step.ts';
import { freeHarvestStep } from './free-harvest.ts';
import { canLaunch } from './launch.ts';
import { pillageStep } from './pillage.ts';
import { startSearch } from './search.ts';
import { sinkStep } from './sink.ts';
import { spyStep } from './spy.ts';
import { targetStep } from './target.ts';
import { effectDistance } from '../../figures/distances.ts';
import { comingRound } from '../../figures/round.ts';
import type { ActionKind, SimpleEffect } from '../../data/schema-cards.ts';

/** Where an effect is carried out: what the user of the card does. */
export type Scene = MoveContext & Playing<'effects'>;

type EffectOf<K extends SimpleEffect['do']> = Extract<SimpleEffect, { do: K }>;

/** Any number, of workers or of transactions. */
const ANY = -1;

/** Pushes a frame in which the user decides, unless what lies open leaves them nothing to do there. */
function ask<K extends Frame['kind'], T extends Move['type']>(
  scene: Scene,
  step: GameStep<K, T>,
  frame: FrameOf<K>,
): boolean {
  const inside = { ...scene, frame };
  const possible = step
    .candidates(inside)
    .some((move) => move.type !== 'done' && step.refusal(inside, move)?.public !== true);
  if (possible) push(scene.state, frame);
  return possible;
}

function move(scene: Scene, effect: EffectOf<'rebellion' | 'surplus'>): boolean {
  const { state } = scene;
  const before = state[effect.do];
  moveMarker(scene, effect.do, effectDistance(state, effect), 'card');
  return state[effect.do] !== before;
}

function trade(scene: Scene, market: 'domestic' | 'export' | null, count: EffectOf<'transaction'>['count']): boolean {
  const { seat } = scene;
  const single = count === 'unlimited-one-type';
  const left = single ? ANY : count;
  return ask(scene, transactionStep, {
    kind: 'transaction',
    seat,
    left,
    done: 0,
    market,
    single,
    only: null,
    optional: true,
  });
}

function recruit(scene: Scene, left: number, free: boolean): boolean {
  return ask(scene, recruitmentStep, {
    kind: 'recruitment',
    seat: scene.seat,
    done: 0,
    left,
    free,
    optional: true,
  });
}

/** An action without a disc or a circle of the wheel; whatever else it costs is paid. */
const ACT: { readonly [A in ActionKind]: (scene: Scene, effect: EffectOf<'action'>) => boolean } = {
  taxes(scene) {
    taxesAction.start(scene);
    return true;
  },
  harvest: (scene) => ask(scene, freeHarvestStep, { kind: 'free-harvest', seat: scene.seat }),
  transaction: (scene) => trade(scene, null, 1),
  exploration: (scene) => begin(scene, explorationAction),
  reproduction: (scene) => begin(scene, reproductionAction),
  recruitment: (scene) => recruit(scene, ANY, false),
  migration: (scene) =>
    ask(scene, migrationStep, { kind: 'migration', seat: scene.seat, moved: [], roads: 1, optional: true }),
  construction: (scene, { only }) =>
    ask(scene, constructionStep, {
      kind: 'construction',
      seat: scene.seat,
      only: only === undefined ? null : [...only],
      optional: true,
    }),
};

/** Begins an action that rests on nothing hidden and can always be ended. */
function begin(scene: Scene, action: WheelAction): boolean {
  if (action.refusal(scene) !== undefined) return false;
  action.start(scene);
  return true;
}

const CARRY_OUT: { readonly [K in SimpleEffect['do']]: (scene: Scene, effect: EffectOf<K>) => boolean } = {
  rebellion: move,
  surplus: move,
  florins({ state, seat, emit }, { gain }) {
    const florins = earn(state, seat, gain);
    if (florins > 0) emit({ type: 'earned', seat, florins });
    return florins > 0;
  },
  'double-harvest'({ state, seat, emit }, { resource }) {
    const round = comingRound(state);
    if (round === undefined) return false;
    round.doubled = resource;
    emit({ type: 'harvest-doubled', seat, resource });
    return true;
  },
  'road-moves'({ state, seat, emit }, { regions }) {
    const round = comingRound(state);
    if (round === undefined) return false;
    round.roads = regions;
    emit({ type: 'roads-open', seat, regions });
    return true;
  },
  transaction: (scene, { market, count }) => trade(scene, market, count),
  action: (scene, effect) => ACT[effect.action](scene, effect),
  recruit: (scene, { count, free }) => recruit(scene, count, free === true),
  search(scene, { kind, cards }) {
    startSearch(scene, kind, cards);
    return true;
  },
  'look-objective': (scene) => ask(scene, spyStep, { kind: 'spy', seat: scene.seat, of: -1 }),
  'sink-ship': (scene) => ask(scene, sinkStep, { kind: 'sink', seat: scene.seat }),
  'steal-cube'(scene, { victim }) {
    const { seat, frame } = scene;
    if (victim === 'any') return ask(scene, targetStep, { kind: 'target', seat, what: 'cube', amount: 1 });
    if (frame.victim >= 0) push(scene.state, { kind: 'give', seat: frame.victim, to: seat });
    return frame.victim >= 0;
  },
  'take-florins': (scene, { upTo }) =>
    ask(scene, targetStep, { kind: 'target', seat: scene.seat, what: 'florins', amount: upTo }),
  pillage: (scene, { icons, cubes, coins }) =>
    ask(scene, pillageStep, { kind: 'pillage', seat: scene.seat, left: icons, cubes, coins }),
  'ships-at-ports'({ state, seat }, { who, atMost }) {
    // One ship a region is the most there can be.
    const most = atMost ?? state.regions.length;
    const launch: FrameOf<'launch'> = {
      kind: 'launch',
      user: seat,
      everyone: who === 'everyone',
      atMost: most,
      next: 0,
      done: [],
    };
    const any = canLaunch(state, launch);
    if (any) push(state, launch);
    return any;
  },
};

/**
 * Carries out one effect, or pushes the frame in which it is (see `data/schema-cards.ts` for what each means).
 * @returns whether it could do anything, as far as that lies open.
 */
export function carryOut(scene: Scene, effect: SimpleEffect): boolean {
  // The one place where the name of an effect is trusted to pick what was written for it.
  const run = CARRY_OUT[effect.do] as (scene: Scene, effect: SimpleEffect) => boolean;
  return run(scene, effect);
}
