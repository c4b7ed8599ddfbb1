import type { MoveOf } from '../moves.ts';
import type { Evaluation } from './evaluation.ts';
import type { Tell } from './tell.ts';

/** The most a steward bids. */
export const HIGHEST_BID = 2;

/** Florins a seat lays into its fist: nothing or next to it, and never what it lives on. Chance breaks the ties. */
export function bidWorth({ screen }: Evaluation, { amount }: MoveOf<'bid'>, tell?: Tell): number {
  const most = Math.min(HIGHEST_BID, Math.floor(screen.florins / 6));
  tell?.('bid-paid', -amount, { n: amount });
  if (amount > most) return -amount;
  // All of these are as good: what is paid may bring the lead, and what is kept may cost it.
  tell?.('may-lead', amount);
  tell?.('all-pay', most - amount);
  tell?.('may-follow', amount - most);
  return 0;
}
