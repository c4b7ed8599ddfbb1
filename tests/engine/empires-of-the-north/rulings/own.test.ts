/** Our own rulings on turns, windows and rounds: S to Z, AA to AE. Those on effects stand with the effects. */
import { describe, expect, it } from 'vitest';
import type { Effect } from '#engine/empires-of-the-north/data/effect.ts';
import { table, type Table } from '../laid.ts';
import { smallWith } from '../packs.ts';
import { boost, draw, gain, play, special, vp } from '../small-clans/words.ts';

const alone = { passed: true };
const types = ({ log }: Table): string[] => log.map(({ event }) => event.type);
const fired = ({ log }: Table): string[] => log.flatMap(({ event }) => (event.type === 'fired' ? [event.card] : []));

describe('the Observation', () => {
  it('S: a choice stands once made, and only the others are still asked', () => {
    const game = table({ at: 'round' });
    game.play('ulaf', 'keep');
    expect(game.asked()).toBe('observation nanurjuk');
    expect(game.offered('ulaf')).toEqual([]);
    expect(types(game)).not.toContain('observed');
  });

  it('T: Specials that answer it come before Storage pays', () => {
    const glenn = { empire: ['vault[stone stone]', 'early-bird'], workers: 0 };
    const game = table({ clans: ['glenn', 'ulaf'], at: 'round', seats: { glenn, ulaf: { workers: 0 } } });
    const told = types(game).filter((type) => ['observed', 'fired', 'paid-out'].includes(type));
    expect(told).toEqual(['observed', 'observed', 'fired', 'paid-out']);
  });
});

describe('pawns', () => {
  it('U: of pawns that are alike the first is meant', () => {
    const game = table({ seats: { ulaf: { pawns: ['fresh', 'fresh'] } } });
    expect(game.refused('ulaf', 'pawn 1 populate')).toBe('pawn-alike');
    game.play('ulaf', 'pawn 0 populate');
    game.play('nanurjuk', 'pass');
    expect(game.offered('ulaf', 'pawn 1').length).toBeGreaterThan(3);
  });

  it('V: the pawn of a second use is turned over as it is moved', () => {
    const ulaf = { hand: ['shifting-crew'], goods: { food: 1 }, pawns: ['explore'] };
    const game = table({ seats: { ulaf, nanurjuk: alone } });
    game.play('ulaf', 'pawn 0 populate pay food');
    expect(game.player('ulaf').pawns[0]).toEqual({ state: 'exhausted', tile: 'populate' });
  });
});

describe('boosts', () => {
  it('W: one lies on no pile while its effect lasts, and on the discard before the action', () => {
    const search: Effect = { do: 'one', effects: [gain({ wood: 1 }), gain({ stone: 1 })] };
    const game = table(
      { seats: { ulaf: { hand: ['war-horn'], deck: [], rest: 'discard' }, nanurjuk: alone } },
      smallWith({ 'war-horn': { face: boost(search) } }),
    );
    game.plays(['ulaf', 'pawn 0 explore'], ['ulaf', 'boost war-horn']);
    expect(game.player('ulaf').discard).not.toContain('war-horn');
    const before = game.player('ulaf').discard.length;
    game.play('ulaf', 'choose 0');
    const { deck, hand, discard } = game.player('ulaf');
    expect([deck.length + hand.length, discard.length]).toEqual([before + 1, 0]);
  });

  const building = smallWith({ 'call-to-arms': { face: boost({ do: 'build', filter: {}, free: true }) } });

  it('X: the last Location of the hand is kept for the declared Construct', () => {
    const few = table({ seats: { ulaf: { hand: ['call-to-arms', 'whetstone'] }, nanurjuk: alone } }, building);
    few.play('ulaf', 'pawn 0 construct');
    expect(few.offered('ulaf')).toEqual(['construct whetstone']);
    expect(few.refused('ulaf', 'boost call-to-arms')).toBeDefined();

    const hand = ['call-to-arms', 'whetstone', 'sea-lane'];
    const game = table({ seats: { ulaf: { hand }, nanurjuk: alone } }, building);
    game.plays(['ulaf', 'pawn 0 construct'], ['ulaf', 'boost call-to-arms'], ['ulaf', 'build sea-lane']);
    expect(game.offered('ulaf')).toEqual(['construct whetstone']);
    game.play('ulaf', 'construct whetstone');
    expect(game.player('ulaf').hand).toEqual([]);
  });

  it('X: and the last ship for the declared Sail', () => {
    const sailing = smallWith({ 'red-sail': { face: boost(play('sail')) } });
    const boosts = (queue: readonly string[]): string[] => {
      const game = table({ queue, seats: { ulaf: { hand: ['red-sail'] }, nanurjuk: alone } }, sailing);
      game.play('ulaf', 'pawn 0 sail');
      return game.offered('ulaf', 'boost');
    };
    expect(boosts(['ulaf'])).toEqual([]);
    expect(boosts([])).toEqual(['boost red-sail']);
  });

  it('Y: what would be drawn unseen makes no action possible, what can be searched for does', () => {
    const constructs = (effect: Effect) => {
      const pack = smallWith({ 'call-to-arms': { face: boost(effect) } });
      return table({ seats: { ulaf: { hand: ['call-to-arms'] }, nanurjuk: alone } }, pack).offered(
        'ulaf',
        'pawn 0 con',
      );
    };
    expect(constructs(draw(2))).toEqual([]);
    expect(constructs({ do: 'search', filter: { icons: ['hall'] } })).toEqual(['pawn 0 construct']);
    expect(constructs({ do: 'search', filter: { kinds: ['field'] } })).toEqual([]);
  });
});

describe('what counts as what', () => {
  it('Z: "once a turn" counts anew with the next turn', () => {
    const ulaf = { empire: ['toll-keeper'], goods: { food: 2 } };
    const game = table({ seats: { ulaf } });
    game.plays(['ulaf', 'pawn 0 sail'], ['ulaf', '?sail false false false']);
    const scores = (): number => game.player('ulaf').score;
    game.play('ulaf', 'buy pay food');
    expect(scores()).toBe(1);
    game.plays(['nanurjuk', 'pawn 0 sail'], ['nanurjuk', '?sail']);
    game.play('ulaf', 'buy pay food');
    expect(scores()).toBe(2);
  });

  it('AA: a field is placed, an island is conquered and not placed', () => {
    const builder = smallWith({ watchtower: { face: special({ on: 'build', effect: vp(1) }) } });
    const ulaf = { hand: ['pine-wood', 'whetstone'], empire: ['watchtower'] };
    const game = table({ seats: { ulaf, nanurjuk: alone } }, builder);
    game.plays(['ulaf', 'pawn 0 construct'], ['ulaf', 'field pine-wood']);
    expect(fired(game)).toEqual(['watchtower']);
    game.play('ulaf', 'construct whetstone');
    expect(fired(game)).toEqual(['watchtower', 'watchtower']);

    const near = { open: ['birch-holm', null] };
    const conquering = { empire: ['watchtower', 'landing-party'], goods: {} };
    const sea = table({ queue: ['ulaf+raze'], near, seats: { ulaf: conquering, nanurjuk: alone } }, builder);
    sea.plays(['ulaf', 'use landing-party'], ['ulaf', 'island near birch-holm']);
    expect(sea.player('ulaf').empire.map(({ card }) => card)).toContain('birch-holm');
    expect(fired(sea)).toEqual([]);
  });
});

describe('what happens by itself', () => {
  it('AB: an action without a choice, unless a card in hand might be for its window', () => {
    const empty = table({ seats: { ulaf: { hand: [] }, nanurjuk: alone } });
    expect(empty.play('ulaf', 'pawn 0 populate')).toMatchObject({ 'ulaf workers': 1 });
    const game = table({ seats: { ulaf: { hand: ['whetstone'] }, nanurjuk: alone } });
    game.play('ulaf', 'pawn 0 populate');
    expect(game.asked()).toBe('tile ulaf');
    expect(game.offered('ulaf')).toEqual(['populate']);
  });

  it('AC: passing without being asked tells nothing of the hand, and is no barrier to undo', () => {
    const ulaf = { workers: 0, pawns: ['sail!', 'sail!'], hand: ['whetstone'] };
    const game = table({ seats: { ulaf } });
    const passed = game.log.find(({ event }) => event.type === 'passed')?.event;
    expect(passed).toEqual({ type: 'passed', seat: 0, forced: true });
  });

  it('AD: a hand is known where all other cards lie in the open', () => {
    const ulaf = { hand: ['whetstone', 'red-sail'], deck: [], rest: 'discard' } as const;
    const game = table({ seats: { ulaf, nanurjuk: alone } });
    expect(game.player('ulaf').shown).toEqual([]);
    game.plays(['ulaf', 'pawn 0 explore'], ['ulaf', 'explore']);
    expect([...game.player('ulaf').shown].sort()).toEqual(['red-sail', 'whetstone']);
  });

  it('AE: a Copy whose original leaves is ready again', () => {
    const drop: Effect = { do: 'drop', filter: { icons: ['penguin'] } };
    const dropping = smallWith({ newcomers: { face: boost(drop) } });
    const panuk = { hand: ['newcomers'], empire: ['rookery', 'mirror-ice!=rookery'] };
    const game = table({ clans: ['panuk', 'ulaf'], seats: { panuk, ulaf: alone } }, dropping);
    game.plays(['panuk', 'pawn 0 populate'], ['panuk', 'boost newcomers']);
    expect(game.at('panuk', 'mirror-ice')).toMatchObject({ ready: true, copies: null });
  });
});
