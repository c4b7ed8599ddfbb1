import { chapterOf, isSilent, type LogLine } from '../../window/log-line.ts';
import type { TablePage } from '../../window/pages.ts';
import type { GameWords } from '../../window/window.ts';

/** What a game says of its events that this needs. */
type Words = Pick<GameWords, 'chapter' | 'silent' | 'tone' | 'missed'>;

/**
 * What a seat is told once more, oldest first: what came since it last decided, or by itself with its last move. Made of public lines
 * alone.
 */
export function missedBy(words: Words, { log, since }: Pick<TablePage, 'log' | 'since'>, seat: number): LogLine[] {
  const first = log.length - (since[seat] ?? 0);
  const before = log[first - 1];
  return log.filter((line, at) => {
    const own = at < first && line.seq === before?.seq && line.seat === seat;
    if (!own && at < first) return false;
    return chapterOf(words, line) === undefined && !isSilent(words, line) && matters(words, line, { seat, own });
  });
}

function matters(words: Words, { event }: LogLine, { seat, own }: { seat: number; own: boolean }): boolean {
  if (event === undefined) return false;
  const said = words.missed?.(event, seat, own);
  if (said !== undefined || own) return said ?? false;
  const tone = words.tone(event);
  return event.seat === seat || tone === 'danger' || (tone === 'weight' && event.seat !== undefined);
}

/** What is known where something may have been missed. */
type Around = {
  readonly page: () => TablePage;
  readonly words: () => Words;
  /** The person who can play now. */
  readonly seat: () => number | undefined;
};

/** What whoever decides may have missed, until they decide or have read it. */
export class Missed {
  readonly #around: Around;
  /** The line up to which each seat has read it, by its number. */
  #read = $state.raw<Readonly<Record<number, number>>>({});

  constructor(around: Around) {
    this.#around = around;
  }

  /** What is still to be read; nothing while nobody can play. */
  readonly lines = $derived.by((): readonly LogLine[] => {
    const { page, words, seat } = this.#around;
    const asked = seat();
    if (asked === undefined) return [];
    const read = this.#read[asked] ?? -1;
    return missedBy(words(), page(), asked).filter(({ seq }) => seq > read);
  });

  /** Whoever decides has read it all. */
  markRead(): void {
    const { page, seat } = this.#around;
    const [asked, last] = [seat(), page().log.at(-1)];
    if (asked !== undefined && last !== undefined) this.#read = { ...this.#read, [asked]: last.seq };
  }
}
