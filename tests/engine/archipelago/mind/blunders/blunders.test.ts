import { expect, test } from 'vitest';
import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { EFFORTS, scaledEffort, searcher } from '#engine/bots/levels.ts';
import { askAround } from '../../../bots/blunders.ts';
import { game } from '../../twin.ts';
import { BLUNDERS } from './blunders.ts';
import { positions } from './positions.ts';

/** Deals of the captain that is asked: the fewer there are, the sooner it shows what no rule keeps it from. */
const FEW = 8;
const OCCASIONS = 10;

test('a captain makes no visible blunder at the first occasions for each; the long run counts them in many', () => {
  const made: string[] = [];
  const [captain] = askAround({
    game,
    blunders: BLUNDERS,
    positions: positions('blunders'),
    bots: [searcher('captain', archipelagoMind(BASE_PACK), scaledEffort(EFFORTS.captain, FEW / EFFORTS.captain.deals))],
    occasions: OCCASIONS,
    positionsAtMost: 12_000,
    seed: 'blunders',
    tell: (_, __, ids, move) => made.push(`${ids.join(', ')}: ${JSON.stringify(move)}`),
  });
  expect(made).toEqual([]);
  for (const [id, { occasions }] of captain?.tallies ?? []) expect(occasions, id).toBeGreaterThanOrEqual(OCCASIONS);
});

test('every position that is made up for an occasion is one of the game', () => {
  let left = 400;
  for (const { state, seat } of positions('made up')) {
    expect(game.invariants(state)).toEqual([]);
    expect(game.deciders(state)).toContain(seat);
    if (--left === 0) break;
  }
});
