import { test } from 'vitest';
import { keepsContract } from '../keeps-contract.ts';

test('a random game of 2 keeps the whole contract with more-spice and benefactor', () => {
  keepsContract(2, 'short', ['more-spice', 'benefactor']);
});

test('a random game of 5 keeps the whole contract with more-spice and choose-trend', () => {
  keepsContract(5, 'short', ['more-spice', 'choose-trend']);
});
