import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { replaySteps } from '#engine/kernel/replay.ts';
import type { CampaignCopy } from '#main/storage/campaign-copy.ts';
import type { Host } from './host.ts';
import { load } from './load.ts';
import { readHistory, snapshotsOf } from './log-reading.ts';
import { withCopyInMemory, withLogRead } from './memory-host.ts';
import { newestIntactPosition } from './newest-intact-position.ts';
import type { Table } from './table.ts';

/** The last entry of the position a campaign can go on from as it is, and the last before its first damage; -1 for none. */
export type Today = { readonly last: number; readonly readable: number };

/** Where a campaign could go on from if nothing were put right. */
export async function positionToday(host: Host, own: CampaignCopy, closed: AbortSignal): Promise<Today> {
  if (own.row === undefined) return { last: -1, readable: -1 };
  const today = async (memory: Host): Promise<Today> => {
    const table = load(await withLogRead(memory, own.id, closed), own.id);
    if ('code' in table) return { last: -1, readable: -1 };
    await yieldToEventLoop(undefined, { signal: closed });
    const { history, damage } = table;
    if (damage?.code === 'campaign-damaged') return { last: Number(damage.params['whole']), readable: history.seq };
    const broken = await firstBroken(memory, table, closed);
    if (broken === undefined) return { last: history.seq, readable: history.seq };
    await yieldToEventLoop(undefined, { signal: closed });
    const find = snapshotsOf(memory.store, table.game, own.id);
    const { entries } = memory.store.entries(own.id, history.setup.seq);
    const before = readHistory(table.game, find, history.setup, entries, broken).history;
    return { last: newestIntactPosition(memory, own.id, table.game, before).seq, readable: before.seq };
  };
  return withCopyInMemory(host, own, today, closed);
}

/** The first entry that does not replay to its hash, replayed one move at a time. */
async function firstBroken(
  { store }: Host,
  { game, head, history }: Table,
  closed: AbortSignal,
): Promise<number | undefined> {
  const log = store.entries(head.id, history.setup.seq).entries.map(({ entry }) => entry);
  const steps = replaySteps(game, history.setup.state, log, history.setup.seq + 1);
  for (;;) {
    await yieldToEventLoop(undefined, { signal: closed });
    const step = steps.next();
    if (step.done === true) return step.value?.seq;
  }
}
