import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toyGame } from '#tests/engine/toy/toy.ts';
import { randomBot } from '#engine/bots/random.ts';
import type { PilotPart } from '#renderer/window/lessons.ts';
import { sail } from '../renderer/pilot/sail.ts';
import { toyPilot } from './pilot.ts';

test('a game brings two lessons and a page of rules in less than sixty lines', () => {
  const files = ['tests/toy/pilot.ts', 'tests/toy/rules/lake.md', 'tests/toy/rules/at-table.ts'];
  const lines = files.map((file) => readFileSync(file, 'utf8').trimEnd().split('\n').length);
  expect(lines.reduce((sum, count) => sum + count)).toBeLessThan(60);
});

test('they are told at the open table and behind the curtain', () => {
  const { said } = sail({
    game: toyGame,
    pack: {},
    pilot: toyPilot as unknown as PilotPart,
    options: { rounds: 2 },
    seats: 3,
    newcomers: 1,
    seed: 'lake',
    bot: randomBot as never,
    policy: 'random',
  });
  expect(said[0]?.lesson).toBe('aim');
  expect(said.map(({ lesson }) => lesson).toSorted()).toEqual(['aim', 'stake', 'turn']);
});
