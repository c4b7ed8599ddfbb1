import { mayRead, type Emitted, type GameEvent } from '#engine/kernel/events.ts';
import type { Seat, Viewer } from '#engine/kernel/seat.ts';
import type { LogLine, Message } from '#main/contract/messages.ts';
import type { History } from './history.ts';
import { HOST_EVENT } from './notes.ts';
import type { Table } from './table.ts';

/** The same with what the log says of itself: that part of what is kept was damaged. */
export function withMark(history: History, mark: Message | undefined): History {
  if (mark?.code !== 'campaign-doubtful' && mark?.code !== 'campaign-row-mended') return history;
  const event = { type: mark.code.replace('campaign-', HOST_EVENT) };
  return { ...history, notes: [...history.notes, { seq: history.seq, event }] };
}

/** Which lines are wanted: as whom, how many at most (the last ones), and whether earlier turns are faded. */
type Wanted = {
  readonly viewer?: Viewer;
  readonly limit?: number;
  readonly fades?: boolean;
  /** The entries whose lines are wanted; all unless told. */
  readonly of?: (seq: number) => boolean;
};

/**
 * The lines of the log, oldest first, as one viewer may read them. What entered or left a screen before the running turn
 * is forgotten, as people forget it; at level `open`, and where the game hides nothing, nothing is.
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
      const whole = running || !fades || event.type.startsWith(HOST_EVENT);
      if (of(seq))
        lines.push({ seq: numberOf(history, seq), seat, event: { ...(whole ? event : game.redacted(event)) } });
      if (event.type === game.turnEvent) running = false;
    }
    if (lines.length >= limit) break;
  }
  return lines.slice(0, limit).reverse();
}

/** The number of an entry as everybody counts: steps of secret decisions that were taken back leave no gap. */
function numberOf({ withdrawn }: History, seq: number): number {
  return seq - 2 * withdrawn.filter((back) => back < seq).length;
}

/** Every line with all that it hid, nothing faded: for when the game is over. */
export function everyLineOf(history: History): LogLine[] {
  return rowsOf(history).flatMap(({ seq, seat, events }) =>
    events
      .filter((emitted, index) => !isPublicHalf(emitted, events[index - 1]))
      .map(({ event }) => ({ seq: numberOf(history, seq), seat, event: { ...event } })),
  );
}

/** Whether an event is what the rest was told of the one before, which some could read whole. */
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
