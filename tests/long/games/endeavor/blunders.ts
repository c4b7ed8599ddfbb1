import { BASE_PACK } from '#engine/endeavor/data/base/base-pack.ts';
import { endeavorMind } from '#engine/endeavor/mind/mind.ts';
import { EFFORTS, searcher } from '#engine/bots/levels.ts';
import { BLUNDERS } from '../../../engine/endeavor/mind/blunders/blunders.ts';
import { positions } from '../../../engine/endeavor/mind/blunders/positions.ts';
import { blundersOf } from '../../blunders.ts';
import type { Part } from '../../part.ts';
import { botOf, GAME } from './play.ts';

/** Counts the visible blunders of captains, at all of their work, and of stewards in at most so many positions. */
export function blunders(positionsAtMost: number): Part {
  return blundersOf('Visible blunders at Endeavor', {
    game: GAME,
    blunders: BLUNDERS,
    positions: positions('long run'),
    bots: [searcher('captain', endeavorMind(BASE_PACK), EFFORTS.captain), botOf('steward')],
    positionsAtMost,
    seed: 'long run',
  });
}
