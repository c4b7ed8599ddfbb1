/** The parts that many worths have in common, each with the code of a reason. */
import { scaled, sumOf, term, type Term } from '../../../bots/advice.ts';
import type { Params } from '../../../kernel/refusal.ts';
import type { EndCondition, Resource } from '../../data/schema.ts';
import type { Place } from '../../place.ts';
import type { Evaluation } from '../evaluation.ts';
import { endGain, goalGains, type Change } from '../goals.ts';
import { unrestCost } from '../unrest.ts';
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

/** What a change means for the ends in play. */
export function endTerms(evaluation: Evaluation, change: (end: EndCondition) => number): Term[] {
  const gain = endGain(evaluation, change);
  return [term(gain < 0 ? 'end-too-soon' : 'end-nearer', gain)];
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
  const parts = scaled(
    [
      term('crisis-needs', crisisDemand(evaluation, resource), { resource }),
      ...goalTerms(evaluation, countsCubes(resource)),
    ],
    n,
  );
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
