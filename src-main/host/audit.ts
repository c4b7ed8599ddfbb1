import { setImmediate as breathe } from 'node:timers/promises';
import type { Entry } from '#engine/kernel/record.ts';
import { replaying } from '#engine/kernel/replay.ts';
import type { Message } from '#main/contract/messages.ts';
import { note, readHistory, snapshotsOf } from './load.ts';
import { turnPage } from './commit.ts';
import { onResume } from './curtain.ts';
import { say, situation, stateOn, type Host, type Table } from './table.ts';

/** Entries that are read at a time. */
const SOME = 500;

/** Replays the whole log beside the game, a move at a time; a table that does not agree can only be read from then on. */
export function audit(host: Host, table: Table): void {
  if (table.damage !== undefined) return;
  run(host, table).catch((error: unknown) => {
    if (!table.stop.signal.aborted) host.log.error('audit-failed', { campaign: table.head.id, error });
  });
}

async function run(host: Host, table: Table): Promise<void> {
  const { game, history, head } = table;
  await breathe(undefined, { signal: table.stop.signal });
  const entries = await logOf(host, table);
  const steps = replaying(game, history.setup.state, entries, history.setup.seq + 1);
  for (;;) {
    await breathe(undefined, { signal: table.stop.signal });
    const step = steps.next();
    if (step.done !== true) continue;
    if (step.value === undefined) host.log.info('audit-agrees', { campaign: head.id, entries: entries.length });
    else fall(host, table, step.value.seq);
    return;
  }
}

/** The log as far as it can be read, some entries at a time. */
async function logOf({ store }: Host, { head, history, stop }: Table): Promise<Entry[]> {
  const log: Entry[] = [];
  for (;;) {
    const { entries, whole } = store.entries(head.id, history.setup.seq + log.length, SOME);
    for (const { entry } of entries) log.push(entry);
    if (!whole || entries.length < SOME) return log;
    await breathe(undefined, { signal: stop.signal });
  }
}

/** Falls back to the last good move before entry `seq`; from here on the campaign can only be read. Returns what is said. */
export function fall(host: Host, table: Table, seq: number): Message {
  const damage = say('campaign-damaged', { seq });
  const { game, head, history } = table;
  note(host, head.id, damage);
  const find = snapshotsOf(host.store, game, head.id);
  table.history = readHistory(
    game,
    find,
    history.setup,
    host.store.entries(head.id, history.setup.seq).entries,
    seq,
  ).history;
  table.damage = damage;
  table.trouble = undefined;
  table.retry = undefined;
  table.curtain = onResume(table.curtain, situation(table, stateOn(table)));
  turnPage(host, table);
  return damage;
}
