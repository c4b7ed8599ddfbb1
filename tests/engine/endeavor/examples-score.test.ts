/** The last worked example of the rulebook: the score of Red. It takes more cities than the small pack has. */
import { expect, it } from 'vitest';
import { validatePack } from '#engine/endeavor/data/validate.ts';
import { SMALL_PACK } from './small-pack.ts';
import { playedWith, RED, sum, table, VIOLET } from './table.ts';

const city = (id: string) => ({ id, region: 'europe', glory: 1, source: 'reconstructed' }) as const;

/** Two cities more; the last route ends at a city that Red does not hold. */
const PACK = {
  ...SMALL_PACK,
  cities: [...SMALL_PACK.cities, city('vienna'), city('tunis')],
  routes: SMALL_PACK.routes.map((route) =>
    route.id === 'bombay-canton'
      ? { ...route, id: 'bombay-tunis', ends: ['bombay', 'tunis'] as [string, string] }
      : route,
  ),
  tokens: SMALL_PACK.tokens.map((token) => (token.id === 'politics' ? { ...token, copies: 10 } : token)),
};

it('the pack of the example is a pack', () => {
  expect(validatePack(PACK)).toMatchObject({ ok: true });
});

it('E20 (l. 668): Red counts 16 + 9 + 10 + 7 + 7 + 12 + 5 + 3 + 3 + 1 - 2 = 71', () => {
  const cities = PACK.cities.map(({ id }) => [id, id === 'tunis' ? VIOLET : RED] as const);
  const game = table(
    {
      players: 5,
      round: 7,
      at: 'round-end',
      open: ['north-america', 'south-america', 'africa', 'india', 'far-east'],
      cities: Object.fromEntries(cities),
      seats: {
        [RED]: {
          harbour: 3,
          buildings: ['workshop', 'theatre', 'bank', 'university'],
          cards: ['north-america-5', 'far-east-5', 'africa-3', 'africa-1'],
          down: ['slavery-0', 'slavery-1'],
          tokens: { attack: 1 },
          status: { I: 10, C: 8, F: 9, P: 12 },
        },
      },
    },
    playedWith(PACK),
  );
  expect([game.asked(), game.opening]).toEqual(['over', { ended: 1 }]);
  expect(game.score(RED)).toEqual({
    cities: 16,
    routes: 9,
    industry: 10,
    culture: 7,
    finance: 7,
    politics: 12,
    cards: 5,
    'empty-place': 3,
    buildings: 3,
    harbour: 1,
    slavery: -2,
  });
  expect(sum(game.score(RED))).toBe(71);
  expect(playedWith(PACK).game.outcome(game.state)?.seats[RED]).toEqual({ won: true, place: 1, points: 71 });
});
