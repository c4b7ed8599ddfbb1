import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Emitted, GameEvent } from '#engine/kernel/events.ts';
import { replaySteps, type Difference } from '#engine/kernel/replay.ts';
import type { StoredEntry } from '#main/storage/rows.ts';
import { setUpPosition } from './base-position.ts';
import { fallBack, passAsDoubtful } from './fall-back.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import { currentGlance, type Table } from './table.ts';

/** How many entries are read at a time. */
const SOME = 500;

/**
 * Replays the whole log in the background, one move at a time. If it does not agree, the table becomes read-only. A
 * suspect table is read-only until its audit is finished; once its log has been repaired, `again` loads it afresh.
 */
export function audit(host: Host, table: Table, again: () => void): void {
  if (table.damage !== undefined && !table.suspect) return;
  run(host, table, again).catch((error: unknown) => {
    if (!table.closing.signal.aborted) host.log.error('audit-failed', { campaign: table.head.id, error });
  });
}

async function run(host: Host, table: Table, again: () => void): Promise<void> {
  const { game, history } = table;
  await yieldToEventLoop(undefined, { signal: table.closing.signal });
  const log = await logOf(host, table);
  const steps = replaySteps(
    game,
    history.setup.state,
    log.map(({ entry }) => entry),
    history.setup.seq + 1,
  );
  const changed: StoredEntry[] = [];
  for (let index = 0; ; index++) {
    await yieldToEventLoop(undefined, { signal: table.closing.signal });
    const step = steps.next();
    if (step.done === true) {
      finish(host, table, step.value, changed, again);
      return;
    }
    const [kept, { entry, events }] = [log[index], step.value];
    if (table.suspect && entry.kind === 'move' && !isSame(kept?.events, events)) changed.push({ entry, events });
  }
}

/** The log as far as it can be read, fetched in portions. */
async function logOf({ store }: Host, { head, history, closing }: Table): Promise<StoredEntry[]> {
  const log: StoredEntry[] = [];
  for (;;) {
    const { entries, whole } = store.entries(head.id, history.setup.seq + log.length, SOME);
    log.push(...entries);
    if (!whole || entries.length < SOME) return log;
    await yieldToEventLoop(undefined, { signal: closing.signal });
  }
}

function finish(
  host: Host,
  table: Table,
  difference: Difference | undefined,
  changed: readonly StoredEntry[],
  again: () => void,
): void {
  if (difference !== undefined) fallBack(host, table, difference.seq);
  else if (table.suspect) repairLog(host, table, changed, again);
  else host.log.info('audit-agrees', { campaign: table.head.id, entries: table.history.seq });
}

/**
 * The moves of this suspect log are right, so the damage is in the stored events. Computes them again and stores them
 * if the log then has the checksum of the seal; otherwise marks the campaign as doubtful: a line of its log may be
 * wrong.
 */
function repairLog(host: Host, table: Table, changed: readonly StoredEntry[], again: () => void): void {
  const { head, history } = table;
  const begun = history.setup.seq === 0 ? beginAgain(table) : undefined;
  try {
    if (host.store.rewriteEntries(head.id, changed, begun)) {
      host.log.warn('log-put-back', { campaign: head.id, entries: changed.map(({ entry }) => entry.seq).join() });
    } else {
      const row = host.store.campaign(head.id);
      const mark = row?.mark ?? messageOf('campaign-doubtful');
      if (row !== undefined) host.store.restore({ ...row, mark, glance: currentGlance(table) });
      host.log.error('log-doubtful', { campaign: head.id });
    }
    again();
    return;
  } catch (error) {
    host.log.error('log-not-put-back', { campaign: head.id, error });
  }
  passAsDoubtful(host, table);
}

/** The set-up made again from options and seed; undefined if the campaign did not begin with that one. */
function beginAgain({ head, game, history }: Table) {
  const options = game.schema.options.safeParse(head.options);
  const again = options.success ? setUpPosition(game, options.data, head.seed) : undefined;
  return again?.hash === history.setup.hash ? again : undefined;
}

function isSame(kept: readonly Emitted<GameEvent>[] | undefined, events: readonly Emitted<GameEvent>[]): boolean {
  return JSON.stringify(kept) === JSON.stringify(events);
}
