import { describe, expect, it } from 'vitest';
import type { Event } from '#engine/archipelago/events.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { iconAt } from '#renderer/games/archipelago/words/icons.ts';
import { closing, fillings, mustLift } from '#renderer/games/archipelago/panels/secret/fists.ts';
import { questionFor } from '#renderer/games/archipelago/choices/question.ts';
import type { Picture } from '#renderer/games/archipelago/choices/choice.ts';
import { choicesFrom } from '#renderer/games/archipelago/choices/choices.ts';
import type { ArchipelagoTypes } from '#renderer/games/archipelago/types.ts';
import { DecisionState } from '#renderer/window/decision.svelte.ts';
import type { LogLine } from '#renderer/window/log-line.ts';
import { factsOf, roundOf } from '#renderer/games/archipelago/panels/seats/facts.ts';
import { FISTS, LATER_PAGES } from './made-up/later-pages.ts';
import { SEATS } from './made-up/page.ts';
import { madeUpTold, readPage, playsInto, sentenceOf } from './table.ts';

type Line = LogLine<ArchipelagoTypes>;

/** The table of a made-up page, and its decision. */
function laid(name: string) {
  const page = readPage(LATER_PAGES[name]?.());
  const table = { seats: SEATS, view: page.view, pack: BASE_PACK };
  const played: Move[] = [];
  const [owed] = page.moves;
  const choices = choicesFrom(table, owed?.seat ?? 0, owed?.moves ?? []);
  const decision = new DecisionState<Move, Picture>(() => choices, playsInto(played));
  return { page, table, decision, played, seat: owed?.seat ?? 0 };
}

describe('a round', () => {
  it('offers one’s own cards first, then those of others with their fee', () => {
    const { decision } = laid('round');
    const cards = decision.here.find(({ id }) => id === 'cards')?.children ?? [];
    expect(cards.map(({ label }) => label)).toEqual([
      'Researcher',
      'Gifts from the Clergy',
      'Local Commerce',
      'Festival',
    ]);
    expect(cards.map(({ note }) => note)).toEqual([
      '1 action disc',
      '1 fruit or 1 fruit and 1 cattle',
      '1 f to Leif',
      '1 fish; 1 f to Ines',
    ]);
  });

  it('uses a port that is picked on the map at once: undo takes it back', () => {
    const { decision, played } = laid('round');
    expect(decision.targets.map(({ place }) => place)).toEqual(['2.part.0.market', '1.part.0.port']);
    decision.pick(decision.targets[1] ?? { place: '' });
    expect(played).toEqual([{ type: 'use-building', building: 'port', region: 1 }]);
  });

  it('takes a card where it lies in front of its owner', () => {
    const { decision } = laid('round');
    expect(decision.things).toContain('card:festival');
    decision.takeThing('card:festival');
    expect(decision.toConfirm?.move).toEqual({ type: 'use-card', card: 'festival', choice: 0 });
    decision.back();
    expect(decision.trail.map(({ id }) => id)).toEqual(['cards']);
  });

  it('puts a card back that is taken a second time, confirmed or not', () => {
    const { decision, played } = laid('round');
    for (const card of ['card:festival', 'card:gifts-from-the-clergy'] as const) {
      decision.takeThing(card);
      expect(decision.canGoBack).toBe(true);
      decision.takeThing(card);
      expect(decision.canGoBack).toBe(false);
    }
    expect(played).toEqual([]);
  });

  it('asks how a card is paid that can be paid in two ways', () => {
    const { decision } = laid('round');
    decision.takeThing('card:gifts-from-the-clergy');
    expect(decision.here.map(({ label }) => label)).toEqual(['paid with 1 fruit', 'paid with 1 fruit, 1 cattle']);
  });

  it('marks the citizens that could go to a wonder', () => {
    const { decision } = laid('round');
    const wonders = decision.here.find(({ id }) => id === 'wonders');
    if (wonders !== undefined) decision.choose(wonders);
    expect(decision.targets.map(({ place }) => place)).toEqual(['2.land.0.ground.seat.1', '2.land.0.town.seat.1']);
  });

  it('counts the discs that lie on cards', () => {
    const { table } = laid('round');
    expect(factsOf(table, 1)).toMatchObject({ discsAll: 4, discsLeft: 2 });
    expect(factsOf(table, 0).cards.find(({ card }) => card === 'thief')?.discs).toBe(1);
  });

  it('is counted by the rounds its player has ended in this phase', () => {
    const { page } = laid('round');
    const over = (seat: number): Line => ({ seq: 1, seat, event: { type: 'round-over', seat, out: false } });
    const phase: Line = { seq: 1, seat: null, event: { type: 'phase', turn: 3, phase: 'actions' } };
    expect(roundOf(page.view, [over(1), over(1), phase, over(1), over(2)])).toBe(2);
  });
});

describe('what cards ask for', () => {
  it('marks each icon to be pillaged, and names its resource', () => {
    const { decision, table } = laid('pillage');
    expect(decision.targets.map(({ place }) => place)).toContain('2.icon.1');
    expect(new Set(decision.targets.map(({ place }) => place)).size).toBe(decision.here.length);
    expect(iconAt(table, 2, 1)).toBe('cattle');
    expect(decision.here.find(({ place }) => place?.startsWith('2.icon.'))?.label).toBe('cattle on Bruma');
  });

  it('asks whose ship is sunk, on the map', () => {
    const { decision } = laid('sink');
    expect(decision.targets.map(({ place }) => place)).toEqual([
      '1.water.0.port.seat.0',
      '1.water.0.ground.seat.0',
      '3.water.0.ground.seat.2',
    ]);
  });

  it('says what a standing answer costs before leave is asked', () => {
    const { decision } = laid('ask');
    const labels = decision.here.flatMap(({ move, label }) => (move?.type === 'ask' ? [label] : []));
    expect(labels).toEqual(['ask Ines for leave', 'pay Leif 2 f for leave']);
  });

  it('says who is asked, and by whom', () => {
    const { table } = laid('permission');
    expect(questionFor(table, 0)).toEqual({
      title: 'Ines is asked for leave',
      why: 'Marco wants to harvest fruit in the regions where Ines holds the town.',
    });
  });
});

describe('two fists', () => {
  it('are filled with what is there, nothing first', () => {
    expect(fillings(FISTS, 'left')).toEqual([null, 'wood', 'stone']);
    expect(closing(FISTS, 'wood', 'stone')).toEqual({ type: 'close-fists', left: 'wood', right: 'stone' });
    expect(closing(FISTS, 'wood', null)).toBeUndefined();
  });

  it('stay open where there is no cube', () => {
    expect(mustLift([{ type: 'lift-screen' }])).toEqual({ type: 'lift-screen' });
    expect(mustLift(FISTS)).toBeUndefined();
  });
});

describe('sentences of what happens', () => {
  const told = madeUpTold();
  const nothing = {
    florins: 0,
    cubes: { fish: 0, wood: 0, fruit: 0, cattle: 0, stone: 0, iron: 0 },
    tokens: 0,
    cards: [],
    permission: false,
    place: null,
    stand: 0,
  };
  const cases: readonly (readonly [Event, string])[] = [
    [
      { type: 'card-used', seat: 1, card: 'festival', owner: 0, florins: 1, discs: 0 },
      'Marco used Ines’s Festival for 1 f.',
    ],
    [
      { type: 'card-used', seat: 1, card: 'researcher', owner: 1, florins: 0, discs: 1 },
      'Marco used Researcher with 1 disc.',
    ],
    [
      { type: 'offered', offer: 1, seat: 1, to: 0, give: { ...nothing, florins: 2 }, take: nothing, promises: [] },
      'Marco offers Ines 2 f for nothing.',
    ],
    [
      { type: 'declined', offer: 1, seat: 0, from: 1, reason: 'no-trust' },
      'Ines declined Marco’s offer: I do not trust it.',
    ],
    [{ type: 'leave-given', seat: 0, to: 1, price: 2 }, 'Ines let Marco harvest for 2 f.'],
    [{ type: 'leave-given', seat: 0, to: 1 }, 'Ines let Marco harvest.'],
    [
      { type: 'fist-opened', seat: 1, of: 0, fist: 'left', resource: null },
      'Marco opened the left fist of Ines: it was empty.',
    ],
    [
      { type: 'fist-opened', seat: 1, of: 0, fist: 'right', resource: 'wood' },
      'Marco opened the right fist of Ines: 1 wood.',
    ],
    [{ type: 'cards-searched', seat: 1, cards: ['spy', 'king'], back: null }, 'Marco turned up Spy and King.'],
    [{ type: 'promise-settled', promise: 0, seat: 0, by: 1, kept: false }, 'Ines says Marco has broken a promise.'],
    [{ type: 'spied', seat: 1, of: 0, objective: null }, 'Marco looked at an objective of Ines.'],
    [{ type: 'marker', marker: 'rebellion', from: 3, to: 4, why: 'card' }, 'Rebellion 3 → 4 (a card).'],
  ];
  it.each(cases)('%j', (event, sentence) => {
    expect(sentenceOf(event)).toBe(sentence);
  });

  it('name variants that do not go together, before there is a table', () => {
    const params = { one: 'no-secrets', other: 'benefactor' };
    expect(told.card.refusal({ code: 'variants-clash', params })).toBe(
      '“No secrets” and “Benefactor” do not go together.',
    );
  });
});

describe('a rebel put off a building', () => {
  it('goes to the only land there is without a question', () => {
    const { decision, played } = laid('expulsion');
    const [market] = decision.here;
    if (market !== undefined) decision.choose(market);
    expect(played).toEqual([{ type: 'expel', region: 2, building: 'market', part: 0 }]);
  });

  it('goes, where there are two banks, to the one that is chosen in the list or on the map', () => {
    const { decision, played } = laid('banks');
    const [market] = decision.here;
    if (market !== undefined) decision.choose(market);
    expect(decision.trail.at(-1)?.ask).toBe('Onto which bank?');
    expect(decision.here.map(({ label }) => label)).toEqual([
      expect.stringMatching(/^to .*bank A$/),
      expect.stringMatching(/^to .*bank B$/),
    ]);
    expect(decision.targets.map(({ place }) => place)).toEqual(['2.land.0.ground', '2.land.1.ground']);
    decision.pick(decision.targets[1] ?? { place: '' });
    expect(played).toEqual([{ type: 'expel', region: 2, building: 'market', part: 1 }]);
  });
});

describe('finds where the market is full', () => {
  it('says so, and asks for the cube that is kept', () => {
    const { decision, table, seat } = laid('full');
    expect(questionFor(table, seat).why).toBe(
      'The domestic market has no room for what this region yields. Choose the cube you keep.',
    );
    expect(decision.here.map(({ label }) => label)).toEqual(['keep wood', 'keep fruit']);
  });
});
