import { defined } from '../../kernel/defined.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import { TILES, type Goods, type Tile } from '../data/goods.ts';
import { couldDo } from '../effects/could-do.ts';
import { canPay, payGoods, paymentRefusal, paymentsFor } from '../effects/payment.ts';
import { happened } from '../effects/specials.ts';
import { neighboursOf } from '../figures/ring.ts';
import type { MoveOf } from '../moves.ts';
import type { AnyCard } from '../pack-index.ts';
import type { Pawn, Player } from '../state.ts';
import type { MoveContext, SeatContext } from './context.ts';
import { canDeclare, declareRefusal, openTile } from './tile.ts';

const RULE = 'pawns';
/** What the second use of a pawn costs (rulebook, "Utiliser un pion Action"). */
const AGAIN: Goods = { food: 1 };

type PawnMove = MoveOf<'pawn'>;

const pawnsOf = ({ state, seat }: SeatContext): Pawn[] => defined(state.players[seat]).pawns;

/** Whether an earlier own pawn does the same: then that one is moved, for it makes no difference. */
function isAlike(pawns: readonly Pawn[], at: number): boolean {
  const { state, tile } = defined(pawns[at]);
  for (let before = 0; before < at; before++) {
    const other = defined(pawns[before]);
    if (other.state === state && other.tile === tile) return true;
  }
  return false;
}

/** Whether a boost would do anything. */
const boostHelps =
  (context: SeatContext) =>
  ({ id, face }: AnyCard): boolean =>
    face.kind === 'boost' && couldDo(context, { seat: context.seat, card: id, by: null, effect: face.effect });

/** Every use of a pawn: a fresh one on any tile, an active one on a neighbour of its tile for a food. */
export function pawnMoves(context: SeatContext): PawnMove[] {
  const pawns = pawnsOf(context);
  if (pawns.every(({ state }) => state === 'exhausted')) return [];
  const tiles = TILES.filter((tile) => canDeclare(context, tile, boostHelps(context)));
  const moves: PawnMove[] = [];
  pawns.forEach(({ state, tile: from }, pawn) => {
    if (state === 'exhausted' || isAlike(pawns, pawn)) return;
    if (from === null) {
      for (const tile of tiles) moves.push({ type: 'pawn', pawn, tile, pay: {} });
      return;
    }
    const pays = paymentsFor(defined(context.state.players[context.seat]), AGAIN);
    for (const tile of neighboursOf(context.state.ring, from)) {
      if (tiles.includes(tile)) for (const pay of pays) moves.push({ type: 'pawn', pawn, tile, pay: { ...pay } });
    }
  });
  return moves;
}

/** The tiles to which an own pawn may still go, be their actions possible or not. */
function reach({ state, seat }: SeatContext): readonly Tile[] {
  const player: Player = defined(state.players[seat]);
  if (player.pawns.some((pawn) => pawn.state === 'fresh')) return TILES;
  if (!canPay(player, AGAIN)) return [];
  return player.pawns.flatMap(({ state: side, tile }) =>
    side === 'active' && tile !== null ? [...neighboursOf(state.ring, tile)] : [],
  );
}

/** Whether `seat` may use a pawn: a fresh one always, for Populate is always possible. */
export const canUsePawn = (context: SeatContext): boolean =>
  pawnsOf(context).some(({ state }) => state === 'fresh') ||
  reach(context).some((tile) => canDeclare(context, tile, boostHelps(context)));

/** Why a pawn may not be used so, or undefined. */
export function pawnRefusal(context: SeatContext, { pawn: at, tile, pay }: PawnMove): Refusal | undefined {
  const pawns = pawnsOf(context);
  const pawn = pawns[at];
  if (pawn === undefined) return refuse(RULE, 'no-such-pawn');
  if (pawn.state === 'exhausted') return refuse(RULE, 'pawn-exhausted');
  if (isAlike(pawns, at)) return refuse(RULE, 'pawn-alike');
  if (pawn.tile !== null && !neighboursOf(context.state.ring, pawn.tile).includes(tile)) {
    return refuse('pawns/again', 'not-a-neighbour', { tile });
  }
  const player = defined(context.state.players[context.seat]);
  return (
    paymentRefusal(player, pawn.tile === null ? {} : AGAIN, pay, 'pawns/again') ??
    declareRefusal(context, tile, `tiles/${tile}`, boostHelps(context))
  );
}

/**
 * Uses a pawn (rulebook, "Utiliser un pion Action"): the food is paid first, so nothing the action gives can pay for it (ruling
 * 42). A second use turns the pawn over.
 */
export function usePawn(context: MoveContext, { pawn: at, tile, pay }: PawnMove): void {
  const { state, seat, emit } = context;
  const player = defined(state.players[seat]);
  const pawn = defined(player.pawns[at]);
  const again = pawn.tile !== null;
  payGoods(player, pay);
  pawn.tile = tile;
  pawn.state = again ? 'exhausted' : 'active';
  emit({ type: 'pawn', seat, pawn: at, tile, again, pay: { ...pay } });
  if (again) happened(context, { seat, on: 'again' });
  openTile(context, { seat, tile, pawn: at, by: null, card: null, chain: [] });
}
