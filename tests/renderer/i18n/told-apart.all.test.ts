import { expect, test } from 'vitest';
import { MIXED_UP } from './told-apart.ts';

test('moves of Archipelago that differ have different words', () => {
  expect(MIXED_UP.archipelago(500, 25)).toEqual([]);
});

test('moves of Empires of the North that differ have different words', () => {
  expect(MIXED_UP.empires(900, 24)).toEqual([]);
});
