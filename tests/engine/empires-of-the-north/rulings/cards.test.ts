/** Rulings on upgrades, Copies, Specials and counts that no example shows. */
import { describe, expect, it } from 'vitest';
import type { Effect } from '#engine/empires-of-the-north/data/schema.ts';
import { sum, table } from '../laid.ts';
import { smallWith } from '../packs.ts';
import { boost, gain, play, special, upgrade, vp } from '../small-clans/words.ts';

const alone = { passed: true };

describe('upgrades and what lies on cards', () => {
  it('43: base fields and island fields may be upgraded', () => {
    const game = table({ seats: { ulaf: { hand: ['log-pile'], empire: ['birch-holm', 'pine-wood', 'fish-weir'] } } });
    game.play('ulaf', 'pawn 0 explore');
    expect(game.offered('ulaf', 'field')).toEqual([
      'field log-pile under ulaf-wood',
      'field log-pile under birch-holm',
      'field log-pile under pine-wood',
    ]);
    game.plays(['ulaf', 'field log-pile under birch-holm'], ['ulaf', '?explore']);
    expect(game.at('ulaf', 'birch-holm').under).toEqual(['log-pile']);
  });

  it('43: the goods printed on the field decide, not those of its other upgrades', () => {
    const both = smallWith({ coppice: { face: upgrade({ wood: 1, sheep: 1 }) } });
    const game = table(
      { clans: ['glenn', 'ulaf'], seats: { glenn: { hand: ['fold-wall'], empire: ['glenn-wood<coppice'] } } },
      both,
    );
    game.play('glenn', 'pawn 0 populate');
    expect(game.offered('glenn', 'field')).toEqual([
      'field fold-wall under glenn-fold',
      'field fold-wall under glenn-hill',
    ]);
  });

  it('54: what lies on a Location that leaves is lost; workers go to the clan tile', () => {
    const drop: Effect = { do: 'drop', filter: { kinds: ['storage'] } };
    const dropping = smallWith({
      'wool-broker': { face: boost(drop) },
      chest: { face: { kind: 'storage', n: 2, what: 'any', effect: vp(1), cap: 4 } },
    });
    for (const [entry, change] of [
      ['inn[worker worker]', { 'glenn resting': 2, 'glenn on inn': '-worker -worker' }],
      ['chest[gold wood]', { 'glenn on chest': '-gold -wood' }],
    ] as const) {
      const card = entry.replace(/\[.*/, '');
      const game = table(
        { clans: ['glenn', 'ulaf'], seats: { glenn: { hand: ['wool-broker'], empire: [entry] } } },
        dropping,
      );
      game.plays(['glenn', 'pawn 0 harvest'], ['glenn', 'boost wool-broker']);
      game.play('glenn', `?pick ${card}`);
      game.play('glenn', 'harvest glenn-hill');
      expect(game.since()).toEqual({
        ...{ 'glenn pawn 0': 'active harvest', 'glenn sheep': 1, 'glenn hand': '-wool-broker' },
        ...{ 'glenn empire': `-${card}`, 'glenn discard': `+${card} +wool-broker` },
        ...change,
      });
    }
  });
});

describe('Copies', () => {
  const panuk = (own: object) => table({ clans: ['panuk', 'ulaf'], seats: { panuk: own, ulaf: alone } });
  const goods = { wood: 1, stone: 1 };

  it('55: of any own card but a Copy or an upgrade; one that names a kind, of that kind only', () => {
    const empire = ['rookery', 'drummer', 'panuk-bay<ice-hole', 'mirror-ice=rookery', 'beacon', 'frozen-shipyard'];
    const game = panuk({ hand: ['mirror-ice', 'mirror-pool'], goods, empire });
    const copied = (card: string): string[] =>
      game
        .offered('panuk', `place ${card}`)
        .map((words) => words.replace(/.* of /, ''))
        .sort();
    expect(copied('mirror-ice')).toEqual(
      ['panuk-shore', 'panuk-cliff', 'panuk-bay', 'rookery', 'drummer', 'beacon', 'frozen-shipyard'].sort(),
    );
    expect(copied('mirror-pool')).toEqual(['rookery']);
    expect(game.refused('panuk', 'place mirror-ice pay wood stone')).toBeDefined();
    expect(game.refused('panuk', 'place mirror-ice pay wood stone of mirror-ice')).toBeDefined();
    expect(panuk({ hand: ['mirror-pool'], goods }).offered('panuk', 'place')).toEqual([]);
  });

  it('55: neither a building bonus nor the goods of a field come with it, and Construct may place it', () => {
    const game = panuk({ hand: ['mirror-ice', 'mirror-ice'], goods, empire: ['first-fire'] });
    expect(game.play('panuk', 'place mirror-ice pay wood stone of panuk-shore')).toEqual({
      ...{ 'panuk wood': -1, 'panuk stone': -1, 'panuk hand': '-mirror-ice', 'panuk empire': '+mirror-ice' },
      'panuk mirror-ice copies': 'panuk-shore',
    });
    game.play('panuk', 'pawn 0 construct');
    expect(game.play('panuk', 'construct mirror-ice of first-fire')).toEqual({
      ...{ 'panuk hand': '-mirror-ice', 'panuk empire': '+mirror-ice', 'panuk mirror-ice#2 copies': 'first-fire' },
    });
  });

  it('55: a Copy with nothing to copy meets no Construct, one with a single original does', () => {
    const hand = ['mirror-pool'];
    expect(panuk({ hand }).refused('panuk', 'pawn 0 construct')).toBeDefined();
    const game = panuk({ hand, empire: ['rookery'] });
    game.play('panuk', 'pawn 0 construct');
    expect(game.offered('panuk')).toEqual(['construct mirror-pool of rookery']);
  });

  it('55: a Copy of a field is harvested without its upgrades, and has none of its own', () => {
    const game = panuk({ hand: ['ice-hole'], empire: ['panuk-bay<ice-hole', 'mirror-ice=panuk-bay', 'rookery'] });
    game.play('panuk', 'pawn 0 populate');
    expect(game.offered('panuk', 'field')).toEqual([
      'field ice-hole under panuk-shore',
      'field ice-hole under panuk-bay',
    ]);
    game.plays(['panuk', '?populate'], ['panuk', 'pawn 1 harvest']);
    expect(game.play('panuk', 'harvest mirror-ice')).toEqual({ 'panuk fish': 1 });
  });

  it('55: a Copy of a Special fires beside its original, and counts by its own icon', () => {
    const game = panuk({ empire: ['midwife', 'mirror-ice=midwife'] });
    game.play('panuk', 'pawn 0 populate');
    game.play('panuk', '?populate');
    if (game.asked() === 'specials panuk') game.play('panuk', 'next midwife');
    expect(game.since()).toEqual({ 'panuk pawn 0': 'active populate', 'panuk workers': 1, 'panuk score': 2 });
  });
});

describe('Specials and counts', () => {
  it('56: the seat whose turn it is first, then clockwise', () => {
    const point = special({ on: 'sail', any: true, effect: vp(1) });
    const watching = smallWith({
      'toll-keeper': { face: point },
      'second-wind': { face: point },
      pathfinder: { face: point },
    });
    const seats = {
      ulaf: { empire: ['toll-keeper'] },
      nanurjuk: { empire: ['second-wind'] },
      panuk: { empire: ['pathfinder'] },
    };
    const game = table({ players: 3, next: 'nanurjuk', seats }, watching);
    game.plays(['nanurjuk', 'pawn 0 sail'], ['nanurjuk', '?sail']);
    const fired = game.log.flatMap(({ event }) => (event.type === 'fired' ? [event.card] : []));
    expect(fired).toEqual(['second-wind', 'pathfinder', 'toll-keeper']);
    expect(game.state.players.map(({ score }) => score)).toEqual([1, 1, 1]);
  });

  it('56: a seat orders its own, so what one gives may pay for another; one with a cost may be let be', () => {
    const giving = smallWith({ 'harbour-master': { face: special({ on: 'sail', effect: gain({ food: 1 }) }) } });
    const laid = () =>
      table({ seats: { ulaf: { empire: ['toll-keeper', 'harbour-master'] }, nanurjuk: alone } }, giving);
    for (const last of ['buy pay food', 'done']) {
      const game = laid();
      game.plays(['ulaf', 'pawn 0 sail'], ['ulaf', '?sail']);
      if (game.offered('ulaf').includes('next harbour-master')) game.play('ulaf', 'next harbour-master');
      if (game.offered('ulaf').includes('next toll-keeper')) game.play('ulaf', 'next toll-keeper');
      game.play('ulaf', last);
      const { score, goods } = game.player('ulaf');
      expect([score, goods[0]]).toEqual(last === 'done' ? [0, 1] : [1, 0]);
      expect(game.asked()).toBe('turn ulaf');
    }
  });

  it('56: once an event, and never twice in a chain', () => {
    const again = smallWith({ 'harbour-master': { face: special({ on: 'sail', effect: play('sail') }) } });
    const game = table(
      { seats: { ulaf: { empire: ['harbour-master'], ships: { common: 1 } }, nanurjuk: alone } },
      again,
    );
    game.plays(['ulaf', 'pawn 0 sail'], ['ulaf', '?sail']);
    expect(game.asked()).toBe('tile ulaf');
    game.play('ulaf', '?sail');
    expect(game.asked()).toBe('turn ulaf');
    expect(game.state.queue).toHaveLength(2);
  });

  it('56: "once a turn" and "once a round" are counted on the card', () => {
    const nanurjuk = { goods: { food: 2 }, pawns: ['explore', 'populate'], empire: ['second-wind', 'milking'] };
    const game = table({ first: 'nanurjuk', seats: { nanurjuk, ulaf: alone } });
    expect(game.plays(['nanurjuk', 'pawn 0 populate pay food'], ['nanurjuk', '?populate'])).toEqual({
      ...{ 'nanurjuk pawn 0': 'exhausted populate', 'nanurjuk workers': 1 },
    });
    expect(game.plays(['nanurjuk', 'pawn 1 explore pay food'], ['nanurjuk', '?explore'])).toMatchObject({
      'nanurjuk food': -1,
    });
  });

  it('56: a Special answers what the window did before the action, and the action itself', () => {
    const game = table({
      clans: ['panuk', 'ulaf'],
      seats: { panuk: { hand: ['newcomers'], empire: ['drummer', 'midwife'] } },
    });
    game.plays(['panuk', 'pawn 0 populate'], ['panuk', 'boost newcomers'], ['panuk', '?populate']);
    expect(game.since()).toEqual({
      ...{ 'panuk pawn 0': 'active populate', 'panuk workers': 2, 'panuk food': 1, 'panuk score': 1 },
      ...{ 'panuk hand': '-newcomers', 'panuk discard': '+newcomers' },
    });
  });

  it('57: a count includes the card itself and upgrades under fields', () => {
    const goods = { wood: 2, stone: 2 };
    const panuk = { hand: ['frozen-shipyard'], goods, empire: ['panuk-shore<ice-hole', 'panuk-bay<ice-hole'] };
    const game = table({ clans: ['panuk', 'ulaf'], seats: { panuk } });
    expect(game.play('panuk', 'place frozen-shipyard pay wood wood stone stone')).toMatchObject({ 'panuk score': 3 });
    expect(sum(game.score('panuk'))).toBe(3 + 6);
  });
});
