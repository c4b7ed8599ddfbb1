import { archipelagoMind } from '#engine/archipelago/mind/mind.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { EFFORTS, scaledEffort, searcher } from '#engine/bots/levels.ts';
import { BLUNDERS } from '../../../engine/archipelago/mind/blunders/blunders.ts';
import { positions } from '../../../engine/archipelago/mind/blunders/positions.ts';
import { blundersOf } from '../../blunders.ts';
import type { Part } from '../../part.ts';
import { botOf, GAME } from './play.ts';

/** The captain's work here, as a share of all of it: a blunder that it makes with less is seen the sooner. */
const WORK = 1 / 4;

/** Counts the visible blunders of captains and stewards in at most so many positions. */
export function blunders(positionsAtMost: number): Part {
  return blundersOf('Visible blunders at Archipelago', {
    game: GAME,
    blunders: BLUNDERS,
    positions: positions('long run'),
    bots: [searcher('captain', archipelagoMind(BASE_PACK), scaledEffort(EFFORTS.captain, WORK)), botOf('steward')],
    positionsAtMost,
    seed: 'long run',
  });
}
