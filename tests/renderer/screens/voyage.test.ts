import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { Campaign, SeatSetup } from '#main/contract/messages.ts';
import Voyage from '#renderer/screens/voyage/VoyageScreen.svelte';
import { availableVoyages } from '#renderer/screens/voyage/available-voyages.ts';
import { firstTravellers, voyagePlan, voyageRequest, type Traveller } from '#renderer/screens/voyage/voyage-plan.ts';
import { planProblem } from '#renderer/screens/setup/plan.ts';
import { Session } from '#renderer/session/session.svelte.ts';
import { ARCHIPELAGO, LAGOON, LAGOON_VOYAGE } from './made-up/games.ts';
import { CAMPAIGNS, SEATS } from './made-up/pages.ts';

const someone = (name: string, newcomer = true): Traveller => ({ name, newcomer });
const planFor = (...travellers: Traveller[]) => voyagePlan(LAGOON_VOYAGE, travellers);

describe('the people of a first voyage', () => {
  const { voyage } = LAGOON_VOYAGE;
  const names = (campaigns: readonly Campaign[]) => firstTravellers(voyage, campaigns).map(({ name }) => name);
  const with_ = (seats: SeatSetup[], played: string) => ({ ...CAMPAIGNS[0], seats, played }) as Campaign;

  it('are asked for where nobody has played, one to begin with', () => {
    expect(firstTravellers(voyage, [])).toEqual([someone('')]);
    expect(firstTravellers({ ...voyage, persons: { from: 2, to: 3 } }, [])).toHaveLength(2);
  });

  it('are those of the newest campaign, as far as there is room, without its bots', () => {
    expect(names([with_(SEATS, '2026-02-02'), with_(SEATS.slice(3), '2026-01-01')])).toEqual([
      'Ines',
      'Marco',
      'Amara',
    ]);
    expect(firstTravellers({ ...voyage, persons: { from: 1, to: 1 } }, CAMPAIGNS)).toEqual([someone('Ines')]);
  });
});

describe('the table of a first voyage', () => {
  it('has the people first, then bots with names and colours of their own', () => {
    const { seats } = planFor(someone('Marco'));
    expect(seats).toEqual([
      { name: 'Marco', colour: 'blue', player: 'person', place: 0, newcomer: true },
      { name: 'Ines', colour: 'lilac', player: 'random' },
      { name: 'Leif', colour: 'red', player: 'random' },
    ]);
  });

  it('calls whoever gives no name by a plain one, and knows who is new', () => {
    const { seats } = planFor(someone('  '), someone('Zoe', false));
    expect(seats.map(({ name, newcomer }) => [name, newcomer])).toEqual([
      ['Player 1', true],
      ['Zoe', undefined],
    ]);
    expect(planProblem(planFor(someone('Zoe'), someone('zoe ')))).toMatch(/same name|bear the name/i);
  });

  it('is created with its own options, practice, and the usual level where something is hidden', () => {
    const request = voyageRequest(LAGOON_VOYAGE, planFor(someone('Zoe')));
    expect(request).toMatchObject({
      game: 'lagoon',
      undo: 'practice',
      options: { players: 3, tide: 2, laid: 'first' },
    });
    expect(request.options).toHaveProperty('seats');
    expect(request).not.toHaveProperty('level');
    const { voyage } = LAGOON_VOYAGE;
    const hidden = { ...ARCHIPELAGO, voyage: { ...voyage, options: () => ({ length: 'medium' }) } };
    expect(voyageRequest(hidden, voyagePlan(hidden, [someone('')]))).toMatchObject({
      level: 'table',
      options: { players: 3, length: 'medium', variants: [] },
    });
  });
});

describe('the screen of a first voyage', () => {
  function shown(...cards: (typeof LAGOON)[]) {
    const session = new Session(
      { ask: () => Promise.resolve({ type: 'done' }), listen: () => () => undefined },
      () => undefined,
    );
    session.library.games = cards.map(({ game }) => game);
    const { body } = render(Voyage, { props: { session, cards: cards.map(({ card }) => card) } });
    return { body, ids: [...body.matchAll(/data-testid="([^"]+)"/g)].map((match) => match[1] ?? '') };
  }

  it('asks for a name and whether it is new, and for nothing else', () => {
    const { ids, body } = shown(LAGOON_VOYAGE);
    expect(ids).toEqual([
      'voyage-name-0',
      'voyage-newcomer-0',
      'voyage-add',
      'voyage-bots',
      'voyage-back',
      'voyage-sail',
    ]);
    for (const said of ['A calm lagoon.', 'Ines', 'Marco', 'Drifter']) expect(body).toContain(said);
  });

  it('leaves a way back where no game has one', () => {
    expect(shown(LAGOON).ids).toEqual(['voyage-back']);
    expect(availableVoyages([LAGOON.card], [LAGOON.game])).toEqual([]);
  });
});
