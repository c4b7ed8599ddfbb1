import { expect, test } from 'vitest';
import { EFFORTS, scaledEffort, searcher } from '#engine/bots/levels.ts';
import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { endeavorMind } from '#engine/endeavor/mind/mind.ts';
import { askAround } from '../../../bots/blunders.ts';
import { GAME } from '../../bots/company.ts';
import { BLUNDERS } from './blunders.ts';
import { positions } from './positions.ts';

/** Occasions of each kind. */
const OCCASIONS = 10;

test('a captain makes no visible blunder at the first occasions for each; the long run counts them in many', () => {
  const made: string[] = [];
  const [captain] = askAround({
    game: GAME,
    blunders: BLUNDERS,
    positions: positions('blunders'),
    bots: [searcher('captain', endeavorMind(BASE_PACK), scaledEffort(EFFORTS.captain, 1 / 16))],
    occasions: OCCASIONS,
    positionsAtMost: 6000,
    seed: 'blunders',
    tell: (_, __, ids, move) => made.push(`${ids.join(', ')}: ${JSON.stringify(move)}`),
  });
  expect(made).toEqual([]);
  for (const [id, { occasions }] of captain?.tallies ?? []) expect(occasions, id).toBeGreaterThanOrEqual(OCCASIONS);
});
