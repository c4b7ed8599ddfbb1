import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { endeavor } from '#engine/endeavor/endeavor.ts';
import { eventSchema } from '#engine/endeavor/events.ts';
import { moveSchema } from '#engine/endeavor/moves.ts';
import { PHASE_ORDERS } from '#engine/endeavor/options.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { checkGame, type Report } from '../contract/check-game.ts';
import { SMALL_PACK } from './small-pack.ts';

const BASE = endeavor(BASE_PACK);
const SMALL = endeavor(SMALL_PACK);

/** A Europe of many cities where everybody can draw: chance comes to its last card, the abolition, which it hardly ever does elsewhere. */
const PORTS = 14;
const WIDE = endeavor({
  ...SMALL_PACK,
  cities: [
    ...SMALL_PACK.cities,
    ...Array.from({ length: PORTS }, (_, port) => ({
      id: `port-${port}`,
      region: 'europe',
      glory: 1,
      source: 'reconstructed' as const,
    })),
  ],
  start: { ...SMALL_PACK.start, action: 'occupy/draw' },
  tokens: SMALL_PACK.tokens.map((token) =>
    token.id === 'occupy-draw' ? { ...token, copies: token.copies + PORTS } : token,
  ),
});

const reports: Report[] = [];

describe.each(PHASE_ORDERS)('phases %s', (phases) => {
  test.each([2, 3, 4, 5])('random games of %i keep the whole contract', (players) => {
    const options = { players, phases };
    const games = [BASE, SMALL, SMALL].map((game, at) =>
      checkGame(game, { options, seed: `contract ${players}/${at}` }),
    );
    for (const { outcome, twinSteps, otherWorlds } of games) {
      expect([outcome.code, outcome.seats.length]).toEqual(['counted', players]);
      expect([twinSteps, otherWorlds]).toEqual([0, 0]);
    }
    reports.push(...games);
  });
});

test.each([3, 4, 5])('a first voyage of %i keeps the whole contract', (players) => {
  const options = { players, phases: 'one-by-one', laid: 'first-voyage' } as const;
  expect(checkGame(BASE, { options, seed: `laid ${players}` }).outcome.code).toBe('counted');
});

test('games that come to the abolition keep it too', () => {
  const games = Array.from({ length: 10 }, (_, at) =>
    checkGame(WIDE, { options: { players: 4, phases: 'one-by-one' }, seed: `wide ${at}` }),
  );
  expect(games.filter(({ events }) => (events['turned-down'] ?? 0) > 0).length).toBeGreaterThan(1);
  reports.push(...games);
});

/** The values that the field `type` of a union of objects can have. */
const typesOf = (options: readonly { shape: { type: { toJSONSchema(): { const?: unknown; enum?: unknown[] } } } }[]) =>
  options.flatMap(({ shape }) => {
    const schema = shape.type.toJSONSchema();
    return (schema.enum ?? [schema.const]).map(String);
  });

test('between them the games do everything there is to do', () => {
  const lacking = (kinds: readonly string[], counts: 'moves' | 'events'): string[] =>
    kinds.filter((kind) => reports.every((report) => report[counts][kind] === undefined));
  expect(lacking(typesOf(moveSchema.options), 'moves')).toEqual([]);
  expect(lacking(typesOf(eventSchema.options), 'events')).toEqual([]);
});

test('whatever a valid pack calls its things, moves can name them', () => {
  const long = 'a'.repeat(100);
  const start = { ...SMALL_PACK.start, id: long };
  const game = endeavor({ ...SMALL_PACK, start });
  const { outcome } = checkGame(game, { options: { players: 3, phases: 'one-by-one' }, seed: 'long names' });
  expect(outcome.code).toBe('counted');
});

test('all viewers see the same bytes, and what a seat knows is that view', () => {
  const state = BASE.setup({ players: 4, phases: 'one-by-one' }, 'views', () => undefined);
  const open = canonicalJson(BASE.view(state, 'public'));
  for (const seat of [0, 1, 2, 3]) {
    expect(canonicalJson(BASE.view(state, seat))).toBe(open);
    expect(canonicalJson(BASE.information(state, seat))).toBe(
      canonicalJson({ seat, view: BASE.view(state, 'public') }),
    );
  }
  const { rng: _, ...rest } = state;
  expect(open).toBe(canonicalJson(rest));
});
