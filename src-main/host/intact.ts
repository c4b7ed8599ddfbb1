import { hashValue } from '#engine/kernel/hash.ts';
import { DamagedRow } from '#main/storage/rows.ts';
import type { Host } from './host.ts';
import { packBehind } from './packs.ts';

/**
 * Whether what the seal of a campaign does not cover can be read: its pack and, where newer rules took it over, the position
 * from which it is replayed.
 */
export function isIntact(host: Host, id: string): boolean {
  try {
    const row = host.store.campaign(id);
    if (row === undefined) return false;
    const listed = host.games.find((game) => game.id === row.game);
    // A game that this Caravel does not know cannot be judged.
    if (listed === undefined) return true;
    if (packBehind(host, listed, row.pack) === undefined) return false;
    if (row.floor === null) return true;
    const base = host.store.snapshot(id, row.floor);
    return base !== undefined && hashValue(base.state) === base.hash;
  } catch (error) {
    if (error instanceof DamagedRow || error instanceof RangeError) return false;
    throw error;
  }
}
