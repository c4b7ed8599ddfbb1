import { describe, expect, it } from 'vitest';
import { countInPlay } from '#engine/archipelago/figures/in-play.ts';
import { citizens, eventsOf, table, type Table, SMALL_BOX } from '../table.ts';
import type { Situation } from '../situation.ts';
import { cardsWithBack } from '../small-pack.ts';

/** The first player has just emptied slots 0 and 1, by a purchase and a skull. */
function emptied(more: Situation = {}): Table {
  const game = table({
    at: 'purchase',
    map: [
      ['meadow', 'N'],
      ['grove', 'NE'],
    ],
    units: [citizens(0, 3, 'meadow')],
    row: ['spy', { card: 'pirate', turned: 2 }, 'merchant', 'pope', 'sawmill'],
    screens: [{ florins: 10 }],
    ...more,
  });
  game.play(0, { type: 'buy', slot: 0 });
  game.play(0, { type: 'rotate', slot: 1 });
  return game;
}

describe('refill of the track (p. 13)', () => {
  it('ruling 109: one card at a time; each red back is resolved before the next card is drawn', () => {
    const game = emptied({ deck: ['exporter', 'red-wood', 'red-fish'], domestic: { wood: 2 } });
    expect(eventsOf(game.log, 'card-turned-up').map(({ slot }) => slot)).toEqual([0]);
    expect(game.frame()).toBe('domestic-crisis');
    game.play(0, { type: 'consume', from: 'market' });
    game.play(0, { type: 'stand', owner: 0, spot: game.spot('meadow'), by: 'cube' });
    game.play(0, { type: 'stand', owner: 0, spot: game.spot('meadow'), by: 'cube' });
    game.play(0, { type: 'consume', from: 'market' });
    expect(eventsOf(game.log, 'card-turned-up').map(({ slot }) => slot)).toEqual([0, 1]);
    expect(game.frame()).toBe('export-crisis');
    for (const seat of [0, 1, 2, 3]) game.done(seat);
    expect(game.markers()).toEqual(['rebellion 0>3 missing-exports']);
    expect(game.deciders()).toEqual([1]);
  });

  it('p. 13: zones that are not red do nothing in phase 6', () => {
    const game = emptied({ deck: ['exporter', 'stone-and-cattle', 'both', 'wood'] });
    expect(eventsOf(game.log, 'crisis')).toEqual([]);
    expect(game.deciders()).toEqual([1]);
  });

  it('p. 13: a red event moves rebellion down by one for each temple, the other up by one for each town', () => {
    const calm = emptied({
      deck: ['exporter', 'thief', 'red-temples'],
      buildings: { meadow: ['temple'], grove: ['temple'] },
      rebellion: 3,
    });
    expect(calm.markers()).toEqual(['rebellion 3>1 event']);
    const stirred = emptied({
      deck: ['exporter', 'thief', 'red-towns'],
      buildings: { meadow: ['town'], grove: ['town'] },
    });
    expect(stirred.markers()).toEqual(['rebellion 0>2 event']);
  });

  it('ruling 110: in an immediate crisis the first player of the turn begins, not the buyer', () => {
    const game = table({
      at: 'purchase',
      order: [1, 0, 2, 3],
      map: [['meadow', 'N']],
      units: [citizens(0, 3, 'meadow')],
      row: ['spy', { card: 'pirate', turned: 2 }, 'merchant', 'pope', 'sawmill'],
      deck: ['exporter', 'red-wood'],
    });
    game.play(1, { type: 'rotate', slot: 0 });
    game.play(1, { type: 'rotate', slot: 2 });
    game.play(0, { type: 'rotate', slot: 1 });
    game.play(0, { type: 'rotate', slot: 2 });
    expect([game.frame(), game.deciders()]).toEqual(['domestic-crisis', [1]]);
  });

  it('ruling 112: an exhausted deck is made of the shuffled discards', () => {
    const game = emptied({ deck: ['exporter'], rest: 'discards' });
    expect(eventsOf(game.log, 'reshuffled')).toMatchObject([{ what: 'evolution' }]);
    expect(game.state.evolution.row.every((slot) => slot !== null)).toBe(true);
    expect(game.state.evolution.discards).toEqual([]);
  });

  it('ruling 112: it is made anew as soon as its last card is drawn, and what is red on its top is resolved', () => {
    const game = table({
      at: 'purchase',
      map: [['meadow', 'N']],
      units: [citizens(0, 3, 'meadow')],
      row: ['spy', 'pirate', 'merchant', 'pope', 'sawmill'],
      screens: [{ florins: 10 }],
      deck: ['exporter'],
      rest: 'discards',
    });
    const { evolution } = game.state;
    const red = cardsWithBack('red-wood').filter((card) => evolution.discards.includes(card));
    const others = evolution.discards.filter((card) => !red.includes(card));
    game.state.cards = others.map((card) => ({ card, owner: 1, engaged: false, built: false, since: 0, by: -1 }));
    evolution.discards = red;
    game.state.inPlay = countInPlay(SMALL_BOX, game.state);
    game.play(0, { type: 'buy', slot: 0 });
    game.play(0, { type: 'rotate', slot: 1 });
    expect(eventsOf(game.log, 'reshuffled')).toMatchObject([{ what: 'evolution' }]);
    expect(evolution.deck.toSorted()).toEqual(red.toSorted());
    expect(game.frame()).toBe('domestic-crisis');
  });

  it('ruling 112: where there is no card left at all, spaces stay empty', () => {
    const game = table({
      at: 'purchase',
      players: 2,
      row: ['spy', 'pirate', 'merchant', 'pope', 'sawmill'],
      screens: [{ florins: 10 }],
      rest: 'discards',
    });
    game.state.cards = game.state.evolution.discards.map((card) => ({
      card,
      owner: 1,
      engaged: false,
      built: false,
      since: 0,
      by: -1,
    }));
    game.state.evolution.discards = [];
    game.state.inPlay = countInPlay(SMALL_BOX, game.state);
    game.play(0, { type: 'buy', slot: 0 });
    game.play(0, { type: 'rotate', slot: 1 });
    expect(game.state.evolution.row[0]).toBeNull();
    expect(game.deciders()).toEqual([1]);
  });
});
