import { describe, expect, it } from 'vitest';
import { countInPlay } from '#engine/archipelago/figures/in-play.ts';
import { citizens, eventsOf, table, type Table, SMALL_BOX } from '../table.ts';
import type { Situation } from '../situation.ts';

const ROW = ['pirate', 'local-commerce', 'merchant', 'pope', 'sawmill'];
const RICH = [{ florins: 10 }, { florins: 10 }, { florins: 10 }, { florins: 10 }];

/** Phase 6 begins with the track of p. 13. Every card costs 5, then 3, then 7. */
function purchases(more: Situation = {}): Table {
  return table({ at: 'purchase', row: ROW, deck: ['exporter', 'quiet', 'quiet', 'quiet'], screens: RICH, ...more });
}

const rotate = (slot: number) => ({ type: 'rotate', slot }) as const;
const buy = (slot: number) => ({ type: 'buy', slot }) as const;
const track = (game: Table) => game.state.evolution.row.map((slot) => slot && `${slot.card} ${slot.turned}`);

describe('purchase of evolution cards (p. 13)', () => {
  it('p. 13, example 2: Pirate rotated three times goes; Exporter comes upright; the red back below it is resolved at once', () => {
    const game = purchases({
      map: [['meadow', 'N']],
      units: [citizens(3, 2, 'meadow')],
      deck: ['exporter', 'red-wood'],
      domestic: { wood: 1 },
    });
    game.play(0, rotate(0));
    game.play(0, rotate(1));
    expect(track(game)).toEqual(['pirate 1', 'local-commerce 1', 'merchant 0', 'pope 0', 'sawmill 0']);
    game.play(1, rotate(0));
    game.play(1, rotate(2));
    expect(track(game)[0]).toBe('pirate 2');
    game.play(2, rotate(0));
    expect(game.state.evolution.discards).toEqual(['pirate']);
    expect(game.frame()).toBe('purchase');
    game.play(2, rotate(4));
    expect(track(game)[0]).toBe('exporter 0');
    expect([game.frame(), game.deciders()]).toEqual(['domestic-crisis', [0]]);
    game.play(0, { type: 'consume', from: 'market' });
    expect([game.frame(), game.deciders()]).toEqual(['purchase', [3]]);
  });

  it('ruling 106: buy a card and rotate one of the others; the price goes to the bank', () => {
    const game = purchases();
    const before = game.state.bank.florins;
    game.play(0, buy(2));
    expect([game.screen(0).florins, game.state.bank.florins]).toEqual([5, before + 5]);
    expect(game.refused(0, buy(0))).toBe('buy-comes-first');
    expect(game.refused(0, rotate(2))).toBe('slot-empty');
    game.play(0, rotate(0));
    expect(game.deciders()).toEqual([1]);
    expect(track(game)).toEqual(['pirate 1', 'local-commerce 0', 'exporter 0', 'pope 0', 'sawmill 0']);
  });

  it('ruling 106: or rotate two different cards; nobody passes', () => {
    const game = purchases();
    expect(game.refused(0, { type: 'done' })).toBe('not-asked-now');
    game.play(0, rotate(0));
    expect(game.refused(0, rotate(0))).toBe('rotate-another');
    game.play(0, rotate(1));
    expect(game.deciders()).toEqual([1]);
  });

  it('ruling 107: the purchase comes before the rotation', () => {
    const game = purchases();
    game.play(0, rotate(0));
    expect(game.refused(0, buy(1))).toBe('buy-comes-first');
  });

  it('p. 13: the price is the one the pointer shows, and it must be paid', () => {
    const row = [
      { card: 'pirate', turned: 0 },
      { card: 'local-commerce', turned: 1 },
      { card: 'merchant', turned: 2 },
      'pope',
      'sawmill',
    ];
    const game = purchases({ row, screens: [{ florins: 4 }] });
    expect(game.refused(0, buy(0))).toBe('too-few-florins');
    expect(game.refused(0, buy(2))).toBe('too-few-florins');
    game.play(0, buy(1));
    expect(game.screen(0).florins).toBe(1);
  });

  it('ruling 106: who cannot pay for any card rotates two', () => {
    const game = purchases({ screens: [] });
    expect(game.moves(0).map(({ type }) => type)).toEqual(['rotate', 'rotate', 'rotate', 'rotate', 'rotate']);
  });

  it('ruling 111: a bought card lies ready before its owner, with the turn it was bought in', () => {
    const game = purchases();
    game.play(0, buy(3));
    expect(game.state.cards).toEqual([{ card: 'pope', owner: 0, engaged: false, built: false, since: 2, by: -1 }]);
  });

  it('ruling 108: a skull is discarded at once and its space is refilled with that of a bought card', () => {
    const row = [{ card: 'pirate', turned: 2 }, 'local-commerce', 'merchant', 'pope', 'sawmill'];
    const game = purchases({ row, deck: ['exporter', 'thief', 'quiet'] });
    game.play(0, buy(1));
    game.play(0, rotate(0));
    expect(eventsOf(game.log, 'skull')).toMatchObject([{ card: 'pirate', slot: 0 }]);
    expect(track(game)).toEqual(['exporter 0', 'thief 0', 'merchant 0', 'pope 0', 'sawmill 0']);
  });

  it('p. 13: a discarded card lies on top of those discarded before', () => {
    const row = [{ card: 'pirate', turned: 2 }, { card: 'local-commerce', turned: 2 }, 'merchant', 'pope', 'sawmill'];
    const game = purchases({ row });
    game.play(0, rotate(0));
    game.play(0, rotate(1));
    expect(game.state.evolution.discards).toEqual(['pirate', 'local-commerce']);
  });

  it('p. 13: players buy in the order of play', () => {
    const game = purchases({ order: [2, 3, 0, 1] });
    for (const [seat, slot] of [
      [2, 0],
      [3, 1],
      [0, 2],
      [1, 3],
    ] as const) {
      expect(game.deciders()).toEqual([seat]);
      game.play(seat, rotate(slot));
      game.play(seat, rotate(4 - slot === slot ? 4 : 4 - slot));
    }
    expect(game.state.turn).toBe(3);
  });

  it('ruling 113: with fewer than two cards on the track one does what is possible', () => {
    const game = purchases({ players: 2, row: ['pirate', null, null, null, null], deck: [], rest: 'deck' });
    game.state.evolution.discards = game.state.evolution.deck.splice(0);
    const cards = game.state.evolution.discards.splice(0);
    game.state.cards = cards.map((card) => ({ card, owner: 0, engaged: false, built: false, since: 0, by: -1 }));
    game.state.inPlay = countInPlay(SMALL_BOX, game.state);
    game.play(0, rotate(0));
    expect(game.deciders()).toEqual([1]);
    game.play(1, buy(0));
    expect(game.state.evolution.row).toEqual([null, null, null, null, null]);
    expect([game.state.turn, game.state.phase]).toEqual([3, 'order']);
  });

  it('ruling 114: an end condition met by a purchase ends the game once refill and crises are done', () => {
    const cards = ['thief', 'spy', 'bishop', 'king', 'barbarian'].map((card) => ({ card, owner: 1 }));
    const game = purchases({
      cards,
      objectives: [['S6']],
      map: [['meadow', 'N']],
      units: [citizens(0, 2, 'meadow')],
      deck: ['exporter', 'red-wood'],
    });
    game.play(0, buy(0));
    expect(eventsOf(game.log, 'objective-met')).toMatchObject([{ objective: 'S6', seats: [0] }]);
    game.play(0, rotate(1));
    expect(game.frame()).toBe('domestic-crisis');
    game.play(0, { type: 'consume', from: 'market' });
    expect(game.state.result).toEqual({ code: 'S6' });
    expect(eventsOf(game.log, 'bought')).toHaveLength(1);
  });
});
