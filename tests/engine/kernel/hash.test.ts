import { describe, expect, test } from 'vitest';
import { canonicalJson, hashText, hashValue } from '#engine/kernel/hash.ts';

describe('one text for one value', () => {
  test('whatever the order of the keys, at any depth', () => {
    const one = { b: [{ y: 1, x: 2 }], a: { d: null, c: 'c' } };
    const other = { a: { c: 'c', d: null }, b: [{ x: 2, y: 1 }] };
    expect(canonicalJson(one)).toBe('{"a":{"c":"c","d":null},"b":[{"x":2,"y":1}]}');
    expect(canonicalJson(other)).toBe(canonicalJson(one));
    expect(hashValue(other)).toBe(hashValue(one));
  });

  test('members that are undefined are as good as missing, elements become null as in JSON', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
    expect(canonicalJson([undefined, 1])).toBe('[null,1]');
  });

  test('is read back as the same value', () => {
    const value = { text: 'quote " and \\ and \u2028', list: [true, false, null, -1.5, 1e21], empty: {}, none: [] };
    expect(JSON.parse(canonicalJson(value))).toEqual(value);
  });

  test('survives a round through JSON', () => {
    const value = { z: 1, a: [{ k: undefined, j: 2 }] };
    expect(hashValue(JSON.parse(JSON.stringify(value)))).toBe(hashValue(value));
  });
});

describe('different values, different hashes', () => {
  test.each([
    [
      [1, 2],
      [2, 1],
    ],
    [{ a: 1 }, { a: '1' }],
    [{ a: null }, {}],
    [[[1], 2], [[1, 2]]],
    [{ 'a":1,"b': 2 }, { a: 1, b: 2 }],
  ])('%j and %j', (one, other) => {
    expect(hashValue(one)).not.toBe(hashValue(other));
  });
});

test('the hash is SHA-256 of the UTF-8 text', () => {
  expect(hashText('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(hashText('é')).toBe('4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c');
});
