import { PERSON } from '#main/contract/messages.ts';
import type { Lesson, Moment, Shown } from '../../window/lessons.ts';
import type { TablePage } from '../../window/pages.ts';
import type { GameTypes, TableOf } from '../../window/types.ts';
import type { GameWindow } from '../../window/window.ts';
import { memoryFrom, memoryText } from './memory-text.ts';
import { advance, FRESH, silenced, withoutLine, type Line, type PilotMemory } from './pilot.ts';

/** What the pilot goes by. */
type Around = {
  readonly game: () => GameWindow;
  /** The page as it is shown to everybody. */
  readonly page: () => TablePage;
  readonly table: () => TableOf;
  /** The move that whoever decides points at. */
  readonly pointed: () => GameTypes['move'] | undefined;
  /** Whether the table is shown as it was, or something private lies open over it. */
  readonly waits: () => boolean;
  /** What is stored with the campaign, after storing `memory` if given. */
  readonly stored: (memory?: string) => Promise<string | null>;
};

/** The pilot of an open campaign: what it says now, and to whom. */
export class PilotState {
  readonly #around: Around;
  #memory = $state.raw<PilotMemory>(FRESH);
  /** Whether what was stored is known. */
  loaded = $state(false);
  /** Whether what it is about is lit. */
  lit = $state(false);

  constructor(around: Around) {
    this.#around = around;
    void around.stored().then((text) => {
      this.#memory = memoryFrom(text);
      this.loaded = true;
    });
  }

  /** The line that is said; null where there is nothing to say. */
  get line(): Line | null {
    return this.#memory.line;
  }

  /** Whether it was silenced. */
  get quiet(): boolean {
    return this.#memory.quiet;
  }

  /** The lesson of the line. */
  get lesson(): Lesson | undefined {
    const { line } = this;
    return line === null ? undefined : this.#lessons.find(({ id }) => id === line.lesson);
  }

  /** What the line says. */
  get words(): string {
    const { line } = this;
    const pilot = this.#around.game().pilot;
    if (line === null || pilot === undefined) return '';
    const short = line.again ? pilot.again?.(line.lesson, line.values) : undefined;
    return short ?? pilot.words(line.lesson, line.values);
  }

  /** What the line is about. */
  readonly shown = $derived.by((): Shown | undefined => this.lesson?.show?.(this.#moment));

  /** Goes by the page that shows; to be called in an effect. */
  follow(): void {
    if (!this.loaded || this.#around.waits()) return;
    const page = this.#around.page();
    const next = advance(this.#memory, this.#moment, this.#listeners(page), this.#lessons);
    if (memoryText(next) === memoryText(this.#memory)) return;
    if (next.line?.lesson !== this.line?.lesson) this.lit = false;
    this.#keep(next);
  }

  /** Silences the pilot for good, or wakes it. */
  silence(quiet: boolean): void {
    this.#keep(silenced(this.#memory, quiet));
  }

  /** Puts the line away. */
  dismiss(): void {
    this.#keep(withoutLine(this.#memory));
  }

  get #lessons(): readonly Lesson[] {
    return this.#around.game().pilot?.lessons ?? [];
  }

  #keep(memory: PilotMemory): void {
    this.#memory = memory;
    void this.#around.stored(memoryText(memory));
  }

  readonly #moment: Moment = $derived.by(() => {
    const page = this.#around.page();
    const { curtain, deciders, seats } = page;
    const secret = curtain?.state === 'taken' && curtain.why === 'secret';
    const seat = secret ? curtain.seat : deciders.length === 1 ? deciders[0] : undefined;
    const isNew = seat !== undefined && seats[seat]?.newcomer === true && seats[seat].player === PERSON;
    return {
      table: this.#around.table(),
      events: page.log.filter(({ seq }) => seq > this.#memory.seq).map(({ event }) => event),
      seat,
      newcomer: isNew ? seat : undefined,
      secret,
      moves: page.moves.find((one) => one.seat === seat)?.moves ?? [],
      pointed: this.#around.pointed(),
      alone: seats.filter(({ player }) => player === PERSON).length === 1,
      over: page.outcome !== undefined,
    };
  });

  #listeners({ played, log, seats }: TablePage) {
    const { seat, secret } = this.#moment;
    const last = log.at(-1)?.seq ?? 0;
    return {
      decision: `${played}.${seat ?? '-'}.${secret}`,
      seq: last,
      newcomers: [...seats.entries()].flatMap(([at, one]) =>
        one.newcomer === true && one.player === PERSON ? [at] : [],
      ),
      person: seat !== undefined && seats[seat]?.player === PERSON,
      repeats: (lesson: string) => this.#around.game().pilot?.again?.(lesson, {}) !== undefined,
    };
  }
}
