import { defined } from '../../kernel/defined.ts';
import { pop } from '../../kernel/frames.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { allLegal, neverRuns } from '../../kernel/steps.ts';
import { AT, type Player } from '../state.ts';
import type { MoveOf } from '../moves.ts';
import type { GameStep, SeatContext } from './context.ts';
import { pass } from './pass.ts';
import { canPlace, placeMoves, placeRefusal } from './place.ts';
import { placeNow } from './place-now.ts';
import { raidNow } from './raid-now.ts';
import { raidTargets } from './raid.ts';
import { canUsePawn, pawnMoves, pawnRefusal, usePawn } from './turn-pawn.ts';
import { canUse, useLocation, useMoves, useRefusal } from './turn-use.ts';

/** A Location is placed for its whole price. */
const FOR_ITS_PRICE = {};

type TurnMove = MoveOf<'place' | 'pawn' | 'raid' | 'use' | 'pass'>;

const playerOf = ({ state, seat }: SeatContext): Player => defined(state.players[seat]);
const tokensOf = (context: SeatContext): number => defined(playerOf(context).goods[AT.raze]);

/** A turn of the Actions (rulebook, "Actions disponibles"): one action, or passing. */
export const turnStep: GameStep<'turn', TurnMove['type']> = {
  rule: 'actions',
  takes: ['place', 'pawn', 'raid', 'use', 'pass'],
  deciders: ({ frame }) => [frame.seat],
  candidates(context) {
    const moves: TurnMove[] = [];
    for (const placed of placeMoves(context, FOR_ITS_PRICE)) moves.push({ type: 'place', ...placed });
    moves.push(...pawnMoves(context));
    if (tokensOf(context) > 0) for (const target of raidTargets(context)) moves.push({ type: 'raid', ...target });
    moves.push(...useMoves(context));
    moves.push({ type: 'pass' });
    return moves;
  },
  refusal(context, move) {
    switch (move.type) {
      case 'place':
        return placeRefusal(context, 'place', move, FOR_ITS_PRICE);
      case 'pawn':
        return pawnRefusal(context, move);
      case 'raid':
        return raidRefusal(context, move);
      case 'use':
        return useRefusal(context, move);
      case 'pass':
        return undefined;
    }
  },
  // Each kind of move is listed by looking up once what all of its candidates have in common.
  judge: allLegal,
  apply(context, move) {
    pop(context.state);
    switch (move.type) {
      case 'place':
        placeNow(context, move, { kind: 'turn' });
        return;
      case 'pawn':
        return usePawn(context, move);
      case 'raid':
        return raidNow(context, { seat: move.seat, location: move.location }, true);
      case 'use':
        return useLocation(context, move);
      case 'pass':
        return pass(context, false);
    }
  },
  run: neverRuns,
};

function raidRefusal(context: SeatContext, { seat, location }: MoveOf<'raid'>): Refusal | undefined {
  if (tokensOf(context) === 0) return refuse('raid', 'no-raze-token');
  const isTarget = raidTargets(context).some((target) => target.seat === seat && target.location === location);
  return isTarget ? undefined : refuse('raid/targets', 'no-raid-target');
}

/** Whether `seat` can do anything but pass. */
export function canAct(context: SeatContext): boolean {
  return (
    canUsePawn(context) ||
    canPlace(context, FOR_ITS_PRICE) ||
    canUse(context) ||
    (tokensOf(context) > 0 && raidTargets(context).length > 0)
  );
}
