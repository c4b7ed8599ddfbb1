import type { Upgrader } from '../kernel/game.ts';

type Stored = Readonly<Record<string, unknown>>;

/** A stored move of rules 1: a rebel put off a building lay where they were, and on most regions there is but one land. */
function withBank(stored: unknown): unknown {
  const move = stored as Stored;
  return move['type'] === 'expel' && !('part' in move) ? { ...move, part: 0 } : stored;
}

/**
 * How what older rules stored is read. Rules 2: a pile emptied brings back who was out for the phase, the explorer chooses their
 * cube where the market is full, and who holds a town the bank a rebel is put on.
 */
export const upgraders: readonly Upgrader[] = [{ from: 1, move: withBank }];
