import type { Upgrader } from '../kernel/game.ts';

type Stored = Readonly<Record<string, unknown>>;

/**
 * Upgrades a stored move of rules 1: there, an expelled rebel stayed on its land part, and most regions have only one.
 */
function withBank(stored: unknown): unknown {
  const move = stored as Stored;
  return move['type'] === 'expel' && !('part' in move) ? { ...move, part: 0 } : stored;
}

/**
 * The upgrades of data stored by older rules. Rules 2 changed this: once an emptied explorer pile gives everybody a
 * disc, players who were out for the phase return; the explorer chooses their cube if the market is full; and the
 * controller of the town chooses the land part on which an expelled rebel is put.
 */
export const upgraders: readonly Upgrader[] = [{ from: 1, move: withBank }];
