import { describe, expect, it } from 'vitest';
import type { Event } from '#engine/archipelago/events.ts';
import { benefit } from '#engine/archipelago/pieces/bank.ts';
import type { State, Variant } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { everybodyDiscovers, firstTurn } from '../first-turn.ts';
import { eventsOf, SMALL_BOX, SMALL_GAME } from '../table.ts';

const ALL = SMALL_BOX.pack.trends.map(({ id }) => id);

/** The trends after turn 0 of `players` with these variants, by seed. */
function trendsAfterTurn0(variants: Variant[], seed = 'trends'): string[] {
  const game = firstTurn(3, { variants, seed });
  everybodyDiscovers(game);
  expect(eventsOf(game.log, 'trend').map(({ trend }) => trend)).toEqual(game.state.trends);
  return game.state.trends;
}

/** A game in which the players name these trends, one after the other. */
function vote(variants: Variant[], named: readonly string[]) {
  const log: Event[] = [];
  const options = { players: named.length, length: 'short' as const, variants };
  const state = SMALL_GAME.setup(options, 'vote', (event) => log.push(event));
  for (const trend of named) {
    const seat = elementAt(SMALL_GAME.deciders(state), 0);
    SMALL_GAME.apply(state, seat, { type: 'vote-trend', trend }, (event) => log.push(event));
  }
  return { state, log };
}

/** Takes the first move there is until turn 1 begins. */
function playTurn0(state: State): void {
  for (let moves = 0; state.turn === 0; moves++) {
    const [seat = 0] = SMALL_GAME.deciders(state);
    SMALL_GAME.apply(state, seat, elementAt(SMALL_GAME.legalMoves(state, seat), 0), () => undefined);
    expect(moves).toBeLessThan(30);
  }
}

describe('more-control (p. 16)', () => {
  it('p. 16: two different trends lie open instead of one', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      expect(new Set(trendsAfterTurn0(['more-control'], seed)).size).toBe(2);
      expect(trendsAfterTurn0([], seed)).toHaveLength(1);
    }
  });

  it('ruling H: both are drawn where one is, after the first regions and the five cards', () => {
    const game = firstTurn(3, { variants: ['more-control'] });
    expect(game.state.trends).toEqual([]);
    everybodyDiscovers(game);
    const drawn = game.log.flatMap(({ type }) => (['region', 'card-turned-up', 'trend'].includes(type) ? type : []));
    expect(drawn.slice(-8)).toEqual(['region', ...Array.from({ length: 5 }, () => 'card-turned-up'), 'trend', 'trend']);
  });

  it('p. 16: both trends rank everybody', () => {
    const game = firstTurn(3, { variants: ['more-control'] });
    everybodyDiscovers(game);
    const ranked = SMALL_GAME.score(game.state).filter(({ code }) => code === 'trend');
    expect(new Set(ranked.map(({ params }) => params['id']))).toEqual(new Set(game.state.trends));
  });
});

describe('choose-trend (p. 16)', () => {
  const options = { players: 4, length: 'short' as const, variants: ['choose-trend' as const] };

  it('ruling A: before the tiles are dealt each player in order of play names a trend openly', () => {
    const log: Event[] = [];
    const state = SMALL_GAME.setup(options, 'open', (event) => log.push(event));
    expect(log.map(({ type }) => type)).toEqual(['order']);
    expect(state.hands).toEqual([[], [], [], []]);
    for (const seat of [...state.order]) {
      expect(SMALL_GAME.deciders(state)).toEqual([seat]);
      expect(SMALL_GAME.secret(state)).toBe(false);
      const moves = SMALL_GAME.legalMoves(state, seat);
      expect(moves).toEqual(ALL.map((trend) => ({ type: 'vote-trend', trend })));
      expect(SMALL_GAME.publicMoves(SMALL_GAME.view(state, 'public'), seat)).toEqual(moves);
      SMALL_GAME.apply(state, seat, { type: 'vote-trend', trend: 'iron' }, (event) => log.push(event));
    }
    expect(log.map(({ type }) => type)).toEqual([
      'order',
      ...Array.from({ length: 4 }, () => 'trend-named'),
      'trend',
      ...Array.from({ length: 4 }, () => 'hexes-dealt'),
    ]);
    expect(state.hands.map((hand) => hand.length)).toEqual([3, 3, 3, 3]);
    expect(state).toMatchObject({
      trends: ['iron'],
      frames: [{ kind: 'turn' }, { kind: 'discovery' }, { kind: 'discover' }],
    });
  });

  it('ruling A: a trend nobody knows cannot be named', () => {
    const state = SMALL_GAME.setup(options, 'unknown', () => undefined);
    const [seat = 0] = SMALL_GAME.deciders(state);
    expect(SMALL_GAME.refusal(state, seat, { type: 'vote-trend', trend: 'gold' })?.code).toBe('trend-not-to-choose');
  });

  it.each([
    [['fish', 'iron', 'iron', 'wood'], 'iron'],
    [['fish', 'iron', 'iron', 'fish'], 'fish'],
    [['wood', 'fish', 'iron', 'stone'], 'wood'],
    [['wood', 'fish', 'iron', 'iron', 'fish'], 'fish'],
    [['towns', 'ports'], 'towns'],
  ])('ruling A: of %j the most named is used, of several the one named first', (named, chosen) => {
    expect(vote(['choose-trend'], named).state.trends).toEqual([chosen]);
  });

  it('ruling A: what was chosen is not drawn again after turn 0', () => {
    expect(trendsAfterTurn0(['choose-trend'])).toHaveLength(1);
    const { state } = vote(['choose-trend', 'more-control'], ['fish', 'fish', 'iron']);
    expect(state.trends).toEqual(['fish']);
    playTurn0(state);
    expect([state.trends[0], new Set(state.trends).size]).toEqual(['fish', 2]);
  });
});

describe('benefactor (p. 15 and 16)', () => {
  it('p. 16: the Benefactor and a second trend lie open', () => {
    const seconds = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => trendsAfterTurn0(['benefactor'], seed));
    for (const trends of seconds) expect([trends[0], new Set(trends).size]).toEqual(['benefactor', 2]);
    expect(new Set(seconds.map(([, second]) => second)).size).toBeGreaterThan(2);
  });

  it('ruling A: beside the Benefactor the other trend is chosen, out of those that are not the Benefactor', () => {
    const variants: Variant[] = ['choose-trend', 'benefactor'];
    const before = SMALL_GAME.setup({ players: 3, length: 'short', variants }, 'second', () => undefined);
    const [seat = 0] = SMALL_GAME.deciders(before);
    expect(SMALL_GAME.legalMoves(before, seat)).toHaveLength(ALL.length - 1);
    expect(SMALL_GAME.refusal(before, seat, { type: 'vote-trend', trend: 'benefactor' })?.code).toBe(
      'trend-not-to-choose',
    );
    const { state } = vote(variants, ['ports', 'wood', 'wood']);
    playTurn0(state);
    expect(state.trends.toSorted()).toEqual(['benefactor', 'wood']);
  });

  it('ruling B: with more control as well two trends lie open, and the Benefactor is one of them', () => {
    const [first, ...others] = trendsAfterTurn0(['benefactor', 'more-control']);
    expect([first, others.length]).toEqual(['benefactor', 1]);
  });

  it('ruling 42: from then on the Benefactor takes a florin of the bank for each cube given in a crisis', () => {
    const game = firstTurn(3, { variants: ['benefactor'] });
    everybodyDiscovers(game);
    const { state } = game;
    const before = state.bank.florins;
    benefit(SMALL_BOX, state, 1);
    expect([state.benefactor, state.bank.florins]).toEqual([[0, 1, 0], before - 1]);
  });

  it('p. 16: Pacifist and Separatist stay in the box', () => {
    for (const seed of ['1', '2', '3', '4', '5', '6', '7', '8']) {
      const game = firstTurn(5, { variants: ['benefactor'], seed });
      everybodyDiscovers(game);
      for (const personal of ['S7', 'S10']) expect(game.state.objectives.flat()).not.toContain(personal);
    }
  });
});
