/** Two players: a house variant known at second hand, with a neutral colour. Letters, as in `docs/rulings-endeavor.md`. */
import { describe, expect, it } from 'vitest';
import {
  attack,
  DONE,
  draw,
  GREEN,
  idle,
  NEUTRAL,
  neutral,
  occupy,
  pay,
  ship,
  SMALL,
  table,
  VIOLET,
} from '../table.ts';

const two = { players: 2 } as const;

describe('when the neutral colour is asked about', () => {
  it('ruling A: it has 30 discs and is no seat; three to five players have none', () => {
    const setUp = (players: number) => SMALL.game.setup({ players, phases: 'one-by-one' }, 'any', () => undefined);
    expect([setUp(2).neutral, setUp(2).players.length]).toEqual([30, 2]);
    expect([3, 4, 5].map((players) => setUp(players).neutral)).toEqual([null, null, null]);
    const game = table({ players: 3, seats: { [GREEN]: { buildings: ['shipyard'] } } });
    game.play(GREEN, ship('shipyard', 'africa'));
    expect(game.asked()).toBe('turn 1');
    const usual = table({ ...two, ships: { africa: [NEUTRAL] }, cities: { rome: NEUTRAL } });
    expect([usual.state.neutral, SMALL.game.score(usual.state).some(({ seat }) => seat > 1)]).toEqual([28, false]);
  });

  it('ruling B: after each half action by a building, at once and before the second half, and it may be left', () => {
    const game = table({
      ...two,
      tokens: { 'africa 1': 'finance', 'africa 2': 'culture' },
      seats: { [GREEN]: { buildings: ['cartographer'] } },
    });
    game.play(GREEN, ship('cartographer', 'africa'));
    expect([game.asked(), game.offered(GREEN, 'neutral')]).toEqual(['neutral 0', SMALL.box.shores]);
    expect([game.play(GREEN, DONE), game.asked()]).toEqual([{}, 'second 0']);
    game.play(GREEN, ship('cartographer', 'africa'));
    expect(game.asked()).toBe('neutral 0');
    expect(game.play(GREEN, neutral('far-east'))).toMatchObject({ 'neutral discs': -1, 'far-east ships': '+neutral' });
    expect(game.asked()).toBe('turn 1');
  });

  it('ruling B: a dropped or impossible second half asks for nothing more; an idle building for nothing', () => {
    const game = table({ ...two, seats: { [GREEN]: { harbour: 2, buildings: ['docks', 'market'] } } });
    game.play(GREEN, ship('docks', 'africa'));
    game.play(GREEN, neutral('africa'));
    expect(game.asked()).toBe('turn 1');
    const still = table({ ...two, seats: { [GREEN]: { buildings: ['market'] } } });
    still.play(GREEN, idle('market'));
    expect(still.asked()).toBe('turn 1');
  });

  it('ruling C: tokens, attacks and payments ask for nothing', () => {
    const game = table({
      ...two,
      cities: { rome: VIOLET, paris: VIOLET },
      seats: {
        [GREEN]: {
          harbour: 9,
          buildings: ['barracks', 'museum', 'market*'],
          tokens: { 'ship-token': 1, 'occupy-draw': 2, attack: 1 },
        },
        [VIOLET]: { harbour: 0 },
      },
    });
    // Violet has nothing to act with.
    game.play(GREEN, ship('ship-token', 'africa'));
    game.play(GREEN, occupy('occupy-draw', 'london'));
    game.play(GREEN, draw('occupy-draw', 'europe'));
    game.play(GREEN, attack('attack', 'rome'));
    game.play(GREEN, attack('barracks', 'paris'));
    expect([game.play(GREEN, pay('museum', 'market')), game.asked()]).toEqual([
      { 'green activated': '+museum -market' },
      'turn 0',
    ]);
  });
});

describe('what it does', () => {
  it('ruling D: it ships to any track without a condition; its tokens leave the game, and it may open a region', () => {
    const shipped = () => {
      const game = table({
        ...two,
        ships: { india: [GREEN], 'north-america': [NEUTRAL, NEUTRAL], 'south-america': [VIOLET, VIOLET] },
        tokens: { 'africa 1': 'finance', 'india 2': 'attack', 'north-america 3': 'politics' },
        seats: { [GREEN]: { buildings: ['shipyard'] } },
      });
      game.play(GREEN, ship('shipyard', 'africa'));
      return game;
    };
    expect(shipped().refused(GREEN, neutral('europe'))).toBe('no-track');
    const copy = (at: string) => shipped().play(GREEN, neutral(at));
    expect(copy('south-america')).toEqual({ 'neutral discs': -1, 'south-america ships': '+neutral' });
    expect(copy('india')).toEqual({
      ...{ 'neutral discs': -1, 'india ships': '+neutral', 'on india 2': '-attack', spent: '+attack' },
      // One disc each: the later one is neutral, and so the governor leaves the game.
      ...{ 'stack india': '-india-governor', out: '+india-governor' },
    });
    expect(copy('north-america')).toEqual({
      ...{ 'neutral discs': -1, 'north-america ships': '+neutral', 'on north-america 3': '-politics' },
      ...{ spent: '+politics', 'stack north-america': '-north-america-governor', out: '+north-america-governor' },
    });
  });

  it('ruling D: a player may win the governor of a region that a neutral disc opens, and the other way round', () => {
    const game = table({
      ...two,
      ships: { 'north-america': [GREEN, GREEN] },
      tokens: { 'north-america 3': 'pay-token' },
      next: VIOLET,
      seats: { [VIOLET]: { buildings: ['shipyard'] } },
    });
    game.play(VIOLET, ship('shipyard', 'africa'));
    expect(game.play(VIOLET, neutral('north-america'))).toMatchObject({ 'green cards': '+north-america-governor' });
    const other = table({
      ...two,
      ships: { 'north-america': [NEUTRAL, NEUTRAL] },
      tokens: { 'north-america 3': 'pay-token' },
      seats: { [GREEN]: { buildings: ['shipyard'] } },
    });
    expect(other.play(GREEN, ship('shipyard', 'north-america'))).toMatchObject({
      ...{ out: '+north-america-governor', 'green tokens': '+pay-token' },
    });
    expect(other.log).toContainEqual({ type: 'neutral-governor', card: 'north-america-governor' });
  });

  it('ruling E: it occupies free cities of open regions where it is present; tokens of cities and routes leave the game', () => {
    const game = table({
      ...two,
      open: ['north-america'],
      ships: { 'far-east': [GREEN, VIOLET, GREEN, VIOLET], india: [GREEN, NEUTRAL] },
      cities: { london: NEUTRAL, boston: VIOLET },
      tokens: { rome: 'industry', paris: 'culture', 'london-paris': 'ship-token' },
    });
    game.play(GREEN, occupy('colonial-house', 'rome'));
    expect(game.offered(GREEN, 'neutral')).toEqual(['paris', 'lisbon', 'algiers', 'bombay', 'madras']);
    expect(game.refused(GREEN, neutral('canton'))).toBe('not-present');
    expect(game.refused(GREEN, neutral('lima'))).toBe('region-closed');
    expect(game.refused(GREEN, neutral('boston'))).toBe('city-taken');
    expect(game.play(GREEN, neutral('paris'))).toEqual({
      ...{ 'neutral discs': -1, paris: '+neutral', 'on paris': '-culture', 'on london-paris': '-ship-token' },
      spent: '+culture +ship-token',
    });
  });

  it('ruling F: it takes the top card of a stack for which its discs suffice out of the game; Europe 5 abolishes slavery', () => {
    const game = table({
      ...two,
      ships: { 'north-america': [NEUTRAL, GREEN, VIOLET], 'far-east': [GREEN, VIOLET, GREEN, VIOLET] },
      tops: { slavery: 1 },
      seats: { [GREEN]: { buildings: ['market'] } },
    });
    game.play(GREEN, draw('market', 'europe'));
    // Europe now shows 1, for which a city would be needed; the Far East has no neutral disc.
    expect(game.offered(GREEN, 'neutral')).toEqual(['north-america']);
    expect(game.refused(GREEN, neutral('far-east'))).toBe('too-few-there');
    expect(game.play(GREEN, neutral('north-america'))).toEqual({
      ...{ 'stack north-america': '-north-america-1', out: '+north-america-1' },
    });

    const held = { london: NEUTRAL, paris: NEUTRAL, lisbon: NEUTRAL, rome: NEUTRAL, algiers: NEUTRAL };
    const abolished = table({
      ...two,
      open: ['far-east'],
      cities: held,
      tops: { europe: 5, slavery: 5 },
      seats: { [GREEN]: { buildings: ['market'] }, [VIOLET]: { cards: ['slavery-0'] } },
    });
    abolished.play(GREEN, draw('market', 'far-east'));
    expect(abolished.play(GREEN, neutral('europe'))).toEqual({
      ...{ 'stack europe': '-europe-5', 'stack slavery': '-slavery-5', out: '+europe-5 +slavery-5', abolished: 1 },
      ...{ 'violet cards': '-slavery-0', 'violet face down': '+slavery-0', 'violet I': -1 },
    });
    expect(abolished.state.removed.slice(-2)).toEqual(['europe-5', 'slavery-5']);
  });

  it('ruling G: its discs may be attacked and return to it; out of discs it is not asked about', () => {
    const game = table({ ...two, cities: { rome: NEUTRAL }, seats: { [GREEN]: { buildings: ['barracks'] } } });
    expect(game.play(GREEN, attack('barracks', 'rome'))).toEqual({
      ...{ 'green harbour': -3, 'green supply': 1, 'green activated': '+barracks' },
      ...{ rome: '+green -neutral', 'neutral discs': 1 },
    });
    expect(game.log).toContainEqual({ type: 'attacked', seat: GREEN, city: 'rome', from: null });

    const beside = Array<number>(30 + 1).fill(NEUTRAL);
    beside[0] = GREEN;
    const spent = table({
      ...two,
      ships: { africa: beside },
      seats: { [GREEN]: { buildings: ['shipyard', 'market'] }, [VIOLET]: { harbour: 0 } },
    });
    expect(spent.state.neutral).toBe(0);
    spent.play(GREEN, occupy('colonial-house', 'rome'));
    expect(spent.asked()).toBe('turn 0');
    spent.play(GREEN, ship('shipyard', 'africa'));
    expect(spent.asked()).toBe('turn 0');
    spent.play(GREEN, draw('market', 'europe'));
    expect(spent.offered(GREEN, 'neutral')).toEqual(['slavery', 'africa']);
  });
});
