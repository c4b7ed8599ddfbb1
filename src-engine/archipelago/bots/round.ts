import type { Resource } from '../data/schema.ts';
import type { Action, State } from '../state.ts';
import type { MoveOf } from '../moves.ts';
import type { Frame } from '../frames.ts';
import { controlled, controller } from '../figures/buildings.ts';
import { isActive } from '../figures/units.ts';
import { roundOf } from '../figures/round.ts';
import { buildShipWorth, buildWorth } from './build.ts';
import { explorationWorth } from './explore.ts';
import { cubesEach, deployWorth } from './harvest.ts';
import { migrationWorth } from './migrate.ts';
import { birthWorth, recruitWorth } from './recruit.ts';
import { once, peek, type Sight } from './sight.ts';
import { tradesWorth, tradeWorth } from './trade.ts';
import { stepPrice, stirs, unrest } from './unrest.ts';
import { coins, cubeWorth } from './worth.ts';

/** Florins any harvest is worth beside its cubes: whatever is in stock may be asked for. */
const ANY_HARVEST = 4;
/** A florin earned by trading, and one to come of hiring, as each weighs against what else the disc could do. */
const TRADING = 2;
const HIRING = 0.45;
/** A price of a step of rebellion at which the colony is at peace, and how much each florin more puts off building. */
const PEACE = 3;
const PUT_OFF = 1.2;

/** How far rebellion is feared more than usual: who builds then has no cubes left when they are asked for. */
const danger = (sight: Sight): number => (stirs(sight) ? 0 : Math.max(0, stepPrice(sight) - PEACE));

/** What taxes bring above the unrest they cause. */
function taxesWorth(sight: Sight): number {
  const { box, state, seat } = sight;
  const { citizen, ship, town, temple } = box.pack.taxes;
  const units = state.units.filter((unit) => unit.owner === seat && isActive(unit));
  const due =
    units.reduce((sum, unit) => sum + (unit.kind === 'citizen' ? citizen : ship), 0) +
    controlled(state, seat, 'town') * town +
    controlled(state, seat, 'temple') * temple;
  return coins(sight, Math.min(due, state.bank.florins)) - unrest(sight, 1);
}

/** Cubes of one harvest: each is worth a little less than the one before. */
function harvestWorth(sight: Sight, resource: Resource, each = cubesEach(sight, resource)): number {
  const moves = peek(sight, {
    kind: 'harvest',
    seat: sight.seat,
    resource,
    done: 0,
    allowed: [],
    refused: false,
    disc: true,
  });
  const { units } = sight.state;
  const kind = resource === 'fish' ? 'ship' : 'citizen';
  let cubes = 0;
  let sum = 0;
  for (const move of moves) {
    if (move.type === 'ask') sum += 0.4 * cubeWorth(sight, resource);
    if (move.type !== 'deploy') continue;
    const { region, part, place } = move.from;
    const there = units.filter(
      (unit) =>
        unit.owner === sight.seat &&
        unit.kind === kind &&
        !unit.engaged &&
        !unit.down &&
        unit.region === region &&
        unit.part === part &&
        unit.place === place,
    ).length;
    const icons = freeIcons(sight, resource, region, part);
    for (let index = 0; index < Math.min(there, icons); index++) {
      const worth = deployWorth(sight, resource, move.from, cubes, each);
      if (worth <= 0) continue;
      sum += worth;
      cubes += each;
    }
  }
  return sum > 0 ? ANY_HARVEST + sum : 0;
}

function freeIcons({ box, state }: Sight, resource: string, region: number, part: number): number {
  const side = box.sides.get(state.regions[region]?.side ?? '');
  return (side?.icons ?? []).filter(
    (icon, index) =>
      icon.resource === resource &&
      (resource === 'fish' ? icon.water : icon.land) === part &&
      !state.pillaged.some((closed) => closed.region === region && closed.icon === index) &&
      !state.units.some((unit) => unit.region === region && unit.icon === index),
  ).length;
}

/** Workers one would hire: the best place for each, while they pay and the florins last. */
function recruitmentWorth(sight: Sight): number {
  const { state, seat, screen } = sight;
  const moves = peek(sight, { kind: 'recruitment', seat, done: 0, left: -1, free: false, optional: false });
  const gains = moves.flatMap((move) => (move.type === 'recruit' ? [recruitWorth(sight, move)] : []));
  const best = Math.max(0, ...gains);
  const count = Math.min(state.surplus, 3 * gains.length, Math.floor(screen.florins / 3.3));
  return best * Math.min(3, Math.max(1, count)) * HIRING;
}

function reproductionWorth(sight: Sight): number {
  const moves = peek(sight, { kind: 'reproduction', seat: sight.seat, regions: [] });
  return moves.reduce((sum, move) => sum + (move.type === 'reproduce' ? birthWorth(sight, move) : 0), 0);
}

function constructionWorth(sight: Sight): number {
  const moves = peek(sight, { kind: 'construction', seat: sight.seat, only: null, optional: false });
  return Math.max(
    -1,
    ...moves.map((move) =>
      move.type === 'build' ? buildWorth(sight, move) : move.type === 'build-ship' ? buildShipWorth(sight) : -1,
    ),
  );
}

function movingWorth(sight: Sight, roads = roundOf(sight.state)?.roads ?? 1): number {
  const moves = peek(sight, { kind: 'migration', seat: sight.seat, moved: [], roads, optional: false });
  return (
    migrationWorth(
      sight,
      moves.filter((move) => move.type === 'migrate'),
    ) - 1
  );
}

function transactionWorth(sight: Sight): number {
  const moves = peek(sight, {
    kind: 'transaction',
    seat: sight.seat,
    left: 1,
    done: 0,
    market: null,
    single: false,
    only: null,
    optional: false,
  });
  return Math.max(-1, ...moves.map((move) => (move.type === 'trade' ? tradeWorth(sight, move) : -1)));
}

const ACTION_WORTH: Record<Action, (sight: Sight) => number> = {
  taxes: taxesWorth,
  'harvest-fish': (sight) => harvestWorth(sight, 'fish'),
  'harvest-wood': (sight) => harvestWorth(sight, 'wood'),
  'harvest-fruit': (sight) => harvestWorth(sight, 'fruit'),
  'harvest-cattle': (sight) => harvestWorth(sight, 'cattle'),
  'harvest-stone': (sight) => harvestWorth(sight, 'stone'),
  'harvest-iron': (sight) => harvestWorth(sight, 'iron'),
  transaction: (sight) => TRADING * transactionWorth(sight),
  exploration: explorationWorth,
  reproduction: reproductionWorth,
  recruitment: recruitmentWorth,
  migration: (sight) => movingWorth(sight),
  construction: (sight) => constructionWorth(sight) - PUT_OFF * danger(sight),
};

/** What an action of the wheel would bring now: the best of what it opens. */
export function actionWorth(sight: Sight, action: Action): number {
  return once(sight, action, () => ACTION_WORTH[action](sight));
}

/** What the best action of the wheel would bring now; nothing where there is none. */
export function bestAct(sight: Sight): number {
  return once(sight, bestAct, () =>
    Math.max(
      0,
      ...peek(sight, freshRound(sight)).map((move) => (move.type === 'act' ? actionWorth(sight, move.action) : 0)),
    ),
  );
}

function freshRound({ seat }: Sight): Frame {
  return { kind: 'round', seat, disc: false, card: true, building: true, doubled: null, roads: 1, denied: [] };
}

/** The resource a card would double, or `roads` for a migration over so many regions of land. */
export type Preparation = { readonly doubles: Resource } | { readonly roads: number };

/** What the action that a card prepares would bring with it, and how much of that is the card's doing. */
export function preparedWorth(sight: Sight, preparation: Preparation): { total: number; gain: number } {
  const [plain, total] =
    'roads' in preparation
      ? [actionWorth(sight, 'migration'), movingWorth(sight, preparation.roads)]
      : [actionWorth(sight, `harvest-${preparation.doubles}`), harvestWorth(sight, preparation.doubles, 2)];
  return { total, gain: Math.max(0, total - Math.max(0, plain)) };
}

/** What the use of a port or market is worth: two trades for a florin and a unit bound to it. */
export function useBuildingWorth(sight: Sight, { building, region }: MoveOf<'use-building'>): number {
  const trades = tradesWorth(sight, building === 'port' ? 'export' : 'domestic', 2);
  return trades + coins(sight, -1) - (isBound(sight.state, region, building, sight.seat) ? 0 : 0.3);
}

/** Whether the unit that would serve has nothing else to do any more. */
function isBound(state: State, region: number, building: 'port' | 'market', seat: number): boolean {
  if (controller(state, region, building) !== seat) return false;
  return state.units.some((unit) => unit.region === region && unit.place === building && unit.engaged);
}
