/** Rulings on declared actions, boosts, pawns, paying and effects that no example shows. */
import { describe, expect, it } from 'vitest';
import type { Effect } from '#engine/empires-of-the-north/data/schema.ts';
import { refusedOpenly } from '../effects/opened.ts';
import { table } from '../laid.ts';
import { smallWith } from '../packs.ts';
import { boost, gain, one, PLAIN, play, special } from '../small-clans/words.ts';

const alone = { passed: true };

describe('the window of a declared action', () => {
  it('42: one card and no second', () => {
    const nanurjuk = { hand: ['wake-up', 'wake-up', 'hay-rack'], empire: ['milking!', 'drovers-path!'] };
    const game = table({ first: 'nanurjuk', seats: { nanurjuk } });
    game.play('nanurjuk', 'pawn 0 harvest');
    expect(game.offered('nanurjuk', 'field')).toEqual(['field hay-rack under nanurjuk-pasture']);
    game.plays(['nanurjuk', 'boost wake-up'], ['nanurjuk', 'pick milking']);
    expect(game.offered('nanurjuk')).toEqual(['harvest nanurjuk-pasture', 'harvest nanurjuk-grove']);
    for (const words of ['field hay-rack under nanurjuk-pasture', 'boost wake-up'])
      expect(game.refused('nanurjuk', words)).toBeDefined();
  });

  it('42: only a card whose corner shows the action', () => {
    const game = table({
      seats: { ulaf: { hand: ['pine-wood', 'red-sail', 'call-to-arms', 'fish-weir', 'shifting-crew'] } },
    });
    game.play('ulaf', 'pawn 0 harvest');
    expect(game.offered('ulaf', 'field')).toEqual(['field fish-weir']);
    expect(game.offered('ulaf', 'boost')).toEqual([]);
  });

  it('42: the food of a second use cannot come from its boost', () => {
    const nanurjuk = { hand: ['long-haul'], empire: ['river-trade'], pawns: ['harvest', 'sail!'] };
    const poor = table({ first: 'nanurjuk', seats: { nanurjuk } });
    expect(poor.refused('nanurjuk', 'pawn 0 sail pay food')).toBeDefined();
    const game = table({ first: 'nanurjuk', seats: { nanurjuk: { ...nanurjuk, goods: { food: 1 } } } });
    game.plays(['nanurjuk', 'pawn 0 sail pay food'], ['nanurjuk', 'boost long-haul']);
    game.play('nanurjuk', '?pick river-trade');
    expect(game.since()).toMatchObject({ 'nanurjuk food': 1, 'nanurjuk exhausted': '+river-trade' });
  });

  it('42: on a second use the pawn is turned over at the end, wherever a boost has moved it', () => {
    const game = table({
      seats: { ulaf: { hand: ['shifting-crew'], goods: { food: 1 }, pawns: ['explore'] }, nanurjuk: alone },
    });
    game.plays(['ulaf', 'pawn 0 populate pay food'], ['ulaf', 'boost shifting-crew'], ['ulaf', 'move 0 harvest']);
    game.play('ulaf', '?populate');
    expect(game.player('ulaf').pawns[0]).toEqual({ state: 'exhausted', tile: 'harvest' });
  });

  it('18, 19, 42: without a ship in stock Sail can be declared where a boost brings one home, and only with it', () => {
    const ulaf = { ships: { clan: 0 }, hand: ['following-wind'] };
    const game = table({ queue: ['ulaf', 'ulaf'], seats: { ulaf } });
    game.play('ulaf', 'pawn 0 sail');
    expect(game.offered('ulaf')).toEqual(['boost following-wind']);
    game.plays(['ulaf', 'boost following-wind'], ['ulaf', 'voyage 1'], ['ulaf', 'island near seal-skerry']);
    game.play('ulaf', '?land pillage');
    game.play('ulaf', 'sail fish');
    expect(game.since()).toMatchObject({ 'ulaf fish': 2, queue: 'ulaf, ulaf+fish' });
    expect(
      table({ queue: ['ulaf', 'ulaf'], seats: { ulaf: { ...ulaf, hand: ['red-sail'] } } }).offered(
        'ulaf',
        'pawn 0 sail',
      ),
    ).toEqual([]);
  });

  it('42: why Sail cannot be declared is told to all only where no hand could hide a way', () => {
    const queue = ['ulaf', 'ulaf'];
    expect(refusedOpenly(table({ queue, seats: { ulaf: {} } }), 'pawn 0 sail')).toBe(true);
    expect(refusedOpenly(table({ queue, seats: { ulaf: { hand: ['red-sail'] } } }), 'pawn 0 sail')).toBe(false);
    const known = { hand: ['red-sail'], deck: ['whetstone', 'long-house'], rest: 'discard' } as const;
    expect(refusedOpenly(table({ queue, seats: { ulaf: known } }), 'pawn 0 sail')).toBe(true);
  });

  it('17, 42: Explore needs a card, or a boost that becomes one', () => {
    const ulaf = { rest: 'hand' } as const;
    // The boost raids: it can do nothing where nobody has a ready Action.
    const none = table({ clans: ['ulaf', 'panuk'], seats: { ulaf } });
    expect(none.refused('ulaf', 'pawn 0 explore')).toBeDefined();
    const game = table({ clans: ['ulaf', 'panuk'], seats: { ulaf, panuk: { empire: ['rookery'] } } });
    game.play('ulaf', 'pawn 0 explore');
    expect(game.offered('ulaf').filter((words) => !words.startsWith('field'))).toEqual(['boost war-horn']);
    game.play('ulaf', 'boost war-horn');
    game.play('ulaf', '?raid panuk rookery');
    game.play('ulaf', '?explore');
    expect(game.player('ulaf').hand).toContain('war-horn');
  });

  it('45: boosts and fields are played nowhere else', () => {
    const game = table({
      seats: { ulaf: { hand: ['call-to-arms', 'pine-wood'], goods: { wood: 9, stone: 9, gold: 9 } } },
    });
    for (const words of ['boost call-to-arms', 'field pine-wood', 'place call-to-arms', 'place pine-wood'])
      expect(game.refused('ulaf', words)).toBeDefined();
    expect(game.offered('ulaf', 'pawn').length).toBeGreaterThan(3);
  });

  it('47: a boost that names a tile opens a window of its own', () => {
    const nested = smallWith({ rest: { face: boost(play('harvest')) } });
    const nanurjuk = { hand: ['rest', 'wake-up'], empire: ['milking!'], goods: { food: 0 } };
    const game = table({ first: 'nanurjuk', seats: { nanurjuk } }, nested);
    game.plays(['nanurjuk', 'pawn 0 populate'], ['nanurjuk', 'boost rest'], ['nanurjuk', 'boost wake-up']);
    game.play('nanurjuk', '?pick milking');
    game.play('nanurjuk', 'harvest nanurjuk-pasture');
    game.play('nanurjuk', '?populate');
    expect(game.since()).toEqual({
      ...{ 'nanurjuk pawn 0': 'active populate', 'nanurjuk workers': 1, 'nanurjuk food': 1, 'nanurjuk sheep': 1 },
      ...{ 'nanurjuk hand': '-rest -wake-up', 'nanurjuk discard': '+rest +wake-up' },
      'nanurjuk exhausted': '-milking',
    });
  });

  it('42: Construct can be declared where a boost brings a Location back to the hand, and only with it', () => {
    const packed = smallWith({ 'call-to-arms': { face: boost({ do: 'lift', filter: { icons: ['axe'] } }) } });
    const ulaf = { hand: ['call-to-arms'], empire: ['whetstone'] };
    const game = table({ seats: { ulaf } }, packed);
    game.play('ulaf', 'pawn 0 construct');
    expect(game.offered('ulaf')).toEqual(['boost call-to-arms']);
    game.plays(['ulaf', 'boost call-to-arms'], ['ulaf', '?pick whetstone'], ['ulaf', '?construct whetstone']);
    expect(game.player('ulaf').hand).toEqual([]);
    expect(
      table({ seats: { ulaf: { ...ulaf, empire: [] } } }, packed).refused('ulaf', 'pawn 0 construct'),
    ).toBeDefined();
  });

  it('42: if what its boost did has left nothing to construct, it is given up, and else must be done', () => {
    const lifting = one(gain({ raze: 1 }), { do: 'lift', filter: { icons: ['axe'] } });
    const packed = smallWith({ 'call-to-arms': { face: boost(lifting) } });
    const boosted = (option: number) => {
      const ulaf = { hand: ['call-to-arms', 'pine-wood'], empire: ['whetstone'] };
      const game = table({ seats: { ulaf } }, packed);
      game.plays(['ulaf', 'pawn 0 construct'], ['ulaf', 'boost call-to-arms'], ['ulaf', `choose ${option}`]);
      game.play('ulaf', '?pick whetstone');
      return game;
    };
    const nothing = boosted(0);
    expect(nothing.offered('ulaf')).toEqual(['done']);
    nothing.play('ulaf', 'done');
    expect(nothing.player('ulaf').hand).toEqual(['pine-wood']);
    expect(nothing.asked()).toBe('turn nanurjuk');
    const something = boosted(1);
    expect(something.offered('ulaf')).toEqual(['construct whetstone']);
    // Whether a hand holds a Location is a secret, and so is why this one must be done.
    expect(packed.game.refusal(something.state, 0, { type: 'done' })).toMatchObject({ public: false });
  });

  it('20, 47: the tile it names needs what is kept for actions of that tile alone', () => {
    const nested = smallWith({ 'shifting-crew': { face: boost(play('sail')) } });
    const game = table({ queue: ['ulaf'], seats: { ulaf: { hand: ['shifting-crew'] } } }, nested);
    game.plays(['ulaf', 'pawn 0 populate'], ['ulaf', 'boost shifting-crew'], ['ulaf', '?sail']);
    expect(game.state.queue).toHaveLength(2);
  });

  it('42: a boost that discards the only field cannot come before the Harvest that needs it', () => {
    const felled = { face: boost({ do: 'drop', filter: { kinds: ['field'] } }) };
    const bare = { face: PLAIN };
    const pack = smallWith({ 'fish-weir': felled, 'ulaf-wood': bare, 'ulaf-shore': bare, 'ulaf-camp': bare });
    const laid = (...empire: string[]) => {
      const game = table({ seats: { ulaf: { hand: ['fish-weir'], empire } } }, pack);
      game.play('ulaf', 'pawn 0 harvest');
      return game.offered('ulaf', 'boost');
    };
    expect(laid('pine-wood')).toEqual([]);
    expect(laid('pine-wood', 'pine-wood')).toEqual(['boost fish-weir']);
  });

  it('20, 42: what answers a boost may not take the last Location a Construct was declared for', () => {
    const building: Effect = { do: 'build', filter: {}, free: true };
    const answered = smallWith({ drummer: { face: special({ on: 'boost', effect: building }) } });
    const laid = (hand: readonly string[]) => {
      const game = table({ clans: ['panuk', 'ulaf'], seats: { panuk: { hand, empire: ['drummer'] } } }, answered);
      game.plays(['panuk', 'pawn 0 construct'], ['panuk', 'boost windfall'], ['panuk', 'take wood']);
      game.play('panuk', 'take fish');
      return game;
    };
    const last = laid(['windfall', 'rookery', 'moss-field']);
    expect(last.refused('panuk', 'build rookery')).toBeDefined();
    last.plays(['panuk', '?done'], ['panuk', '?construct rookery']);
    expect(last.player('panuk').hand).toEqual(['moss-field']);
    const other = laid(['windfall', 'rookery', 'great-hunt']);
    other.play('panuk', 'build rookery');
    expect(other.offered('panuk')).toEqual(['construct great-hunt']);
    expect(other.refused('panuk', 'done')).toBeDefined();
  });

  it('20, 42: nor the last ship a Sail was declared for', () => {
    const answered = smallWith({ drummer: { face: special({ on: 'boost', effect: play('sail') }) } });
    const panuk = { hand: ['ship-ahoy'], deck: ['rookery'], empire: ['drummer'] };
    const game = table({ clans: ['panuk', 'ulaf'], queue: ['panuk'], seats: { panuk } }, answered);
    game.plays(['panuk', 'pawn 0 sail'], ['panuk', 'boost ship-ahoy'], ['panuk', '?sail'], ['panuk', '?done']);
    expect(game.state.queue).toHaveLength(2);
    const sailed = game.log.flatMap(({ event }) => (event.type === 'declared' ? [event.by] : []));
    expect(sailed).toEqual([null]);
    expect(game.asked()).toBe('turn ulaf');
  });

  it('48: a card moves a placed pawn to any other tile; a fresh one never, an exhausted one to no use', () => {
    const ulaf = { hand: ['shifting-crew'], pawns: ['fresh', 'sail!'] };
    const game = table({ seats: { ulaf } });
    game.plays(['ulaf', 'pawn 0 populate'], ['ulaf', 'boost shifting-crew']);
    expect(game.offered('ulaf', 'move 0').sort()).toEqual([
      'move 0 construct',
      'move 0 explore',
      'move 0 harvest',
      'move 0 sail',
    ]);
    expect(game.offered('ulaf', 'move 1')).toHaveLength(4);
    game.plays(['ulaf', 'move 1 explore'], ['ulaf', '?populate']);
    expect(game.player('ulaf').pawns[1]).toEqual({ state: 'exhausted', tile: 'explore' });

    const fresh = table({ seats: { ulaf: { hand: ['shifting-crew'] } } });
    fresh.plays(['ulaf', 'pawn 0 populate'], ['ulaf', 'boost shifting-crew']);
    expect(fresh.offered('ulaf', 'move 1')).toEqual([]);
    expect(fresh.refused('ulaf', 'move 1 sail')).toBeDefined();
    expect(fresh.refused('ulaf', 'move 0 populate')).toBeDefined();
  });
});

describe('paying and effects', () => {
  const glenn = (own: object) => table({ clans: ['glenn', 'ulaf'], seats: { glenn: own, ulaf: alone } });

  it('52: gold stands for resources in the cost of an effect too, and what is paid is not what is gained', () => {
    const game = glenn({ empire: ['market'], goods: { gold: 1, wood: 1, raze: 1 } });
    expect(game.offered('glenn', 'use')).toEqual(['use market pay wood', 'use market pay gold']);
    game.play('glenn', 'use market pay wood');
    expect(game.offered('glenn', 'take').sort()).toEqual(['take fish', 'take food', 'take sheep', 'take stone']);
    game.play('glenn', 'take fish');
    game.play('glenn', 'take fish');
    expect(game.since()).toEqual({ 'glenn wood': -1, 'glenn fish': 2, 'glenn exhausted': '+market' });
  });

  it('52: nothing stands for gold, and gold for no raze token', () => {
    expect(glenn({ empire: ['abbey'], goods: { wood: 9, food: 9, raze: 9 } }).offered('glenn', 'use')).toEqual([]);
    expect(glenn({ empire: ['abbey'], goods: { gold: 1 } }).offered('glenn', 'use')).toEqual(['use abbey pay gold']);
  });

  it('53: a cost is paid in full or not at all', () => {
    const empire = ['wool-market'];
    expect(glenn({ empire, goods: { sheep: 1 } }).offered('glenn', 'use')).toEqual(['use wool-market pay sheep']);
    expect(glenn({ empire, goods: { sheep: 1 }, workers: 0 }).offered('glenn', 'use')).toEqual([]);
    expect(glenn({ empire, goods: { wood: 1 } }).offered('glenn', 'use')).toEqual([]);
  });

  it('53: an effect happens as far as possible, and one that could do nothing is not offered', () => {
    const empire = ['hot-spring'];
    expect(glenn({ empire, resting: 0 }).offered('glenn', 'use')).toEqual([]);
    const game = glenn({ empire, workers: 4, resting: 1 });
    expect(game.play('glenn', 'use hot-spring')).toEqual({
      ...{ 'glenn workers': 1, 'glenn resting': -1, 'glenn exhausted': '+hot-spring' },
    });
    const hunt = (others: readonly string[]) =>
      table({ clans: ['panuk', 'ulaf'], seats: { panuk: { empire: ['great-hunt', ...others] } } }).offered(
        'panuk',
        'use',
      );
    expect([hunt([]), hunt(['foreman'])]).toEqual([[], ['use great-hunt']]);
  });

  it('53: what may be paid for need not be', () => {
    const game = glenn({ hand: ['wool-broker'], goods: { sheep: 1 } });
    game.plays(['glenn', 'pawn 0 harvest'], ['glenn', 'boost wool-broker']);
    expect(game.offered('glenn')).toEqual(['buy pay sheep', 'done']);
    expect(game.play('glenn', 'buy pay sheep')).toMatchObject({ 'glenn sheep': -1, 'glenn score': 2 });
    const kept = glenn({ hand: ['wool-broker'], goods: { sheep: 1 } });
    kept.plays(['glenn', 'pawn 0 harvest'], ['glenn', 'boost wool-broker'], ['glenn', 'done']);
    kept.play('glenn', 'harvest glenn-hill');
    expect(kept.player('glenn')).toMatchObject({ score: 0, goods: [0, 0, 0, 2, 0, 0, 0], discard: ['wool-broker'] });
  });

  it('54: "resource" is no gold, "any" is all goods and no worker', () => {
    const vault = glenn({ hand: ['vault'], goods: { stone: 2, gold: 1, raze: 1, wood: 1 } });
    vault.play('glenn', 'place vault pay stone stone');
    expect(vault.offered('glenn', 'assign')).toEqual(['assign wood vault']);
    const chest = glenn({ hand: ['chest'], goods: { wood: 1, gold: 1, raze: 1, fish: 1 }, empire: ['smoke-house'] });
    chest.play('glenn', 'place chest pay wood');
    expect(chest.offered('glenn', 'assign').sort()).toEqual([
      'assign fish chest',
      'assign fish smoke-house',
      'assign gold chest',
      'assign raze chest',
    ]);
  });
});
