import type { Open } from '../open.ts';

/** What the bank pays of so many florins: what it has, if it is short (rulings 52 and 141). */
export function paidByBank({ bank }: Pick<Open, 'bank'>, florins: number): number {
  return Math.min(florins, bank.florins);
}
