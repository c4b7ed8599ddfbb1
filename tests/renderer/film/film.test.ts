import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FilmSpeed } from '#main/contract/settings.ts';
import { filmKeys } from '#renderer/panels/film/film-keys.ts';
import { Film, type Heard } from '#renderer/session/film/film.svelte.ts';
import type { TablePage } from '#renderer/window/pages.ts';
import { line, news, page } from './pages.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', Map);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table that a bot moves at, page by page. */
function atTable(speed: FilmSpeed = 'normal') {
  const film = new Film(() => speed);
  let now = page(1, [line(1, 'walk', 0)]);
  const come = (seat: number, change: Partial<TablePage> = {}): TablePage => {
    const before = now;
    now = page(before.seq + 1, [...before.log, line(before.seq + 1, 'walk', seat)], change);
    film.take(news(before, now));
    return now;
  };
  const asked = (seat: number): TablePage => come(seat, { deciders: [0] });
  const turn = (change: Partial<TablePage>): void => {
    const before = now;
    now = { ...before, seq: before.seq + 1, ...change };
    film.take(news(before, now));
  };
  return { film, come, asked, turn, now: () => now };
}

/** Milliseconds until a film is over. */
function lasts(film: Film): number {
  const from = Date.now();
  while (film.running && Date.now() - from < 100_000) vi.advanceTimersByTime(10);
  return Date.now() - from;
}

describe('a film', () => {
  it('shows each beat for its time, and is over with the one on which a person is asked', () => {
    const { film, come, asked } = atTable();
    const one = come(1);
    const two = come(2);
    asked(2);
    expect([film.page, film.left]).toEqual([one, 2]);
    vi.advanceTimersByTime(899);
    expect(film.page).toBe(one);
    vi.advanceTimersByTime(1);
    expect(film.page).toBe(two);
    vi.advanceTimersByTime(900);
    expect([film.page, film.running]).toEqual([null, false]);
    expect(film.beat?.lines).toHaveLength(1);
    vi.advanceTimersByTime(900);
    expect(film.beat).toBeNull();
  });

  it('takes no longer than 2.5 s for the round of a bot, however much it does', () => {
    const { film, come } = atTable();
    for (let move = 0; move < 12; move++) come(1);
    expect(lasts(film)).toBeLessThanOrEqual(2600);
  });

  it('takes no longer than 12 s between two people, however many bots there are', () => {
    const { film, come } = atTable();
    for (let move = 0; move < 60; move++) come(1 + (move % 2));
    expect(lasts(film)).toBeLessThanOrEqual(12_600);
  });

  it('does not show whoever moved what they did', () => {
    const { film, come } = atTable();
    come(0);
    expect(film.running).toBe(false);
    come(1);
    come(0);
    expect(film.left).toBe(1);
  });

  it('runs while held, and goes on at its own pace afterwards', () => {
    const { film, come } = atTable();
    for (let move = 0; move < 4; move++) come(1 + (move % 2));
    film.hold(true);
    vi.advanceTimersByTime(90);
    expect(film.left).toBe(1);
    film.hold(false);
    vi.advanceTimersByTime(300);
    expect(film.left).toBe(1);
  });

  it('goes on by a press alone where it goes by presses', () => {
    const { film, come, asked } = atTable('step');
    const one = come(1);
    const two = come(2);
    asked(1);
    vi.advanceTimersByTime(60_000);
    expect(film.page).toBe(one);
    film.step();
    expect(film.page).toBe(two);
    film.step();
    expect(film.running).toBe(false);
  });

  it('shows nothing at once, and twice as long slowly', () => {
    const { film, come } = atTable('instant');
    come(1);
    expect(film.running).toBe(false);
    const slow = atTable('slow');
    slow.come(1);
    expect(lasts(slow.film)).toBe(1800);
  });

  it('ends with what was taken back, and with whoever sits down behind the curtain', () => {
    const undone = atTable();
    undone.come(1);
    undone.turn({ played: 0 });
    expect(undone.film.running).toBe(false);
    const seated = atTable();
    seated.come(1);
    seated.turn({ curtain: { state: 'armed', seat: 0, why: 'secret' } });
    expect(seated.film.running).toBe(false);
  });

  it('comes before the curtain, which is there as soon as it is over', () => {
    const { film, come } = atTable();
    come(1, { deciders: [0], curtain: { state: 'covered', seat: 0, why: 'secret' } });
    expect(film.running).toBe(true);
    expect(lasts(film)).toBe(900);
  });
});

describe('what is heard of a film', () => {
  /** A table at which somebody listens. */
  function heardAt(speed: FilmSpeed = 'normal') {
    const table = atTable(speed);
    const heard: Heard[] = [];
    const off = table.film.listen((one) => heard.push(one));
    const told = (): string[][] => heard.map(({ lines }) => lines.map(({ event, note }) => (event ?? note).type));
    /** A page whose last move has several lines. */
    const comeWith = (seat: number, types: readonly string[], change: Partial<TablePage> = {}): void => {
      const before = table.now();
      const seq = before.seq + 1;
      const log = [...before.log, ...types.map((type) => line(seq, type, seat))];
      table.film.take(news(before, page(seq, log, change)));
    };
    return { ...table, heard, told, off, comeWith };
  }

  it('is each beat as it begins to show, for as long as it shows', () => {
    const { come, asked, heard } = heardAt();
    come(1);
    asked(2);
    expect(heard.map(({ length }) => length)).toEqual([900]);
    vi.advanceTimersByTime(899);
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(heard).toHaveLength(2);
    vi.advanceTimersByTime(5000);
    expect(heard).toHaveLength(2);
  });

  it('is told of lines that the log leaves out, and of chapters', () => {
    const { comeWith, told } = heardAt();
    comeWith(1, ['walk', 'day', 'sign']);
    comeWith(1, ['sign', 'day']);
    expect(told()).toEqual([
      ['walk', 'day', 'sign'],
      ['sign', 'day'],
    ]);
  });

  it('is the move of a person as soon as it is on the table, and by presses too', () => {
    const { come, heard } = heardAt();
    come(0);
    expect(heard).toHaveLength(1);
    const steps = heardAt('step');
    steps.come(1);
    steps.come(2);
    expect(steps.heard.map(({ length }) => length)).toEqual([900]);
    steps.film.step();
    expect(steps.heard).toHaveLength(2);
  });

  it('is everything at once where all is shown at once', () => {
    const { come, heard } = heardAt('instant');
    come(1);
    come(2);
    expect(heard.map(({ lines }) => lines.length)).toEqual([1, 1]);
  });

  it('says that somebody runs through it', () => {
    const { film, come, heard } = heardAt();
    for (let move = 0; move < 3; move++) come(1 + (move % 2));
    film.hold(true);
    vi.advanceTimersByTime(90);
    expect(heard.map(({ held, length }) => [held, length])).toEqual([
      [false, 900],
      [true, 40],
      [true, 40],
    ]);
  });

  it('is nothing behind a curtain that is there at once, nothing of what is taken back, and nothing to nobody', () => {
    const covered = { curtain: { state: 'covered', seat: 0, why: 'secret' } } as const;
    const own = heardAt();
    own.come(0, covered);
    expect(own.heard).toEqual([]);
    const instant = heardAt('instant');
    instant.come(1, covered);
    expect(instant.heard).toEqual([]);
    const seated = heardAt();
    seated.come(1, { curtain: { state: 'taken', seat: 0, why: 'secret' } });
    expect(seated.heard).toEqual([]);
    const undone = heardAt();
    undone.turn({ played: 0 });
    expect(undone.heard).toEqual([]);
    const film = heardAt();
    film.come(1, covered);
    expect(film.heard, 'the curtain waits for the film').toHaveLength(1);
    film.off();
    film.come(2);
    vi.advanceTimersByTime(5000);
    expect(film.heard).toHaveLength(1);
  });
});

describe('the keys of a film', () => {
  /** A window of which only the listeners matter. */
  function keys(film: Film) {
    const root = new EventTarget();
    filmKeys(film, root as Window);
    const heard: string[] = [];
    for (const type of ['keydown', 'keyup'])
      root.addEventListener(type, (event) => heard.push(`${type} ${keyOf(event)}`));
    const send = (type: string, key: string, repeat = false): void => {
      const event = Object.assign(new Event(type, { cancelable: true }), { key, repeat });
      root.dispatchEvent(event);
    };
    return { heard, send };
  }
  const keyOf = (event: Event): string => String((event as KeyboardEvent).key);

  it('end it by Escape, and no press of that key does anything else until it is let go', () => {
    const { film, come } = atTable();
    const { heard, send } = keys(film);
    come(1);
    send('keydown', 'Escape');
    expect(film.running).toBe(false);
    send('keydown', 'Escape', true);
    send('keyup', 'Escape');
    expect(heard).toEqual([]);
    send('keydown', 'Escape');
    expect(heard).toEqual(['keydown Escape']);
  });

  it('run it while Space is held, also where it ends meanwhile', () => {
    const { film, come } = atTable();
    const { heard, send } = keys(film);
    for (let move = 0; move < 3; move++) come(1 + (move % 2));
    send('keydown', ' ');
    vi.advanceTimersByTime(200);
    expect(film.running).toBe(false);
    send('keydown', ' ', true);
    send('keyup', ' ');
    expect(heard).toEqual([]);
  });

  it('leave every other key alone, and all where no film runs', () => {
    const { film, come } = atTable();
    const { heard, send } = keys(film);
    send('keydown', ' ');
    come(1);
    send('keydown', 'u');
    expect(heard).toEqual(['keydown  ', 'keydown u']);
  });
});
