import { cubesEach, harvester } from '../figures/harvest.ts';
import { freeIcons } from '../figures/icons.ts';
import { isFree } from '../figures/units.ts';
import type { Frame } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import type { Spot } from '../place.ts';
import { leavingCost } from './control.ts';
import { ifGoesOn, movesWith, pending, type Evaluation } from './evaluation.ts';
import { aheadOfMe } from './goals.ts';
import { leadCode } from './opponents.ts';
import { renaming, scaling, type Tell } from './tell.ts';
import { comingCrisis, wantsIndependence } from './unrest.ts';
import { crisisCode, cubeWorth } from './worth.ts';
import type { Resource } from '../data/schema.ts';

/** Florins any harvest is worth beside its cubes: whatever is in stock may be asked for. */
const ANY_HARVEST = 4;

/** Cubes that one unit takes in a harvest, so many of them having come before in it. */
type Yield = { readonly resource: Resource; readonly each: number; extra: number };

/** What one unit sent onto an icon brings. */
export function deployWorth(evaluation: Evaluation, { from }: MoveOf<'deploy'>, tell?: Tell): number {
  const resource = harvested(evaluation);
  return unitWorth(evaluation, from, { resource, each: cubesEach(evaluation.state, resource), extra: 0 }, tell);
}

function unitWorth(evaluation: Evaluation, from: Spot, { resource, each, extra }: Yield, tell?: Tell): number {
  const { state, screen } = evaluation;
  const cubes = Math.min(each, state.bank.cubes[resource] - extra);
  if (cubes <= 0) {
    tell?.('bank-empty', -1, { resource });
    return -1;
  }
  const told = tell && scaling(renaming(tell, 'cubes', 'cubes', { n: cubes, resource }), cubes);
  const cube = cubeWorth(evaluation, resource, screen.cubes[resource] + extra, told);
  tell?.('cubes', -0.4, { n: cubes, resource });
  return cubes * cube - leavingCost(evaluation, from.region, from.place, tell) - 0.4;
}

/** What a harvest brings: the cubes of all who may go, each worth a little less than the one before, and those that leave may bring. */
export function harvestWorth(
  evaluation: Evaluation,
  resource: Resource,
  each = cubesEach(evaluation.state, resource),
  tell?: Tell,
): number {
  const batch: Yield = { resource, each, extra: 0 };
  let asked = 0;
  let sum = 0;
  for (const move of movesWith(evaluation, harvestBy(evaluation, resource))) {
    if (move.type === 'ask') {
      asked += 0.4 * cubeWorth(evaluation, resource);
      sum += 0.4 * cubeWorth(evaluation, resource);
    }
    if (move.type !== 'deploy') continue;
    for (let index = workersAt(evaluation, resource, move.from); index > 0; index--) {
      const worth = unitWorth(evaluation, move.from, batch);
      if (worth <= 0) continue;
      sum += worth;
      batch.extra += each;
    }
  }
  const worth = sum > 0 ? ifGoesOn(evaluation, ANY_HARVEST) + sum : 0;
  if (tell !== undefined) tellHarvest(evaluation, batch, { asked, worth }, tell);
  return worth;
}

function harvestBy({ seat }: Evaluation, resource: Resource): Frame {
  return { kind: 'harvest', seat, resource, done: 0, allowed: [], refused: false, disc: true };
}

/** Free units of the class that find an icon. */
function workersAt({ box, state, seat }: Evaluation, resource: Resource, from: Spot): number {
  const kind = harvester(resource);
  const { region, part, place } = from;
  const there = state.units.filter(
    (unit) =>
      unit.owner === seat &&
      unit.kind === kind &&
      isFree(unit) &&
      unit.region === region &&
      unit.part === part &&
      unit.place === place,
  ).length;
  return Math.min(there, freeIcons(box, state, resource, from));
}

/** Tells what a harvest is worth: what its cubes count for, what may be asked for, and else how many cubes come. */
function tellHarvest(
  evaluation: Evaluation,
  { resource, extra: cubes }: Yield,
  { asked, worth }: { readonly asked: number; readonly worth: number },
  tell: Tell,
): void {
  if (cubes === 0) {
    tell('may-harvest', worth, { resource });
    return;
  }
  let left = worth - asked;
  cubeWorth(evaluation, resource, evaluation.screen.cubes[resource], (code, weight, params) => {
    if (code === 'cubes') return;
    tell(code, cubes * weight, params);
    left -= cubes * weight;
  });
  tell('may-harvest', asked, { resource });
  tell('harvest', left, { n: cubes, resource });
}

/** The resource being harvested. */
function harvested(evaluation: Evaluation): Resource {
  const frame = pending(evaluation);
  return frame?.kind === 'harvest' || frame?.kind === 'permission' ? frame.resource : 'fish';
}

/** Asking for leave costs nothing but a refusal. */
export function askWorth(evaluation: Evaluation, _: MoveOf<'ask'>, tell?: Tell): number {
  const resource = harvested(evaluation);
  const worth = 0.5 * cubeWorth(evaluation, resource);
  tell?.('may-harvest', worth, { resource });
  return worth;
}

/** Leave is given to those who are not ahead, and to everybody when the colony wants the cubes. */
export function allowWorth(evaluation: Evaluation, _: MoveOf<'allow'>, tell?: Tell): number {
  const frame = pending(evaluation);
  if (frame?.kind !== 'permission') return 0;
  const { resource, seat } = frame;
  const needed = cubeWorth(evaluation, resource) > 6 && !wantsIndependence(evaluation) ? 2 : 0;
  const lead = aheadOfMe(evaluation, seat);
  if (needed > 0 && isAskedFor(evaluation, resource)) tell?.(crisisCode(evaluation, resource), needed, { resource });
  else tell?.('leave-cheap', needed);
  tell?.('leave-cheap', 0.5);
  tell?.(leadCode('behind', -lead), -lead, { seat });
  return needed + 0.5 - lead;
}

/** Whether the crisis in sight asks for the resource. */
const isAskedFor = (evaluation: Evaluation, resource: Resource): boolean =>
  (['domestic', 'export'] as const).some((market) => comingCrisis(evaluation, market)?.resource === resource);
