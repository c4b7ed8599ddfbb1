import type { Emit } from '../../../kernel/events.ts';
import { push } from '../../../kernel/frames.ts';
import type { Box } from '../../box.ts';
import type { ActionKind, SimpleEffect } from '../../data/schema.ts';
import type { Event } from '../../events.ts';
import { effectDistance } from '../../figures/distances.ts';
import { comingRound } from '../../figures/round.ts';
import type { Frame, FrameOf } from '../../frames.ts';
import type { Move } from '../../moves.ts';
import { earn } from '../../pieces/bank.ts';
import { moveMarker } from '../../pieces/markers.ts';
import type { State } from '../../state.ts';
import { constructionWork } from '../actions/construction.ts';
import { exploration } from '../actions/exploration.ts';
import { migrationSteps } from '../actions/migration.ts';
import { recruitments } from '../actions/recruitment.ts';
import { reproduction } from '../actions/reproduction.ts';
import { taxes } from '../actions/taxes.ts';
import { transactions } from '../actions/transaction.ts';
import type { GameStep } from '../step.ts';
import { freeHarvest } from './free-harvest.ts';
import { canLaunch } from './launch.ts';
import { pillage } from './pillage.ts';
import { startSearch } from './search.ts';
import { sink } from './sink.ts';
import { spy } from './spy.ts';
import { target } from './target.ts';

/** Where an effect is carried out. */
export type Scene = {
  readonly box: Box;
  readonly state: State;
  readonly frame: FrameOf<'effects'>;
  readonly emit: Emit<Event>;
};

type EffectOf<K extends SimpleEffect['do']> = Extract<SimpleEffect, { do: K }>;

/** Any number, of workers or of transactions. */
const ANY = -1;

/** Pushes a frame in which the user decides, unless what lies open leaves him nothing to do there. */
function ask<K extends Frame['kind'], T extends Move['type']>(
  { box, state, frame: { seat } }: Scene,
  step: GameStep<K, T>,
  frame: FrameOf<K>,
): boolean {
  const possible = step
    .candidates(box, state, frame, seat)
    .some((move) => move.type !== 'done' && step.refusal(box, state, frame, seat, move)?.public !== true);
  if (possible) push(state, frame);
  return possible;
}

function move({ box, state, emit }: Scene, effect: EffectOf<'rebellion' | 'surplus'>): boolean {
  const before = state[effect.do];
  moveMarker(box, state, effect.do, effectDistance(state, effect), 'card', emit);
  return state[effect.do] !== before;
}

function trade(scene: Scene, market: 'domestic' | 'export' | null, count: EffectOf<'transaction'>['count']): boolean {
  const { seat } = scene.frame;
  const single = count === 'unlimited-one-type';
  const left = single ? ANY : count;
  return ask(scene, transactions, {
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
  return ask(scene, recruitments, { kind: 'recruitment', seat: scene.frame.seat, done: 0, left, free, optional: true });
}

/** An action without a disc or a circle of the wheel, at every other price. */
const ACT: { readonly [A in ActionKind]: (scene: Scene, effect: EffectOf<'action'>) => boolean } = {
  taxes({ box, state, frame, emit }) {
    taxes.start(box, state, frame.seat, emit);
    return true;
  },
  harvest: (scene) => ask(scene, freeHarvest, { kind: 'free-harvest', seat: scene.frame.seat }),
  transaction: (scene) => trade(scene, null, 1),
  exploration: (scene) => begin(scene, exploration),
  reproduction: (scene) => begin(scene, reproduction),
  recruitment: (scene) => recruit(scene, ANY, false),
  migration: (scene) =>
    ask(scene, migrationSteps, { kind: 'migration', seat: scene.frame.seat, moved: [], roads: 1, optional: true }),
  construction: (scene, { only }) =>
    ask(scene, constructionWork, {
      kind: 'construction',
      seat: scene.frame.seat,
      only: only === undefined ? null : [...only],
      optional: true,
    }),
};

/** Begins an action that rests on nothing hidden and can always be ended. */
function begin({ box, state, frame: { seat }, emit }: Scene, action: typeof exploration): boolean {
  if (action.refusal(box, state, seat) !== undefined) return false;
  action.start(box, state, seat, emit);
  return true;
}

const CARRY_OUT: { readonly [K in SimpleEffect['do']]: (scene: Scene, effect: EffectOf<K>) => boolean } = {
  rebellion: move,
  surplus: move,
  florins({ state, frame: { seat }, emit }, { gain }) {
    const florins = earn(state, seat, gain);
    if (florins > 0) emit({ type: 'earned', seat, florins });
    return florins > 0;
  },
  'double-harvest'({ state, frame: { seat }, emit }, { resource }) {
    const round = comingRound(state);
    if (round === undefined) return false;
    round.doubled = resource;
    emit({ type: 'harvest-doubled', seat, resource });
    return true;
  },
  'road-moves'({ state, frame: { seat }, emit }, { regions }) {
    const round = comingRound(state);
    if (round === undefined) return false;
    round.roads = regions;
    emit({ type: 'roads-open', seat, regions });
    return true;
  },
  transaction: (scene, { market, count }) => trade(scene, market, count),
  action: (scene, effect) => ACT[effect.action](scene, effect),
  recruit: (scene, { count, free }) => recruit(scene, count, free === true),
  search({ box, state, frame, emit }, { kind, cards }) {
    startSearch(box, state, frame.seat, kind, cards, emit);
    return true;
  },
  'look-objective': (scene) => ask(scene, spy, { kind: 'spy', seat: scene.frame.seat, of: -1 }),
  'sink-ship': (scene) => ask(scene, sink, { kind: 'sink', seat: scene.frame.seat }),
  'steal-cube'(scene, { victim }) {
    const { seat, victim: loser } = scene.frame;
    if (victim === 'any') return ask(scene, target, { kind: 'target', seat, what: 'cube', amount: 1 });
    if (loser >= 0) push(scene.state, { kind: 'give', seat: loser, to: seat });
    return loser >= 0;
  },
  'take-florins': (scene, { upTo }) =>
    ask(scene, target, { kind: 'target', seat: scene.frame.seat, what: 'florins', amount: upTo }),
  pillage: (scene, { icons, cubes, coins }) =>
    ask(scene, pillage, { kind: 'pillage', seat: scene.frame.seat, left: icons, cubes, coins }),
  'ships-at-ports'({ state, frame: { seat } }, { who, atMost }) {
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
