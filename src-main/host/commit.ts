import { canonicalJson } from '#engine/kernel/hash.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Curtain, Message, Stage } from '#main/contract/messages.ts';
import { errorCode, troubleOf } from '#main/storage/trouble.ts';
import type { People } from '#main/storage/shapes.ts';
import { publicMoveCount } from './public-history.ts';
import { addStoredPlaytime, setKeptOpen, startGrace, stopCoaching, stopThinking } from './clocks.ts';
import type { PendingChange } from './change-history.ts';
import { isSecretStep } from './history.ts';
import { unseenBy, withSeen } from './seen.ts';
import { staysOpen } from './self-closing.ts';
import { pageOf } from './page.ts';
import { unstoredPlaytime } from './playtime.ts';
import { addStep, drawCurtain, goOnTo, noteLooks, seatPeople, takeStepsBack, turnPage } from './position.ts';
import { halt, unhalt } from './standing.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import { glanceOf, publicTable, type Table } from './table.ts';
import { barrierOf } from './undo.ts';

/** A snapshot is stored after this many entries. */
const OFTEN = 20;
/** A snapshot is also stored when the curtain closes, unless fewer entries than this have followed the last one. */
const YOUNG = 5;

/**
 * Writes entries and, only once they are on the disk, shows the new position: by a new public page or, for a secret
 * step, to nobody but the person at the screen. If writing fails, the table changes only in that it shows the trouble;
 * a retry calls `again`.
 * @returns why the entries could not be written, or undefined
 */
export function commit(
  host: Host,
  table: Table,
  change: PendingChange,
  curtain: Curtain,
  again: () => Message | undefined,
  people?: People,
): Message | undefined {
  const { head, game } = table;
  const { entries, state, history } = change;
  const snapshot = isDue(table, change, curtain) ? { snapshot: state } : {};
  const quiet = isQuiet(table, change, curtain, people);
  const row = {
    page: quiet ? table.page : table.page + 1,
    curtain,
    glance: glanceOf(game, state, publicMoveCount(game, history), table.listed, history.abandoned),
    spent: quiet ? 0 : unstoredPlaytime(host, table),
    quiet,
  };
  const trouble = written(host, table, again, () =>
    host.store.commit({ campaign: head.id, entries, ...row, ...snapshot, ...(people && { people }) }),
  );
  if (trouble !== undefined) return trouble;
  host.checkpoints.afterEntry();
  if (row.glance.over || row.glance.abandoned) host.recorder.soon();
  goOnTo(table, history, 'snapshot' in snapshot);
  setKeptOpen(table, staysOpen(entries.at(-1)?.entry.kind, table.keptOpen));
  addStoredPlaytime(table, row.spent);
  if (quiet) countStep(table, change);
  else {
    startGrace(table, host.pace > 0 ? host.now() + host.pace : undefined);
    show(host, table, curtain, people, change.stages);
  }
  return undefined;
}

/** Whether only the person at the screen may learn of this change. */
function isQuiet(
  table: Table,
  { entries, history }: PendingChange,
  curtain: Curtain,
  people: People | undefined,
): boolean {
  if (people !== undefined || table.trouble !== undefined || !isSame(curtain, table.curtain)) return false;
  const last = history.live.at(-1);
  return entries.every(({ entry }) =>
    entry.kind === 'move' ? last !== undefined && isSecretStep(last) : entry.kind === 'undo' && entry.step === true,
  );
}

function isSame(one: Curtain, other: Curtain): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

/** Counts a secret step, or steps taken back. */
function countStep(table: Table, { entries, history }: PendingChange): void {
  const undone = entries.filter(({ entry }) => entry.kind === 'undo').length;
  if (undone > 0) takeStepsBack(table, undone);
  else addStep(table, barrierOf(history.live.at(-1)?.events ?? []) !== undefined);
}

function isDue(table: Table, { entries }: PendingChange, curtain: Curtain): boolean {
  const last = entries.at(-1)?.entry;
  if (last?.kind !== 'move') return false;
  const age = last.seq - table.lastSnapshot;
  return age >= OFTEN || (curtain.state === 'covered' && age >= YOUNG);
}

/** Moves the curtain, or changes the seats, looks or consents, without a move. Written to the disk like a move. */
export function moveCurtain(host: Host, table: Table, curtain: Curtain, people?: People): Message | undefined {
  const again = (): Message | undefined => moveCurtain(host, table, curtain, people);
  const write = (): void => host.store.saveCurtain(table.head.id, curtain, table.page + 1, people);
  const trouble = written(host, table, again, write);
  if (trouble === undefined) show(host, table, curtain, people);
  return trouble;
}

/**
 * Records that a seat looks into its drawer, and publishes a new page if that changes the page. If the disk refuses,
 * the person may look all the same.
 */
export function noteSeen(host: Host, table: Table, seat: Seat): void {
  if (unseenBy(publicTable(table), seat) === 0) return;
  const people = withSeen(table, seat);
  try {
    host.store.saveCurtain(table.head.id, table.curtain, table.page + 1, people);
  } catch (error) {
    host.log.error('look-not-noted', { campaign: table.head.id, error });
  }
  noteLooks(table, people.looked);
  nextPage(host, table);
}

function show(host: Host, table: Table, curtain: Curtain, people: People | undefined, stages?: readonly Stage[]): void {
  if (curtain.state === 'covered' && table.curtain.state !== 'covered') host.checkpoints.soon();
  drawCurtain(table, curtain, host.now());
  if (people !== undefined) seatPeople(table, people);
  unhalt(table);
  nextPage(host, table, stages);
}

/**
 * Publishes a new page to all windows of the table, with how it stood on the way there, and aborts the bot that is thinking
 * about the old one.
 */
export function nextPage(host: Host, table: Table, stages?: readonly Stage[]): void {
  stopThinking(table);
  refreshPage(host, table, stages);
}

/** Publishes a new page of an unchanged position, without aborting a bot that is thinking. */
export function refreshPage(host: Host, table: Table, stages?: readonly Stage[]): void {
  stopCoaching(table);
  turnPage(table);
  host.windows.page(pageOf(table), stages);
  host.onPage(table);
}

function written(host: Host, table: Table, again: () => Message | undefined, write: () => void): Message | undefined {
  try {
    write();
    return undefined;
  } catch (error) {
    const code = troubleOf(error) ?? 'disk-error';
    host.log.error('not-written', { campaign: table.head.id, trouble: code, sqlite: errorCode(error), error });
    return haltTable(host, table, messageOf(code), again);
  }
}

/**
 * Halts the table: the page shows `why`, and bots wait until a retry, which calls `again`, or another change succeeds.
 */
export function haltTable(host: Host, table: Table, why: Message, again: () => Message | undefined): Message {
  halt(table, why, again);
  nextPage(host, table);
  return why;
}
