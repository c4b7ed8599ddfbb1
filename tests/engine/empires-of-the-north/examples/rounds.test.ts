/** Examples of the rulebook: set-up, Observation, Cleanup, the last round. `l.` is the line of the French text. */
import { describe, expect, it } from 'vitest';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import { SMALL, table, tableOf } from '../laid.ts';
import { amountsOf } from '../laid/names.ts';
import { optionsOf } from '../laid/situation.ts';
import { smallWith } from '../packs.ts';

describe('goods and set-up', () => {
  it('E1 (l. 211): goods have no limit: five stone are gained whatever the box holds', () => {
    const rich = smallWith({ 'ulaf-wood': { face: { kind: 'field', goods: { stone: 5 } } } });
    const game = table({ seats: { ulaf: { goods: { stone: 98 } } } }, rich);
    expect(game.plays(['ulaf', 'pawn 0 harvest'], ['ulaf', 'harvest ulaf-wood'])).toEqual({
      'ulaf stone': 5,
      'ulaf pawn 0': 'active harvest',
    });
  });

  it('E2 (l. 269): two islands of each pile lie open; a stock is what the base cards print, and five workers', () => {
    const events: Event[] = [];
    const state = SMALL.game.setup(optionsOf({ players: 4 }), 'E2', (event) => events.push(event));
    expect([state.near.open.length, state.far.open.length]).toEqual([2, 2]);
    expect([state.near.deck.length, state.far.deck.length]).toEqual([5, 3]);
    expect(state.near.open).not.toContain(null);
    const [ulaf, nanurjuk, panuk, glenn] = state.players;
    expect(ulaf?.goods).toEqual(amountsOf({ food: 1, wood: 1, stone: 1, fish: 1, raze: 1 }));
    // A fish comes with its third card, which is no field.
    expect(nanurjuk?.goods).toEqual(amountsOf({ food: 1, wood: 1, stone: 1, sheep: 1, fish: 1 }));
    expect(panuk?.goods).toEqual(amountsOf({ food: 1, wood: 1, stone: 1, fish: 2 }));
    expect(glenn?.goods).toEqual(amountsOf({ food: 1, wood: 1, stone: 1, sheep: 2 }));
    for (const player of state.players) {
      expect(player).toMatchObject({ score: 0, workers: 5, resting: 0, ships: { clan: 2, common: 0 }, hand: [] });
      expect(player.pawns).toEqual([
        { state: 'fresh', tile: null },
        { state: 'fresh', tile: null },
      ]);
      expect(player.empire.map(({ card }) => card)).toHaveLength(3);
    }
    expect([...state.ring].sort()).toEqual(['construct', 'explore', 'harvest', 'populate', 'sail']);
  });

  it('E2 (l. 285): of five cards three are kept, two lie open on the discard, and the deck has 25', () => {
    const state = SMALL.game.setup(optionsOf({}), 'E2 hands', () => undefined);
    const game = tableOf(SMALL, state);
    expect(game.asked()).toBe('opening ulaf nanurjuk');
    const looked = game.offered('ulaf', 'keep').map((words) => words.split(' ').slice(1));
    expect(looked.every((cards) => cards.length === 3)).toBe(true);
    const kept = looked[0] ?? [];
    expect(game.player('ulaf').deck).toHaveLength(25);
    game.play('ulaf', `keep ${kept.join(' ')}`);
    game.play('nanurjuk', game.offered('nanurjuk')[0] ?? '');
    expect([...game.player('ulaf').hand].sort()).toEqual([...kept].sort());
    expect(game.player('ulaf').discard).toHaveLength(2);
    // Four of the 25 are looked at in the first Observation by now.
    expect(game.player('ulaf').deck).toHaveLength(21);
    expect(game.asked()).toBe('observation ulaf nanurjuk');
    expect(game.player('ulaf')).toMatchObject({ workers: 5, resting: 0 });
  });
});

describe('Observation', () => {
  const deck = ['grudge', 'long-house', 'sea-lane', 'whetstone'];

  it('E3 (l. 329): two cards kept of four cost two workers; the other two are discarded', () => {
    const game = table({ at: 'round', seats: { ulaf: { deck }, nanurjuk: { workers: 0 } } });
    expect(game.asked()).toBe('observation ulaf');
    expect(game.player('ulaf').deck).toHaveLength(26);
    expect(game.play('ulaf', 'keep grudge sea-lane')).toEqual({
      ...{ 'ulaf workers': -2, 'ulaf resting': 2, 'ulaf hand': '+grudge +sea-lane' },
      ...{ 'ulaf discard': '+long-house +whetstone', 'ulaf looked': '-grudge -long-house -sea-lane -whetstone' },
      ...{ 'nanurjuk looked': '-berry-field -berry-field -pasture -pasture' },
      'nanurjuk discard': '+berry-field +berry-field +pasture +pasture',
    });
    expect(game.asked()).toBe('turn ulaf');
  });
});

describe('the last round', () => {
  it('E7 (l. 399): 25 first reached in the Expedition: Cleanup, and one whole round more without one', () => {
    const game = table({
      queue: ['ulaf+fish'],
      far: { open: ['jarls-seat', 'abbey'] },
      seats: {
        ulaf: { passed: true, score: 24, empire: ['whetstone!'], workers: 4, resting: 1 },
        nanurjuk: { passed: true },
      },
    });
    game.play('ulaf', 'island far jarls-seat');
    game.play('ulaf', '?land pillage');
    expect(game.state).toMatchObject({ round: 3, last: true, ended: false });
    expect(game.player('ulaf')).toMatchObject({ score: 28, workers: 5, resting: 0 });
    expect(game.at('ulaf', 'whetstone').ready).toBe(true);

    game.play('ulaf', game.offered('ulaf').find((words) => words.split(' ').length === 3) ?? '');
    game.play('nanurjuk', 'keep');
    // The first player has changed: each acts in the last round like in any other.
    expect(game.asked()).toBe('turn nanurjuk');
    game.play('nanurjuk', 'pass');
    expect(game.play('ulaf', 'pass')).toEqual({ 'ulaf passed': 1, ended: 1 });
    expect(game.player('ulaf').resting).toBe(2);
    expect(game.asked()).toBe('over');
  });

  it('E8 (l. 364): 25 reached in the Actions: all act until all have passed, then the Expedition, and no Cleanup', () => {
    const game = table({
      queue: ['nanurjuk'],
      seats: { ulaf: { score: 24, goods: { wood: 2, stone: 1 }, hand: ['long-house'], resting: 2, workers: 3 } },
    });
    expect(game.play('ulaf', 'place long-house pay wood wood stone')).toMatchObject({ 'ulaf score': 2, last: 1 });
    for (const clan of ['nanurjuk', 'ulaf', 'nanurjuk']) {
      expect(game.asked()).toBe(`turn ${clan}`);
      const pawn = game.player(clan).pawns.findIndex(({ state }) => state === 'fresh');
      game.plays([clan, `pawn ${pawn} populate`], [clan, '?populate']);
    }
    game.play('ulaf', 'pass');
    game.play('nanurjuk', 'pass');
    expect(game.asked()).toBe('voyage nanurjuk');
    game.play('nanurjuk', 'island near birch-holm');
    game.play('nanurjuk', '?land pillage');
    expect(game.asked()).toBe('over');
    // What the last Expedition brings counts; nothing is readied, and the place of the island stays empty.
    expect(game.player('nanurjuk').goods).toEqual(amountsOf({ food: 1, wood: 2 }));
    expect(game.player('ulaf')).toMatchObject({
      workers: 4,
      resting: 2,
      pawns: [{ state: 'active' }, { state: 'fresh' }],
    });
    expect(game.state).toMatchObject({ round: 2, ended: true });
    expect(game.state.near.open).toEqual(['seal-skerry', null]);
  });

  it('E8, the other way: with 24 after the Actions and the Expedition another round follows, and is not the last', () => {
    const game = table({ seats: { ulaf: { score: 24, passed: true }, nanurjuk: { passed: true } } });
    expect(game.opening).toMatchObject({ round: 1, first: 'nanurjuk' });
    expect(game.state.last).toBe(false);
  });
});
