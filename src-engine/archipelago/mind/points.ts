import { defined } from '../../kernel/defined.ts';
import { reached } from '../bots/ends.ts';
import { objectiveOf, trendOf, type Box } from '../box.ts';
import type { Criterion } from '../data/schema.ts';
import { OBJECTIVE_POINTS, PACIFIST_POINTS, TREND_POINTS, pointsFor } from '../figures/points.ts';
import { gaugesOf } from '../scoring/conditions.ts';
import { shownFor } from '../scoring/criteria.ts';
import type { State } from '../state.ts';
import type { Holding } from './holdings.ts';

/** Points of each seat: those of the score sheet now, and those to be hoped for, smooth in every lead. */
export type Points = { readonly now: readonly number[]; readonly hoped: readonly number[] };

/** How far ahead one must be to be safe of it, by criterion; 0.9 for those that are not named. */
const SCALES: Partial<Record<Criterion['kind'], number>> = { florins: 6, cubes: 2, 'town-icons': 1.5, citizens: 2 };
/** How much farther one must be ahead at the beginning. */
const EARLY = 2;

type Goal = { readonly criterion: Criterion; readonly ranks: readonly number[] };

function goalsOf(box: Box, state: State): Goal[] {
  const held = new Set([...state.objectives.flat(), ...state.common]);
  const goals: Goal[] = state.trends.map((id) => ({ criterion: trendOf(box, id).criterion, ranks: TREND_POINTS }));
  for (const id of held) {
    const { victory } = objectiveOf(box, id);
    if (victory.kind !== 'pacifist' && victory.kind !== 'separatist')
      goals.push({ criterion: victory, ranks: OBJECTIVE_POINTS });
  }
  return goals;
}

/** The points of every seat in a sampled state, by the objectives everybody holds there. */
export function pointsOf(box: Box, state: State, all: readonly Holding[], progress: number): Points {
  const now = all.map(({ medals }) => medals);
  const hoped = [...now];
  for (const { criterion, ranks } of goalsOf(box, state)) {
    const values = all.map((held) => shownFor(held, criterion));
    const scale = (SCALES[criterion.kind] ?? 0.9) * (1 + EARLY * (1 - progress));
    for (let seat = 0; seat < values.length; seat++) {
      now[seat] = defined(now[seat]) + rankPoints(ranks, values, seat);
      hoped[seat] = defined(hoped[seat]) + smoothPoints(ranks, values, seat, scale);
    }
  }
  const lead = state.population - state.rebellion;
  all.forEach(({ pacifist }, seat) => {
    if (pacifist === undefined) return;
    now[seat] = defined(now[seat]) + (lead > pacifist ? PACIFIST_POINTS : 0);
    hoped[seat] = defined(hoped[seat]) + PACIFIST_POINTS / (1 + Math.exp((pacifist + 0.5 - lead) / 3));
  });
  return { now, hoped };
}

/** Equal values share a rank, and the next rank follows at once; nothing is no rank. */
function rankPoints(ranks: readonly number[], values: readonly number[], seat: number): number {
  const own = defined(values[seat]);
  if (own <= 0) return 0;
  let above = 0;
  for (let other = 0; other < values.length; other++) {
    const value = defined(values[other]);
    if (value > own && values.indexOf(value) === other) above++;
  }
  return pointsFor(ranks, above + 1);
}

function smoothPoints(ranks: readonly number[], values: readonly number[], seat: number, scale: number): number {
  const own = defined(values[seat]);
  if (own <= 0) return 0;
  let ahead = 0;
  for (let other = 0; other < values.length; other++) {
    const value = defined(values[other]);
    if (other !== seat && value > 0) ahead += 1 / (1 + Math.exp((own - value) / scale));
  }
  return Math.max(0, pointsFor(ranks, 1) - ahead);
}

/** How near the game is to an end that somebody holds, and by seat to an end of one's own; from 0 to 1. */
export function nearness(box: Box, state: State): { readonly all: number; readonly own: readonly number[] } {
  const gauges = gaugesOf(state);
  const near = (id: string): number => {
    const { have, need } = reached(box, state, gauges, objectiveOf(box, id).end);
    return Math.min(1, have / need);
  };
  const own = state.objectives.map((held) => Math.max(0, ...held.map(near)));
  return { all: Math.max(0, ...own, ...state.common.map(near)), own };
}
