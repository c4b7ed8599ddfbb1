import { expect, test } from 'vitest';
import { empiresCard } from '#renderer/games/empires-of-the-north/card.ts';

const SAID = 'Nearly all cards and islands are reconstructed: those of the box are published nowhere.';

test('set-up and the first voyage at home say in a line that the cards are reconstructed', () => {
  for (const players of [2, 3, 4]) expect(empiresCard.note?.(players)).toBe(SAID);
  // Where home offers the first voyage.
  expect(empiresCard.pitch?.note).toBe(SAID);
});
