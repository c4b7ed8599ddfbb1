import { expect, test } from 'vitest';
import { keepsContract, voyageKeepsContract } from './keeps-contract.ts';

test.each([
  [2, 'long'],
  [3, 'short'],
  [4, 'long'],
  [5, 'short'],
] as const)('a random game of %i, %s, keeps the whole contract', (players, length) => {
  keepsContract(players, length);
});

test('a first voyage of 3 keeps the whole contract', () => {
  expect(voyageKeepsContract(3)).toBeDefined();
});
