import { z } from 'zod';
import { chapterOf, seatOf, type LogLine } from '../../window/log-line.ts';
import type { GameWords } from '../../window/window.ts';

const filterSchema = z.object({ seats: z.array(z.int()), kinds: z.array(z.string()) });
/** Whose lines of the log are told, and of which kinds; none named means all. */
export type LogFilter = z.infer<typeof filterSchema>;

/** The filter that leaves nothing out. */
export const ALL: LogFilter = { seats: [], kinds: [] };

/**
 * Whether a line is told. What belongs to no kind is told whatever kinds are chosen; what the host says of the table itself, and
 * what cannot be read, is always told, and so is what heads a chapter: it goes with the lines under it.
 */
export function passes(
  words: Pick<GameWords, 'chapter' | 'kinds'>,
  { seats, kinds }: LogFilter,
  line: LogLine,
): boolean {
  const { event } = line;
  if (event === undefined || chapterOf(words, line) !== undefined) return true;
  if (seats.length > 0 && !seats.includes(seatOf(line) ?? -1)) return false;
  const kind = words.kinds?.of(event);
  return kinds.length === 0 || kind === undefined || kinds.includes(kind);
}

/** With one more of a list, or without it where it was in there. */
export function toggled<T>(list: readonly T[], one: T): T[] {
  return list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
}

const keyOf = (campaign: string): string => `log-filter ${campaign}`;

/** The filter of one table; a window that is loaded anew, or comes back to the table, finds it as it was. */
export class LogFilterState {
  readonly #campaign: string;
  #value = $state.raw<LogFilter>(ALL);

  constructor(campaign: string) {
    this.#campaign = campaign;
    this.#value = kept(campaign);
  }

  /** The filter as it is. */
  get value(): LogFilter {
    return this.#value;
  }

  set value(filter: LogFilter) {
    this.#value = filter;
    try {
      sessionStorage.setItem(keyOf(this.#campaign), JSON.stringify(filter));
    } catch {
      // A browser without storage forgets it with the table.
    }
  }

  /** Whether anything is left out. */
  get active(): boolean {
    return this.#value.seats.length + this.#value.kinds.length > 0;
  }
}

function kept(campaign: string): LogFilter {
  try {
    return filterSchema.parse(JSON.parse(sessionStorage.getItem(keyOf(campaign)) ?? ''));
  } catch {
    return ALL;
  }
}
