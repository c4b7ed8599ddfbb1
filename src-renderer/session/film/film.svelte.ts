import { curtainOf, PERSON } from '#main/contract/messages.ts';
import type { FilmSpeed } from '#main/contract/settings.ts';
import type { TablePage } from '../../window/pages.ts';
import { beatsOf, newLines, type Beat, type News } from './beats.ts';
import { BEAT, beatLength, type Spent } from './pace.ts';

/** What is heard as it is shown: lines of the log, for how many milliseconds they show, and whether the film is run through. */
export type Heard = { readonly lines: Beat['heard']; readonly length: number; readonly held: boolean };

/** In so many milliseconds what somebody did themselves is heard. */
const AT_ONCE = 300;

const NOTHING_SPENT: Spent = { round: 0, whole: 0 };

/**
 * Shows what happened on the table beat by beat, while the host is already further on. It holds public pages alone, so it can
 * neither show nor hide anything private, and how long it takes depends on those pages alone. What somebody decides is offered
 * once it is over.
 */
export class Film {
  readonly #speed: () => FilmSpeed;
  /** The beats still to be shown; the first is the one that shows. */
  #queue = $state.raw<readonly Beat[]>([]);
  /** What is told of the last beat, for as long as it would be shown. */
  #after = $state.raw<Beat | null>(null);
  #newest: TablePage | null = null;
  #held = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #spent = NOTHING_SPENT;
  #seat: number | null = null;
  #listener: ((heard: Heard) => void) | undefined;

  /** @param speed of the table that is open */
  constructor(speed: () => FilmSpeed) {
    this.#speed = speed;
  }

  /** The table as it is to be shown; null for as it is. */
  get page(): TablePage | null {
    return this.#queue[0]?.page ?? null;
  }

  /** Whether something is still to be seen before anybody decides. */
  get running(): boolean {
    return this.#queue.length > 0;
  }

  /** The beat that is told now. */
  get beat(): Beat | null {
    return this.#queue[0] ?? this.#after;
  }

  /** How many beats come after this one. */
  get left(): number {
    return Math.max(0, this.#queue.length - 1);
  }

  /** Whether it goes on by a press alone. */
  get byStep(): boolean {
    return this.#speed() === 'step';
  }

  /**
   * Tells `listener` of all that is shown, when it is: of each beat, and of what shows at once. Whatever comes with a curtain that is
   * there at once is not shown. Returns a function that stops it.
   */
  listen(listener: (heard: Heard) => void): () => void {
    this.#listener = listener;
    return () => {
      if (this.#listener === listener) this.#listener = undefined;
    };
  }

  /** Takes the next page of the table. One on which something was taken back, or somebody sat down, is shown at once. */
  take(news: News): void {
    const { before, page } = news;
    this.#after = null;
    const running = this.running;
    this.#newest = page;
    const state = curtainOf(page).state;
    if (page.played < before.played || state === 'armed' || state === 'taken' || this.#speed() === 'instant') {
      this.stop();
      return this.#tellAtOnce(newLines(news), BEAT);
    }
    const beats = beatsOf(news);
    const mover = page.log.at(-1)?.seat ?? null;
    if (beats.length > 0 && mover !== null && isPerson(page, mover)) this.#spent = NOTHING_SPENT;
    // Whoever made a move has seen it.
    const unseen = running ? beats : beats.filter(({ own }) => !own);
    this.#queue = [...this.#queue, ...unseen];
    const seen = running ? [] : beats.filter(({ own }) => own).flatMap(({ heard }) => heard);
    this.#tellAtOnce(beats.length === 0 ? newLines(news) : seen, AT_ONCE);
    if (running) this.#endIfDue();
    else this.#begin();
  }

  /** The next beat at once. */
  step(): void {
    if (this.running) this.#next();
  }

  /** While held, nothing is waited for. */
  hold(held: boolean): void {
    if (this.#held === held) return;
    this.#held = held;
    if (this.running && (held || !this.byStep)) this.#wait();
  }

  /** Goes on at the speed the table has now. */
  paceAnew(): void {
    if (this.#speed() === 'instant') this.stop();
    else if (this.running) this.#wait();
  }

  /** Ends it: the table shows as it is. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#queue = [];
    this.#after = null;
  }

  /** What is on the table at once is heard at once, unless a curtain has come with it. */
  #tellAtOnce(lines: Beat['heard'], length: number): void {
    const curtained = this.#newest !== null && curtainOf(this.#newest).state !== 'open';
    if (lines.length > 0 && (this.running || !curtained)) this.#listener?.({ lines, length, held: this.#held });
  }

  #next(): void {
    this.#queue = this.#queue.slice(1);
    if (this.running) this.#begin();
    else this.stop();
  }

  #begin(): void {
    const [beat] = this.#queue;
    if (beat === undefined) return;
    if (beat.seat !== this.#seat) this.#spent = { ...this.#spent, round: 0 };
    this.#seat = beat.seat;
    const length = this.#wait() ?? BEAT;
    this.#listener?.({ lines: beat.heard, length, held: this.#held });
    this.#endIfDue();
  }

  /** The last beat shows the table as it is: whoever is asked there need not wait, unless a curtain or the end comes next. */
  #endIfDue(): void {
    const [beat, next] = this.#queue;
    if (beat === undefined || next !== undefined || this.#newest === null || !asksPerson(this.#newest)) return;
    this.#queue = [];
    this.#after = beat;
  }

  /** Waits for as long as the beat shows, and gives how long that is; undefined where it goes on by a press. */
  #wait(): number | undefined {
    clearTimeout(this.#timer);
    const [beat] = this.#queue;
    if (beat === undefined || (this.byStep && !this.#held)) return undefined;
    const bot = beat.seat !== null && !isPerson(beat.page, beat.seat);
    const length = beatLength(this.#speed(), this.#spent, { held: this.#held, seat: bot });
    this.#spent = { round: this.#spent.round + length, whole: this.#spent.whole + length };
    this.#timer = setTimeout(() => this.#next(), length);
    return length;
  }
}

function isPerson({ seats }: TablePage, seat: number): boolean {
  return seats[seat]?.player === PERSON;
}

function asksPerson(page: TablePage): boolean {
  return curtainOf(page).state === 'open' && page.deciders.some((seat) => isPerson(page, seat));
}
