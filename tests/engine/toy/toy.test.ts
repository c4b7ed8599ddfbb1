import { expect, test } from 'vitest';
import { checkGame, type Report } from '../contract/check-game.ts';
import { toyGame } from './toy.ts';
import { reveals, toyTwin } from './twin.ts';
import { eventSchema, moveSchema } from './types.ts';

const GAMES = 100;

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

test(`${GAMES} random games keep the contract, and between them do everything there is to do`, () => {
  const reports: Report[] = [];
  for (let game = 0; game < GAMES; game++) {
    const options = { rounds: 1 + (game % 6) };
    reports.push(checkGame(toyGame, { options, seed: `toy ${game}`, steps: 200, twin: toyTwin, reveals }));
  }
  const moves = typesOf(moveSchema.options);
  expect(moves).toContain('forbid');
  expect(
    rare(
      moves,
      reports.map((report) => report.moves),
    ),
  ).toEqual([]);
  const events = typesOf(eventSchema.options);
  expect(events).toContain('built');
  expect(
    rare(
      events,
      reports.map((report) => report.events),
    ),
  ).toEqual([]);
  expect(new Set(reports.map(({ outcome }) => outcome.code))).toEqual(new Set(['counted', 'flood']));
  expect(reports.reduce((total, { twinSteps }) => total + twinSteps, 0)).toBeGreaterThan(GAMES * 10);
  expect(reports.filter(({ otherWorlds }) => otherWorlds === 0)).toEqual([]);
});

test('the same seed is the same game, with hooks and without: a failure can be reproduced', () => {
  const check = { options: { rounds: 4 }, seed: 'again' };
  const bare = checkGame(toyGame, check);
  expect(bare.steps).toBeGreaterThan(10);
  expect(checkGame(toyGame, check)).toEqual(bare);
  const hooked = checkGame(toyGame, { ...check, twin: toyTwin, reveals, mutate: (move) => [{ ...move, stake: 2 }] });
  expect([hooked.moves, hooked.events, hooked.outcome]).toEqual([bare.moves, bare.events, bare.outcome]);
});
