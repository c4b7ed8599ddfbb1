/** What it is worth to use a pawn, and to move one. */
import { defined } from '../../kernel/defined.ts';
import type { Tile } from '../data/goods.ts';
import { neighboursOf } from '../figures/ring.ts';
import type { MoveOf } from '../moves.ts';
import { canDeclare } from '../rules/tile.ts';
import { AT } from '../state.ts';
import { memo, type Evaluation } from './evaluation.ts';
import { payCost } from './goods.ts';
import { answersTo } from './specials.ts';
import { tileWorth } from './tiles.ts';

/** What the use of a pawn is worth that is kept for later: there are few of them in a round. */
export const PAWN = 1.76;
/** How much a good place for the second use counts. */
const NEXT = 0.1;

/** Whether the action of a tile can be declared now. */
const mayDeclare = (evaluation: Evaluation, tile: Tile): boolean =>
  memo(evaluation, `declare ${tile}`, () => (canDeclare(evaluation, tile) ? 1 : 0)) === 1;

/** What the best second use from a tile would be worth. */
function secondWorth(evaluation: Evaluation, from: Tile): number {
  let best = 0;
  for (const tile of neighboursOf(evaluation.state.ring, from)) {
    if (mayDeclare(evaluation, tile)) best = Math.max(best, tileWorth(evaluation, tile));
  }
  return best;
}

/** Whether there is anything to feed a pawn with. */
const hasFood = ({ player }: Evaluation): boolean =>
  defined(player.goods[AT.food]) + defined(player.goods[AT.gold]) > 0;

/** What else the use of a pawn means: what it costs, what answers, and where it stands afterwards. */
export function pawnRest(evaluation: Evaluation, { pawn, tile, pay }: MoveOf<'pawn'>): number {
  const again = defined(evaluation.player.pawns[pawn]).tile !== null;
  if (again) return answersTo(evaluation, 'again') - payCost(evaluation, pay);
  return hasFood(evaluation) ? NEXT * secondWorth(evaluation, tile) : 0;
}

/** What it is worth to move a pawn to a tile: the second use that it then could have. */
export function movedWorth(evaluation: Evaluation, pawn: number, tile: Tile): number {
  const { state, tile: from } = defined(evaluation.player.pawns[pawn]);
  if (from === null || state !== 'active' || !hasFood(evaluation)) return -0.01;
  return 0.7 * (secondWorth(evaluation, tile) - secondWorth(evaluation, from));
}

/** What the best move of a pawn is worth. */
export function moveWorth(evaluation: Evaluation): number {
  let best = 0;
  evaluation.player.pawns.forEach(({ state, tile: from }, pawn) => {
    if (state !== 'active' || from === null) return;
    for (const tile of evaluation.state.ring) best = Math.max(best, movedWorth(evaluation, pawn, tile));
  });
  return Math.min(1.2, best);
}
