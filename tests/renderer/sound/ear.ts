/** Somebody who listens to a table: a film at its usual speed and a player, both by a clock of the tests. */
import { vi } from 'vitest';
import { cuesOf } from '#renderer/panels/sound/cues.ts';
import type { News } from '#renderer/session/film/beats.ts';
import { Film } from '#renderer/session/film/film.svelte.ts';
import type { EventSounds } from '#renderer/sound/event-sounds.ts';
import type { GameWindow } from '#renderer/window/window.ts';
import { atTheTable, type Named } from './at-the-table.ts';

/** What was heard: which sound in which variant, when, how loud, how fast and from where. */
type Heard = {
  readonly sound: string;
  readonly when: number;
  readonly gain: number;
  readonly rate: number;
  readonly pan: number;
};

/** An ear at one table. */
export type Ear = {
  /** Takes the next page, and listens until all of it was shown. Timers must be the tests' own. */
  readonly take: (news: News) => void;
  readonly heard: () => readonly Heard[];
};

/**
 * @param pack the data of the game, as its board takes it
 * @returns an ear that hears from where things lie on the flat board
 */
export async function earAt({ words, board }: GameWindow, sounds: EventSounds, pack: object): Promise<Ear> {
  const { player, context } = await atTheTable();
  const film = new Film(() => 'normal');
  let shown: News['page'] | undefined;
  let model: unknown;
  const across = (place: string): number | undefined => {
    const view = (film.page ?? shown)?.view;
    if (view === undefined) return undefined;
    model = board.model(view, pack, model);
    const point = board.places(model, [place]).find(({ id }) => id === place)?.point;
    return point && 0.5 + point.x / 20;
  };
  film.listen(({ lines, length, held }) => player.play(cuesOf(lines, { words, sounds, across }), length / 1000, held));
  const pass = (): void => {
    const before = Date.now();
    vi.advanceTimersToNextTimer();
    context().currentTime += (Date.now() - before) / 1000;
  };
  return {
    take(news) {
      shown = news.page;
      film.take(news);
      while (film.running) pass();
      context().currentTime += 2;
    },
    heard: () =>
      context().heard.map(({ buffer, at, gain = NaN, rate, pan = NaN }) => ({
        sound: (buffer as Named).name,
        when: at,
        gain,
        rate,
        pan,
      })),
  };
}
