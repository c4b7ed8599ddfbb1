import { defined } from '../../../kernel/defined.ts';
import { refuse } from '../../../kernel/refusal.ts';
import type { MoveOf } from '../../moves.ts';
import { advance, canAdvance, ownShips } from '../../rules/queue.ts';
import { choosing, next, onceMore, type Asking, type Clause } from '../word.ts';

const pawns = ({ state, seat }: Asking) => defined(state.players[seat]).pawns;

/**
 * Moves an own placed pawn to any other tile: no action, no turning over (l. 633, 662; ruling 48). One that is exhausted may be
 * moved, to no use.
 */
export const moveWord = choosing<Clause<'move'>, MoveOf<'move'>>({
  rule: 'effects/move',
  takes: 'move',
  possible: (scene) => pawns(scene).some(({ tile }) => tile !== null),
  choices(scene) {
    const moves: MoveOf<'move'>[] = [];
    pawns(scene).forEach(({ tile: from }, pawn) => {
      if (from === null) return;
      for (const tile of scene.state.ring) if (tile !== from) moves.push({ type: 'move', pawn, tile });
    });
    return moves;
  },
  optional: () => true,
  refusal(scene, _effect, { pawn, tile }) {
    const from = pawns(scene)[pawn]?.tile;
    if (from === undefined) return refuse('pawns/move', 'no-such-pawn');
    if (from === null) return refuse('pawns/move', 'pawn-not-placed');
    return from === tile ? refuse('pawns/move', 'already-there') : undefined;
  },
  apply(scene, _effect, { pawn, tile }) {
    const { seat, frame, emit } = scene;
    const moved = defined(pawns(scene)[pawn]);
    const from = defined(moved.tile ?? undefined);
    moved.tile = tile;
    next(frame);
    emit({ type: 'moved', seat, pawn, from, tile });
  },
});

/** Own ships change places with the one before them, so often in all (l. 625; ruling 50). */
export const advanceWord = choosing<Clause<'advance'>, MoveOf<'advance'>>({
  rule: 'effects/advance',
  takes: 'advance',
  possible({ state, seat }) {
    for (let at = 1; at < state.queue.length; at++) if (canAdvance(state, seat, at)) return true;
    return false;
  },
  choices: ({ state, seat }) => ownShips(state, seat).map((ship) => ({ type: 'advance', ship })),
  optional: () => true,
  refusal({ state, seat }, _effect, { ship }) {
    if (state.queue[ship]?.seat !== seat) return refuse('effects/advance', 'not-your-ship');
    return canAdvance(state, seat, ship) ? undefined : refuse('effects/advance', 'first-in-queue');
  },
  apply(scene, { n }, { ship }) {
    onceMore(scene.frame, n);
    advance(scene, ship);
  },
});
