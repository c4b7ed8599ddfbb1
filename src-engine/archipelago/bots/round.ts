import { paidByBank } from '../figures/bank.ts';
import { CITIZEN_LIMIT } from '../figures/citizens.ts';
import { DOUBLED } from '../figures/harvest.ts';
import { TAXES_REBELLION, taxesDue } from '../figures/taxes.ts';
import { BUILDING_CUBES, BUILDING_FEE, marketOf } from '../figures/use-building.ts';
import type { Action, State } from '../state.ts';
import type { Move, MoveOf } from '../moves.ts';
import type { Frame } from '../frames.ts';
import { controller } from '../figures/buildings.ts';
import { roundOf } from '../figures/round.ts';
import { buildShipWorth, buildWorth } from './build.ts';
import { explorationWorth } from './explore.ts';
import { harvestWorth } from './harvest.ts';
import { migrationWorth } from './migrate.ts';
import { birthWorth, recruitWorth } from './recruit.ts';
import { memo, memoWorth, movesWith, type Evaluation } from './evaluation.ts';
import { renaming, scaling, tellBest, type Tell } from './tell.ts';
import { tradesWorth, tradeWorth } from './trade.ts';
import { stepPrice, wantsIndependence, unrestCost } from './unrest.ts';
import { florinsWorth } from './worth.ts';
import type { Buildable, Resource } from '../data/schema.ts';

/** A florin earned by trading, and one to come of hiring, as each weighs against what else the disc could do. */
const TRADING = 2;
const HIRING = 0.45;
/** Florins a worker costs with what it takes to use it, and how many are hired in one action at the most. */
const WAGES = 3.3;
const MOST_HIRED = 3;
/** A price of a step of rebellion at which the colony is at peace, and how much each florin more puts off building. */
const PEACE = 3;
const PUT_OFF = 1.2;

/** How far rebellion is feared more than usual: who builds then has no cubes left when they are asked for. */
const fearToBuild = (evaluation: Evaluation): number =>
  wantsIndependence(evaluation) ? 0 : Math.max(0, stepPrice(evaluation) - PEACE);

/** What taxes bring above the unrest they cause. */
function taxesWorth(evaluation: Evaluation, tell?: Tell): number {
  const { box, state, seat } = evaluation;
  const paid = paidByBank(state, taxesDue(box, state, seat));
  return (
    florinsWorth(evaluation, paid, tell && renaming(tell, 'florins', 'taxes')) -
    unrestCost(evaluation, TAXES_REBELLION, tell)
  );
}

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
function movesOpened(evaluation: Evaluation, action: keyof typeof OPENED, roads = roadsOf(evaluation)): Move[] {
  return movesWith(evaluation, OPENED[action](evaluation.seat, roads));
}

const roadsOf = ({ state }: Evaluation): number => roundOf(state)?.roads ?? 1;

/** Workers one would hire, as each counts: the best place for each, while they pay and the florins last. */
function hiredWeight({ state, screen }: Evaluation, places: number): number {
  const count = Math.min(state.surplus, CITIZEN_LIMIT * places, Math.floor(screen.florins / WAGES));
  return Math.min(MOST_HIRED, Math.max(1, count));
}

function recruitmentWorth(evaluation: Evaluation, tell?: Tell): number {
  const places = movesOpened(evaluation, 'recruitment').filter((move) => move.type === 'recruit');
  const best = Math.max(0, ...places.map((move) => recruitWorth(evaluation, move)));
  const hired = hiredWeight(evaluation, places.length);
  if (tell !== undefined && best > 0) {
    const scaled = scaling(tell, hired * HIRING);
    tellBest(scaled, places, (move, each) => recruitWorth(evaluation, move, false, each));
  }
  return best * hired * HIRING;
}

function reproductionWorth(evaluation: Evaluation, tell?: Tell): number {
  const births = movesOpened(evaluation, 'reproduction').filter((move) => move.type === 'reproduce');
  const worths = births.map((move) => birthWorth(evaluation, move));
  const worth = worths.reduce((sum, one) => sum + one, 0);
  if (tell !== undefined && births.length > 0) {
    tellBest(tell, births, (move, each) => birthWorth(evaluation, move, each));
    // What the others bring depends on the first.
    tell('births-after', worth - Math.max(...worths));
  }
  return worth;
}

/** What the best of some moves is worth, and at the least that the action leads to nothing. */
function bestWorth(
  evaluation: Evaluation,
  moves: readonly Move[],
  worthOf: (evaluation: Evaluation, move: Move, tell?: Tell) => number,
  tell?: Tell,
): number {
  const worth = Math.max(NOTHING, ...moves.map((move) => worthOf(evaluation, move)));
  if (tell === undefined) return worth;
  if (worth > NOTHING) tellBest(tell, moves, (move, each) => worthOf(evaluation, move, each));
  else tell('pays-nothing', worth);
  return worth;
}

/** What it is worth to open moves of which none is worth more. */
const NOTHING = -1;

function builtWorth(evaluation: Evaluation, move: Move, tell?: Tell): number {
  if (move.type === 'build') return buildWorth(evaluation, move, tell);
  return move.type === 'build-ship' ? buildShipWorth(evaluation, tell) : NOTHING;
}

function constructionWorth(evaluation: Evaluation, tell?: Tell): number {
  const unsafe = PUT_OFF * fearToBuild(evaluation);
  tell?.('unsafe', -unsafe);
  return bestWorth(evaluation, movesOpened(evaluation, 'construction'), builtWorth, tell) - unsafe;
}

/** What a construction would bring now in which only some things may be built. */
export function limitedConstruction(evaluation: Evaluation, only: readonly Buildable[]): number {
  const opened: Frame = { ...OPENED.construction(evaluation.seat), only: [...only] };
  return bestWorth(evaluation, movesWith(evaluation, opened), builtWorth) - PUT_OFF * fearToBuild(evaluation);
}

function movingWorth(evaluation: Evaluation, roads?: number, tell?: Tell): number {
  const moves = movesOpened(evaluation, 'migration', roads).filter((move) => move.type === 'migrate');
  tell?.('disc', -1, { n: 1 });
  return migrationWorth(evaluation, moves, tell) - 1;
}

const tradedWorth = (evaluation: Evaluation, move: Move, tell?: Tell): number =>
  move.type === 'trade' ? tradeWorth(evaluation, move, tell) : NOTHING;

function transactionWorth(evaluation: Evaluation, tell?: Tell): number {
  const moves = movesOpened(evaluation, 'transaction');
  return TRADING * bestWorth(evaluation, moves, tradedWorth, tell && scaling(tell, TRADING));
}

const harvestOf =
  (resource: Resource) =>
  (evaluation: Evaluation, tell?: Tell): number =>
    harvestWorth(evaluation, resource, undefined, tell);

const ACTION_WORTH: Record<Action, (evaluation: Evaluation, tell?: Tell) => number> = {
  taxes: taxesWorth,
  'harvest-fish': harvestOf('fish'),
  'harvest-wood': harvestOf('wood'),
  'harvest-fruit': harvestOf('fruit'),
  'harvest-cattle': harvestOf('cattle'),
  'harvest-stone': harvestOf('stone'),
  'harvest-iron': harvestOf('iron'),
  transaction: transactionWorth,
  exploration: explorationWorth,
  reproduction: reproductionWorth,
  recruitment: recruitmentWorth,
  migration: (evaluation, tell) => movingWorth(evaluation, undefined, tell),
  construction: constructionWorth,
};

/** What an action of the wheel would bring now: the best of what it opens. */
export function actionWorth(evaluation: Evaluation, action: Action, tell?: Tell): number {
  return memoWorth(evaluation, action, (listener) => ACTION_WORTH[action](evaluation, listener), tell);
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
export function useBuildingWorth(
  evaluation: Evaluation,
  { building, region }: MoveOf<'use-building'>,
  tell?: Tell,
): number {
  const trades = tradesWorth(evaluation, marketOf(building), BUILDING_CUBES);
  const bound = isBound(evaluation.state, region, building, evaluation.seat) ? 0 : 0.3;
  tell?.('trades', trades - bound, { n: BUILDING_CUBES });
  return trades + florinsWorth(evaluation, -BUILDING_FEE, tell) - bound;
}

/** Whether the unit that would serve has nothing else to do any more. */
function isBound(state: State, region: number, building: 'port' | 'market', seat: number): boolean {
  if (controller(state, region, building) !== seat) return false;
  return state.units.some((unit) => unit.region === region && unit.place === building && unit.engaged);
}
