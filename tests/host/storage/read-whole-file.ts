import type { Message } from '#main/contract/messages.ts';
import type { ListedGame } from '#main/listed-game.ts';
import { readCampaign } from '#main/importing/read-campaign.ts';
import type { ImportedCampaign, EntryRow, SnapshotRow } from '#main/storage/import-statements.ts';

/** Everything read from a campaign file. */
export type WholeFile = ImportedCampaign & { readonly rows: EntryRow[]; readonly snapshots: SnapshotRow[] };

/** Reads a whole campaign file. Returns a message if it is refused. */
export function readWhole(text: string, games: readonly ListedGame[]): WholeFile | Message {
  const rows: EntryRow[] = [];
  const snapshots: SnapshotRow[] = [];
  for (const step of readCampaign(text, games)) {
    if ('refused' in step) return step.refused;
    if ('campaign' in step) return { ...step.campaign, rows, snapshots };
    if (!('batch' in step)) continue;
    rows.push(...step.batch.entries);
    snapshots.push(...step.batch.snapshots);
  }
  throw new Error('the reading ended without a word');
}
