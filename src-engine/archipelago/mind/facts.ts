import type { Box } from '../box.ts';
import { rowOf } from '../figures/markets.ts';
import type { State } from '../state.ts';
import { holdingsOf, type Holding } from './holdings.ts';
import { nearness, pointsOf, type Points } from './points.ts';
import { rebellionFromBoards } from '../figures/population-effects.ts';
import { demandOf, type Demand } from './threats.ts';

/** What the features of a position are made of. */
export type Facts = {
  readonly state: State;
  readonly all: readonly Holding[];
  /** How far the game is, from 0 to 1, and how near each seat is to an end of its own. */
  readonly progress: number;
  readonly ends: readonly number[];
  readonly points: Points;
  /** Steps population leads rebellion by. */
  readonly lead: number;
  /** Steps the boards bring next turn, and those the crises bring if nobody has more than now. */
  readonly brewing: number;
  readonly looming: number;
  readonly demands: { readonly domestic: Demand | undefined; readonly export: Demand | undefined };
  /** Steps of rebellion that surplus workers bring each turn. */
  readonly idleness: number;
  /** Whether the crisis of this turn is over. */
  readonly fed: boolean;
  readonly tokens: number;
};

/** The facts of a sampled state. */
export function factsOf(box: Box, state: State): Facts {
  const all = holdingsOf(box, state);
  const near = nearness(box, state);
  const progress = Math.min(1, Math.max(near.all, Math.min(0.6, state.turn / 15)));
  const demands = {
    domestic: demandOf(box, state, 'domestic', all),
    export: demandOf(box, state, 'export', all),
  };
  const tokens = all.reduce((sum, held) => sum + held.tokens, 0);
  return {
    state,
    all,
    progress,
    ends: near.own,
    points: pointsOf(box, state, all, progress),
    lead: state.population - state.rebellion,
    brewing: rebellionFromBoards(box, state),
    looming: loomingOf(demands, tokens),
    demands,
    idleness: rowOf(box.pack.surplusBoard.rows, state.surplus).rebellion,
    fed: state.phase === 'actions' || state.phase === 'purchase',
    tokens,
  };
}

/** Steps the crises bring for which nobody has cubes, half of the tokens taken for cubes. */
function loomingOf(demands: Facts['demands'], tokens: number): number {
  let steps = 0;
  let spare = tokens / 2;
  for (const demand of [demands.domestic, demands.export]) {
    if (demand === undefined) continue;
    const lacking = Math.max(0, demand.lacking - spare);
    spare = Math.max(0, spare - demand.lacking);
    steps += lacking * demand.steps;
  }
  return steps;
}
