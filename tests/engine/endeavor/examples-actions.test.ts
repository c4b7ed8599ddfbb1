/** The worked examples of the rulebook about the actions; see `examples.test.ts`. */
import { describe, expect, it } from 'vitest';
import {
  attack,
  BLACK,
  draw,
  GREEN,
  idle,
  occupy,
  PASS,
  pay,
  RED,
  ship,
  SMALL,
  table,
  VIOLET,
  WHITE,
} from './table.ts';

describe('actions', () => {
  it('E7 (l. 323): a disc on the Shipyard lets Black ship; the Bank has no activation area', () => {
    const seats = (harbour: number) => ({ [BLACK]: { harbour, buildings: ['shipyard', 'bank'] } });
    const game = table({ players: 4, next: BLACK, seats: seats(2) });
    expect(game.offered(BLACK, 'ship', 'shipyard')).toEqual(SMALL.box.shores);
    expect(game.refused(BLACK, idle('bank'))).toBe('no-activation-area');
    expect(game.refused(BLACK, ship('bank', 'africa'))).toBe('no-activation-area');
    expect(game.play(BLACK, idle('shipyard'))).toEqual({ 'black harbour': -1, 'black activated': '+shipyard' });

    const poor = table({ players: 4, next: BLACK, seats: seats(1) });
    expect(poor.offered(BLACK, 'ship')).toEqual([]);
    expect(poor.refused(BLACK, ship('shipyard', 'africa'))).toBe('too-few-discs');
    expect(poor.offered(BLACK, 'idle')).toEqual(['colonial-house', 'shipyard']);
  });

  it('E8 (l. 331): an Attack token is given up for an attack, without a disc on a building', () => {
    const situation = (harbour: number) => ({
      players: 4 as const,
      next: BLACK,
      cities: { paris: WHITE },
      seats: { [BLACK]: { harbour, tokens: { attack: 1 } } },
    });
    const game = table(situation(2));
    expect(game.play(BLACK, attack('attack', 'paris'))).toEqual({
      ...{ 'black tokens': '-attack', spent: '+attack', 'black harbour': -2, 'black supply': 1 },
      ...{ paris: '+black -white', 'white supply': 1 },
    });
    expect(table(situation(1)).refused(BLACK, attack('attack', 'paris'))).toBe('too-few-discs');
  });

  it('E9 (l. 348): White ships to the third space of the Far East, behind Black and White, and takes its token', () => {
    const game = table({
      players: 4,
      next: WHITE,
      ships: { 'far-east': [BLACK, WHITE] },
      tokens: { 'far-east 3': 'politics' },
      seats: { [WHITE]: { harbour: 1, tokens: { 'ship-token': 1 } }, [BLACK]: {} },
    });
    expect(game.play(WHITE, ship('ship-token', 'far-east'))).toEqual({
      ...{ 'white harbour': -1, 'far-east ships': '+white', 'on far-east 3': '-politics', spent: '+ship-token' },
      ...{ 'white tokens': '+politics -ship-token', 'white P': 1 },
    });
  });

  it('E10 (l. 440), ruling 26: Black opens Africa; Red and White tie with two discs, and the later one is of Red', () => {
    const game = table({
      players: 5,
      next: BLACK,
      ships: { africa: [WHITE, RED, WHITE, VIOLET, RED] },
      tokens: { 'africa 6': 'culture' },
      seats: { [BLACK]: { buildings: ['shipyard'] } },
    });
    expect(game.play(BLACK, ship('shipyard', 'africa'))).toEqual({
      ...{ 'black harbour': -2, 'black activated': '+shipyard', 'africa ships': '+black' },
      ...{ 'on africa 6': '-culture', 'black tokens': '+culture', 'black C': 1 },
      ...{ 'stack africa': '-africa-governor', 'red cards': '+africa-governor', 'red F': 2, 'red P': 1 },
    });
    expect(game.log).toContainEqual({ type: 'opened', region: 'africa' });
  });

  it('E11 (l. 451): Africa open, Violet present: either free city may be occupied, and its token is taken', () => {
    const game = table({
      players: 5,
      next: VIOLET,
      ships: { africa: [WHITE, RED, WHITE, VIOLET, RED, BLACK] },
      tokens: { elmina: 'politics' },
    });
    const african = game.offered(VIOLET, 'occupy').filter((city) => ['elmina', 'zanzibar'].includes(city));
    expect(african).toEqual(['elmina', 'zanzibar']);
    expect(game.play(VIOLET, occupy('colonial-house', 'elmina'))).toEqual({
      ...{ 'violet harbour': -2, 'violet activated': '+colonial-house', elmina: '+violet' },
      ...{ 'on elmina': '-politics', 'violet tokens': '+politics', 'violet P': 1 },
    });
  });

  it('E12 (l. 463): with both African cities Violet takes the token of their route, however the second was won', () => {
    const situation = {
      next: VIOLET,
      open: ['africa'],
      tokens: { zanzibar: 'finance', 'elmina-zanzibar': 'industry' },
      seats: { [VIOLET]: { tokens: { attack: 1, 'occupy-draw': 1 } } },
    };
    const route = { 'on elmina-zanzibar': '-industry', 'violet I': 1 };
    const first = table({ ...situation, cities: { elmina: VIOLET } });
    expect(first.play(VIOLET, occupy('occupy-draw', 'zanzibar'))).toEqual({
      ...{ 'violet harbour': -1, zanzibar: '+violet', spent: '+occupy-draw', ...route },
      ...{ 'on zanzibar': '-finance', 'violet F': 1, 'violet tokens': '+industry +finance -occupy-draw' },
    });
    const second = table({
      ...situation,
      tokens: { 'elmina-zanzibar': 'industry' },
      cities: { elmina: VIOLET, zanzibar: GREEN },
    });
    expect(second.play(VIOLET, attack('attack', 'zanzibar'))).toEqual({
      ...{ 'violet harbour': -2, 'violet supply': 1, 'green supply': 1, zanzibar: '+violet -green', spent: '+attack' },
      ...{ ...route, 'violet tokens': '+industry -attack' },
    });
    expect([first.score(VIOLET)['routes'], second.score(VIOLET)['routes']]).toEqual([1, 1]);
  });

  it('E13 (l. 471): White gives up a disc to drive Violet out with another; no token of the city', () => {
    const game = table({
      next: WHITE,
      cities: { london: VIOLET },
      seats: { [WHITE]: { harbour: 2, tokens: { attack: 1 } }, [VIOLET]: { tokens: { industry: 1 } } },
    });
    expect(game.play(WHITE, attack('attack', 'london'))).toEqual({
      ...{ 'white harbour': -2, 'white supply': 1, 'violet supply': 1, london: '+white -violet' },
      ...{ 'white tokens': '-attack', spent: '+attack' },
    });
  });

  it('E14 (l. 486): Black pays for the Cartographer, which can be used again; the Market was the other choice', () => {
    const buildings = ['cartographer*', 'market*'];
    const game = table({ players: 4, next: BLACK, seats: { [BLACK]: { buildings, tokens: { 'pay-token': 1 } } } });
    expect(game.offered(BLACK, 'pay')).toEqual(['cartographer', 'market']);
    expect(game.play(BLACK, pay('pay-token', 'cartographer'))).toEqual({
      ...{ 'black harbour': 1, 'black activated': '-cartographer', 'black tokens': '-pay-token', spent: '+pay-token' },
    });
    for (const seat of [GREEN, VIOLET, WHITE]) game.play(seat, PASS);
    expect(game.offered(BLACK, 'idle')).toContain('cartographer');
  });

  it('E17 (l. 519): North America shows 3, and Green has five discs there: the card is drawn; two would not do', () => {
    const situation = (cities: Record<string, number>, ships: number[]) => ({
      ships: { 'north-america': ships },
      cities,
      tops: { 'north-america': 3 },
      seats: { [GREEN]: { buildings: ['market'] } },
    });
    const game = table(situation({ quebec: GREEN, boston: GREEN }, [GREEN, GREEN, GREEN]));
    expect(game.play(GREEN, draw('market', 'north-america'))).toEqual({
      ...{ 'green harbour': -1, 'green activated': '+market' },
      ...{ 'stack north-america': '-north-america-3', 'green cards': '+north-america-3', 'green I': 2, 'green C': 2 },
    });
    const two = table(situation({ quebec: GREEN }, [WHITE, GREEN, VIOLET]));
    expect(two.refused(GREEN, draw('market', 'north-america'))).toBe('too-few-there');
  });
});
