import type { MoveOf } from '../moves.ts';
import type { Evaluation } from './evaluation.ts';

/** The most a steward bids. */
export const HIGHEST_BID = 2;

/** Florins a seat lays into its fist: nothing or next to it, and never what it lives on. Chance breaks the ties. */
export function bidWorth({ screen }: Evaluation, { amount }: MoveOf<'bid'>): number {
  const most = Math.min(HIGHEST_BID, Math.floor(screen.florins / 6));
  return amount <= most ? 0 : -amount;
}
