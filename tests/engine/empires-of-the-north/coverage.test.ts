import { expect, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { cover } from './covering/cover.ts';
import { playedWith, SMALL } from './laid.ts';

test.each([
  ['base', playedWith(BASE_PACK)],
  ['small', SMALL],
])('every card, word, icon, occasion and side of an island of the %s pack changes a state three times', (_, played) => {
  const { missing, counts } = cover(played, { times: 3, games: 250, seed: 'coverage' });
  expect(missing).toEqual([]);
  expect(counts.size).toBeGreaterThan(150);
});
