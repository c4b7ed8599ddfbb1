import { PERSON } from '#main/contract/messages.ts';
import type { Aim, Lesson, Moment, Shown } from '../../window/lessons.ts';
import type { Values } from '../../i18n/translator.ts';
import { eventsIn } from '../../window/log-line.ts';
import type { TablePage } from '../../window/pages.ts';
import type { GameTypes, TableOf } from '../../window/types.ts';
import type { GameWindow } from '../../window/window.ts';
import { memoryFrom, memoryText } from './memory-text.ts';
import { advance, FRESH, silenced, withoutLine, type Line, type PilotMemory, type Teaching } from './pilot.ts';

/** What the pilot goes by. */
type Around = {
  readonly game: () => GameWindow;
  /** The page as it is shown to everybody. */
  readonly page: () => TablePage;
  readonly table: () => TableOf;
  /** The move that whoever decides points at. */
  readonly pointed: () => GameTypes['move'] | undefined;
  /** Whether it is still being shown what happened: nobody is asked yet. */
  readonly running: () => boolean;
  /** Whether the table is shown as it was, or something private lies open over it. */
  readonly waits: () => boolean;
  /** What is stored with the campaign, after storing `memory` if given. */
  readonly stored: (memory?: string) => Promise<string | null>;
};

/** What was said, to be read again, and the rule behind it. */
export type Saying = { readonly id: string; readonly words: string; readonly rule: Lesson['rule'] };

const NOTHING: Teaching = { aim: { id: '', rule: '' }, lessons: [] };

/** The pilot of an open campaign: what it says now, and to whom. */
export class PilotState {
  readonly #around: Around;
  #memory = $state.raw<PilotMemory>(FRESH);
  /** Whether what was stored is known. */
  loaded = $state(false);
  /** Whether what it is about is lit. */
  lit = $state(false);
  /** Whether there is room on the board for what it says. */
  onBoard = $state(false);

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

  /** Whether it speaks or was silenced; undefined where nobody is new, or the game has no pilot. */
  get mood(): 'speaks' | 'quiet' | undefined {
    const isNew = newcomersOf(this.#around.page()).length > 0 && this.#around.game().pilot !== undefined;
    if (!isNew) return undefined;
    return this.#memory.quiet ? 'quiet' : 'speaks';
  }

  /** The lesson of the line; none where it is the aim. */
  get lesson(): Lesson | undefined {
    const { line } = this;
    return line === null ? undefined : this.#teaching.lessons.find(({ id }) => id === line.lesson);
  }

  /** Whether the line is the aim, which stays until somebody says that it was read. */
  get isAim(): boolean {
    return this.line?.lesson === this.#teaching.aim.id;
  }

  /** The rule behind the line. */
  get rule(): Lesson['rule'] | undefined {
    return this.isAim ? this.#teaching.aim.rule : this.lesson?.rule;
  }

  /** The aim, and after it everything said so far in its order. */
  get sayings(): readonly Saying[] {
    const { said, gaps } = this.#memory;
    const { aim, lessons } = this.#teaching;
    const told = Object.keys(said).flatMap((id) => lessons.find((lesson) => lesson.id === id) ?? []);
    const saying = ({ id, rule }: Aim, values: Values): Saying => ({ id, rule, words: this.#words(id, values) });
    return [
      saying(aim, aim.values?.(this.#moment) ?? {}),
      ...told.map((lesson) => saying(lesson, gaps[lesson.id] ?? {})),
    ];
  }

  /** What the line says. */
  get words(): string {
    const { line } = this;
    if (line === null) return '';
    const short = line.again ? this.#around.game().pilot?.again?.(line.lesson, line.values) : undefined;
    return short ?? this.#words(line.lesson, line.values);
  }

  /** What the line is about. */
  readonly shown = $derived.by((): Shown | undefined => this.lesson?.show?.(this.#moment));

  /** Goes by the page that shows; to be called in an effect. */
  follow(): void {
    if (!this.loaded || this.#around.waits() || this.#around.game().pilot === undefined) return;
    const page = this.#around.page();
    const next = advance(this.#memory, this.#moment, this.#listeners(page), this.#teaching);
    if (memoryText(next) === memoryText(this.#memory)) return;
    if (next.line?.lesson !== this.line?.lesson) this.lit = false;
    this.#keep(next);
  }

  /** Silences the pilot until it is woken. */
  silence(): void {
    this.#keep(silenced(this.#memory, true));
  }

  /** Wakes the pilot, if it was silenced. */
  wake(): void {
    if (!this.#memory.quiet) return;
    this.#keep(silenced(this.#memory, false));
    this.follow();
  }

  /** Puts the line away; after the aim comes what is to be said of the decision. */
  dismiss(): void {
    this.#keep(withoutLine(this.#memory, this.#teaching));
    this.follow();
  }

  get #teaching(): Teaching {
    return this.#around.game().pilot ?? NOTHING;
  }

  #words(id: string, values: Values): string {
    return this.#around.game().pilot?.words(id, values) ?? '';
  }

  #keep(memory: PilotMemory): void {
    this.#memory = memory;
    void this.#around.stored(memoryText(memory));
  }

  readonly #moment: Moment = $derived.by(() => {
    const page = this.#around.page();
    const { curtain, deciders, seats } = page;
    const secret = curtain?.state === 'taken' && curtain.why === 'secret';
    const alone = deciders.length === 1 && !this.#around.running() ? deciders[0] : undefined;
    const seat = secret ? curtain.seat : alone;
    const isNew = seat !== undefined && seats[seat]?.newcomer === true && seats[seat].player === PERSON;
    return {
      table: this.#around.table(),
      events: eventsIn(page.log.filter(({ seq }) => seq > this.#memory.seq)),
      seat,
      newcomer: isNew ? seat : undefined,
      secret,
      moves: page.moves.find((one) => one.seat === seat)?.moves ?? [],
      pointed: this.#around.pointed(),
      alone: seats.filter(({ player }) => player === PERSON).length === 1,
      over: page.outcome !== undefined,
    };
  });

  #listeners(page: TablePage) {
    const { played, log, seats } = page;
    const { seat, secret } = this.#moment;
    const last = log.at(-1)?.seq ?? 0;
    return {
      decision: `${played}.${seat ?? '-'}.${secret}`,
      seq: last,
      newcomers: newcomersOf(page),
      person: seat !== undefined && seats[seat]?.player === PERSON,
      repeats: (lesson: string) => this.#around.game().pilot?.again?.(lesson, {}) !== undefined,
    };
  }
}

/** Seats of the persons who are new to the game. */
function newcomersOf({ seats }: TablePage): readonly number[] {
  return [...seats.entries()].flatMap(([at, one]) => (one.newcomer === true && one.player === PERSON ? [at] : []));
}
