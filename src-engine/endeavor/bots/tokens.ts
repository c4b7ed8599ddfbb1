/** What trade tokens are worth. */
import { defined } from '../../kernel/defined.ts';
import type { ActionSymbol } from '../data/schema.ts';
import { isLast, type Evaluation } from './evaluation.ts';
import { symbolWorth } from './status.ts';

/** A blue token: the action, and that no building is needed for it. */
const BLUE: Readonly<Partial<Record<ActionSymbol, number>>> = {
  ship: 1.1,
  occupy: 1.1,
  draw: 1.2,
  attack: 0.6,
  pay: 0.9,
  'ship/draw': 1.4,
  'occupy/draw': 1.5,
  'occupy/attack': 1.4,
};
/** How much of that is left once no round follows. */
const LATE = 0.6;

/** What the token on a space is worth to whoever takes it: nothing where none lies. */
export function tokenWorth(evaluation: Evaluation, space: number): number {
  const kind = defined(evaluation.state.spaces[space]);
  if (kind < 0) return 0;
  const { track, action } = defined(evaluation.box.tokens[kind]);
  if (track !== null) return symbolWorth(evaluation, track);
  return action === null ? 0 : blueWorth(evaluation, action);
}

/** What a blue token is worth that does `action`. */
export function blueWorth({ left }: Pick<Evaluation, 'left'>, action: ActionSymbol): number {
  return (BLUE[action] ?? 1) * (left === 0 ? LATE : 1);
}

/** What it costs to spend a blue token: a little of what it could do later. */
export function spendingCost(evaluation: Evaluation, action: ActionSymbol): number {
  return isLast(evaluation) ? 0 : 0.4 * blueWorth(evaluation, action);
}
