import type { Entry } from '#engine/kernel/record.ts';
import { DamagedRow, type StoredEntry } from '#main/storage/rows.ts';
import { exportFile } from '#main/storage/transfer.ts';
import type { History } from './history.ts';
import { packBehind } from './packs.ts';
import { uncounted } from './spent.ts';
import { glanceOf, stateOn, type Host, type Table } from './table.ts';

/**
 * The file of a campaign as the table has it in memory, for when the one on the disk is out of reach: what is played and what
 * was taken back last, each under a new number; of what was taken back before that, nothing.
 * @throws DamagedRow where not even its data are in memory.
 */
export function fileFromMemory(host: Host, table: Table): { readonly name: string; readonly file: string } {
  const { head, game, history, listed } = table;
  const pack = packBehind(host, listed, head.pack);
  if (pack === undefined) throw new DamagedRow('pack', undefined);
  const { setup } = history;
  const kept = {
    setup: () => setup,
    snapshot: () => setup,
    entries: () => ({ entries: entriesOf(history), whole: true }),
  };
  const played = new Date().toISOString();
  const { page, looked, consents, curtain, damage, floor } = table;
  const glance = glanceOf(game, stateOn(table), history.live.length, listed, history.abandoned);
  const standing = { created: played, played, floor, page, spent: uncounted(host, table), looked, consents };
  return exportFile(kept, { ...head, ...standing, curtain, glance, damage }, pack);
}

function entriesOf({ setup, live, undone, abandoned }: History): StoredEntry[] {
  // What may be played again is played, then taken back: the last of it first.
  const moves = [...live, ...undone.toReversed()].map(({ entry }) => entry);
  const hashes = [setup.hash, ...moves.map(({ hash }) => hash)];
  const back = undone.map((_, index) => ({ kind: 'undo' as const, hash: hashes.at(-2 - index) ?? setup.hash }));
  const stands = hashes.at(-1 - undone.length) ?? setup.hash;
  const end = abandoned ? [{ kind: 'abandon' as const, hash: stands }] : [];
  return [...moves, ...back, ...end].map((entry, index) => ({
    entry: { ...entry, seq: index + 1 } satisfies Entry,
    events: [],
  }));
}
