import { objectiveOf } from '../box.ts';
import { cubesToStand } from '../figures/crisis.ts';
import { filledRow, rowOf, type MarketId } from '../figures/markets.ts';
import { topBack } from '../figures/deck.ts';
import { PACIFIST_POINTS } from '../figures/points.ts';
import { rebellionFromBoards } from '../figures/population-effects.ts';
import { pointWorth, progress } from './goals.ts';
import { ifGoesOn, isEndDue, memo, ownObjectives, type Evaluation } from './evaluation.ts';
import type { Tell } from './tell.ts';
import type { Resource, Zone } from '../data/schema.ts';

/** From this turn on a Separatist openly works for the uprising. */
const OPENLY_FROM = 3;
/** What a step costs even from afar: hardly anything takes it back. */
const LASTING = 1.3;
/** What it costs at the most, on the brink. */
const WORST = 29;

/** Whether the seat works for the uprising now. */
export function wantsIndependence(evaluation: Evaluation): boolean {
  return evaluation.role === 'separatist' && evaluation.state.turn >= OPENLY_FROM;
}

/** What a half of the back on top will ask for in the next phase 4; undefined for an event, or a red one. */
export function comingCrisis(evaluation: Evaluation, market: MarketId): Extract<Zone, { kind: 'crisis' }> | undefined {
  const zone = topBack(evaluation.box, evaluation.state)?.[market];
  return zone?.kind === 'crisis' && !zone.red ? zone : undefined;
}

/** Cubes a looming crisis still wants when the market has given its own. */
export function cubesWanted(evaluation: Evaluation, market: MarketId): number {
  const zone = comingCrisis(evaluation, market);
  if (zone === undefined) return 0;
  const cubes = market === 'domestic' ? cubesToStand(evaluation.state.population, zone.amount) : zone.amount;
  return Math.max(0, cubes - evaluation.state[market][zone.resource]);
}

/** Steps the crises on top of the deck may bring: what nobody has cubes for, and a part of the rest. */
function rebellionFromCrises(evaluation: Evaluation): number {
  let steps = 0;
  for (const market of ['domestic', 'export'] as const) {
    const zone = comingCrisis(evaluation, market);
    if (zone === undefined) continue;
    const held = evaluation.state.screens.reduce((sum, screen) => sum + screen.cubes[zone.resource], 0);
    const missing = Math.max(0, cubesWanted(evaluation, market) - held);
    steps += missing * (market === 'domestic' ? zone.amount : 1) + 0.1 * cubesWanted(evaluation, market);
  }
  return steps;
}

/** Steps of rebellion that are already on their way; once the end is due nothing follows. */
function expectedRebellion(evaluation: Evaluation): number {
  if (isEndDue(evaluation.state)) return 0;
  const inCrisis = evaluation.state.phase === 'balance';
  return inCrisis
    ? 1
    : Math.max(0, rebellionFromBoards(evaluation.box, evaluation.state)) + 0.7 * rebellionFromCrises(evaluation) + 0.7;
}

/** Steps population is ahead of rebellion, what is brewing taken off. */
export function margin(evaluation: Evaluation): number {
  return memo(
    evaluation,
    margin,
    () => evaluation.state.population - evaluation.state.rebellion - expectedRebellion(evaluation),
  );
}

/** Turns still to come, about: until the end, or the war if that is nearer. */
export function turnsLeft(evaluation: Evaluation): number {
  return memo(evaluation, turnsLeft, () => untilEnd(evaluation));
}

function untilEnd(evaluation: Evaluation): number {
  return Math.min(1 + 6 * (1 - progress(evaluation)), 2 + 0.8 * Math.max(0, margin(evaluation)));
}

/** Florins one more step of rebellion costs the seat; negative for a Separatist who openly works for the uprising. */
export function stepPrice(evaluation: Evaluation, left = margin(evaluation)): number {
  const room = Math.max(0, left);
  if (wantsIndependence(evaluation)) return -(24 / (1.5 + room) + 0.5);
  const fear = isEndDue(evaluation.state)
    ? WORST * Math.exp(-room)
    : LASTING + Math.min(WORST, 56 / (1.6 + room) ** 1.3);
  if (evaluation.role === 'separatist') return fear / 3;
  return fear + pacifistPrice(evaluation, left);
}

/** The Pacifist has points to lose. */
function pacifistPrice(evaluation: Evaluation, left: number): number {
  if (evaluation.role !== 'pacifist') return 0;
  const differences = ownObjectives(evaluation).flatMap((id) => {
    const { victory } = objectiveOf(evaluation.box, id);
    return victory.kind === 'pacifist' ? [victory.difference] : [];
  });
  const chance = 1 / (1 + Math.exp(-(left - Math.max(0, ...differences)) / 3));
  return PACIFIST_POINTS * pointWorth(evaluation) * chance * (1 - chance) + 0.3;
}

/** Florins it costs to let rebellion rise by `steps`, or population fall; negative steps calm. */
export function unrestCost(evaluation: Evaluation, steps: number, tell?: Tell): number {
  const cost = steps * stepPrice(evaluation, margin(evaluation) - steps / 2);
  if (tell !== undefined && steps !== 0) tellUnrest(tell, steps, -cost);
  return cost;
}

/** Tells what moves of rebellion mean; whoever works for the uprising is told of their objective. */
function tellUnrest(tell: Tell, steps: number, worth: number): void {
  if (worth > 0 && steps < 0) tell('calm', worth, { steps: -steps });
  else if (worth > 0) tell('objective', worth);
  else if (steps > 0) tell('unrest', worth, { steps });
  else tell('objective-lost', worth);
}

/** Florins one more surplus worker costs: what the board makes of it, less that it may be hired. */
export function surplusPrice(evaluation: Evaluation): number {
  return memo(evaluation, surplusPrice, () => surplusCost(evaluation));
}

function surplusCost(evaluation: Evaluation): number {
  const { surplus } = evaluation.state;
  if (isEndDue(evaluation.state)) return 0;
  if (surplus <= 1 && !wantsIndependence(evaluation)) return -0.6;
  const rows = evaluation.box.pack.surplusBoard.rows;
  const next = rowOf(rows, surplus + 1).rebellion - rowOf(rows, surplus).rebellion;
  return stepPrice(evaluation) * (0.02 * turnsLeft(evaluation) + 0.22 * next);
}

/** A type of cubes on a market. */
type Row = { readonly market: MarketId; readonly resource: Resource };

/** Florins it costs that one cube more, or fewer, of a type lies on a market, by the icons of the rows it fills or empties. */
export function marketUnrestCost(evaluation: Evaluation, { market, resource }: Row, by: 1 | -1, tell?: Tell): number {
  const { box, state } = evaluation;
  const lying = state[market][resource];
  const now = filledRow(box, market, resource, lying);
  const then = filledRow(box, market, resource, Math.max(0, lying + by));
  const surplus = (then?.surplus ?? 0) - (now?.surplus ?? 0);
  const rebellion = (then?.rebellion ?? 0) - (now?.rebellion ?? 0);
  // Surplus workers of later turns always cost something, as those waiting now may not; but a Separatist wants them.
  const least = wantsIndependence(evaluation) ? -Infinity : ifGoesOn(evaluation, 0.3);
  const perWorker = Math.max(least, surplusPrice(evaluation));
  const cost = 0.8 * (surplus * perWorker + rebellion * stepPrice(evaluation));
  tell?.(rowCode(surplus, rebellion), -cost, { resource });
  return cost;
}

/** Which of workers and rebels a row brings more of, and fewer. */
function rowCode(surplus: number, rebellion: number): string {
  if (surplus * rebellion < 0) return rebellion > 0 ? 'market-rebels' : 'market-workers';
  return surplus + rebellion > 0 ? 'market-moves' : 'market-calmer';
}
