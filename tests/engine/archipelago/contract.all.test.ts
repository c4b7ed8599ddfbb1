import { expect, test } from 'vitest';
import { keepsContract, voyageKeepsContract } from './keeps-contract.ts';

test.each([
  [2, 'short'],
  [3, 'long'],
  [4, 'short'],
  [5, 'long'],
] as const)('a random game of %i, %s, keeps the whole contract', (players, length) => {
  keepsContract(players, length);
});

test.each([4, 5])('a first voyage of %i keeps the whole contract', (players) => {
  expect(voyageKeepsContract(players)).toBeDefined();
});
