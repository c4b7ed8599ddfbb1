import { expect, test } from 'vitest';
import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { EFFORTS, scaledEffort, searcher } from '#engine/bots/levels.ts';
import { askAround, occasionsAt } from '../../../bots/blunders.ts';
import { game } from '../../twin.ts';
import { mind } from '../positions.ts';
import { BLUNDERS } from './blunders.ts';
import { givingMore, keeping } from './crises.ts';
import { placingNobody, spendingTokens } from './goods.ts';
import { positions } from './positions.ts';

/** Deals of the captain that is asked, a quarter of its own, and occasions of each kind. */
const [DEALS, OCCASIONS] = [8, 10];

test('a captain makes no visible blunder at the first occasions for each; the long run counts them in many', () => {
  const made: string[] = [];
  const effort = scaledEffort(EFFORTS.captain, DEALS / EFFORTS.captain.deals);
  const [captain] = askAround({
    game,
    blunders: BLUNDERS,
    positions: positions('blunders'),
    bots: [searcher('captain', archipelagoMind(BASE_PACK), effort)],
    occasions: OCCASIONS,
    positionsAtMost: 12_000,
    seed: 'blunders',
    tell: (_, __, ids, move) => made.push(`${ids.join(', ')}: ${JSON.stringify(move)}`),
  });
  // Where two chances are near each other, so few deals err now and then; a rule that is missing errs more often.
  expect(made.slice(1)).toEqual([]);
  for (const [id, { occasions }] of captain?.tallies ?? []) expect(occasions, id).toBeGreaterThanOrEqual(OCCASIONS);
});

/** Kinds that no captain makes, because the moves are never looked at. */
const RULED: readonly unknown[] = [keeping, givingMore, placingNobody, spendingTokens];

test('moves that are a blunder by rule are not worth a look', () => {
  const ruled = BLUNDERS.filter(({ wrong }) => RULED.includes(wrong));
  expect(ruled).toHaveLength(RULED.length);
  const looked: string[] = [];
  const found = new Map<string, number>();
  let left = 4000;
  for (const asked of positions('by rule')) {
    if (left-- === 0) break;
    for (const { blunder, isMade } of occasionsAt(game, ruled, asked, 'by rule')) {
      const moves = game.legalMoves(asked.state, asked.seat);
      const priors = mind.priors(asked.state, asked.seat, moves);
      const isLooked = moves.some((move, index) => isMade(move) && priors[index] !== Number.NEGATIVE_INFINITY);
      if (isLooked) looked.push(`${blunder.id}: ${JSON.stringify(asked.state.frames.at(-1))}`);
      found.set(blunder.id, (found.get(blunder.id) ?? 0) + 1);
    }
  }
  expect(looked).toEqual([]);
  for (const { id } of ruled) expect(found.get(id), id).toBeGreaterThan(10);
});

test('every position that is made up for an occasion is one of the game', () => {
  let left = 400;
  for (const { state, seat } of positions('made up')) {
    expect(game.invariants(state)).toEqual([]);
    expect(game.deciders(state)).toContain(seat);
    if (--left === 0) break;
  }
});
