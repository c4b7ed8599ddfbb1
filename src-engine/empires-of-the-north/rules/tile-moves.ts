import { defined } from '../../kernel/defined.ts';
import { refuse, type Refusal } from '../../kernel/refusal.ts';
import type { Tile } from '../data/goods.ts';
import { isField, locationOf } from '../figures/faces.ts';
import { fieldsIn } from '../figures/harvest.ts';
import type { MoveOf } from '../moves.ts';
import { AT } from '../state.ts';
import type { SeatContext } from './context.ts';
import { placeMoves, placeRefusal } from './place.ts';
import type { TileMove } from './tile-do.ts';
import { canDoInOpen } from './tile.ts';

const FREE = { free: true, declared: true } as const;

/** Every way to do the action of a tile. */
export function tileMoves(context: SeatContext, tile: Tile): TileMove[] {
  const { box, state, seat } = context;
  switch (tile) {
    case 'explore':
    case 'populate':
      return canDoInOpen(context, tile) ? [{ type: tile }] : [];
    case 'construct':
      return placeMoves(context, FREE).map(({ card, of }) => ({
        type: 'construct',
        card,
        ...(of !== undefined && { of }),
      }));
    case 'harvest':
      return fieldsIn(box, state, defined(state.players[seat]).empire).map(({ id }) => ({
        type: 'harvest',
        location: id,
      }));
    case 'sail':
      return sailMoves(context);
  }
}

/** A clan ship or a common one, with or without a fish and a raze token. */
function sailMoves({ state, seat }: SeatContext): MoveOf<'sail'>[] {
  const { ships, goods } = defined(state.players[seat]);
  const moves: MoveOf<'sail'>[] = [];
  for (const common of [false, true]) {
    if (ships[common ? 'common' : 'clan'] === 0) continue;
    for (const fish of [false, true]) {
      if (fish && goods[AT.fish] === 0) continue;
      moves.push({ type: 'sail', common, fish, raze: false });
      if (defined(goods[AT.raze]) > 0) moves.push({ type: 'sail', common, fish, raze: true });
    }
  }
  return moves;
}

/** Why the action of a tile may not be done so, or undefined. */
export function tileRefusal(context: SeatContext, tile: Tile, move: TileMove): Refusal | undefined {
  const rule = `tiles/${tile}`;
  if (move.type !== tile) return refuse(rule, 'not-the-declared-action', { tile });
  switch (move.type) {
    case 'explore':
      return canDoInOpen(context, tile) ? undefined : refuse(rule, 'nothing-to-draw');
    case 'populate':
      return undefined;
    case 'construct':
      return placeRefusal(context, rule, { card: move.card, pay: {}, of: move.of }, FREE);
    case 'harvest':
      return harvestRefusal(context, move, rule);
    case 'sail':
      return sailRefusal(context, move, rule);
  }
}

function harvestRefusal(
  { box, state, seat }: SeatContext,
  { location: id }: MoveOf<'harvest'>,
  rule: string,
): Refusal | undefined {
  const location = locationOf(state, seat, id);
  if (location === undefined) return refuse(rule, 'not-your-location');
  return isField(box, state, location) ? undefined : refuse(rule, 'not-a-field');
}

function sailRefusal(
  { state, seat }: SeatContext,
  { common, fish, raze }: MoveOf<'sail'>,
  rule: string,
): Refusal | undefined {
  const { ships, goods } = defined(state.players[seat]);
  if (ships[common ? 'common' : 'clan'] === 0) return refuse(rule, 'no-such-ship');
  if (fish && goods[AT.fish] === 0) return refuse(rule, 'no-fish');
  return raze && goods[AT.raze] === 0 ? refuse(rule, 'no-raze-token') : undefined;
}
