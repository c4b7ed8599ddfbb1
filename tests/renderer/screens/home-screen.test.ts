import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '#main/contract/messages.ts';
import { Session } from '#renderer/session/session.svelte.ts';
import Home from '#renderer/screens/home/HomeScreen.svelte';
import Offers from '#renderer/screens/home/VoyageOffers.svelte';
import ImportStatus from '#renderer/screens/home/ImportStatus.svelte';
import { availableVoyages } from '#renderer/screens/voyage/available-voyages.ts';
import type { AvailableGame } from '#renderer/screens/setup/available-games.ts';
import { ARCHIPELAGO, LAGOON, LAGOON_VOYAGE } from './made-up/games.ts';
import { CAMPAIGNS } from './made-up/pages.ts';

const plain = { ...ARCHIPELAGO, card: withoutVoyage(ARCHIPELAGO.card) };

function withoutVoyage({ voyage: _, ...card }: AvailableGame['card']): AvailableGame['card'] {
  return card;
}

/** The home screen as it shows with these campaigns and games: its buttons in order, and the brass one. */
function shown(campaigns: readonly Campaign[], ...offered: AvailableGame[]) {
  const session = new Session(
    { ask: () => Promise.resolve({ type: 'done' }), listen: () => () => undefined },
    () => undefined,
  );
  session.library.games = offered.map(({ game }) => game);
  session.library.campaigns = campaigns;
  session.library.listed = true;
  const cards = offered.map(({ card }) => card);
  const { body: home } = render(Home, { props: { session, cards } });
  // What newcomers see is loaded beside, in its place before all else.
  const isLoading = !home.includes('data-testid="home-doors"');
  const voyages = availableVoyages(cards, session.library.games);
  const props = { session, voyages, onvoyage: () => undefined };
  const body = isLoading ? render(Offers, { props }).body + home : home;
  const buttons = body.match(/<button[^>]*>/g) ?? [];
  const idOf = (button: string): string => /data-testid="([^"]+)"/.exec(button)?.[1] ?? '';
  return { body, ids: buttons.map(idOf), brass: buttons.filter((one) => /\bbrass\b/.test(one)).map(idOf) };
}

describe('a file on its way', () => {
  it('says how far it is, and that it takes long where it does, and can be stopped', () => {
    for (const long of [false, true]) {
      const { body } = render(ImportStatus, { props: { done: 30, of: 120, long, oncancel: () => undefined } });
      expect(body).toContain('30 of 120');
      expect(body).toContain('home-import-cancel');
      expect(body.includes('This takes long')).toBe(long);
    }
  });
});

describe('the home screen', () => {
  it('offers the first voyages where nobody has played, and the first of them in brass', () => {
    const { ids, brass, body } = shown([], LAGOON_VOYAGE, { ...LAGOON_VOYAGE, ...second() });
    expect(brass).toEqual(['home-voyage-lagoon']);
    expect(ids.slice(0, 3)).toEqual(['home-voyage-lagoon', 'home-voyage-marsh', 'home-new']);
    expect(ids).not.toContain('home-voyage');
    expect(body).toContain('A calm lagoon.');
  });

  it('says what a game is, how one wins and how long it takes; once somebody has played in a door of each game', () => {
    const pitch = { does: 'Row about.', wins: 'Most reeds win.', takes: '2 to 4 players, an hour', note: 'Wet.' };
    const pitched = { ...LAGOON_VOYAGE, card: { ...LAGOON_VOYAGE.card, pitch } };
    const offered = shown([], pitched);
    for (const words of Object.values(pitch)) expect(offered.body).toContain(words);
    expect(offered.ids).not.toContain('home-table-lagoon');
    const played = shown(CAMPAIGNS, pitched, plain);
    for (const words of [pitch.does, pitch.takes]) expect(played.body).toContain(words);
    expect(played.ids).toContain('home-table-lagoon');
    expect(played.ids.indexOf('home-table-lagoon')).toBeGreaterThan(played.ids.indexOf('home-continue-0'));
  });

  it('offers a new table where no game has a first voyage', () => {
    const { ids, brass } = shown([], LAGOON, plain);
    expect(brass).toEqual(['home-new']);
    expect(ids.filter((id) => id.startsWith('home-voyage'))).toEqual([]);
  });

  it('goes on with the newest campaign, and offers the rest quietly', () => {
    const { ids, brass } = shown(CAMPAIGNS, LAGOON_VOYAGE, plain);
    expect(brass).toEqual(['home-continue-0']);
    for (const id of ['home-new', 'home-voyage', 'home-import', 'home-settings', 'home-again-0', 'home-delete-6'])
      expect(ids, id).toContain(id);
    expect(ids.filter((id) => id.startsWith('home-continue-'))).toHaveLength(CAMPAIGNS.length);
  });

  it('lets the same people play again where all campaigns are over, if their game is known', () => {
    const over = CAMPAIGNS.filter((campaign) => campaign.over);
    expect(shown(over, plain).brass).toEqual(['home-again']);
    expect(shown(over, LAGOON).brass).toEqual(['home-new']);
  });

  it('leaves a new table to whoever has only campaigns that can be read', () => {
    const { brass, ids } = shown(
      CAMPAIGNS.filter(({ damage }) => damage !== undefined),
      plain,
    );
    expect(brass).toEqual(['home-new']);
    expect(ids).toContain('home-continue-0');
  });
});

/** A second game with a first voyage. */
function second(): AvailableGame {
  const { game, card } = LAGOON_VOYAGE;
  return { game: { ...game, id: 'marsh' }, card: { ...card, id: 'marsh', name: 'Marsh' } };
}
