/** What follows from the rulebook at its edges: ships, islands, assigned things. */
import { describe, expect, it } from 'vitest';
import { SMALL, table } from '../laid.ts';

const alone = { passed: true };
const all = { ulaf: alone, nanurjuk: alone };

describe('voyages', () => {
  it('B2: a ship without fish goes near, to an open island or the pile, and without a raze token it pillages', () => {
    const game = table({ queue: ['ulaf', 'nanurjuk'], seats: all });
    expect(game.offered('ulaf').sort()).toEqual([
      'island near birch-holm',
      'island near blind',
      'island near seal-skerry',
    ]);
    expect(game.refused('ulaf', 'island far amber-coast')).toBeDefined();
    expect(game.refused('ulaf', 'island far blind')).toBeDefined();
    game.play('ulaf', 'island near blind');
    expect(game.refused('ulaf', 'land conquer')).toBeDefined();
    if (game.asked() === 'landing ulaf') expect(game.offered('ulaf')).toEqual(['land pillage']);
  });

  it('B2: with fish all islands are possible, and with a raze token both ways to land', () => {
    const game = table({ queue: ['ulaf+fish+raze'], seats: all });
    expect(game.offered('ulaf').sort()).toEqual([
      ...['island far abbey', 'island far amber-coast', 'island far blind'],
      ...['island near birch-holm', 'island near blind', 'island near seal-skerry'],
    ]);
    game.play('ulaf', 'island far abbey');
    expect(game.offered('ulaf').sort()).toEqual(['land conquer', 'land pillage']);
  });

  it('B2: gold takes the place of no fish on a ship', () => {
    const game = table({ seats: { ulaf: { goods: { gold: 3 }, hand: ['grudge'] } } });
    game.play('ulaf', 'pawn 0 sail');
    expect(game.offered('ulaf')).toEqual(['sail']);
    expect(game.refused('ulaf', 'sail fish')).toBeDefined();
    expect(game.refused('ulaf', 'sail raze')).toBeDefined();
    expect(game.refused('ulaf', 'sail common')).toBeDefined();
  });

  it('B12: an instant voyage needs an own ship in the queue', () => {
    const empire = ['raiding-party', 'landing-party'];
    const without = table({ queue: ['nanurjuk'], seats: { ulaf: { empire } } });
    expect(without.offered('ulaf', 'use')).toEqual([]);
    const bare = table({ queue: ['nanurjuk', 'ulaf'], seats: { ulaf: { empire } } });
    expect(bare.offered('ulaf', 'use')).toEqual(['use raiding-party']);
    const armed = table({ queue: ['nanurjuk', 'ulaf+raze'], seats: { ulaf: { empire } } });
    expect(armed.offered('ulaf', 'use')).toEqual(['use raiding-party', 'use landing-party']);
  });

  it('B12: with one ship there is one Sail, unless it comes home in between', () => {
    const ulaf = { goods: { fish: 1, raze: 1 }, ships: { clan: 1 }, empire: ['raiding-party'] };
    const game = table({ queue: ['ulaf'], seats: { ulaf, nanurjuk: alone } });
    game.plays(['ulaf', 'pawn 0 sail'], ['ulaf', 'sail fish raze']);
    expect(game.player('ulaf').ships.clan).toBe(0);
    expect(game.refused('ulaf', 'pawn 1 sail')).toBeDefined();
    game.play('ulaf', 'use raiding-party');
    game.plays(['ulaf', 'voyage 1'], ['ulaf', 'island near seal-skerry']);
    expect(game.state.queue).toHaveLength(1);
    expect(game.refused('ulaf', 'pawn 1 sail')).toBeUndefined();
  });

  it('B15: with both open islands taken the third ship goes blind; the Cleanup opens two again', () => {
    const game = table({
      queue: ['ulaf', 'nanurjuk', 'ulaf'],
      near: { deck: ['old-vault', 'beacon', 'feast-hall'] },
      seats: all,
    });
    game.play('ulaf', 'island near seal-skerry');
    game.play('nanurjuk', 'island near birch-holm');
    expect(game.state.near.open).toEqual([null, null]);
    game.play('ulaf', '?island near blind');
    expect(game.log.map(({ event }) => event)).toContainEqual(
      expect.objectContaining({ type: 'found', island: 'old-vault' }),
    );
    game.plays(['ulaf', 'take gold'], ['ulaf', 'take gold']);
    expect(game.player('ulaf').goods[5]).toBe(2);
    expect(game.state.near.open).toEqual(['beacon', 'feast-hall']);
    expect(game.state.near.discard).toEqual(['seal-skerry', 'birch-holm', 'old-vault']);
    expect(game.state.far.open).toEqual(['trading-port', 'thing-field']);
    expect(game.state.far.discard).toEqual(['amber-coast', 'abbey']);
  });

  it('B15: an empty pile is made of its discard, shuffled, when an island of it is needed', () => {
    const discard = ['birch-holm', 'hermits-rock', 'seal-skerry', 'hot-spring', 'feast-hall'];
    const game = table({
      queue: ['ulaf', 'nanurjuk'],
      near: { open: ['beacon', 'old-vault'], deck: [], discard },
      seats: all,
    });
    game.play('ulaf', 'island near blind');
    expect(game.state.near.deck).toHaveLength(4);
    expect(game.state.near.discard).toHaveLength(1);
    expect([...game.state.near.deck, ...game.state.near.discard].sort()).toEqual([...discard].sort());
    expect(game.state.near.open).toEqual(['beacon', 'old-vault']);
  });
});

describe('the queue and whoever has passed', () => {
  it('B11: the first ship of the queue cannot advance', () => {
    const empire = ['old-pilot'];
    expect(table({ queue: ['ulaf', 'nanurjuk'], seats: { ulaf: { empire } } }).offered('ulaf', 'use')).toEqual([]);
    expect(table({ queue: ['nanurjuk', 'ulaf'], seats: { ulaf: { empire } } }).offered('ulaf', 'use')).toEqual([
      'use old-pilot',
    ]);
  });

  it('B11: the Special of whoever has passed fires at the action of another', () => {
    const game = table({
      next: 'nanurjuk',
      seats: { ulaf: { ...alone, goods: { food: 1 }, empire: ['toll-keeper'] } },
    });
    game.plays(['nanurjuk', 'pawn 0 sail'], ['nanurjuk', '?sail']);
    expect(game.asked()).toBe('specials ulaf');
    expect(game.play('ulaf', 'buy pay food')).toEqual({ 'ulaf food': -1, 'ulaf score': 1 });
    expect(game.asked()).toBe('turn nanurjuk');
  });
});

describe('assigned workers and goods', () => {
  it('B17: an assigned worker stays on its card through the Cleanup, and counts where totals are equal', () => {
    const laid = (inn: string, last: boolean) =>
      table({
        clans: ['glenn', 'ulaf'],
        last,
        seats: {
          glenn: { ...alone, workers: 3, resting: 1, empire: [inn] },
          ulaf: { ...alone, empire: ['grudge'] },
        },
      });
    const game = laid('inn[worker worker]', false);
    expect(game.player('glenn')).toMatchObject({ workers: 4, resting: 0 });
    expect(game.at('glenn', 'inn').workers).toBe(2);
    // Six workers against five, and four against five.
    const places = (inn: string) => SMALL.game.outcome(laid(inn, true).state)?.seats.map(({ place }) => place);
    expect([places('inn[worker worker]'), places('inn')]).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('B17: "2 : 1" pays nothing for one thing and twice for four, which stay', () => {
    const paid = (on: string): object =>
      table({
        clans: ['glenn', 'ulaf'],
        at: 'round',
        seats: { glenn: { workers: 0, empire: [`vault[${on}]`] }, ulaf: { workers: 0 } },
      }).opening;
    expect(paid('wood')).not.toHaveProperty('glenn gold');
    expect(paid('wood stone fish food')).toMatchObject({ 'glenn gold': 2 });
    expect(paid('wood stone fish food')).not.toHaveProperty('glenn on vault');
  });
});
