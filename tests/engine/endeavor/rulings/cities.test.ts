import { describe, expect, it } from 'vitest';
import { attack, BLACK, GREEN, occupy, ship, SMALL, table, VIOLET, WHITE } from '../table.ts';

describe('occupy and attack', () => {
  it('ruling 6: nobody attacks a city of their own, nor a free one', () => {
    const game = table({
      cities: { rome: GREEN, paris: WHITE },
      seats: { [GREEN]: { buildings: ['barracks'] } },
    });
    expect(game.offered(GREEN, 'attack')).toEqual(['paris']);
    expect(game.refused(GREEN, attack('barracks', 'rome'))).toBe('own-city');
    expect(game.refused(GREEN, attack('barracks', 'london'))).toBe('city-free');
  });

  it('ruling 7: whoever has passed may still lose a city and a route', () => {
    const game = table({
      cities: { london: WHITE, paris: WHITE },
      seats: { [GREEN]: { tokens: { attack: 1 } }, [WHITE]: { passed: true } },
    });
    expect(game.score(WHITE)['routes']).toBe(1);
    game.play(GREEN, attack('attack', 'paris'));
    expect([game.score(WHITE)['routes'], game.player(WHITE).passed]).toEqual([0, true]);
  });

  it('ruling 8: an attack brings no token of the city', () => {
    const game = table({ cities: { rome: WHITE }, seats: { [GREEN]: { tokens: { attack: 1 } } } });
    expect(game.play(GREEN, attack('attack', 'rome'))).toMatchObject({ 'green tokens': '-attack' });
  });

  it('ruling 9: several routes completed at once give all their tokens, by Occupy and by Attack', () => {
    const cities = { london: GREEN, lisbon: GREEN, rome: GREEN };
    const tokens = { 'london-paris': 'politics', 'paris-lisbon': 'finance', 'paris-rome': 'attack' };
    const seats = { [GREEN]: { harbour: 2, tokens: { attack: 1, 'occupy-draw': 1 } } };
    const free = table({ cities, tokens: { ...tokens, paris: 'culture' }, seats });
    expect(free.play(GREEN, occupy('occupy-draw', 'paris'))).toEqual({
      ...{ 'green harbour': -1, paris: '+green', 'on paris': '-culture', 'green C': 1, spent: '+occupy-draw' },
      ...{ 'on london-paris': '-politics', 'on paris-lisbon': '-finance', 'on paris-rome': '-attack' },
      ...{ 'green tokens': '+culture +finance +politics +attack -occupy-draw', 'green P': 1, 'green F': 1 },
    });
    const held = table({ cities: { ...cities, paris: WHITE }, tokens, seats });
    expect(held.play(GREEN, attack('attack', 'paris'))).toEqual({
      ...{ 'green harbour': -2, 'green supply': 1, 'white supply': 1, paris: '+green -white', spent: '+attack' },
      ...{ 'on london-paris': '-politics', 'on paris-lisbon': '-finance', 'on paris-rome': '-attack' },
      // One Attack token is spent and another taken.
      ...{ 'green tokens': '+finance +politics', 'green P': 1, 'green F': 1 },
    });
  });

  it('ruling 25: presence is asked for at the moment of the action: a lost city gives none', () => {
    const game = table({
      players: 4,
      ships: { 'north-america': [GREEN, BLACK, GREEN] },
      cities: { quebec: VIOLET },
      seats: { [GREEN]: { tokens: { attack: 1 } }, [WHITE]: { passed: true }, [BLACK]: { passed: true } },
    });
    game.play(GREEN, attack('attack', 'quebec'));
    expect(game.refused(VIOLET, occupy('colonial-house', 'boston'))).toBe('not-present');
    const before = table({
      next: VIOLET,
      ships: { 'north-america': [GREEN, WHITE, GREEN] },
      cities: { quebec: VIOLET },
    });
    expect(before.offered(VIOLET, 'occupy')).toContain('boston');
    expect(before.refused(VIOLET, occupy('colonial-house', 'canton'))).toBe('region-closed');
    expect(before.refused(VIOLET, occupy('colonial-house', 'quebec'))).toBe('city-taken');
  });

  it('ruling 34: a ship takes its token, then opens, then the governor moves; a city gives its token before routes', () => {
    const opening = table({
      ships: { india: [GREEN] },
      tokens: { 'india 2': 'culture' },
      seats: { [GREEN]: { buildings: ['docks'] } },
    });
    opening.play(GREEN, ship('docks', 'india'));
    expect(opening.log.map(({ type }) => type)).toEqual([
      ...['activated', 'shipped', 'token', 'status', 'opened', 'governor', 'status', 'status'],
    ]);
    const occupying = table({
      cities: { london: GREEN },
      tokens: { paris: 'ship-token', 'london-paris': 'attack' },
      seats: { [GREEN]: { buildings: ['market'] } },
    });
    occupying.play(GREEN, occupy('colonial-house', 'paris'));
    expect(occupying.log.map((event) => ('from' in event ? event.from : event.type))).toEqual([
      ...['activated', 'occupied', 'city', 'route'],
    ]);
  });

  it('ruling 36: Occupy & Ship in Europe is the Occupy alone', () => {
    const game = table({ seats: { [GREEN]: { buildings: ['docks'] } } });
    game.play(GREEN, occupy('docks', 'london'));
    expect(game.asked()).toBe('turn 1');
    expect(game.refused(VIOLET, ship('colonial-house', 'europe'))).toBe('not-its-action');
    expect(table({ seats: { [GREEN]: { buildings: ['docks'] } } }).refused(GREEN, ship('docks', 'europe'))).toBe(
      'no-track',
    );
  });

  it('rulings 12 and 36: Ship first may open the region for the Occupy, and Occupy may come first where one is present', () => {
    const game = table({
      open: ['north-america'],
      tokens: { boston: 'finance' },
      seats: { [GREEN]: { harbour: 3, buildings: ['docks'] } },
    });
    game.play(GREEN, occupy('docks', 'boston'));
    expect([game.asked(), game.offered(GREEN, 'ship')]).toEqual(['second 0', ['north-america']]);
    expect(game.refused(GREEN, ship('docks', 'africa'))).toBe('another-region');
    expect(game.refused(GREEN, occupy('docks', 'quebec'))).toBe('not-its-second-part');
    expect(game.play(GREEN, ship('docks', 'north-america'))).toEqual({
      ...{ 'green harbour': -1, 'north-america ships': '+green' },
    });
    expect(SMALL.box.shores).not.toContain('europe');
  });
});
