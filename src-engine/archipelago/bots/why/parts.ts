/** The parts that many worths have in common, each with the code of a reason. */
import { scaled, sumOf, term, type Term } from '../../../bots/advice.ts';
import type { Params } from '../../../kernel/refusal.ts';
import type { EndCondition, Resource } from '../../data/schema.ts';
import { filledRow, type MarketId } from '../../figures/markets.ts';
import type { Place } from '../../place.ts';
import type { Evaluation } from '../evaluation.ts';
import { endGain, goalGains, type Change } from '../goals.ts';
import { comingCrisis, cubesWanted, marketUnrestCost, unrestCost } from '../unrest.ts';
import {
  citizenWorth,
  countsCubes,
  crisisDemand,
  cubeCost,
  cubeWorth,
  florinsWorth,
  leavingCost,
  shipWorth,
  tokenWorth,
} from '../worth.ts';

/** `parts` of a whole, and what is left of it under `code`. */
export function rest(whole: number, parts: readonly Term[], code: string, params?: Params): Term[] {
  return [...parts, term(code, whole - sumOf(parts), params)];
}

/** What a change brings by the goals in play: by a trend, by an objective the seat knows, by one that may have been dealt. */
export function goalTerms(evaluation: Evaluation, change: Change): Term[] {
  return goalGains(evaluation, change).map(({ goal: { trend, likely }, gain }) => {
    const lost = gain < 0 ? '-lost' : '';
    if (trend !== undefined) return term(`trend${lost}`, gain, { trend });
    return term(`${likely === 1 ? 'objective' : 'unknown'}${lost}`, gain);
  });
}

/** What a change would bring, which is given away. */
function lostTerms(evaluation: Evaluation, change: Change): Term[] {
  return goalTerms(evaluation, change).map(({ code, weight, params }) => term(`${code}-lost`, -weight, params));
}

/** What a change means for the ends in play: they come nearer, or are put off, and that is wanted or not. */
export function endTerms(evaluation: Evaluation, change: (end: EndCondition) => number): Term[] {
  let steps = 0;
  const gain = endGain(evaluation, (end) => {
    const by = change(end);
    steps += by;
    return by;
  });
  if (steps < 0) return [term(gain < 0 ? 'end-lost' : 'end-put-off', gain)];
  return [term(gain < 0 ? 'end-too-soon' : 'end-nearer', gain)];
}

/** What it is worth that the crisis in sight asks for such cubes: there are too few, or some may keep theirs. */
export function crisisTerm(evaluation: Evaluation, resource: Resource): Term {
  const held = evaluation.state.screens.reduce((sum, { cubes }) => sum + cubes[resource], 0);
  const short = (['domestic', 'export'] as const).some(
    (market) => comingCrisis(evaluation, market)?.resource === resource && cubesWanted(evaluation, market) > held,
  );
  return term(short ? 'crisis-needs' : 'crisis-wants', crisisDemand(evaluation, resource), { resource });
}

/** What a cube more, or less, on a market means by the workers and rebels that its row brings. */
export function rowTerm(evaluation: Evaluation, market: MarketId, resource: Resource, by: 1 | -1): Term {
  const { box, state } = evaluation;
  const lying = state[market][resource];
  const [now, then] = [lying, lying + by].map((cubes) => filledRow(box, market, resource, Math.max(0, cubes)));
  const surplus = (then?.surplus ?? 0) - (now?.surplus ?? 0);
  const rebellion = (then?.rebellion ?? 0) - (now?.rebellion ?? 0);
  const code = surplus * rebellion < 0 ? '' : surplus + rebellion > 0 ? 'market-moves' : 'market-calmer';
  return term(code, -marketUnrestCost(evaluation, market, resource, by), { resource });
}

/** What it means that rebellion rises by `steps`, or population falls; whoever works for the uprising is told of their objective. */
export function unrestTerms(evaluation: Evaluation, steps: number): Term[] {
  const weight = -unrestCost(evaluation, steps);
  if (weight > 0) return [steps < 0 ? term('calm', weight, { steps: -steps }) : term('objective', weight)];
  return [steps > 0 ? term('unrest', weight, { steps }) : term('objective-lost', weight)];
}

/** Florins that come, or go. */
export function florinsTerms(evaluation: Evaluation, florins: number): Term[] {
  if (florins === 0) return [];
  const change: Change = ({ kind }) => (kind === 'florins' ? florins : 0);
  const parts = [
    ...goalTerms(evaluation, change),
    ...endTerms(evaluation, ({ kind }) => (kind === 'bank-broke' ? florins : 0)),
  ];
  const code = florins > 0 ? 'florins' : 'florins-spent';
  return rest(florinsWorth(evaluation, florins), parts, code, { n: Math.abs(florins) });
}

/** `n` cubes that come, each worth what the first is with `have` behind the screen. */
export function cubesTerms(
  evaluation: Evaluation,
  resource: Resource,
  n: number,
  have = evaluation.screen.cubes[resource],
): Term[] {
  const parts = scaled([crisisTerm(evaluation, resource), ...goalTerms(evaluation, countsCubes(resource))], n);
  return rest(n * cubeWorth(evaluation, resource, have), parts, 'cubes', { n, resource });
}

/** A cube that is parted with, at its full worth. */
export function cubeGivenTerms(evaluation: Evaluation, resource: Resource): Term[] {
  const worth = cubeWorth(evaluation, resource, evaluation.screen.cubes[resource] - 1);
  return rest(-worth, lostTerms(evaluation, countsCubes(resource)), 'cubes-spent', { n: 1, resource });
}

/** A cube that is spent with `left` of them staying, or a token for it. */
export function spentTerms(evaluation: Evaluation, resource: Resource, left: number, token = left < 0): Term[] {
  if (token) return [term('token-spent', -tokenWorth(evaluation))];
  const parts = goalTerms(evaluation, (criterion) => -countsCubes(resource)(criterion));
  return rest(-cubeCost(evaluation, resource, left), parts, 'cubes-spent', { n: 1, resource });
}

/** An explorer token that comes. */
export function tokenTerms(evaluation: Evaluation): Term[] {
  const parts = goalTerms(evaluation, ({ kind }) => (kind === 'tokens' ? 1 : 0));
  return rest(tokenWorth(evaluation), parts, 'token');
}

/** A citizen more. */
export function citizenTerms(evaluation: Evaluation): Term[] {
  const parts = [
    ...goalTerms(evaluation, ({ kind }) => (kind === 'citizens' ? 1 : 0)),
    term('more-people', unrestCost(evaluation, 0.5)),
    ...endTerms(evaluation, ({ kind }) => (kind === 'population' ? 1 : 0)),
  ];
  return rest(citizenWorth(evaluation), parts, 'labour');
}

/** A ship more. */
export function shipTerms(evaluation: Evaluation): Term[] {
  const parts = [
    ...goalTerms(evaluation, ({ kind }) => (kind === 'ships' ? 1 : 0)),
    ...endTerms(evaluation, ({ kind }) => (kind === 'ships' ? 1 : 0)),
  ];
  return rest(shipWorth(evaluation), parts, 'ship');
}

/** A post that is left, and perhaps a building with it. */
export function leavingTerms(evaluation: Evaluation, region: number, place: Place): Term[] {
  return [term('leaves-building', -leavingCost(evaluation, region, place), { place, region })];
}
