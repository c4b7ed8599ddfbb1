import { BLUNDERS } from '../../../engine/archipelago/mind/blunders/blunders.ts';
import { positions } from '../../../engine/archipelago/mind/blunders/positions.ts';
import { blundersOf } from '../../blunders.ts';
import type { Part } from '../../part.ts';
import { botOf, GAME } from './play.ts';

/** Counts the visible blunders of captains, at all of their work, and of stewards in at most so many positions. */
export function blunders(positionsAtMost: number): Part {
  return blundersOf('Visible blunders at Archipelago', {
    game: GAME,
    blunders: BLUNDERS,
    positions: positions('long run'),
    bots: [botOf('captain'), botOf('steward')],
    positionsAtMost,
    seed: 'long run',
  });
}
