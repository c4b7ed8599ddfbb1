/** What the own board is worth: buildings to build, and those whose discs return for salaries. */
import type { ActionSymbol } from '../data/schema.ts';
import type { MoveOf } from '../moves.ts';
import { buildingOf } from '../box.ts';
import { gainOf } from '../figures/levels.ts';
import { symbolBest } from './actions.ts';
import type { Evaluation } from './evaluation.ts';
import { symbolsWorth } from './status.ts';

/** What one use of a building is worth on the whole, discs and salaries taken off. */
export const USE: Readonly<Record<ActionSymbol, number>> = {
  ship: 0.75,
  occupy: 0.9,
  attack: 0.75,
  pay: 0.7,
  draw: 0.8,
  'ship/draw': 1.05,
  'occupy/draw': 1.1,
  'occupy/attack': 1.05,
  'occupy&ship': 1.5,
  'ship&ship': 1.3,
  'draw&draw': 1.2,
};
/** How the use of a building falls with each other one that does the same. */
const SAME = 0.75;
/** Discs of a round, growth and salaries together, for each building that can be used in it. */
const DISCS_A_USE = 1.4;
/** What a building brings in a round without a disc for it: a choice. */
const IDLE = 0.2;

/** In what share of its rounds one more building will be used: discs are short sooner than buildings. */
function useShare({ box, player }: Evaluation): number {
  const discs = gainOf(box, player, 'growth') + gainOf(box, player, 'salaries');
  const usable = player.buildings.filter(({ building }) => buildingOf(box, building).action !== null).length;
  return Math.min(1, Math.max(IDLE, (discs + 1.5) / DISCS_A_USE - usable));
}

/** What a building is worth: its symbols from now on, its glory, and what it will do in the rounds that are left. */
export function buildWorth(evaluation: Evaluation, { building }: MoveOf<'build'>): number {
  const { box, player, left } = evaluation;
  const { symbols, glory, action } = buildingOf(box, building);
  const printed = symbolsWorth(evaluation, symbols) + glory;
  // In the last round a payment frees a building at most once, and only where discs are left for it.
  if (action === null || (action === 'pay' && left === 0)) return printed;
  let use = USE[action];
  for (const own of player.buildings) if (buildingOf(box, own.building).action === action) use *= SAME;
  return printed + use * (left + 1) * useShare(evaluation);
}

/** What it is worth that a disc returns from a building: what it could do now, less for each free one of its kind. */
export function returnWorth(evaluation: Evaluation, { building }: MoveOf<'return'>): number {
  const { box, player } = evaluation;
  const { action } = buildingOf(box, building);
  if (action === null) return 0;
  if (action === 'pay') return USE.pay;
  let worth = symbolBest(evaluation, action, player.harbour);
  for (const own of player.buildings) if (!own.disc && buildingOf(box, own.building).action === action) worth *= SAME;
  return worth;
}
