import { defined } from '../../kernel/defined.ts';
import { objectiveDeck, objectiveOf, trendOf } from '../box.ts';
import { objectivesEach } from '../figures/objectives.ts';
import { OBJECTIVE_POINTS, TREND_POINTS, medalsOf, pointsFor } from '../figures/points.ts';
import { gaugesOf } from '../scoring/conditions.ts';
import { measure } from '../scoring/criteria.ts';
import { reached } from './ends.ts';
import { isEndDue, memo, ownObjectives, type Evaluation } from './evaluation.ts';
import type { Tell } from './tell.ts';
import type { Criterion, EndCondition } from '../data/schema.ts';

/** A criterion, the points of its ranks, how likely it is that it counts, and the trend it is of, if it is one's. */
type Goal = {
  readonly criterion: Criterion;
  readonly ranks: readonly number[];
  readonly likely: number;
  readonly trend?: string;
};
/** An end condition that may be in play, how much of it there is, and how much it asks for. */
type End = { readonly end: EndCondition; readonly likely: number; readonly have: number; readonly need: number };
/** Where everybody stands in a criterion. */
type SeatValues = { readonly own: number; readonly others: readonly number[] };

/** How far ahead one must be to be safe of it, by criterion. */
const SCALES: Partial<Record<Criterion['kind'], number>> = { florins: 6, cubes: 2, 'town-icons': 1.5, citizens: 2 };
/** Points that others will still contest count less at the beginning. */
const EARLY = 0.4;

/** Objectives the seat knows to be in play, and what chance each of the others has. */
function objectives(evaluation: Evaluation): { id: string; likely: number }[] {
  return memo(evaluation, objectives, () => objectivesOf(evaluation));
}

function objectivesOf(evaluation: Evaluation): { id: string; likely: number }[] {
  const { box, state, seat } = evaluation;
  const seen = state.seen.flatMap((look) => (look.seat === seat ? [look.objective] : []));
  const shown = state.met.map(({ objective }) => objective);
  const known = new Set([...ownObjectives(evaluation), ...state.common, ...seen, ...shown]);
  const sure = [...known].map((id) => ({ id, likely: 1 }));
  const dealt = state.options.variants.includes('no-secrets')
    ? 0
    : objectivesEach(state.options) * state.options.players;
  const pool = objectiveDeck(box, state.options).filter(
    ({ id }) => !known.has(id) && !state.crossed.includes(id) && !defined(state.discarded[seat]).includes(id),
  );
  const likely = Math.max(0, Math.min(1, (dealt - known.size) / Math.max(1, pool.length)));
  return [...sure, ...pool.map(({ id }) => ({ id, likely }))];
}

function goals(evaluation: Evaluation): Goal[] {
  return memo(evaluation, goals, () => [
    ...objectives(evaluation).flatMap(({ id, likely }) => {
      const { victory } = objectiveOf(evaluation.box, id);
      if (victory.kind === 'pacifist' || victory.kind === 'separatist') return [];
      return [{ criterion: victory, ranks: OBJECTIVE_POINTS, likely }];
    }),
    ...evaluation.state.trends.map((id) => ({
      criterion: trendOf(evaluation.box, id).criterion,
      ranks: TREND_POINTS,
      likely: 1,
      trend: id,
    })),
  ]);
}

function standing(evaluation: Evaluation, goal: Goal): SeatValues {
  return memo(evaluation, goal, () => {
    const values = evaluation.state.screens.map((_, seat) =>
      measure(evaluation.box, evaluation.state, seat, goal.criterion),
    );
    return { own: defined(values[evaluation.seat]), others: values.filter((_, seat) => seat !== evaluation.seat) };
  });
}

/** Points of a rank as it is counted: equal values share it, and the next one follows at once. */
function counted(ranks: readonly number[], own: number, others: readonly number[]): number {
  return pointsFor(ranks, new Set(others.filter((other) => other > own)).size + 1);
}

/**
 * Points to be expected from a rank, smooth in the lead so that working towards a rank pays as well as reaching it; once the end is due,
 * what is counted.
 */
function points({ state }: Evaluation, { criterion, ranks }: Goal, own: number, others: readonly number[]): number {
  if (own <= 0) return 0;
  if (isEndDue(state)) return counted(ranks, own, others);
  const scale = SCALES[criterion.kind] ?? 0.9;
  const ahead = others.reduce((sum, other) => (other > 0 ? sum + 1 / (1 + Math.exp((own - other) / scale)) : sum), 0);
  return Math.max(0, pointsFor(ranks, 1) - ahead);
}

/** Florins a victory point is worth: more, the nearer the end. */
export function pointWorth(evaluation: Evaluation): number {
  return (4 + 3 * progress(evaluation)) * (EARLY + (1 - EARLY) * progress(evaluation));
}

/** How something is counted by a criterion: by how much it changes. */
export type Change = (criterion: Criterion) => number;

/** The code of what a goal gains: by a trend, by an objective the seat knows, by one that may have been dealt. */
function goalCode({ trend, likely }: Goal, gained: number): string {
  const kind = trend !== undefined ? 'trend' : likely === 1 ? 'objective' : 'unknown';
  return gained < 0 ? `${kind}-lost` : kind;
}

/** Florins it is worth to have more, or less, of what the goals in play count; `change` says by how much. */
export function goalGain(evaluation: Evaluation, change: Change, tell?: Tell): number {
  let sum = 0;
  for (const goal of goals(evaluation)) {
    const by = change(goal.criterion);
    if (by === 0) continue;
    const { own, others } = standing(evaluation, goal);
    const gained = goal.likely * (points(evaluation, goal, own + by, others) - points(evaluation, goal, own, others));
    sum += gained;
    tell?.(
      goalCode(goal, gained),
      gained * pointWorth(evaluation),
      goal.trend === undefined ? {} : { trend: goal.trend },
    );
  }
  return sum * pointWorth(evaluation);
}

function ends(evaluation: Evaluation): End[] {
  return memo(evaluation, ends, () => {
    const { box, state } = evaluation;
    const gauges = gaugesOf(state);
    return objectives(evaluation).map(({ id, likely }) => {
      const { end } = objectiveOf(box, id);
      return { end, likely, ...reached(box, state, gauges, end) };
    });
  });
}

/** How far the game is, from 0 to 1: the nearest end, those that may not be in play a little less. */
export function progress(evaluation: Evaluation): number {
  return memo(evaluation, progress, () => {
    let nearest = Math.min(0.6, evaluation.state.turn / 15);
    for (const { likely, have, need } of ends(evaluation)) {
      nearest = Math.max(nearest, (have / need) * (likely === 1 ? 1 : 0.75));
    }
    return Math.min(1, nearest);
  });
}

/** Points a seat would have if the game ended now, chances counted. */
function score(evaluation: Evaluation, seat: number): number {
  return defined(
    memo(evaluation, score, () => evaluation.state.screens.map((_, each) => scoreOf(evaluation, each)))[seat],
  );
}

function scoreOf(evaluation: Evaluation, seat: number): number {
  const { state, box } = evaluation;
  let sum = state.cards.reduce((medals, held) => (held.owner === seat ? medals + medalsOf(box, held) : medals), 0);
  for (const goal of goals(evaluation)) {
    const { own, others } = standing(evaluation, goal);
    const all = [...others];
    all.splice(evaluation.seat, 0, own);
    const value = defined(all[seat]);
    if (value <= 0) continue;
    sum += goal.likely * counted(goal.ranks, value, all);
  }
  return sum;
}

/** Points the seat is ahead of the best of the others; negative behind. */
export function ahead(evaluation: Evaluation): number {
  return memo(evaluation, ahead, () => {
    const all = evaluation.state.screens.map((_, seat) => score(evaluation, seat));
    return defined(all[evaluation.seat]) - Math.max(...all.filter((_, seat) => seat !== evaluation.seat));
  });
}

/** Points `seat` is ahead of this one. */
export function aheadOfMe(evaluation: Evaluation, seat: number): number {
  return score(evaluation, seat) - score(evaluation, evaluation.seat);
}

/** Whether the seat would like to see the end: from -1, not now, to 1, at once. */
function endWish(evaluation: Evaluation): number {
  return memo(evaluation, endWish, () => wishFor(evaluation));
}

function wishFor(evaluation: Evaluation): number {
  const lead = Math.max(-1, Math.min(1, ahead(evaluation) / 3));
  const { population, rebellion } = evaluation.state;
  if (evaluation.role === 'separatist') return Math.min(0, lead);
  return population - rebellion < 4 ? Math.max(lead, 0.4) : lead;
}

/** Florins it is worth to bring the ends in play nearer; `change` says by how many steps of each. */
export function endGain(evaluation: Evaluation, change: (end: EndCondition) => number, tell?: Tell): number {
  if (isEndDue(evaluation.state)) return 0;
  let sum = 0;
  let steps = 0;
  for (const { end, likely, have, need } of ends(evaluation)) {
    const by = change(end);
    steps += by;
    if (by === 0) continue;
    if (have >= need || need === Number.POSITIVE_INFINITY) continue;
    const urge = likely === 1 ? 6 + 10 * Math.max(0, endWish(evaluation)) : 8 * endWish(evaluation);
    sum += likely * urge * Math.min(1, by / need);
    if (have + by >= need) sum += likely * 14 * endWish(evaluation);
  }
  tell?.(endCode(steps, sum), sum);
  return sum;
}

/** Whether a change meets an end condition that the seat knows to be in play: then the end is due. */
export function bringsEnd(evaluation: Evaluation, change: (end: EndCondition) => number): boolean {
  return ends(evaluation).some(
    ({ end, likely, have, need }) => likely === 1 && have < need && have + change(end) >= need,
  );
}

/** The code of what it means that ends come nearer, or are put off, which is wanted or not. */
function endCode(steps: number, gain: number): string {
  if (steps < 0) return gain < 0 ? 'end-lost' : 'end-put-off';
  return gain < 0 ? 'end-too-soon' : 'end-nearer';
}
