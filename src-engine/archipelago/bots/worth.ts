import { cardOf } from '../box.ts';
import { movedTo } from '../figures/markers.ts';
import { countOnMap } from '../figures/units.ts';
import { tradesAt } from '../figures/use-building.ts';
import { controlled } from '../figures/buildings.ts';
import { sellingPrice } from '../figures/markets.ts';
import { endGain, goalGain, progress } from './goals.ts';
import { ifGoesOn, isEndDue, memo, memoWorth, type Evaluation } from './evaluation.ts';
import type { Tell } from './tell.ts';
import { comingCrisis, wantsIndependence, surplusPrice, turnsLeft, unrestCost, cubesWanted } from './unrest.ts';
import type { BuildingKind, Resource, Criterion } from '../data/schema.ts';

/** What a cube serves for, sooner or later. */
const PLAIN: Record<Resource, number> = { fish: 1.1, wood: 1.1, fruit: 1.2, cattle: 1.2, stone: 1.5, iron: 1.6 };
/** With so many florins behind the screen one more is worth half. */
const RICH = 38;
/** What a cube that is kept is worth once the end is due: something may still be paid with it. */
const KEPT = 0.02;
/** What a cube adds at the most because a crisis will ask for it. */
const ALARM = 1.2;
/** What an explorer token serves for: it is any cube, when one is needed. */
const TOKEN = 5.5;
/** Cubes of each type a builder keeps: the dearest of the buildings asks for so many. */
const IN_STOCK: Record<Resource, number> = { fish: 1, wood: 1, fruit: 1, cattle: 1, stone: 2, iron: 0 };

/** Florins behind the screen: themselves, and what the goals make of them. */
export function florinsWorth(evaluation: Evaluation, florins: number, tell?: Tell): number {
  return memoWorth(evaluation, `florins ${florins}`, (listener) => worthOfFlorins(evaluation, florins, listener), tell);
}

function worthOfFlorins(evaluation: Evaluation, florins: number, tell?: Tell): number {
  const gain = goalGain(evaluation, (criterion) => (criterion.kind === 'florins' ? florins : 0), tell);
  const have = Math.max(0, evaluation.screen.florins + florins / 2);
  const use = evaluation.temper.florin / (1 + (have / RICH) ** 2);
  tell?.(florins < 0 ? 'florins-spent' : 'florins', florins * use, { n: Math.abs(florins) });
  return florins * use + gain + endGain(evaluation, ({ kind }) => (kind === 'bank-broke' ? florins : 0), tell);
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
  return ifGoesOn(evaluation, Math.min(ALARM, worth));
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
  const use = Math.max(0.3, Math.max(PLAIN[resource], saleWorth(evaluation, resource)) + variety + needed);
  return Math.max(KEPT, ifGoesOn(evaluation, use));
}

/** The code of what it is worth that the crisis in sight asks for such cubes: there are too few, or some may keep theirs. */
export function crisisCode(evaluation: Evaluation, resource: Resource): string {
  const held = evaluation.state.screens.reduce((sum, { cubes }) => sum + cubes[resource], 0);
  const short = (['domestic', 'export'] as const).some(
    (market) => comingCrisis(evaluation, market)?.resource === resource && cubesWanted(evaluation, market) > held,
  );
  return short ? 'crisis-needs' : 'crisis-wants';
}

/** What one more cube is worth to the seat, with `have` behind its screen already. */
export function cubeWorth(
  evaluation: Evaluation,
  resource: Resource,
  have = evaluation.screen.cubes[resource],
  tell?: Tell,
): number {
  const use = cubeUse(evaluation, resource, have);
  const demand = memo(evaluation, `demand ${resource}`, () => crisisDemand(evaluation, resource));
  tell?.(crisisCode(evaluation, resource), demand, { resource });
  tell?.('cubes', use, { n: 1, resource });
  return (
    use +
    demand +
    memoWorth(evaluation, `gain ${resource}`, (listener) => goalGain(evaluation, countsCubes(resource), listener), tell)
  );
}

/** Codes of what a cube counts for, lost with it by whoever parts with it. */
const COUNTED: ReadonlySet<string> = new Set(['trend', 'objective', 'unknown']);

/** Tells what a cube is worth as what is lost with it. */
const partingWith =
  (tell: Tell, resource: Resource): Tell =>
  (code, weight, params) =>
    COUNTED.has(code) ? tell(`${code}-lost`, -weight, params) : tell('cubes-spent', -weight, { n: 1, resource });

/** What it costs to spend the last cube of a type: never so much as a token, which can be any cube, the goals aside. */
export function cubeCost(evaluation: Evaluation, resource: Resource, left: number, tell?: Tell): number {
  const use = Math.min(
    cubeUse(evaluation, resource, Math.max(0, left)),
    TOKEN * evaluation.temper.token - ifGoesOn(evaluation, 0.2),
  );
  const loss = memoWorth(
    evaluation,
    `loss ${resource}`,
    (listener) => goalGain(evaluation, (criterion) => -countsCubes(resource)(criterion), listener),
    tell,
  );
  tell?.('cubes-spent', -use, { n: 1, resource });
  return use - loss;
}

/**
 * What is lost with the last cube of a type where something is got for it: as much as it is worth to have it; once the end is due, what is
 * counted for it, which may be nothing though one more would be counted.
 */
export function handedWorth(evaluation: Evaluation, resource: Resource, left: number, tell?: Tell): number {
  if (isEndDue(evaluation.state)) return cubeCost(evaluation, resource, left, tell);
  return cubeWorth(evaluation, resource, left, tell && partingWith(tell, resource));
}

/** What an explorer token is worth. */
export function tokenWorth(evaluation: Evaluation, tell?: Tell): number {
  return memoWorth(evaluation, tokenWorth, (listener) => worthOfToken(evaluation, listener), tell);
}

function worthOfToken(evaluation: Evaluation, tell?: Tell): number {
  const gain = goalGain(evaluation, ({ kind }) => (kind === 'tokens' ? 1 : 0), tell);
  const use = TOKEN * evaluation.temper.token;
  tell?.('token', use);
  return use + gain;
}

/** What it costs to spend a cube, or a token for it. */
export function spentCost(evaluation: Evaluation, resource: Resource, means: 'cube' | 'token', tell?: Tell): number {
  if (means === 'cube') return cubeCost(evaluation, resource, evaluation.screen.cubes[resource] - 1, tell);
  const cost = tokenWorth(evaluation);
  tell?.('token-spent', -cost);
  return cost;
}

/** What it brings to have one more citizen on the map: labour, taxes, and a colony harder to shake. */
export function citizenWorth(evaluation: Evaluation, tell?: Tell): number {
  return memoWorth(evaluation, citizenWorth, (listener) => worthOfCitizen(evaluation, listener), tell);
}

function worthOfCitizen(evaluation: Evaluation, tell?: Tell): number {
  const labour = (0.8 + 0.6 * turnsLeft(evaluation)) * evaluation.temper.citizen;
  const gain = goalGain(evaluation, ({ kind }) => (kind === 'citizens' ? 1 : 0), tell);
  const calm = ifGoesOn(evaluation, unrestCost(evaluation, 0.5));
  tell?.('labour', labour);
  tell?.('more-people', calm);
  return labour + gain + calm + endGain(evaluation, ({ kind }) => (kind === 'population' ? 1 : 0), tell);
}

/** What one more ship is worth: taxes, fish, and new shores. */
export function shipWorth(evaluation: Evaluation, tell?: Tell): number {
  const plain = ifGoesOn(evaluation, countOnMap(evaluation.state, evaluation.seat, 'ship') < 2 ? 5 : 3);
  const gain = goalGain(evaluation, ({ kind }) => (kind === 'ships' ? 1 : 0), tell);
  tell?.('ship', plain);
  return plain + gain + endGain(evaluation, ({ kind }) => (kind === 'ships' ? 1 : 0), tell);
}

/** What medals are worth: points that nobody contests any more. */
export function medalWorth(evaluation: Evaluation, medals: number): number {
  return medals * (10 + 3 * progress(evaluation));
}

/** What moves of the markers are worth to the seat: rebellion and surplus, up positive. */
export function markerWorth(evaluation: Evaluation, marker: 'rebellion' | 'surplus', by: number, tell?: Tell): number {
  const from = evaluation.state[marker];
  const steps = movedTo(evaluation.box, from, { marker, by }) - from;
  if (marker === 'rebellion') return -unrestCost(evaluation, steps, tell);
  return -steps * surplusPrice(evaluation) + endGain(evaluation, (end) => (end.kind === 'surplus-above' ? steps : 0));
}
