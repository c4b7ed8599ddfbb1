import { defined } from '../../kernel/defined.ts';
import { pop } from '../../kernel/frames.ts';
import { refuse, refusePrivately, type Refusal } from '../../kernel/refusal.ts';
import type { FrameOf } from '../frames.ts';
import type { MoveOf } from '../moves.ts';
import type { GameStep, SeatContext } from './context.ts';
import { doTile, type TileMove } from './tile-do.ts';
import { tileMoves, tileRefusal } from './tile-moves.ts';
import { canDoInOpen } from './tile.ts';
import { discardBoost, placeField, playBoost, windowMoves, windowRefusal, type WindowMove } from './tile-window.ts';

const RULE = 'window';

type Declared = FrameOf<'tile'>;
type AnyMove = TileMove | WindowMove | MoveOf<'done'>;

/** Whether the seat has something to decide, as far as everybody can see: a hand may hold anything. */
function asks(context: SeatContext, { tile, window }: Declared): boolean {
  const { hand } = defined(context.state.players[context.seat]);
  if (hand.length > 0 && (window || tile === 'construct')) return true;
  if (tile === 'construct' || tile === 'explore' || tile === 'populate') return false;
  return tileMoves(context, tile).length > 1;
}

/** Every card for the window and every way to do the action; `done` where there is neither. */
function movesOf(context: SeatContext, frame: Declared): AnyMove[] {
  const actions = tileMoves(context, frame.tile);
  return frame.window ? [...windowMoves(context, frame), ...actions] : actions;
}

/**
 * The action must be done (l. 530). Only if a boost, or what answered it, has left no way to do it, it is given up. Whether there is a
 * card to place is a secret.
 */
function doneRefusal(context: SeatContext, frame: Declared): Refusal | undefined {
  if (canDoInOpen(context, frame.tile, true)) return refuse(RULE, 'must-be-done');
  return movesOf(context, frame).length === 0 ? undefined : refusePrivately(RULE, 'must-be-done');
}

/**
 * A declared action (rulebook, "Cartes Boost et Champ"; ruling 42): one boost or one field of the hand first, if wished, and then
 * the action itself. What leaves no choice happens by itself.
 */
export const tileStep: GameStep<'tile', AnyMove['type']> = {
  rule: RULE,
  takes: ['boost', 'field', 'explore', 'populate', 'construct', 'harvest', 'sail', 'done'],
  deciders(context) {
    const { frame } = context;
    const { seat } = frame;
    return frame.boost === null && asks({ ...context, seat }, frame) ? [seat] : [];
  },
  candidates: (context) => [...movesOf(context, context.frame), { type: 'done' }],
  refusal(context, move) {
    const { frame } = context;
    switch (move.type) {
      case 'done':
        return doneRefusal(context, frame);
      case 'boost':
      case 'field':
        return windowRefusal(context, frame, move);
      default:
        return tileRefusal(context, frame.tile, move);
    }
  },
  judge:
    (context) =>
    ({ type }) =>
      type === 'done' ? doneRefusal(context, context.frame) : undefined,
  apply(context, move) {
    const { frame, state } = context;
    switch (move.type) {
      case 'boost':
        return playBoost(context, frame, move.card);
      case 'field':
        return placeField(context, frame, move);
      case 'done':
        pop(state);
        return context.emit({ type: 'undone', seat: context.seat, tile: frame.tile });
      default:
        pop(state);
        return doTile(context, move, frame);
    }
  },
  run(context) {
    const { frame, state, emit } = context;
    if (frame.boost !== null) return discardBoost(context, frame);
    const { seat, tile } = frame;
    const own = { ...context, seat };
    const [only] = tileMoves(own, tile);
    pop(state);
    if (only === undefined) return emit({ type: 'undone', seat, tile });
    return doTile(own, only, frame);
  },
};
