/** Examples of the rulebook: placing and using Locations, fields, boosts. `l.` is the line of the French text. */
import { describe, expect, it } from 'vitest';
import { could } from '../effects/opened.ts';
import { sum, table } from '../laid.ts';

/** Whoever is not asked about has passed, so that turns follow each other. */
const alone = { passed: true };

describe('a Location of the hand', () => {
  it('E9 (l. 460): River Trade costs one stone and nothing else, and lies there ready', () => {
    const game = table({
      first: 'nanurjuk',
      seats: { nanurjuk: { hand: ['river-trade'], goods: { stone: 1, wood: 1 } } },
    });
    expect(game.play('nanurjuk', 'place river-trade pay stone')).toEqual({
      ...{ 'nanurjuk stone': -1, 'nanurjuk hand': '-river-trade', 'nanurjuk empire': '+river-trade' },
    });
    expect(game.at('nanurjuk', 'river-trade')).toMatchObject({ ready: true, workers: 0, under: [] });
  });

  it('E10 (l. 462): one that costs a worker sends it to the clan tile, and can be used on the very next turn', () => {
    const seats = { ulaf: alone, nanurjuk: { hand: ['elder-tent'], deck: ['milking'], workers: 1 } };
    const game = table({ first: 'nanurjuk', seats });
    expect(game.play('nanurjuk', 'place elder-tent')).toEqual({
      ...{ 'nanurjuk workers': -1, 'nanurjuk resting': 1 },
      ...{ 'nanurjuk hand': '-elder-tent', 'nanurjuk empire': '+elder-tent' },
    });
    expect(game.play('nanurjuk', 'use elder-tent')).toEqual({
      ...{ 'nanurjuk hand': '+milking', 'nanurjuk deck': '-milking', 'nanurjuk exhausted': '+elder-tent' },
    });
    const poor = table({ first: 'nanurjuk', seats: { nanurjuk: { ...seats.nanurjuk, workers: 0 } } });
    expect(poor.refused('nanurjuk', 'place elder-tent')).toBeDefined();
  });

  it('l. 462: the worker of the price is of the stock: those spent lie on the clan tile and pay for nothing', () => {
    const situation = (own: { workers: number; resting: number }) => ({
      clans: ['nanurjuk', 'ulaf'],
      seats: { nanurjuk: { hand: ['elder-tent'], ...own } },
    });
    const build = { do: 'build', filter: {} } as const;
    const tired = situation({ workers: 0, resting: 3 });
    expect(table(tired).refused('nanurjuk', 'place elder-tent')).toBe('too-few-workers');
    expect(table(tired).offered('nanurjuk', 'place')).toEqual([]);
    expect(could(build, tired)).toBe(false);
    const ready = situation({ workers: 1, resting: 2 });
    expect(table(ready).offered('nanurjuk', 'place')).toEqual(['place elder-tent']);
    expect(could(build, ready)).toBe(true);
  });

  it('E13 (l. 488): "1 sheep / 1 fish" is one or the other, as the player chooses', () => {
    const used = { 'nanurjuk workers': -1, 'nanurjuk resting': 1, 'nanurjuk exhausted': '+nanurjuk-camp' };
    for (const [option, gained] of [
      ['choose 0', { 'nanurjuk sheep': 1 }],
      ['choose 1', { 'nanurjuk fish': 1 }],
    ] as const) {
      const game = table({ first: 'nanurjuk' });
      game.play('nanurjuk', 'use nanurjuk-camp');
      expect(game.offered('nanurjuk')).toEqual(['choose 0', 'choose 1']);
      game.play('nanurjuk', option);
      expect(game.since()).toEqual({ ...used, ...gained });
      expect(game.asked()).toBe('turn ulaf');
    }
  });

  it('E15 (l. 508): Construct places a Location for nothing, with its bonus; a Field is refused', () => {
    const game = table({ seats: { ulaf: { hand: ['long-house', 'pine-wood'] } } });
    game.play('ulaf', 'pawn 0 construct');
    expect(game.refused('ulaf', 'construct pine-wood')).toBeDefined();
    expect(game.play('ulaf', 'construct long-house')).toEqual({
      ...{ 'ulaf hand': '-long-house', 'ulaf empire': '+long-house', 'ulaf score': 2 },
    });
  });

  it('E18 (l. 522): Floki’s Workshop brings Ulaf a third ship; all clans begin with two', () => {
    const game = table({ seats: { ulaf: { hand: ['floki-workshop'], goods: { wood: 2 } } } });
    expect(game.player('ulaf').ships.clan).toBe(2);
    expect(game.play('ulaf', 'place floki-workshop pay wood wood')).toEqual({
      ...{ 'ulaf wood': -2, 'ulaf ships': 1 },
      ...{ 'ulaf hand': '-floki-workshop', 'ulaf empire': '+floki-workshop' },
    });
  });

  it('E25 (l. 576): "1 worker: 1 raze token": the worker goes to the clan tile, the card is exhausted', () => {
    const game = table({ seats: { ulaf: { empire: ['whetstone'] }, nanurjuk: alone } });
    expect(game.play('ulaf', 'use whetstone')).toEqual({
      ...{ 'ulaf workers': -1, 'ulaf resting': 1, 'ulaf raze': 1, 'ulaf exhausted': '+whetstone' },
    });
    expect(game.refused('ulaf', 'use whetstone')).toBeDefined();
  });

  it('E26 (l. 583): Frozen Shipyard counts its icon when it is placed, itself too; later cards add nothing', () => {
    const game = table({
      clans: ['panuk', 'ulaf'],
      seats: {
        panuk: {
          hand: ['frozen-shipyard', 'snow-house'],
          goods: { wood: 2, stone: 3 },
          empire: ['ring-of-igloos', 'rookery', 'mirror-ice=rookery'],
        },
        ulaf: alone,
      },
    });
    expect(game.play('panuk', 'place frozen-shipyard pay wood wood stone stone')).toEqual({
      ...{ 'panuk wood': -2, 'panuk stone': -2, 'panuk score': 3 },
      ...{ 'panuk hand': '-frozen-shipyard', 'panuk empire': '+frozen-shipyard' },
    });
    expect(game.play('panuk', 'place snow-house pay stone')).toEqual({
      ...{ 'panuk stone': -1, 'panuk hand': '-snow-house', 'panuk empire': '+snow-house' },
    });
  });

  it('E29 (l. 631): a Copy stays with the card it was placed for', () => {
    const game = table({
      clans: ['panuk', 'ulaf'],
      seats: {
        panuk: {
          hand: ['mirror-ice', 'rookery'],
          goods: { wood: 1, stone: 1, fish: 1 },
          empire: ['rookery', 'great-hunt'],
        },
        ulaf: alone,
      },
    });
    expect(game.play('panuk', 'place mirror-ice pay wood stone of rookery')).toMatchObject({
      'panuk mirror-ice copies': 'rookery',
    });
    const copied = game.at('panuk', 'mirror-ice').copies;
    game.play('panuk', 'place rookery pay fish');
    game.play('panuk', 'use mirror-ice');
    expect(game.offered('panuk').filter((words) => words.includes('of'))).toEqual([]);
    game.play('panuk', 'pass');
    game.plays(['panuk', 'keep'], ['ulaf', 'keep']);
    expect(game.at('panuk', 'mirror-ice').copies).toBe(copied);
    expect(game.at('panuk', 'rookery').id).toBe(copied);
  });
});

describe('a field or a boost before the action', () => {
  it('E11 (l. 464): a field gives its goods at once, and then the declared tile is carried out', () => {
    const game = table({ first: 'nanurjuk', seats: { nanurjuk: { hand: ['pasture'], deck: ['milking'] } } });
    game.play('nanurjuk', 'pawn 0 explore');
    expect(game.plays(['nanurjuk', 'field pasture'], ['nanurjuk', '?explore'])).toEqual({
      ...{ 'nanurjuk empire': '+pasture', 'nanurjuk sheep': 2 },
      ...{ 'nanurjuk hand': '+milking -pasture', 'nanurjuk deck': '-milking' },
    });
    const told = game.log.map(({ event }) => event.type);
    expect(told.indexOf('field')).toBeLessThan(told.indexOf('drew'));
    expect(game.asked()).toBe('turn ulaf');
  });

  it('E11, with a tile named in capitals', () => {
    const game = table({
      clans: ['panuk', 'ulaf'],
      seats: { panuk: { hand: ['sealing-ground'], deck: ['rookery'], empire: ['master-of-trades'] } },
    });
    game.plays(['panuk', 'use master-of-trades'], ['panuk', 'declare explore']);
    expect(game.plays(['panuk', 'field sealing-ground'], ['panuk', '?explore'])).toEqual({
      ...{ 'panuk empire': '+sealing-ground', 'panuk food': 1, 'panuk fish': 1 },
      ...{ 'panuk hand': '+rookery -sealing-ground', 'panuk deck': '-rookery' },
    });
  });

  it('E12 (l. 474): an upgrade gives only its own good when placed, and both are harvested; each is a card at the end', () => {
    const game = table({
      seats: { ulaf: { hand: ['log-pile'], deck: ['grudge'], empire: ['pine-wood', 'whetstone'] }, nanurjuk: alone },
    });
    const before = sum(game.score('ulaf'));
    game.play('ulaf', 'pawn 0 explore');
    expect(game.plays(['ulaf', 'field log-pile under pine-wood'], ['ulaf', '?explore'])).toEqual({
      ...{ 'ulaf hand': '+grudge -log-pile', 'ulaf deck': '-grudge' },
      ...{ 'ulaf under pine-wood': '+log-pile', 'ulaf wood': 1 },
    });
    expect(sum(game.score('ulaf'))).toBe(before + 1);
    game.play('ulaf', 'pawn 1 harvest');
    expect(game.play('ulaf', 'harvest pine-wood')).toEqual({ 'ulaf wood': 3 });
    // Three base cards, Whetstone, the field and its upgrade, and two of four wood.
    expect(sum(game.score('ulaf'))).toBe(3 + 1 + 2 + 2);
  });

  it('E20 (l. 530): a Construct cannot be declared for its boost alone', () => {
    const lone = table({ seats: { ulaf: { hand: ['call-to-arms', 'pine-wood'] } } });
    expect(lone.refused('ulaf', 'pawn 0 construct')).toBeDefined();
    const game = table({ seats: { ulaf: { hand: ['call-to-arms', 'grudge'] } } });
    game.play('ulaf', 'pawn 0 construct');
    expect(game.play('ulaf', 'boost call-to-arms')).toEqual({
      ...{ 'ulaf hand': '-call-to-arms', 'ulaf discard': '+call-to-arms', 'ulaf raze': 1 },
    });
    game.play('ulaf', 'construct grudge');
  });

  it('E22 (l. 538): Glenn’s card is placed as a field, or under a field of its good', () => {
    const situation = { clans: ['glenn', 'ulaf'], seats: { glenn: { hand: ['icehouse'], empire: ['icehouse'] } } };
    const game = table(situation);
    game.play('glenn', 'pawn 0 harvest');
    expect(game.offered('glenn', 'field')).toEqual(['field icehouse', 'field icehouse under icehouse']);
    expect(game.play('glenn', 'field icehouse')).toEqual({
      ...{ 'glenn hand': '-icehouse', 'glenn empire': '+icehouse', 'glenn food': 1, 'glenn fish': 1 },
    });
    const other = table(situation);
    other.play('glenn', 'pawn 0 harvest');
    expect(other.play('glenn', 'field icehouse under icehouse')).toEqual({
      ...{ 'glenn hand': '-icehouse', 'glenn under icehouse': '+icehouse', 'glenn fish': 1 },
    });
    expect(other.play('glenn', 'harvest icehouse')).toEqual({ 'glenn food': 1, 'glenn fish': 2 });
    // Without a field of its good there is one way only.
    const bare = table({ clans: ['glenn', 'ulaf'], seats: { glenn: { hand: ['icehouse'] } } });
    bare.play('glenn', 'pawn 0 harvest');
    expect(bare.offered('glenn', 'field')).toEqual(['field icehouse']);
  });

  it('E23 (l. 544): a tile named in capitals needs no pawn and no food, and a boost with its corner may come first', () => {
    const game = table({
      first: 'nanurjuk',
      seats: { nanurjuk: { hand: ['wake-up'], empire: ['drovers-path', 'milking!'] } },
    });
    expect(game.play('nanurjuk', 'use drovers-path')).toEqual({ 'nanurjuk exhausted': '+drovers-path' });
    expect(game.offered('nanurjuk', 'boost')).toEqual(['boost wake-up']);
    game.play('nanurjuk', 'boost wake-up');
    game.play('nanurjuk', '?pick milking');
    game.play('nanurjuk', 'harvest nanurjuk-pasture');
    expect(game.since()).toEqual({
      ...{ 'nanurjuk hand': '-wake-up', 'nanurjuk discard': '+wake-up', 'nanurjuk food': 1, 'nanurjuk sheep': 1 },
      'nanurjuk exhausted': '+drovers-path -milking',
    });
  });
});
