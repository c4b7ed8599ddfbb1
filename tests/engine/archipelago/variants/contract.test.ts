import { test } from 'vitest';
import { keepsContract } from '../keeps-contract.ts';

test('a random game of 3 keeps the whole contract with desert, choose-trend and more-control', () => {
  keepsContract(3, 'short', ['desert', 'choose-trend', 'more-control']);
});

test('a random game of 4 keeps the whole contract with no-secrets and desert', () => {
  keepsContract(4, 'short', ['no-secrets', 'desert']);
});
