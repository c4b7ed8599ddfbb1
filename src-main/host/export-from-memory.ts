import type { Entry } from '#engine/kernel/record.ts';
import { damageIn } from '#main/storage/damaged-record.ts';
import type { CampaignNote } from '#main/storage/note.ts';
import { DamagedRow } from '#main/storage/rows.ts';
import { exportFile } from '#main/storage/export-file.ts';
import type { History } from './history.ts';
import { packBehind } from './packs.ts';
import type { Host } from './host.ts';
import type { Table } from './table.ts';

/**
 * The file of a campaign as the table has it in memory, for when its storage cannot be read. It contains the moves in
 * force and those that can be redone, numbered afresh; earlier undone moves are lost.
 * @throws DamagedRow if not even the pack is in memory.
 */
export function exportFromMemory(
  host: Host,
  table: Table,
  note: CampaignNote,
): { readonly name: string; readonly file: string } {
  const { head, history, listed, baseSeq } = table;
  const pack = packBehind(host, listed, head.pack);
  if (pack === undefined) throw new DamagedRow('pack', undefined);
  const { setup, abandoned } = history;
  return exportFile({
    campaign: { ...head, played: new Date().toISOString() },
    pack,
    setup,
    carried: baseSeq !== null,
    entries: entriesOf(history),
    abandoned,
    damaged: damageIn(table, setup.seq, undefined),
    note,
  });
}

function entriesOf({ setup, live, undone, abandoned }: History): Entry[] {
  // Moves that can be redone are written as moves with undo entries after them.
  const moves = [...live, ...undone.toReversed()].map(({ entry }) => entry);
  const hashes = [setup.hash, ...moves.map(({ hash }) => hash)];
  const back = undone.map((_, index) => ({ kind: 'undo' as const, hash: hashes.at(-2 - index) ?? setup.hash }));
  const stands = hashes.at(-1 - undone.length) ?? setup.hash;
  const end = abandoned ? [{ kind: 'abandon' as const, hash: stands }] : [];
  return [...moves, ...back, ...end].map((entry, index) => ({ ...entry, seq: index + 1 }));
}
