import { push } from '../../kernel/frames.ts';
import type { Tile } from '../data/goods.ts';
import type { MoveContext, SeatContext } from './context.ts';

/** What declares the action of a tile: a pawn, or the card of a Location that names it. */
export type Declaration = {
  readonly seat: number;
  readonly tile: Tile;
  readonly pawn: number | null;
  readonly by: number | null;
  /** The card that names the tile; null for a pawn. */
  readonly card: string | null;
  readonly chain: readonly number[];
};

/** Declares the action of a tile, with its window for one boost or field (ruling 42). It must be one that `canDeclare` allows. */
export function openTile({ state, emit }: MoveContext, { seat, tile, pawn, by, card, chain }: Declaration): void {
  push(state, { kind: 'tile', seat, tile, window: true, boost: null, pawn, by, chain: [...chain] });
  emit({ type: 'declared', seat, tile, by: card });
}

/** Whether `seat` may declare the action of a tile: it can be done, now or after a boost or field of the hand (ruling 42). */
export function canDeclare(_context: SeatContext, _tile: Tile): boolean {
  return true;
}
