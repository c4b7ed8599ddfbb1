import { paidByBank } from '../figures/bank.ts';
import { CITIZEN_LIMIT } from '../figures/citizens.ts';
import { cubesEach, DOUBLED, harvester } from '../figures/harvest.ts';
import { freeIcons } from '../figures/icons.ts';
import { TAXES_REBELLION, taxesDue } from '../figures/taxes.ts';
import { isFree } from '../figures/units.ts';
import { BUILDING_CUBES, BUILDING_FEE, marketOf } from '../figures/use-building.ts';
import type { Action, State } from '../state.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { Frame } from '../frames.ts';
import { controller } from '../figures/buildings.ts';
import { roundOf } from '../figures/round.ts';
import { buildShipWorth, buildWorth } from './build.ts';
import { explorationWorth } from './explore.ts';
import { deployWorth } from './harvest.ts';
import { migrationWorth } from './migrate.ts';
import { birthWorth, recruitWorth } from './recruit.ts';
import { memo, movesWith, type Evaluation } from './evaluation.ts';
import { tradesWorth, tradeWorth } from './trade.ts';
import { stepPrice, wantsIndependence, unrestCost } from './unrest.ts';
import { florinsWorth, cubeWorth } from './worth.ts';
import type { Resource } from '../data/schema.ts';

/** Florins any harvest is worth beside its cubes: whatever is in stock may be asked for. */
const ANY_HARVEST = 4;
/** A florin earned by trading, and one to come of hiring, as each weighs against what else the disc could do. */
export const TRADING = 2;
export const HIRING = 0.45;
/** Florins a worker costs with what it takes to use it, and how many are hired in one action at the most. */
const WAGES = 3.3;
const MOST_HIRED = 3;
/** A price of a step of rebellion at which the colony is at peace, and how much each florin more puts off building. */
const PEACE = 3;
export const PUT_OFF = 1.2;

/** How far rebellion is feared more than usual: who builds then has no cubes left when they are asked for. */
export const fearToBuild = (evaluation: Evaluation): number =>
  wantsIndependence(evaluation) ? 0 : Math.max(0, stepPrice(evaluation) - PEACE);

/** What taxes bring above the unrest they cause. */
function taxesWorth(evaluation: Evaluation): number {
  const { box, state, seat } = evaluation;
  const paid = paidByBank(state, taxesDue(box, state, seat));
  return florinsWorth(evaluation, paid) - unrestCost(evaluation, TAXES_REBELLION);
}

/** What a harvest would bring: cubes, what asking for leave may bring, and the worth of all. */
export type Harvest = { readonly cubes: number; readonly asked: number; readonly worth: number };

/** Cubes of one harvest: each is worth a little less than the one before. */
export function harvestOf(
  evaluation: Evaluation,
  resource: Resource,
  each = cubesEach(evaluation.state, resource),
): Harvest {
  const moves = movesWith(evaluation, {
    kind: 'harvest',
    seat: evaluation.seat,
    resource,
    done: 0,
    allowed: [],
    refused: false,
    disc: true,
  });
  const { units } = evaluation.state;
  const kind = harvester(resource);
  let cubes = 0;
  let asked = 0;
  let sum = 0;
  for (const move of moves) {
    if (move.type === 'ask') {
      asked += 0.4 * cubeWorth(evaluation, resource);
      sum += 0.4 * cubeWorth(evaluation, resource);
    }
    if (move.type !== 'deploy') continue;
    const { region, part, place } = move.from;
    const there = units.filter(
      (unit) =>
        unit.owner === evaluation.seat &&
        unit.kind === kind &&
        isFree(unit) &&
        unit.region === region &&
        unit.part === part &&
        unit.place === place,
    ).length;
    const icons = freeIcons(evaluation.box, evaluation.state, resource, move.from);
    for (let index = 0; index < Math.min(there, icons); index++) {
      const worth = deployWorth(evaluation, resource, move.from, cubes, each);
      if (worth <= 0) continue;
      sum += worth;
      cubes += each;
    }
  }
  return { cubes, asked, worth: sum > 0 ? ANY_HARVEST + sum : 0 };
}

const harvestWorth = (evaluation: Evaluation, resource: Resource, each?: number): number =>
  harvestOf(evaluation, resource, each).worth;

/** What lies on top once an action is taken that opens further moves. */
const OPENED = {
  recruitment: (seat) => ({ kind: 'recruitment', seat, done: 0, left: -1, free: false, optional: false }),
  reproduction: (seat) => ({ kind: 'reproduction', seat, regions: [] }),
  construction: (seat) => ({ kind: 'construction', seat, only: null, optional: false }),
  migration: (seat, roads) => ({ kind: 'migration', seat, moved: [], roads, optional: false }),
  transaction: (seat) => ({
    kind: 'transaction',
    seat,
    left: 1,
    done: 0,
    market: null,
    single: false,
    only: null,
    optional: false,
  }),
} as const satisfies Partial<Record<Action, (seat: number, roads: number) => Frame>>;

/** The moves that an action of the wheel would open, a migration over so many regions of land. */
export function movesOpened(evaluation: Evaluation, action: keyof typeof OPENED, roads = roadsOf(evaluation)): Move[] {
  return movesWith(evaluation, OPENED[action](evaluation.seat, roads));
}

const roadsOf = ({ state }: Evaluation): number => roundOf(state)?.roads ?? 1;

/** Workers one would hire, as each counts: the best place for each, while they pay and the florins last. */
export function hiredWeight({ state, screen }: Evaluation, places: number): number {
  const count = Math.min(state.surplus, CITIZEN_LIMIT * places, Math.floor(screen.florins / WAGES));
  return Math.min(MOST_HIRED, Math.max(1, count));
}

function recruitmentWorth(evaluation: Evaluation): number {
  const moves = movesOpened(evaluation, 'recruitment');
  const gains = moves.flatMap((move) => (move.type === 'recruit' ? [recruitWorth(evaluation, move)] : []));
  const best = Math.max(0, ...gains);
  return best * hiredWeight(evaluation, gains.length) * HIRING;
}

function reproductionWorth(evaluation: Evaluation): number {
  const moves = movesOpened(evaluation, 'reproduction');
  return moves.reduce((sum, move) => sum + (move.type === 'reproduce' ? birthWorth(evaluation, move) : 0), 0);
}

function constructionWorth(evaluation: Evaluation): number {
  const moves = movesOpened(evaluation, 'construction');
  return Math.max(
    -1,
    ...moves.map((move) =>
      move.type === 'build'
        ? buildWorth(evaluation, move)
        : move.type === 'build-ship'
          ? buildShipWorth(evaluation)
          : -1,
    ),
  );
}

function movingWorth(evaluation: Evaluation, roads?: number): number {
  const moves = movesOpened(evaluation, 'migration', roads);
  return (
    migrationWorth(
      evaluation,
      moves.filter((move) => move.type === 'migrate'),
    ) - 1
  );
}

function transactionWorth(evaluation: Evaluation): number {
  const moves = movesOpened(evaluation, 'transaction');
  return Math.max(-1, ...moves.map((move) => (move.type === 'trade' ? tradeWorth(evaluation, move) : -1)));
}

const ACTION_WORTH: Record<Action, (evaluation: Evaluation) => number> = {
  taxes: taxesWorth,
  'harvest-fish': (evaluation) => harvestWorth(evaluation, 'fish'),
  'harvest-wood': (evaluation) => harvestWorth(evaluation, 'wood'),
  'harvest-fruit': (evaluation) => harvestWorth(evaluation, 'fruit'),
  'harvest-cattle': (evaluation) => harvestWorth(evaluation, 'cattle'),
  'harvest-stone': (evaluation) => harvestWorth(evaluation, 'stone'),
  'harvest-iron': (evaluation) => harvestWorth(evaluation, 'iron'),
  transaction: (evaluation) => TRADING * transactionWorth(evaluation),
  exploration: explorationWorth,
  reproduction: reproductionWorth,
  recruitment: recruitmentWorth,
  migration: (evaluation) => movingWorth(evaluation),
  construction: (evaluation) => constructionWorth(evaluation) - PUT_OFF * fearToBuild(evaluation),
};

/** What an action of the wheel would bring now: the best of what it opens. */
export function actionWorth(evaluation: Evaluation, action: Action): number {
  return memo(evaluation, action, () => ACTION_WORTH[action](evaluation));
}

/** What the best action of the wheel would bring now; nothing where there is none. */
export function bestAct(evaluation: Evaluation): number {
  return memo(evaluation, bestAct, () =>
    Math.max(0, ...possibleActs(evaluation).map((action) => actionWorth(evaluation, action))),
  );
}

/** Whether any action would bring at least so much now: the search for the best ends with the first of them. */
export function hasActWorth(evaluation: Evaluation, least: number): boolean {
  return possibleActs(evaluation).some((action) => actionWorth(evaluation, action) >= least);
}

/** The actions a disc could be laid on. */
function possibleActs(evaluation: Evaluation): Action[] {
  return memo(evaluation, possibleActs, () =>
    movesWith(evaluation, freshRound(evaluation)).flatMap((move) => (move.type === 'act' ? [move.action] : [])),
  );
}

function freshRound({ seat }: Evaluation): Frame {
  return { kind: 'round', seat, disc: false, card: true, building: true, doubled: null, roads: 1, denied: [] };
}

/** The resource a card would double, or `roads` for a migration over so many regions of land. */
export type Preparation = { readonly doubles: Resource } | { readonly roads: number };

/** What the action that a card prepares would bring with it, and how much of that is the card's doing. */
export function preparedWorth(evaluation: Evaluation, preparation: Preparation): { total: number; gain: number } {
  const [plain, total] =
    'roads' in preparation
      ? [actionWorth(evaluation, 'migration'), movingWorth(evaluation, preparation.roads)]
      : [
          actionWorth(evaluation, `harvest-${preparation.doubles}`),
          harvestWorth(evaluation, preparation.doubles, DOUBLED),
        ];
  return { total, gain: Math.max(0, total - Math.max(0, plain)) };
}

/** What the use of a port or market is worth: two trades for a florin and a unit bound to it. */
export function useBuildingWorth(evaluation: Evaluation, { building, region }: MoveOf<'use-building'>): number {
  const trades = tradesWorth(evaluation, marketOf(building), BUILDING_CUBES);
  return (
    trades +
    florinsWorth(evaluation, -BUILDING_FEE) -
    (isBound(evaluation.state, region, building, evaluation.seat) ? 0 : 0.3)
  );
}

/** Whether the unit that would serve has nothing else to do any more. */
function isBound(state: State, region: number, building: 'port' | 'market', seat: number): boolean {
  if (controller(state, region, building) !== seat) return false;
  return state.units.some((unit) => unit.region === region && unit.place === building && unit.engaged);
}
