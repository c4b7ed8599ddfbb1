/**
 * Our own rulings AF and AG: what comes into an empire by an action does not answer that action, in any of the ways in which it can come
 * by one; and what leaves together leaves once.
 */
import { describe, expect, it } from 'vitest';
import type { Face, Tile } from '#engine/empires-of-the-north/data/schema.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { playedWith, table, type Table } from '../laid.ts';
import { smallWith } from '../packs.ts';
import { boost, gain, one, play, special, vp } from '../small-clans/words.ts';

const alone = { passed: true };
const fired = ({ log }: Table): string[] => log.flatMap(({ event }) => (event.type === 'fired' ? [event.card] : []));
/** Plays the first move offered that begins so, if there is one. */
function some(game: Table, begin: string): void {
  const [first] = game.offered('ulaf', begin);
  if (first !== undefined) game.play('ulaf', first);
}
const VOYAGE = { do: 'voyage', how: 'any' } as const;
const BUILD = { do: 'build', filter: {}, free: true } as const;

describe('AF: what comes by an action does not answer it', () => {
  const answers = (on: 'boost' | Tile): Face => special({ on, effect: vp(1) });
  /** A ship conquers the Beacon, which waits for `on`, by a boost before the declared `tile`. */
  function conquering(on: 'boost' | Tile, tile: Tile): Table {
    const pack = smallWith({ beacon: { face: answers(on) }, 'red-sail': { face: boost(VOYAGE), corner: tile } });
    const ulaf = { hand: ['red-sail', 'red-sail', 'whetstone', 'grudge'], ships: { common: 1 } };
    const near = { open: ['beacon', null] };
    const game = table({ queue: ['ulaf+raze', 'ulaf'], near, seats: { ulaf, nanurjuk: alone } }, pack);
    game.plays(
      ['ulaf', `pawn 0 ${tile}`],
      ['ulaf', 'boost red-sail'],
      ['ulaf', 'voyage 0'],
      ['ulaf', 'island near beacon'],
      ['ulaf', 'land conquer'],
    );
    return game;
  }

  it('neither the boost it came by', () => {
    const game = conquering('boost', 'populate');
    expect(game.player('ulaf').empire.map(({ card }) => card)).toContain('beacon');
    expect(fired(game)).toEqual([]);
    // The next boost is played while it lies there.
    game.plays(['ulaf', 'pawn 1 populate'], ['ulaf', 'boost red-sail']);
    for (const begin of ['island', 'land']) some(game, begin);
    expect(fired(game)).toEqual(['beacon']);
  });

  it.each<[Tile]>([['explore'], ['populate'], ['construct'], ['harvest'], ['sail']])('nor the declared %s', (tile) => {
    const game = conquering(tile, tile);
    some(game, tile);
    expect(game.asked()).toBe('turn ulaf');
    expect(fired(game)).toEqual([]);
    game.play('ulaf', `pawn 1 ${tile}`);
    some(game, tile);
    expect(fired(game)).toEqual(['beacon']);
  });

  it('nor the second use of a pawn by which it was placed', () => {
    const pack = smallWith({ 'battle-song': { face: special({ on: 'again', effect: vp(1) }) } });
    const ulaf = { hand: ['battle-song'], goods: { food: 2 }, pawns: ['populate', 'populate'] };
    const game = table({ seats: { ulaf, nanurjuk: alone } }, pack);
    game.plays(['ulaf', 'pawn 0 construct pay food'], ['ulaf', 'construct battle-song']);
    expect(fired(game)).toEqual([]);
    game.play('ulaf', 'pawn 1 explore pay food');
    expect(fired(game)).toEqual(['battle-song']);
  });

  it('nor the Construct, nor the use of the Location, by which it was placed', () => {
    const waits = (on: 'construct' | 'use'): Face => special({ on, effect: vp(1) });
    const constructs = smallWith({ 'battle-song': { face: waits('construct') } });
    const game = table({ seats: { ulaf: { hand: ['battle-song'] }, nanurjuk: alone } }, constructs);
    game.plays(['ulaf', 'pawn 0 construct'], ['ulaf', 'construct battle-song']);
    expect(fired(game)).toEqual([]);

    const uses = smallWith({
      'battle-song': { face: waits('use') },
      whetstone: { face: { kind: 'action', effect: BUILD } },
    });
    const ulaf = { hand: ['battle-song'], empire: ['whetstone'] };
    const used = table({ seats: { ulaf, nanurjuk: alone } }, uses);
    used.plays(['ulaf', 'use whetstone'], ['ulaf', 'build battle-song']);
    expect(used.player('ulaf').empire.map(({ card }) => card)).toContain('battle-song');
    expect(fired(used)).toEqual([]);
  });

  it('but it answers what begins afterwards: what the declared Construct then places, and an action inside', () => {
    const placed = smallWith({
      'battle-song': { face: special({ on: 'build', effect: vp(1) }) },
      'call-to-arms': { face: boost(BUILD) },
    });
    const seats = { ulaf: { hand: ['call-to-arms', 'battle-song', 'whetstone'] }, nanurjuk: alone };
    const game = table({ seats }, placed);
    game.plays(['ulaf', 'pawn 0 construct'], ['ulaf', 'boost call-to-arms'], ['ulaf', 'build battle-song']);
    game.play('ulaf', 'construct whetstone');
    expect(fired(game)).toEqual(['battle-song']);

    const inside = smallWith({
      beacon: { face: special({ on: 'populate', effect: vp(1) }) },
      'red-sail': { face: boost({ do: 'all', effects: [VOYAGE, play('populate')] }), corner: 'populate' },
    });
    const near = { open: ['beacon', null] };
    const own = { ulaf: { hand: ['red-sail'] }, nanurjuk: alone };
    const sea = table({ queue: ['ulaf+raze'], near, seats: own }, inside);
    sea.plays(
      ['ulaf', 'pawn 0 populate'],
      ['ulaf', 'boost red-sail'],
      ['ulaf', 'island near beacon'],
      ['ulaf', 'land conquer'],
    );
    if (sea.asked() === 'tile ulaf') sea.play('ulaf', 'populate');
    expect(fired(sea)).toEqual(['beacon']);
  });

  it('with a pack from before it does, as its games were played', () => {
    const { timing: _, ...supply } = BASE_PACK.supply;
    const ulaf = { hand: ['scout-boat'], goods: {} };
    const near = { open: ['barrow-isle', null] };
    const game = table(
      { clans: ['ulaf', 'glenn'], queue: ['ulaf+raze'], near, seats: { ulaf, glenn: alone } },
      playedWith({ ...BASE_PACK, supply }),
    );
    game.plays(['ulaf', 'pawn 0 explore'], ['ulaf', 'boost scout-boat'], ['ulaf', 'choose 0']);
    game.plays(['ulaf', 'island near barrow-isle'], ['ulaf', 'land conquer']);
    expect(fired(game)).toEqual(['barrow-isle']);
  });

  it.each([
    ['near', 'barrow-isle'],
    ['far', 'rune-stones'],
  ] as const)('in the box: %s %s, conquered by a Scout Boat', (pile, island) => {
    const ulaf = { hand: ['scout-boat'], goods: {} };
    const open = { open: [island, null] };
    const game = table(
      { clans: ['ulaf', 'glenn'], queue: ['ulaf+fish+raze'], [pile]: open, seats: { ulaf, glenn: alone } },
      playedWith(BASE_PACK),
    );
    game.plays(['ulaf', 'pawn 0 explore'], ['ulaf', 'boost scout-boat'], ['ulaf', 'choose 0']);
    game.plays(['ulaf', `island ${pile} ${island}`], ['ulaf', 'land conquer']);
    if (game.asked() === 'tile ulaf') game.play('ulaf', 'explore');
    expect(game.player('ulaf').empire.map(({ card }) => card)).toContain(island);
    expect(fired(game)).toEqual([]);
  });
});

describe('AG: a field leaves with its upgrades at once', () => {
  it('and that is one leaving', () => {
    const pack = smallWith({
      grudge: { face: special({ on: 'leave', effect: vp(1) }) },
      'call-to-arms': { face: boost({ do: 'drop', filter: { kinds: ['field'] } }), corner: 'populate' },
    });
    const ulaf = { hand: ['call-to-arms'], empire: ['grudge', 'pine-wood<log-pile<log-pile'] };
    const game = table({ seats: { ulaf, nanurjuk: alone } }, pack);
    game.plays(['ulaf', 'pawn 0 populate'], ['ulaf', 'boost call-to-arms']);
    expect(game.player('ulaf').discard).toEqual(expect.arrayContaining(['pine-wood', 'log-pile']));
    expect(fired(game)).toEqual(['grudge']);
  });
});

describe('40: what is searched for', () => {
  it('in the box: Village News finds Neighbour’s Icehouse', () => {
    const glenn = { hand: ['village-news'] };
    const game = table({ clans: ['glenn', 'ulaf'], seats: { glenn, ulaf: alone } }, playedWith(BASE_PACK));
    game.plays(['glenn', 'pawn 0 explore'], ['glenn', 'boost village-news']);
    expect(game.offered('glenn', 'find')).toContain('find neighbours-icehouse');
  });

  it('a card that is a field or an upgrade and lies as a field is no upgrade', () => {
    const pack = smallWith({
      grudge: {
        face: special({ on: 'leave', of: { kinds: ['upgrade'] }, effect: one(gain({ wood: 1 }), gain({ fish: 1 })) }),
      },
      'sea-lane': { face: { kind: 'either', field: { fish: 1 }, upgrade: { wood: 1 } } },
      'call-to-arms': { face: boost({ do: 'drop', filter: { kinds: ['field'] } }), corner: 'populate' },
    });
    const ulaf = { hand: ['call-to-arms'], empire: ['grudge', 'sea-lane'] };
    const game = table({ seats: { ulaf, nanurjuk: alone } }, pack);
    game.plays(['ulaf', 'pawn 0 populate'], ['ulaf', 'boost call-to-arms']);
    expect(game.player('ulaf').discard).toContain('sea-lane');
    expect(fired(game)).toEqual([]);
  });
});
