/** What discs are worth that are not spent, and what is spent besides them. */
import { gainOf } from '../figures/levels.ts';
import { isLast, type Evaluation } from './evaluation.ts';

/** A disc in the harbour, kept for the next round. */
const KEPT = 0.45;
/** A disc that lies on a building, and returns with the next salaries. */
const RETURNS = 0.2;
/** The same if salaries will not reach it. */
const STAYS = 0.5;

/** What it costs to have `discs` fewer in the harbour. */
export function discsCost(evaluation: Evaluation, discs: number): number {
  if (!isLast(evaluation)) return KEPT * discs;
  const { box, player } = evaluation;
  const each = box.pack.supply.discsForGlory;
  const steps = Math.floor(player.harbour / each) - Math.floor((player.harbour - discs) / each);
  // The steps alone would hide that two actions together cost what neither costs by itself.
  return (steps + discs / each) / 2;
}

/** What it costs that a disc lies on a building. */
export function activationCost(evaluation: Evaluation): number {
  if (isLast(evaluation)) return discsCost(evaluation, 1);
  const { box, player } = evaluation;
  const lying = player.buildings.filter(({ disc }) => disc).length;
  return lying < gainOf(box, player, 'salaries') ? RETURNS : STAYS;
}
