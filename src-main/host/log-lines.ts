import { mayRead, type Emitted, type GameEvent } from '#engine/kernel/events.ts';
import type { Seat, Viewer } from '#engine/kernel/seat.ts';
import type { LogLine, Message } from '#main/contract/messages.ts';
import { isOfTable, type TableEvent } from '#main/contract/table-events.ts';
import type { History } from './history.ts';
import type { Table } from './table.ts';

/** Adds a host's note that part of the stored campaign was damaged, if `mark` says so. */
export function withMark(history: History, mark: Message | undefined): History {
  const event = markEvent(mark);
  return event === undefined ? history : { ...history, notes: [...history.notes, { seq: history.seq, event }] };
}

function markEvent(mark: Message | undefined): TableEvent | undefined {
  if (mark?.code === 'campaign-doubtful') return { type: 'table-doubtful' };
  return mark?.code === 'campaign-row-mended' ? { type: 'table-row-mended' } : undefined;
}

/** Which lines are wanted: as `viewer`, the last `limit` ones, with events of earlier turns redacted if `fades`. */
type Wanted = {
  readonly viewer?: Viewer;
  readonly limit?: number;
  readonly fades?: boolean;
  /** The entries whose lines are wanted; all by default. */
  readonly of?: (seq: number) => boolean;
};

/**
 * The lines of the log, oldest first, as one viewer may read them. Events before the current turn are redacted, because
 * people forget amounts too; not at level `open`, nor in a game that hides nothing.
 */
export function linesOf({ head, game, history }: Pick<Table, 'head' | 'game' | 'history'>, wanted: Wanted): LogLine[] {
  const {
    of = () => true,
    viewer = 'public',
    limit = Number.POSITIVE_INFINITY,
    fades = game.hides && head.level !== 'open',
  } = wanted;
  const lines: LogLine[] = [];
  let running = true;
  for (const { seq, seat, events } of rowsOf(history).reverse()) {
    for (const { event, audience } of events.toReversed()) {
      if (!mayRead(audience, viewer)) continue;
      const whole = running || !fades || isOfTable(event);
      if (of(seq))
        lines.push({ seq: numberOf(history, seq), seat, event: { ...(whole ? event : game.redacted(event)) } });
      if (event.type === game.turnEvent) running = false;
    }
    if (lines.length >= limit) break;
  }
  return lines.slice(0, limit).reverse();
}

/**
 * The number of an entry as shown to everybody: secret steps that were taken back, and their undo entries, leave no
 * gap.
 */
export function numberOf({ withdrawn }: History, seq: number): number {
  return seq - 2 * withdrawn.filter((back) => back < seq).length;
}

/** Every line in full, nothing hidden or redacted; for when the game is over. */
export function everyLineOf(history: History): LogLine[] {
  return rowsOf(history).flatMap(({ seq, seat, events }) =>
    events
      .filter((emitted, index) => !isPublicHalf(emitted, events[index - 1]))
      .map(({ event }) => ({ seq: numberOf(history, seq), seat, event: { ...event } })),
  );
}

/** Whether an event is the public version of the one before it, which only some may read in full. */
function isPublicHalf(emitted: Emitted<GameEvent>, before: Emitted<GameEvent> | undefined): boolean {
  const [rest, some] = [emitted.audience, before?.audience];
  if (rest === undefined || some === undefined || !('except' in rest) || !('only' in some)) return false;
  return emitted.event.type === before?.event.type && rest.except.join() === some.only.join();
}

type Row = { readonly seq: number; readonly seat: Seat | null; readonly events: readonly Emitted<GameEvent>[] };

function rowsOf({ setup, live, notes }: History): Row[] {
  const moves = live.map(({ entry, events }) => ({ seq: entry.seq, seat: entry.seat, events }));
  const own = notes.map(({ seq, event }) => ({ seq, seat: null, events: [{ event }] }));
  const rows: Row[] = [{ seq: 0, seat: null, events: setup.events }, ...moves, ...own];
  return notes.length === 0 ? rows : rows.sort((a, b) => a.seq - b.seq);
}
