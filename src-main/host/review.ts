import { mayRead, type Audience, type GameEvent } from '#engine/kernel/events.ts';
import type { Count, CountColumn } from '#engine/kernel/review.ts';
import type { Review } from '#main/contract/messages.ts';
import type { AnyGame } from '#main/listed-game.ts';
import type { History } from './history.ts';

type Mark = Review['marks'][number];

/**
 * Points and figures as each turn began and at the end, and everything the game counts. Stored states hold neither, so
 * the moves are replayed on a copy. Turns before an upgrade of the rules cannot be replayed: they have no marks, but
 * their events are counted as far as the present rules can read them.
 */
export function reviewOf(game: AnyGame, history: History): Review {
  const steps = reviewSteps(game, history);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** The same in short steps, so that others can be answered between them. */
export function* reviewSteps(game: AnyGame, { setup, live }: History): Generator<undefined, Review> {
  const state = game.copy(setup.state);
  const marks: Mark[] = [];
  const counter = new Counter(game);
  for (const { event, audience } of setup.events) counter.takeStored(event, audience);
  if (counter.turn > 0 && setup.seq === 0) marks.push(markOf(game, state, counter.turn));
  for (const { entry } of live) {
    yield;
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), (event, audience) => {
      counter.take(event, audience);
      if (event.type === game.turnEvent) marks.push(markOf(game, state, counter.turn));
    });
  }
  marks.push(markOf(game, state, counter.turn));
  return { marks, columns: counter.columns, counts: [...counter.counts.values()] };
}

/** Where the table stands. */
function markOf(game: AnyGame, state: object, turn: number): Mark {
  const figures = Object.entries(game.review?.figures(state) ?? {});
  return {
    turn,
    score: game.score(state).map((line) => ({ ...line, params: { ...line.params } })),
    figures: Object.fromEntries(
      figures.map(([name, figure]) => [name, typeof figure === 'number' ? figure : [...figure]]),
    ),
  };
}

/** Counts turns, and what the game finds in events. */
class Counter {
  turn = 0;
  readonly columns: Review['columns'] = [];
  readonly counts = new Map<string, Review['counts'][number]>();
  readonly #game: AnyGame;

  constructor(game: AnyGame) {
    this.#game = game;
  }

  /** Takes an event that an earlier version may have stored: it is counted if the present rules can read it. */
  takeStored(event: GameEvent, audience: Audience | undefined): void {
    const read = this.#game.schema.event.safeParse(event);
    if (read.success) this.take(read.data, audience);
    else if (event.type === this.#game.turnEvent) this.turn++;
  }

  /** Takes one event. What is told to some differs from what is told to the others: it is counted once, as all were told. */
  take(event: GameEvent, audience: Audience | undefined): void {
    if (!mayRead(audience, 'public')) return;
    if (event.type === this.#game.turnEvent) this.turn++;
    for (const one of this.#game.review?.counts(event) ?? []) this.#note(one);
  }

  #note(one: Count | CountColumn): void {
    const { counter } = one;
    if ('opens' in one) {
      this.columns.push({ counter, turn: this.turn, opens: one.opens, params: { ...one.params } });
      return;
    }
    const at = this.columns.findLastIndex((column) => column.counter === counter);
    const column = at < 0 ? null : at;
    const { seat, code, by } = one;
    const key = JSON.stringify([counter, column, seat, code]);
    const known = this.counts.get(key) ?? { counter, column, seat, code, n: 0 };
    this.counts.set(key, { ...known, n: known.n + by });
  }
}
