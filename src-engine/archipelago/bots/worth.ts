import { defined } from '../../kernel/defined.ts';
import { cardOf } from '../box.ts';
import { movedTo } from '../figures/markers.ts';
import { countOnMap } from '../figures/units.ts';
import { tradesAt } from '../figures/use-building.ts';
import { sideAt } from '../map/regions.ts';
import { asBuilding, controlled, controller } from '../figures/buildings.ts';
import { sellingPrice } from '../figures/markets.ts';
import type { Place } from '../place.ts';
import { endGain, goalGain, progress, type Change } from './goals.ts';
import { memo, type Evaluation } from './evaluation.ts';
import {
  comingCrisis,
  stepPrice,
  wantsIndependence,
  surplusPrice,
  turnsLeft,
  unrestCost,
  cubesWanted,
} from './unrest.ts';
import type { BuildingKind, Resource, Criterion } from '../data/schema.ts';

/** What a cube serves for, sooner or later. */
const PLAIN: Record<Resource, number> = { fish: 1.1, wood: 1.1, fruit: 1.2, cattle: 1.2, stone: 1.5, iron: 1.6 };
/** With so many florins behind the screen one more is worth half. */
const RICH = 38;
/** What a cube adds at the most because a crisis will ask for it. */
const ALARM = 1.2;
/** What an explorer token serves for: it is any cube, when one is needed. */
const TOKEN = 5.5;
/** Cubes of each type a builder keeps: the dearest of the buildings asks for so many. */
const IN_STOCK: Record<Resource, number> = { fish: 1, wood: 1, fruit: 1, cattle: 1, stone: 2, iron: 0 };

/** Florins behind the screen: themselves, and what the goals make of them. */
export function florinsWorth(evaluation: Evaluation, florins: number): number {
  return memo(evaluation, `florins ${florins}`, () => worthOfFlorins(evaluation, florins));
}

function worthOfFlorins(evaluation: Evaluation, florins: number): number {
  const gain = goalGain(evaluation, (criterion) => (criterion.kind === 'florins' ? florins : 0));
  const have = Math.max(0, evaluation.screen.florins + florins / 2);
  const use = evaluation.temper.florin / (1 + (have / RICH) ** 2);
  return florins * use + gain + endGain(evaluation, ({ kind }) => (kind === 'bank-broke' ? florins : 0));
}

/** Whether the goals count cubes of that type. */
export const countsCubes = (resource: Resource) => (criterion: Criterion) =>
  criterion.kind === 'cubes' && criterion.resource === resource ? 1 : 0;

/** How many buildings of the kind the seat controls. */
export function owned(evaluation: Evaluation, building: BuildingKind): number {
  const { state, seat } = evaluation;
  return memo(evaluation, `owned ${building}`, () => controlled(state, seat, building));
}

/** What selling a cube may bring: full price with a market or port of one's own, less without. */
function saleWorth(evaluation: Evaluation, resource: Resource): number {
  const { box, state } = evaluation;
  const best = (['domestic', 'export'] as const).map((market) => {
    const price = sellingPrice(box, market, resource, state[market][resource]) ?? 0;
    const own = owned(evaluation, tradesAt(market)) > 0;
    return price * (own ? 0.4 : 0.2);
  });
  return Math.max(...best);
}

/** What a cube adds when a crisis that shows already wants more than everybody has. */
export function crisisDemand(evaluation: Evaluation, resource: Resource): number {
  if (wantsIndependence(evaluation)) return 0;
  let worth = 0;
  for (const market of ['domestic', 'export'] as const) {
    const zone = comingCrisis(evaluation, market);
    if (zone?.resource !== resource) continue;
    const held = evaluation.state.screens.reduce((sum, screen) => sum + screen.cubes[resource], 0);
    const short = cubesWanted(evaluation, market) - 0.6 * held;
    if (short > 0)
      worth += 0.3 * (market === 'domestic' ? unrestCost(evaluation, zone.amount) : unrestCost(evaluation, 1));
  }
  return Math.min(ALARM, worth);
}

/** Cubes of the type the seat's unbuilt wonders ask for. */
function wonderCubes(evaluation: Evaluation, resource: Resource): number {
  const { box, state, seat } = evaluation;
  const wonders = memo(evaluation, wonderCubes, () =>
    state.cards.filter(({ card, owner, built }) => owner === seat && !built && cardOf(box, card).wonder),
  );
  return Math.max(0, ...wonders.map(({ card }) => cardOf(box, card).cost.cubes[resource] ?? 0));
}

/** What one more cube serves for, with `have` behind the screen already, the goals aside. */
export function cubeUse(evaluation: Evaluation, resource: Resource, have: number): number {
  return memo(evaluation, `use ${resource} ${have}`, () => useOf(evaluation, resource, have));
}

function useOf(evaluation: Evaluation, resource: Resource, have: number): number {
  const variety = have === 0 ? 1.6 : have === 1 ? 0.8 : have < 4 ? 0 : have < 7 ? -0.5 : -1;
  const needed = have < wonderCubes(evaluation, resource) ? 2 : have < IN_STOCK[resource] ? 0.5 : 0;
  return Math.max(0.3, Math.max(PLAIN[resource], saleWorth(evaluation, resource)) + variety + needed);
}

/** What one more cube is worth to the seat, with `have` behind its screen already. */
export function cubeWorth(
  evaluation: Evaluation,
  resource: Resource,
  have = evaluation.screen.cubes[resource],
): number {
  return (
    cubeUse(evaluation, resource, have) +
    memo(evaluation, `demand ${resource}`, () => crisisDemand(evaluation, resource)) +
    memo(evaluation, `gain ${resource}`, () => goalGain(evaluation, countsCubes(resource)))
  );
}

/** What it costs to spend the last cube of a type: never so much as a token, which can be any cube, the goals aside. */
export function cubeCost(evaluation: Evaluation, resource: Resource, left: number): number {
  const use = Math.min(cubeUse(evaluation, resource, Math.max(0, left)), TOKEN * evaluation.temper.token - 0.2);
  const loss = memo(evaluation, `loss ${resource}`, () =>
    goalGain(evaluation, (criterion) => -countsCubes(resource)(criterion)),
  );
  return use - loss;
}

/** What an explorer token is worth. */
export function tokenWorth(evaluation: Evaluation): number {
  return memo(evaluation, tokenWorth, () => {
    const gain = goalGain(evaluation, ({ kind }) => (kind === 'tokens' ? 1 : 0));
    return TOKEN * evaluation.temper.token + gain;
  });
}

/** What it brings to have one more citizen on the map: labour, taxes, and a colony harder to shake. */
export function citizenWorth(evaluation: Evaluation): number {
  return memo(evaluation, citizenWorth, () => worthOfCitizen(evaluation));
}

function worthOfCitizen(evaluation: Evaluation): number {
  const labour = (0.8 + 0.6 * turnsLeft(evaluation)) * evaluation.temper.citizen;
  const gain = goalGain(evaluation, ({ kind }) => (kind === 'citizens' ? 1 : 0));
  const calm = unrestCost(evaluation, 0.5);
  return labour + gain + calm + endGain(evaluation, ({ kind }) => (kind === 'population' ? 1 : 0));
}

/** What one more ship is worth: taxes, fish, and new shores. */
export function shipWorth(evaluation: Evaluation): number {
  const ships = countOnMap(evaluation.state, evaluation.seat, 'ship');
  const gain = goalGain(evaluation, ({ kind }) => (kind === 'ships' ? 1 : 0));
  return (ships < 2 ? 5 : 3) + gain + endGain(evaluation, ({ kind }) => (kind === 'ships' ? 1 : 0));
}

/** How the goals count control of one more building of the region. */
export function countsBuilding({ box, state }: Evaluation, building: BuildingKind, region: number): Change {
  const { icons } = sideAt(box, state, region);
  return (criterion) => {
    if (criterion.kind === 'buildings') return criterion.which.includes(building) ? 1 : 0;
    if (criterion.kind !== 'town-icons' || building !== 'town') return 0;
    return icons.filter(({ resource }) => resource === criterion.resource).length;
  };
}

/** What a building earns, by what the seat has of its kind already. */
export function earnings(evaluation: Evaluation, building: BuildingKind): number {
  const count = owned(evaluation, building);
  const left = turnsLeft(evaluation);
  switch (building) {
    case 'town':
      return 5 + 1.3 * left;
    case 'temple':
      return 1 + 0.5 * left + (wantsIndependence(evaluation) ? 0 : 0.6 * stepPrice(evaluation));
    case 'port':
      // Exports pay best, and only those who have a port can build by it.
      return 1.5 + left * Math.max(0.3, 2.2 - 0.8 * count);
    case 'market':
      return 1 + left * Math.max(0.3, 1.6 - 0.6 * count);
  }
}

/** What control of a building in a region is worth. */
export function controlWorth(evaluation: Evaluation, building: BuildingKind, region: number): number {
  return (
    memo(evaluation, `earnings ${building}`, () => earnings(evaluation, building)) *
      evaluation.temper.buildings[building] +
    goalGain(evaluation, countsBuilding(evaluation, building, region))
  );
}

/** What raising a building is worth: control, the end it may bring nearer, and a florin of the Benefactor for a temple. */
export function buildingWorth(evaluation: Evaluation, building: BuildingKind, region: number): number {
  const benefit = building === 'temple' ? goalGain(evaluation, ({ kind }) => (kind === 'benefactor' ? 1 : 0)) : 0;
  const nearer = endGain(evaluation, (end) => (end.kind === 'buildings' && end.building === building ? 1 : 0));
  return controlWorth(evaluation, building, region) + benefit + nearer;
}

/** What is lost when a unit leaves where it stands: a building that nothing else of the seat's controls. */
export function leavingCost(evaluation: Evaluation, region: number, place: Place): number {
  const { state, seat } = evaluation;
  if (place === 'ground' || place === 'icon') return 0;
  const building = asBuilding(place);
  if (building === undefined || defined(state.regions[region])[building] < 0) return 0;
  const held = building !== 'town' && controller(state, region, 'town') === seat;
  if (held) return 0.5;
  const below =
    building === 'town'
      ? (['temple', 'market', 'port'] as const).filter((kind) => controller(state, region, kind) === seat).length
      : 0;
  return controlWorth(evaluation, building, region) + 2 * below;
}

/** What medals are worth: points that nobody contests any more. */
export function medalWorth(evaluation: Evaluation, medals: number): number {
  return medals * (10 + 3 * progress(evaluation));
}

/** What moves of the markers are worth to the seat: rebellion and surplus, up positive. */
export function markerWorth(evaluation: Evaluation, marker: 'rebellion' | 'surplus', by: number): number {
  const from = evaluation.state[marker];
  const steps = movedTo(evaluation.box, from, { marker, by }) - from;
  if (marker === 'rebellion') return -unrestCost(evaluation, steps);
  return -steps * surplusPrice(evaluation) + endGain(evaluation, (end) => (end.kind === 'surplus-above' ? steps : 0));
}
