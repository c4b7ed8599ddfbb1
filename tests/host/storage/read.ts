import type { Message } from '#main/contract/messages.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { readCampaign } from '#main/importing/read-campaign.ts';
import type { Arrival, EntryRow, SnapshotRow } from '#main/storage/incoming.ts';

/** All that a campaign file is read to. */
export type WholeFile = Arrival & { readonly rows: EntryRow[]; readonly snapshots: SnapshotRow[] };

/** Reads a campaign file in one go; a message where it is refused. */
export function readWhole(text: string, games: readonly ListedGame[]): WholeFile | Message {
  const rows: EntryRow[] = [];
  const snapshots: SnapshotRow[] = [];
  for (const step of readCampaign(text, games)) {
    if ('refused' in step) return step.refused;
    if ('arrival' in step) return { ...step.arrival, rows, snapshots };
    if (!('piece' in step)) continue;
    rows.push(...step.piece.entries);
    snapshots.push(...step.piece.snapshots);
  }
  throw new Error('the reading ended without a word');
}
