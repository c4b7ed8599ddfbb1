import { given } from '../../kernel/given.ts';
import { cardOf } from '../box.ts';
import type { BuildingKind, Criterion, Resource } from '../data/schema.ts';
import { sideAt } from '../map/regions.ts';
import { controlled, controller } from '../figures/buildings.ts';
import { sellingPrice } from '../figures/markets.ts';
import { endGain, goalGain, progress } from './goals.ts';
import type { Sight } from './sight.ts';
import { looming, stepPrice, stirs, surplusPrice, turnsLeft, unrest, wanted } from './unrest.ts';

/** What a cube serves for, sooner or later. */
const PLAIN: Record<Resource, number> = { fish: 1.1, wood: 1.1, fruit: 1.2, cattle: 1.2, stone: 1.5, iron: 1.6 };
/** With so many florins behind the screen one more is worth half. */
const RICH = 38;
/** What a cube adds at the most because a crisis will ask for it. */
const ALARM = 1.2;
/** What an explorer token serves for: it is any cube, when one is needed. */
const TOKEN = 5.5;
/** Cubes of each a builder likes to have by him: the dearest of the buildings asks for so many. */
const IN_STOCK: Record<Resource, number> = { fish: 1, wood: 1, fruit: 1, cattle: 1, stone: 2, iron: 0 };

/** Florins behind the screen: themselves, and what the goals make of them. */
export function coins(sight: Sight, florins: number): number {
  const gain = goalGain(sight, (criterion) => (criterion.kind === 'florins' ? florins : 0));
  const have = Math.max(0, sight.screen.florins + florins / 2);
  const use = sight.temper.florin / (1 + (have / RICH) ** 2);
  return florins * use + gain + endGain(sight, ({ kind }) => (kind === 'bank-broke' ? florins : 0));
}

/** Whether the goals count cubes of that type. */
const countsCubes = (resource: Resource) => (criterion: Criterion) =>
  criterion.kind === 'cubes' && criterion.resource === resource ? 1 : 0;

/** What selling a cube may bring: full price with a market or port of one's own, less without. */
function sale(sight: Sight, resource: Resource): number {
  const { box, state, seat } = sight;
  const best = (['domestic', 'export'] as const).map((market) => {
    const price = sellingPrice(box, market, resource, state[market][resource]) ?? 0;
    const own = controlled(state, seat, market === 'domestic' ? 'market' : 'port') > 0;
    return price * (own ? 0.4 : 0.2);
  });
  return Math.max(...best);
}

/** What a cube adds when a crisis that shows already wants more than everybody has. */
function alarm(sight: Sight, resource: Resource): number {
  if (stirs(sight)) return 0;
  let worth = 0;
  for (const market of ['domestic', 'export'] as const) {
    const zone = looming(sight, market);
    if (zone?.resource !== resource) continue;
    const held = sight.state.screens.reduce((sum, screen) => sum + screen.cubes[resource], 0);
    const short = wanted(sight, market) - 0.6 * held;
    if (short > 0) worth += 0.3 * (market === 'domestic' ? unrest(sight, zone.amount) : unrest(sight, 1));
  }
  return Math.min(ALARM, worth);
}

/** Cubes of the type the seat's unbuilt wonders ask for. */
function wonderCubes({ box, state, seat }: Sight, resource: Resource): number {
  const wonders = state.cards.filter(({ card, owner, built }) => owner === seat && !built && cardOf(box, card).wonder);
  return Math.max(0, ...wonders.map(({ card }) => cardOf(box, card).cost.cubes[resource] ?? 0));
}

/** What one more cube serves for, with `have` behind the screen already, the goals aside. */
function cubeUse(sight: Sight, resource: Resource, have: number): number {
  const variety = have === 0 ? 1.6 : have === 1 ? 0.8 : have < 4 ? 0 : have < 7 ? -0.5 : -1;
  const needed = have < wonderCubes(sight, resource) ? 2 : have < IN_STOCK[resource] ? 0.5 : 0;
  return Math.max(0.3, Math.max(PLAIN[resource], sale(sight, resource)) + variety + needed);
}

/** What one more cube is worth to the seat, with `have` behind its screen already. */
export function cubeWorth(sight: Sight, resource: Resource, have = sight.screen.cubes[resource]): number {
  return cubeUse(sight, resource, have) + alarm(sight, resource) + goalGain(sight, countsCubes(resource));
}

/** What it costs to spend the last cube of a type: never so much as a token, which can be any cube, the goals aside. */
export function cubeCost(sight: Sight, resource: Resource, left: number): number {
  const use = Math.min(cubeUse(sight, resource, Math.max(0, left)), TOKEN * sight.temper.token - 0.2);
  return use - goalGain(sight, (criterion) => -countsCubes(resource)(criterion));
}

/** What an explorer token is worth. */
export function tokenWorth(sight: Sight): number {
  const gain = goalGain(sight, ({ kind }) => (kind === 'tokens' ? 1 : 0));
  return TOKEN * sight.temper.token + gain;
}

/** What it brings to have one more citizen on the map: labour, taxes, and a colony harder to shake. */
export function citizenWorth(sight: Sight): number {
  const labour = (0.8 + 0.6 * turnsLeft(sight)) * sight.temper.citizen;
  const gain = goalGain(sight, ({ kind }) => (kind === 'citizens' ? 1 : 0));
  const calm = unrest(sight, 0.5);
  return labour + gain + calm + endGain(sight, ({ kind }) => (kind === 'population' ? 1 : 0));
}

/** What one more ship is worth: taxes, fish, and new shores. */
export function shipWorth(sight: Sight): number {
  const ships = sight.state.units.filter(
    ({ owner, kind, region }) => owner === sight.seat && kind === 'ship' && region >= 0,
  );
  const gain = goalGain(sight, ({ kind }) => (kind === 'ships' ? 1 : 0));
  return (ships.length < 2 ? 5 : 3) + gain + endGain(sight, ({ kind }) => (kind === 'ships' ? 1 : 0));
}

/** How the goals change with control of one more building of the region. */
function buildingGoals(sight: Sight, building: BuildingKind, region: number): number {
  const { icons } = sideAt(sight.box, sight.state, region);
  return goalGain(sight, (criterion) => {
    if (criterion.kind === 'buildings') return criterion.which.includes(building) ? 1 : 0;
    if (criterion.kind !== 'town-icons' || building !== 'town') return 0;
    return icons.filter(({ resource }) => resource === criterion.resource).length;
  });
}

/** What a building earns, by what the seat has of its kind already. */
function earnings(sight: Sight, building: BuildingKind): number {
  const owned = controlled(sight.state, sight.seat, building);
  const left = turnsLeft(sight);
  switch (building) {
    case 'town':
      return 5 + 1.3 * left;
    case 'temple':
      return 1 + 0.5 * left + (stirs(sight) ? 0 : 0.6 * stepPrice(sight));
    case 'port':
      // Exports pay best, and only those who have a port can build by it.
      return 1.5 + left * Math.max(0.3, 2.2 - 0.8 * owned);
    case 'market':
      return 1 + left * Math.max(0.3, 1.6 - 0.6 * owned);
  }
}

/** What control of a building in a region is worth. */
export function controlWorth(sight: Sight, building: BuildingKind, region: number): number {
  return earnings(sight, building) * sight.temper.buildings[building] + buildingGoals(sight, building, region);
}

/** What raising a building is worth: control, the end it may bring nearer, and a florin of the Benefactor for a temple. */
export function buildingWorth(sight: Sight, building: BuildingKind, region: number): number {
  const benefit = building === 'temple' ? goalGain(sight, ({ kind }) => (kind === 'benefactor' ? 1 : 0)) : 0;
  const nearer = endGain(sight, (end) => (end.kind === 'buildings' && end.building === building ? 1 : 0));
  return controlWorth(sight, building, region) + benefit + nearer;
}

/** What is lost when a unit leaves where it stands: a building that nothing else of the seat's controls. */
export function leavingCost(sight: Sight, region: number, place: string): number {
  const { state, seat } = sight;
  if (place === 'ground' || place === 'icon') return 0;
  const building = (['town', 'temple', 'market', 'port'] as const).find((kind) => kind === place);
  if (building === undefined || given(state.regions[region])[building] < 0) return 0;
  const held = building !== 'town' && controller(state, region, 'town') === seat;
  if (held) return 0.5;
  const below =
    building === 'town'
      ? (['temple', 'market', 'port'] as const).filter((kind) => controller(state, region, kind) === seat).length
      : 0;
  return controlWorth(sight, building, region) + 2 * below;
}

/** What medals are worth: points that nobody contests any more. */
export function medalWorth(sight: Sight, medals: number): number {
  return medals * (10 + 3 * progress(sight));
}

/** What moves of the markers are worth to the seat: rebellion and surplus, up positive. */
export function markerWorth(sight: Sight, marker: 'rebellion' | 'surplus', by: number): number {
  const to = Math.max(0, sight.state[marker] + by);
  const steps = to - sight.state[marker];
  if (marker === 'rebellion') return -unrest(sight, steps);
  return -steps * surplusPrice(sight) + endGain(sight, (end) => (end.kind === 'surplus-above' ? steps : 0));
}
