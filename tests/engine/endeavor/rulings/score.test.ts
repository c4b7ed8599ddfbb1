import { describe, expect, it } from 'vitest';
import { GREEN, sum, table, VIOLET, WHITE } from '../table.ts';

describe('the score', () => {
  it('ruling 27: tokens count nothing, spent or not', () => {
    const game = table({ seats: { [GREEN]: { tokens: { attack: 2, 'pay-token': 1, politics: 2 } }, [VIOLET]: {} } });
    expect(game.score(GREEN)).toEqual(game.score(VIOLET));
  });

  it('rulings 28 and 48: three discs in the harbour count one; those on buildings, map and supply none', () => {
    const points = [0, 2, 3, 5, 6, 8].map((harbour) => {
      const game = table({
        ships: { africa: [GREEN, GREEN, GREEN] },
        seats: { [GREEN]: { harbour, buildings: ['market*', 'colonial-house*'], tokens: { 'pay-token': 1 } } },
      });
      return game.score(GREEN)['harbour'];
    });
    expect(points).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('ruling 39: without a governor, or where all fit into normal places, an empty place counts three', () => {
    const points = (cards: string[], P: number) =>
      table({ open: ['far-east', 'africa', 'india'], seats: { [GREEN]: { cards, status: { P } } } }).score(GREEN)[
        'empty-place'
      ];
    expect(points([], 0)).toBe(3);
    expect(points(['far-east-1'], 0)).toBe(3);
    expect(points(['far-east-governor'], 0)).toBe(3);
    expect(points(['far-east-governor', 'far-east-1'], 0)).toBe(0);
    expect(points(['far-east-governor', 'far-east-1'], 2)).toBe(3);
    expect(points(['far-east-governor', 'africa-governor'], 1)).toBe(0);
    expect(points(['far-east-governor', 'slavery-0'], 0)).toBe(3);
    expect(points(['far-east-governor', 'slavery-0', 'slavery-1'], 0)).toBe(0);
  });

  it('ruling 10: a route counts for whoever holds both ends at the end, whoever took its token', () => {
    const game = table({
      cities: { london: GREEN, paris: GREEN, lisbon: GREEN, rome: VIOLET, quebec: GREEN, boston: VIOLET },
      open: ['north-america'],
    });
    expect([game.score(GREEN)['routes'], game.score(VIOLET)['routes']]).toEqual([3, 0]);
    expect([game.score(GREEN)['cities'], game.score(VIOLET)['cities']]).toEqual([4, 3]);
  });

  it('ruling 35: a city passes from hand to hand and is never free again', () => {
    const game = table({
      cities: { rome: GREEN },
      seats: { [GREEN]: {}, [WHITE]: { tokens: { attack: 1 } } },
      next: WHITE,
    });
    game.play(WHITE, { type: 'attack', by: 'attack', at: 'rome' });
    expect([game.score(GREEN)['cities'], game.score(WHITE)['cities']]).toEqual([0, 2]);
  });

  it('most glory wins, and who ties for it shares the victory (l. 664)', () => {
    const game = table({
      round: 7,
      at: 'round-end',
      seats: { [GREEN]: { harbour: 3 }, [VIOLET]: { harbour: 5 }, [WHITE]: { harbour: 2 } },
    });
    expect([GREEN, VIOLET, WHITE].map((seat) => sum(game.score(seat)))).toEqual([4, 4, 3]);
    expect(game.asked()).toBe('over');
  });
});
