/** Cases at the edge of the rules, B1 to B16, that follow from the text of the rulebook; `l.` is the line. Those about cards are in `boundaries-cards.test.ts`. */
import { describe, expect, it } from 'vitest';
import {
  attack,
  build,
  draw,
  GREEN,
  idle,
  occupy,
  PASS,
  pay,
  playedWith,
  ship,
  SMALL,
  table,
  tableOf,
  VIOLET,
  WHITE,
  BLACK,
  RED,
} from './table.ts';
import { SMALL_PACK } from './small-pack.ts';

describe('double actions', () => {
  it('B1 (l. 413): with the Docks the last space is shipped to, then a city of the region just opened is occupied', () => {
    const game = table({
      next: VIOLET,
      ships: { 'north-america': [GREEN, GREEN] },
      tokens: { 'north-america 3': 'finance', boston: 'culture' },
      seats: { [VIOLET]: { harbour: 3, buildings: ['docks'] } },
    });
    expect(game.offered(VIOLET, 'occupy', 'docks')).not.toContain('boston');
    expect(game.play(VIOLET, ship('docks', 'north-america'))).toEqual({
      ...{ 'violet harbour': -2, 'violet activated': '+docks', 'north-america ships': '+violet' },
      ...{ 'on north-america 3': '-finance', 'violet tokens': '+finance', 'violet F': 1 },
      ...{ 'stack north-america': '-north-america-governor', 'green cards': '+north-america-governor' },
      ...{ 'green C': 2, 'green F': 1 },
    });
    expect([game.asked(), game.offered(VIOLET, 'occupy')]).toEqual(['second 1', ['quebec', 'boston']]);
    expect(game.refused(VIOLET, occupy('docks', 'london'))).toBe('another-region');
    expect(game.play(VIOLET, occupy('docks', 'boston'))).toEqual({
      ...{ 'violet harbour': -1, boston: '+violet' },
      ...{ 'on boston': '-culture', 'violet tokens': '+culture', 'violet C': 1 },
    });
    expect([game.player(VIOLET).harbour, game.asked()]).toEqual([0, 'turn 2']);
  });

  it('B2 (l. 419): the Cartographer takes the last space and then ships beside the track, and to no other region', () => {
    const game = table({
      next: VIOLET,
      ships: { 'south-america': [GREEN] },
      tokens: { 'south-america 2': 'industry' },
      seats: { [VIOLET]: { buildings: ['cartographer'] } },
    });
    expect(game.play(VIOLET, ship('cartographer', 'south-america'))).toEqual({
      ...{ 'violet harbour': -2, 'violet activated': '+cartographer', 'south-america ships': '+violet' },
      ...{ 'on south-america 2': '-industry', 'violet tokens': '+industry', 'violet I': 1 },
      ...{ 'stack south-america': '-south-america-governor', 'violet cards': '+south-america-governor' },
      ...{ 'violet C': 2, 'violet P': 1 },
    });
    expect(game.refused(VIOLET, ship('cartographer', 'india'))).toBe('another-region');
    expect(game.play(VIOLET, ship('cartographer', 'south-america'))).toEqual({
      ...{ 'violet harbour': -1, 'south-america ships': '+violet' },
    });
    expect(game.log).toContainEqual({ type: 'shipped', seat: VIOLET, region: 'south-america', beside: true });
  });

  it('B3 (l. 425), ruling 13: the Trade Office draws 2 and 3 with three discs there, only 2 with two, never from another stack', () => {
    const situation = (ships: number[]) => ({
      next: VIOLET,
      ships: { 'north-america': ships },
      tops: { 'north-america': 2 },
      seats: { [VIOLET]: { harbour: 1, buildings: ['trade-office'] } },
    });
    const three = table(situation([VIOLET, VIOLET, VIOLET]));
    const first = {
      ...{ 'violet harbour': -1, 'violet activated': '+trade-office', 'violet I': 2 },
      ...{ 'stack north-america': '-north-america-2', 'violet cards': '+north-america-2' },
    };
    expect(three.play(VIOLET, draw('trade-office', 'north-america'))).toEqual(first);
    expect(three.play(VIOLET, draw('trade-office', 'north-america'))).toEqual({
      ...{ 'stack north-america': '-north-america-3', 'violet cards': '+north-america-3' },
      ...{ 'violet I': 2, 'violet C': 2 },
    });
    const two = table(situation([VIOLET, GREEN, VIOLET]));
    expect([two.play(VIOLET, draw('trade-office', 'north-america')), two.asked()]).toEqual([first, 'turn 2']);

    const europe = table({ cities: { rome: GREEN }, seats: { [GREEN]: { buildings: ['trade-office'] } } });
    europe.play(GREEN, draw('trade-office', 'europe'));
    expect(europe.offered(GREEN, 'draw')).toEqual(['europe']);
    expect(europe.refused(GREEN, draw('trade-office', 'slavery'))).toBe('another-stack');
  });

  it('B4 (l. 466): the Fortress attacks with three discs in the harbour; with two it can only occupy', () => {
    const fortress = (harbour: number) =>
      table({ cities: { paris: WHITE }, seats: { [GREEN]: { harbour, buildings: ['fortress'] } } });
    expect(fortress(3).offered(GREEN, 'attack')).toEqual(['paris']);
    expect(fortress(2).refused(GREEN, attack('fortress', 'paris'))).toBe('too-few-discs');
    expect(fortress(2).offered(GREEN, 'occupy', 'fortress')).toEqual(['london', 'lisbon', 'rome', 'algiers']);
  });
});

describe('phases 1 to 3', () => {
  it('B5 (l. 261 and 282): salary level 3 and two discs: both return; growth level 4 and a supply of one: one disc', () => {
    const discs = { status: { F: 4 }, buildings: ['market*', 'guild*'] };
    const salaries = table({ at: 'salaries', seats: { [GREEN]: discs } });
    expect(salaries.opening).toEqual({ 'green harbour': 2, 'green activated': '-market -guild' });
    const growth = table({ at: 'growth', seats: { [GREEN]: { status: { C: 4 }, supply: 1 } } });
    expect(growth.opening).toMatchObject({ 'green harbour': 1, 'green supply': -1 });
    expect(growth.player(GREEN).supply).toBe(0);
  });

  /** All of level 1, and all of level 2 but some. */
  const BUILT = (level2: boolean) => ({
    [VIOLET]: { buildings: [...Array<string>(5).fill('market'), 'shipyard', 'shipyard'] },
    [WHITE]: { buildings: [...Array<string>(3).fill('shipyard'), ...Array<string>(4).fill('workshop')] },
    [BLACK]: {
      buildings: ['workshop', ...(level2 ? ['bank', 'bank', 'bank', 'bank', 'barracks', 'barracks'] : [])],
    },
    [RED]: { buildings: level2 ? ['barracks', 'barracks', 'guild', 'guild', 'guild', 'guild'] : [] },
  });

  it('B10 (l. 206), ruling 45: where nothing of the own level is left, the next level that has tiles may be built from, and no other', () => {
    const one = table({ players: 5, round: 7, at: 'build', seats: BUILT(false) });
    expect(one.offered(GREEN, 'build')).toEqual(['bank', 'barracks', 'guild']);
    expect([one.refused(GREEN, build('market')), one.refused(GREEN, build('docks'))]).toEqual([
      'none-left',
      'level-too-high',
    ]);
    const two = table({ players: 5, round: 7, at: 'build', seats: BUILT(true) });
    expect(two.offered(GREEN, 'build')).toEqual(['docks', 'fortress', 'theatre']);
    expect(two.refused(GREEN, build('university'))).toBe('level-too-high');
  });

  it('B11 (l. 214): whoever has a tile of level 5 is offered no other', () => {
    const game = table({
      at: 'build',
      open: ['north-america'],
      seats: {
        [GREEN]: { status: { I: 10 }, buildings: ['museum', 'workshop', 'workshop'] },
        [VIOLET]: { status: { I: 10 }, buildings: ['workshop', 'workshop', 'workshop'], cards: ['north-america-2'] },
      },
    });
    const highest = ['stock-exchange', 'museum', 'parliament'];
    expect(game.offered(GREEN, 'build').filter((id) => highest.includes(id))).toEqual([]);
    expect(game.refused(GREEN, build('parliament'))).toBe('one-of-highest-level');
    game.play(GREEN, build('university'));
    expect(game.offered(VIOLET, 'build').filter((id) => highest.includes(id))).toEqual([
      'stock-exchange',
      'parliament',
    ]);
    game.play(VIOLET, build('parliament'));
    expect(game.refused(WHITE, build('stock-exchange'))).toBe('level-too-high');
  });

  it('B15 (l. 286 and 220): no salaries in round 1; after round 7 all building places are full', () => {
    const state = SMALL.game.setup({ players: 2, phases: 'one-by-one' }, 'seven rounds', () => undefined);
    const game = tableOf(SMALL, state);
    const salaries = () => state.frames.filter(({ kind }) => kind === 'salaries').length;
    for (let round = 1; round <= 7; round++) {
      expect([state.round, salaries()]).toEqual([round, round === 1 ? 0 : 2]);
      for (const seat of [state.first, 1 - state.first]) game.play(seat, build(game.offered(seat, 'build')[0] ?? ''));
      for (const seat of [state.first, 1 - state.first]) game.play(seat, PASS);
    }
    expect(game.asked()).toBe('over');
    expect(state.players.map(({ buildings }) => buildings.length)).toEqual([8, 8]);
  });
});

describe('actions', () => {
  it('B12 (l. 459), ruling 10: who comes to control a route after its token was taken gets none, but the point at the end', () => {
    const game = table({
      next: VIOLET,
      cities: { london: GREEN, paris: VIOLET },
      tokens: { 'london-paris': null },
      seats: { [GREEN]: { tokens: { industry: 1 } }, [VIOLET]: { buildings: ['barracks'] } },
    });
    expect(game.play(VIOLET, attack('barracks', 'london'))).toEqual({
      ...{ 'violet harbour': -3, 'violet supply': 1, 'violet activated': '+barracks' },
      ...{ london: '+violet -green', 'green supply': 1 },
    });
    expect([game.score(VIOLET)['routes'], game.score(GREEN)['routes'], game.player(GREEN).status.industry]).toEqual([
      1, 0, 1,
    ]);
  });

  it('a track may have a single space, and the first ship opens its region (l. 433)', () => {
    const regions = SMALL_PACK.regions.map((region) => (region.id === 'india' ? { ...region, berths: 1 } : region));
    const tokens = SMALL_PACK.tokens.map((token) => (token.id === 'finance' ? { ...token, copies: 7 } : token));
    const pack = playedWith({ ...SMALL_PACK, regions, tokens });
    const game = table({ tokens: { 'india 1': 'politics' }, seats: { [GREEN]: { buildings: ['shipyard'] } } }, pack);
    expect(game.refused(GREEN, ship('shipyard', 'europe'))).toBe('no-track');
    expect(game.play(GREEN, ship('shipyard', 'india'))).toMatchObject({
      ...{ 'green cards': '+india-governor', 'green P': 3, 'india ships': '+green' },
    });
  });

  it('B16 (l. 484), ruling 23: a Pay token frees the own level-5 tile; the tile itself has nothing to pay for when alone', () => {
    const token = table({ seats: { [GREEN]: { buildings: ['museum*'], tokens: { 'pay-token': 1 } } } });
    expect(token.play(GREEN, pay('pay-token', 'museum'))).toEqual({
      ...{ 'green harbour': 1, 'green activated': '-museum', 'green tokens': '-pay-token', spent: '+pay-token' },
    });
    const tile = table({ seats: { [GREEN]: { buildings: ['museum'] } } });
    expect(tile.refused(GREEN, pay('museum', 'museum'))).toBe('no-disc-there');
    expect(tile.play(GREEN, idle('museum'))).toEqual({ 'green harbour': -1, 'green activated': '+museum' });
    expect(tile.asked()).toBe('turn 1');
  });
});
