import { expect, test } from 'vitest';
import { hashOfMeaning } from '#engine/kernel/pack/meaning.ts';

const RECORD = {
  id: 'hill',
  lands: [{ icons: ['wood'] }],
  source: 'rulebook',
  note: 'seen',
  sources: { id: 'inferred' },
};

test('records that say the same have the same hash, wherever their values come from', () => {
  const elsewhere = { lands: [{ icons: ['wood'] }], id: 'hill', source: 'reconstructed' };
  expect(hashOfMeaning([RECORD])).toBe(hashOfMeaning([elsewhere]));
});

test('a value that differs, however deep, makes another hash', () => {
  expect(hashOfMeaning([{ ...RECORD, lands: [{ icons: ['stone'] }] }])).not.toBe(hashOfMeaning([RECORD]));
  expect(hashOfMeaning([RECORD, null])).not.toBe(hashOfMeaning([RECORD]));
});
