import { describe, expect, it } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import type { Player, View } from '#engine/endeavor/state.ts';
import { endeavorCard } from '#renderer/games/endeavor/card.ts';
import Strip from '#renderer/games/endeavor/panels/Strip.svelte';
import { chipsIn } from '#renderer/games/endeavor/panels/seats/chips.ts';
import { endeavorWindow } from '#renderer/games/endeavor/window.ts';
import { page } from '../../film/pages.ts';
import { drawnAt, openTable, wordsOf } from '../../screens/at-table.ts';
import { playedGame, SEATS } from '../played.ts';

/** The strip of the second of five seats, which holds this. */
function stripWith(own: Partial<Player>): string {
  const { state } = playedGame(5)[0] ?? { state: undefined };
  if (state === undefined) throw new Error('no game was played');
  const { rng: _, ...rest } = state;
  const view: View = {
    ...rest,
    players: rest.players.map((player, at) => (at === 1 ? { ...player, ...own } : player)),
  };
  const none = [0, 0, 0, 0, 0];
  const now = page(1, [], { seats: [...SEATS], view, unseen: none, since: none });
  const table = openTable(() => ({ card: endeavorCard, game: endeavorWindow, pack: BASE_PACK, page: now }));
  return drawnAt(table, Strip, { seat: 1 });
}

const kindsIn = (body: string): Record<string, string> =>
  Object.fromEntries(
    [...body.matchAll(/data-kind="([a-z-]+)"[^>]*>(.*?)<\/span>/gs)].map(([, kind = '', inside = '']) => [
      kind,
      wordsOf(inside).trim(),
    ]),
  );

describe('the strip of a seat where nothing else finds room', () => {
  const status = { industry: 0, culture: 0, finance: 0, politics: 7 };
  const cards = ['africa-governor', 'india-governor', 'europe-2', 'slavery-0', 'slavery-1'];

  it('shows its cards by kind, each kind with its number', () => {
    const body = stripWith({ status, cards, faceDown: ['slavery-2'] });
    expect(kindsIn(body)).toEqual({ counting: '4/5', governors: '2', slavery: '2', 'face-down': '1' });
  });

  it('shows no kind of which it has none, and one governor by its sign alone', () => {
    expect(kindsIn(stripWith({ status, cards: [] }))).toEqual({ counting: '0/4' });
    expect(kindsIn(stripWith({ status, cards: ['africa-governor'] }))).toEqual({ counting: '0/4', governors: '' });
  });

  it('names every card in words', () => {
    const words = wordsOf(stripWith({ status, cards }));
    for (const name of ['Governor of Africa', 'Governor of India', 'Europe 2', 'Slavery 0', 'Slavery 1'])
      expect(words).toContain(name);
  });
});

describe('cards one by one, where there is room', () => {
  it('are all shown if they fit, else as many as leave room for how many more there are', () => {
    expect(chipsIn(['a', 'b', 'c', 'd'], 1)).toEqual({ shown: ['a', 'b', 'c', 'd'], more: 0 });
    expect(chipsIn(['a', 'b', 'c', 'd', 'e', 'f'], 1)).toEqual({ shown: ['a', 'b', 'c'], more: 3 });
    expect(chipsIn(['a', 'b', 'c', 'd', 'e', 'f'], 2).more).toBe(0);
  });
});
