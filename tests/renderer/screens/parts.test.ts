import { expect, it } from 'vitest';
import { partsOf } from '#renderer/screens/records/parts.ts';

it('a file is cut into parts that are the file again', () => {
  expect(partsOf('abcdefg', 3)).toEqual(['abc', 'def', 'g']);
  expect(partsOf('', 3)).toEqual(['']);
  expect(partsOf('abc', 3)).toEqual(['abc']);
});
