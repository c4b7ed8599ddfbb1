/** Rulings on rounds, the Observation and decks that no example shows. */
import { describe, expect, it } from 'vitest';
import { optionsSchema } from '#engine/empires-of-the-north/options.ts';
import { SMALL, sum, table } from '../laid.ts';
import { optionsOf, type Own } from '../laid/situation.ts';
import { smallWith } from '../packs.ts';
import { one, gain } from '../small-clans/words.ts';

const alone = { passed: true };
const idle = { workers: 0 };

describe('rounds and passing', () => {
  it('33: 25 reached in the Actions makes the round the last at once, also by an instant voyage', () => {
    const game = table({
      queue: ['ulaf+fish'],
      seats: { ulaf: { score: 22, empire: ['raiding-party'] } },
    });
    game.plays(['ulaf', 'use raiding-party'], ['ulaf', '?voyage 0'], ['ulaf', 'island far abbey']);
    expect(game.since()).toMatchObject({ 'ulaf score': 3, last: 1 });
    game.plays(['nanurjuk', 'pass'], ['ulaf', 'pass']);
    expect(game.asked()).toBe('over');
  });

  it('34: there is no upper end of the track', () => {
    const game = table({ seats: { ulaf: { score: 120, hand: ['long-house'], goods: { wood: 2, stone: 1 } } } });
    game.play('ulaf', 'place long-house pay wood wood stone');
    expect(game.player('ulaf').score).toBe(122);
    expect(sum(game.score('ulaf'))).toBe(122 + 4);
  });

  it('35: whoever can do nothing but pass passes by themselves; whoever can do something may pass all the same', () => {
    const game = table({ seats: { ulaf: { pawns: ['explore!', 'sail!'], goods: { food: 3 } } } });
    expect(game.opening).toEqual({ 'ulaf passed': 1 });
    expect(game.log.map(({ event }) => event)).toContainEqual({ type: 'passed', seat: 0, forced: true });
    expect(game.offered('nanurjuk').length).toBeGreaterThan(1);
    expect(game.refused('nanurjuk', 'pass')).toBeUndefined();
    game.play('nanurjuk', 'pass');
    expect(game.log.map(({ event }) => event)).toContainEqual({ type: 'passed', seat: 1, forced: false });
  });

  /** Who is asked where ulaf can do nothing in the open, and what they may do. */
  const idleHand = (own: Own): readonly [string, string[]] => {
    const ulaf = { pawns: ['explore!', 'sail!'], workers: 0, ...own };
    const game = table({ seats: { ulaf } });
    return [game.asked(), game.offered('ulaf')];
  };

  it('35: where some card of hand or deck could be placed the seat is asked, whatever its hand', () => {
    const goods = { wood: 1 };
    expect(idleHand({ goods, hand: ['sea-lane'] })).toEqual(['turn ulaf', ['place sea-lane pay wood', 'pass']]);
    // Another card of the deck could be placed, this one cannot: nobody sees the difference.
    expect(idleHand({ goods, hand: ['pine-wood'] })).toEqual(['turn ulaf', ['pass']]);
    expect(idleHand({ goods: {}, hand: ['sea-lane'] })).toEqual(['turn nanurjuk', []]);
  });

  it('35: an empty hand, and one of which everybody knows every card, are not asked for the sake of the deck', () => {
    const goods = { wood: 1 };
    expect(idleHand({ goods, hand: [], deck: ['sea-lane'] })[0]).toBe('turn nanurjuk');
    expect(idleHand({ goods, hand: ['pine-wood'], shown: ['pine-wood'] })[0]).toBe('turn nanurjuk');
    expect(idleHand({ goods, hand: ['pine-wood', 'fish-weir'], shown: ['pine-wood'] })[0]).toBe('turn ulaf');
    expect(idleHand({ goods, hand: ['sea-lane'], shown: ['sea-lane'] })[0]).toBe('turn ulaf');
  });

  it('35: an Action that some hand could use keeps a turn open, one that no hand helps does not', () => {
    const asked = (empire: readonly string[]): string => {
      const panuk = { hand: ['moss-field'], pawns: ['sail!', 'sail!'], workers: 0, empire };
      return table({ clans: ['panuk', 'ulaf'], seats: { panuk } }).asked();
    };
    // With a Location in hand Snow House could construct it; the Rookery lacks a worker, whatever is in hand.
    expect([asked(['snow-house']), asked(['rookery'])]).toEqual(['turn panuk', 'turn ulaf']);
  });

  it('36: a raid by a card reaches nobody who has passed; an own ship may advance past theirs', () => {
    const ulaf = { hand: ['war-horn'], empire: ['old-pilot'] };
    const nanurjuk = { ...alone, empire: ['milking'] };
    const game = table({ queue: ['nanurjuk', 'ulaf'], seats: { ulaf, nanurjuk } });
    game.plays(['ulaf', 'use old-pilot'], ['ulaf', 'advance 1']);
    expect(game.state.queue.map(({ seat }) => seat)).toEqual([0, 1]);
    game.play('ulaf', 'pawn 0 explore');
    expect(game.offered('ulaf', 'boost')).toEqual([]);
    const open = table({ seats: { ulaf, nanurjuk: { empire: ['milking'] } } });
    open.plays(['ulaf', 'pawn 0 explore'], ['ulaf', 'boost war-horn']);
    expect(open.offered('ulaf', 'raid')).toEqual(['raid nanurjuk nanurjuk-camp', 'raid nanurjuk milking']);
    expect(open.play('ulaf', 'raid nanurjuk milking')).toMatchObject({ 'nanurjuk exhausted': '+milking' });
    expect(open.player('ulaf').goods[6]).toBe(0);
  });

  it('37: two, three and four players have the same numbers of everything', () => {
    for (const players of [2, 3, 4] as const) {
      const state = SMALL.game.setup(optionsOf({ players }), 'same', () => undefined);
      expect(state.players.map(({ workers, ships, pawns }) => [workers, ships.clan, pawns.length])).toEqual(
        Array.from({ length: players }, () => [5, 2, 2]),
      );
      expect([state.near.open.length, state.far.open.length]).toEqual([2, 2]);
    }
  });

  it('59: there is no game of one, and none of five', () => {
    expect(SMALL.game.players).toEqual({ from: 2, to: 4 });
    expect(optionsSchema.safeParse({ players: 1, seats: [{ clan: 'ulaf' }] }).success).toBe(false);
    const two = { players: 2, seats: [{ clan: 'ulaf' }, { clan: 'ulaf' }] };
    expect(SMALL.game.optionsRefusal(two)).toBeDefined();
    expect(SMALL.game.optionsRefusal(optionsOf({}))).toBeUndefined();
  });
});

describe('Observation and decks', () => {
  it('38: nothing is told before the last has chosen, and then only numbers of what is kept', () => {
    const deck = ['grudge', 'long-house', 'sea-lane', 'whetstone'];
    const game = table({ at: 'round', seats: { ulaf: { deck }, nanurjuk: { workers: 1 } } });
    const told = game.log.length;
    expect(game.play('ulaf', 'keep grudge whetstone')).toEqual({});
    expect(game.log.slice(told)).toEqual([
      { event: { type: 'chosen', seat: 0, cards: ['grudge', 'whetstone'] }, audience: { only: [0] } },
      { event: { type: 'chosen', seat: 0 }, audience: { except: [0] } },
    ]);
    for (const { event, audience } of game.log.slice(told)) {
      if (JSON.stringify(event).includes('grudge')) expect(audience).toEqual({ only: [0] });
    }
    game.play('nanurjuk', 'keep');
    for (const { event, audience } of game.log) {
      if (JSON.stringify(event).includes('grudge')) expect(audience).toEqual({ only: [0] });
    }
  });

  it('39: a deck is made of the discard when a card is needed, not when the last is drawn', () => {
    const ulaf = {
      deck: ['grudge'],
      discard: ['long-house', 'pine-wood'],
      rest: 'hand',
      empire: ['whetstone'],
    } as const;
    const game = table({ seats: { ulaf, nanurjuk: alone } });
    game.plays(['ulaf', 'pawn 0 explore'], ['ulaf', '?explore']);
    expect(game.player('ulaf')).toMatchObject({ deck: [], discard: ulaf.discard });
    game.plays(['ulaf', 'pawn 1 explore'], ['ulaf', '?explore']);
    expect(game.player('ulaf').discard).toEqual([]);
    expect(game.player('ulaf').deck).toHaveLength(1);
    expect(game.player('ulaf').hand).toHaveLength(28);
  });

  it('39: a card that draws two draws one where there is no other', () => {
    const ulaf = { deck: ['grudge'], rest: 'hand', empire: ['hermits-rock'] } as const;
    const game = table({ seats: { ulaf } });
    expect(game.play('ulaf', 'use hermits-rock')).toMatchObject({ 'ulaf hand': '+grudge', 'ulaf deck': '-grudge' });
  });

  it('40: a search looks through the deck alone, its card is shown to all, and the deck is shuffled', () => {
    const panuk = { hand: ['penguin-scout'], discard: ['egg-keeper', 'fish-drive'] };
    const game = table({ clans: ['panuk', 'ulaf'], seats: { panuk } });
    const before = [...game.player('panuk').deck];
    game.plays(['panuk', 'pawn 0 explore'], ['panuk', 'boost penguin-scout']);
    expect(game.offered('panuk').sort()).toEqual(['find penguin-scout', 'find rookery']);
    expect(game.refused('panuk', 'find none')).toBeDefined();
    expect(game.refused('panuk', 'find egg-keeper')).toBeDefined();
    expect(game.refused('panuk', 'find great-hunt')).toBeDefined();
    game.play('panuk', 'find rookery');
    // Then the declared Explore draws the top card.
    const [found, top = ''] = game.player('panuk').hand;
    expect(found).toBe('rookery');
    const searched = game.log.filter(({ event }) => event.type === 'searched');
    expect(searched).toEqual([{ event: expect.objectContaining({ seat: 0, card: 'rookery' }), audience: undefined }]);
    const after = [top, ...game.player('panuk').deck];
    before.splice(before.indexOf('rookery'), 1);
    expect(after).not.toEqual(before);
    expect([...after].sort()).toEqual([...before].sort());
  });

  it('41: Storage pays from the first player on, each card once, in the order of its owner', () => {
    const bank = { do: 'one' as const, effects: [gain({ food: 1 }), gain({ wood: 1 })] };
    const played = smallWith({
      ledger: { face: { kind: 'storage', n: 1, what: 'gold', effect: one(...bank.effects), cap: 2 } },
    });
    const laid = () =>
      table(
        {
          clans: ['ulaf', 'glenn'],
          at: 'round',
          first: 'glenn',
          seats: {
            ulaf: { ...idle, empire: ['old-vault[gold gold]'] },
            glenn: { ...idle, empire: ['ledger[gold]', 'smoke-house[fish fish]'] },
          },
        },
        played,
      );
    for (const chosen of ['ledger', 'smoke-house']) {
      const game = laid();
      if (game.asked() === 'storage glenn') {
        expect(game.offered('glenn')).toEqual(['next ledger', 'next smoke-house']);
        game.play('glenn', `next ${chosen}`);
      }
      game.play('glenn', 'choose 0');
      if (game.asked() === 'storage glenn') game.play('glenn', 'next smoke-house');
      game.play('glenn', 'choose 1');
      expect(game.player('glenn').goods.slice(0, 2)).toEqual([1, 1]);
      expect(game.player('ulaf').score).toBe(2);
      const paid = game.log.flatMap(({ event }) => (event.type === 'paid-out' ? [[event.seat, event.groups]] : []));
      expect(paid).toEqual([
        [1, 1],
        [1, 1],
        [0, 2],
      ]);
      expect(game.asked()).toBe('turn glenn');
    }
  });
});
