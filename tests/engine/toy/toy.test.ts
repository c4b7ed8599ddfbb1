import { describe, expect, test } from 'vitest';
import { checkGame, type Report } from '../contract/check-game.ts';
import { FORMS, toyOptions } from './forms.ts';
import { toyGame } from './toy.ts';
import { reveals, toyTwin } from './twin.ts';
import { eventSchema, moveSchema } from './types.ts';

/** Of each form and number of seats. */
const GAMES = 18;

/** Those of `kinds` that happened less than three times in all the games. */
function rare(kinds: Iterable<string>, games: readonly Readonly<Record<string, number>>[]): string[] {
  const times = (kind: string) => games.reduce((total, counts) => total + (counts[kind] ?? 0), 0);
  return [...kinds].filter((kind) => times(kind) < 3);
}

const typesOf = (options: readonly { shape: { type: { toJSONSchema(): { const?: unknown; enum?: unknown[] } } } }[]) =>
  options.flatMap(({ shape }) => {
    const schema = shape.type.toJSONSchema();
    return (schema.enum ?? [schema.const]).map(String);
  });

/** What has happened in the games of every form: between them they do everything there is to do. */
const reports: Report[] = [];

describe.each(FORMS)('the toy that hides $name', ({ check, hides }) => {
  test.each([1, 2, 3, 4])(`keeps the contract in ${GAMES} random games of %i`, (players) => {
    const games = Array.from({ length: GAMES }, (_, game) =>
      check({ options: toyOptions(players, game), seed: `toy ${game}`, steps: 200 }),
    );
    reports.push(...games);
    expect(games.some(({ twinSteps }) => twinSteps > 10)).toBe(hides);
    // Whoever sits alone has nobody to keep a secret from but the deck.
    const secrets = hides && players > 1;
    expect(games.filter(({ otherWorlds }) => otherWorlds > 0)).toHaveLength(secrets ? GAMES : 0);
  });
});

test('between them the games do everything there is to do', () => {
  const moves = typesOf(moveSchema.options);
  expect(moves).toContain('forbid');
  const movesOf = reports.map((report) => report.moves);
  expect(rare(moves, movesOf)).toEqual([]);
  const events = typesOf(eventSchema.options);
  expect(events).toContain('built');
  const eventsOf = reports.map((report) => report.events);
  expect(rare(events, eventsOf)).toEqual([]);
  expect(new Set(reports.map(({ outcome }) => outcome.code))).toEqual(new Set(['counted', 'flood']));
});

test('the same seed is the same game, with hooks and without: a failure can be reproduced', () => {
  const check = { options: { rounds: 4 }, seed: 'again' };
  const bare = checkGame(toyGame, check);
  expect(bare.steps).toBeGreaterThan(10);
  expect(checkGame(toyGame, check)).toEqual(bare);
  const hooked = checkGame(toyGame, { ...check, twin: toyTwin, reveals, mutate: (move) => [{ ...move, stake: 2 }] });
  expect([hooked.moves, hooked.events, hooked.outcome]).toEqual([bare.moves, bare.events, bare.outcome]);
});
