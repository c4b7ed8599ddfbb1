import type { LogLine as RawLine } from '#main/contract/messages.ts';
import { isOfTable, tableEventSchema, type TableEvent } from '#main/contract/table-events.ts';
import type { GameTypes } from './types.ts';
import type { GameWindow, GameWords } from './window.ts';

/** What the log tells besides the events of the game: what the host says, and that there is something nobody can read. */
export type Note = TableEvent | { readonly type: 'unreadable' };

/** Something that is told, once read: an event of the game, or a note. */
export type Told<T extends GameTypes = GameTypes> =
  { readonly event: T['event']; readonly note?: undefined } | { readonly note: Note; readonly event?: undefined };

/** One line of the log, once read, and the number of the move it came with; `seat` is whose move that was. */
export type LogLine<T extends GameTypes = GameTypes> = Told<T> & Pick<RawLine, 'seq' | 'seat'>;

type Read<T extends GameTypes> = Pick<GameWindow<T>['read'], 'event'>;

const UNREADABLE: { readonly note: Note } = { note: { type: 'unreadable' } };

/** Reads something that the host tells: what neither the game nor the host knows is a note that says so. Never throws. */
export function readTold<T extends GameTypes>(read: Read<T>, raw: RawLine['event']): Told<T> {
  if (isOfTable(raw)) {
    const note = tableEventSchema.safeParse(raw).data;
    return note === undefined ? UNREADABLE : { note };
  }
  const event = read.event(raw);
  return event === undefined ? UNREADABLE : { event };
}

/** Reads lines of the log, each once; whoever shows them goes by what was read. Never throws. */
export const readLines = <T extends GameTypes>(read: Read<T>, raw: readonly RawLine[]): LogLine<T>[] =>
  raw.map(({ seq, seat, event }) => ({ seq, seat, ...readTold(read, event) }));

/** The events of the game among what is told. */
export const eventsIn = <T extends GameTypes>(told: readonly Told<T>[]): T['event'][] =>
  told.flatMap(({ event }) => (event === undefined ? [] : [event]));

/** The seat something is told of; null where it is about everybody. */
export const seatOf = ({ event, note }: Told): number | null =>
  event?.seat ?? (note?.type === 'table-seat' ? note.seat : null);

/** The heading of the chapter that a line begins; undefined for any other line. */
export const chapterOf = ({ chapter }: Pick<GameWords, 'chapter'>, { event }: Told): string | undefined =>
  event && chapter(event);

/** Whether the log leaves it out, because a heading or another line tells it. */
export const isSilent = ({ silent }: Pick<GameWords, 'silent'>, { event }: Told): boolean =>
  event !== undefined && silent.has(event.type);
