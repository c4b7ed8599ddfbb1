import { defined } from '../../kernel/defined.ts';
import { push } from '../../kernel/frames.ts';
import { refuse, refusePrivately, type Refusal } from '../../kernel/refusal.ts';
import { says } from '../data/effect-words.ts';
import type { Tile } from '../data/goods.ts';
import { isField } from '../figures/faces.ts';
import { fieldsIn } from '../figures/harvest.ts';
import { cardOf, type AnyCard } from '../pack-index.ts';
import { broughtBy } from './after-boost.ts';
import { withAnyHand } from './any-hand.ts';
import type { MoveContext, SeatContext } from './context.ts';
import { canPlace } from './place.ts';
import { promised } from './promised.ts';

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

const FREE = { free: true } as const;
const DECLARED = { free: true, declared: true } as const;

/** Whether the action of a tile can be done as things stand. @param declared whether it is the declared one that is on top */
export function canDo(context: SeatContext, tile: Tile, declared = false): boolean {
  return tile === 'construct' ? canPlace(context, declared ? DECLARED : FREE) : canDoInOpen(context, tile, declared);
}

/** The same for all that everybody can see: whether there is a card to place depends on the hand alone. */
export function canDoInOpen(context: SeatContext, tile: Tile, declared = false): boolean {
  const { box, state, seat } = context;
  const player = defined(state.players[seat]);
  switch (tile) {
    case 'explore':
      return player.deck.length + player.discard.length > 0;
    case 'populate':
      return true;
    case 'construct':
      return false;
    case 'harvest':
      for (const location of player.empire) if (isField(box, state, location)) return true;
      return false;
    case 'sail':
      return player.ships.clan + player.ships.common > promised(context, tile) - (declared ? 1 : 0);
  }
}

/**
 * Whether the declared action of a tile can be done once this card has been played into its window: a boost after which it is
 * possible in some way, or a field (ruling 42). The card must show the tile.
 * @param declared whether the action has been declared already
 */
export function allows(context: SeatContext, tile: Tile, card: AnyCard, declared = false): boolean {
  switch (card.face.kind) {
    case 'boost':
      return allowsBoost(context, tile, card, declared);
    case 'field':
    case 'either':
      return tile === 'harvest' || canDo(context, tile, declared);
    default:
      return canDo(context, tile, declared);
  }
}

function allowsBoost(context: SeatContext, tile: Tile, { id, face }: AnyCard, declared: boolean): boolean {
  if (face.kind !== 'boost') return false;
  // The boost itself is discarded before, so that there is a card to draw. One that plays tiles might be asked about itself.
  if (tile === 'explore') return canDo(context, tile, declared) || !says(face.effect, ['play']);
  if (!context.box.turning.has(id)) return canDo(context, tile, declared);
  const brought = broughtBy(context, tile, face.effect);
  return brought === 0 ? canDo(context, tile, declared) : brought > 0 || fields(context) + brought > 0;
}

function fields({ box, state, seat }: SeatContext): number {
  return fieldsIn(box, state, defined(state.players[seat]).empire).length;
}

/**
 * Whether `seat` may declare the action of a tile: it can be done, now or after a boost or field of the hand (ruling 42).
 * @param does whether a boost would do anything; none is played that would not (ruling 53)
 */
export function canDeclare(context: SeatContext, tile: Tile, does: (boost: AnyCard) => boolean = () => true): boolean {
  if (canDo(context, tile)) return true;
  for (const id of defined(context.state.players[context.seat]).hand) {
    const card = cardOf(context.box, id);
    if (card.corner !== tile || !allows(context, tile, card)) continue;
    if (card.face.kind !== 'boost' || does(card)) return true;
  }
  return false;
}

/** Why the action of a tile may not be declared, or undefined. It is private where some hand would make it possible. */
export function declareRefusal(
  context: SeatContext,
  tile: Tile,
  rule: string,
  does?: (boost: AnyCard) => boolean,
): Refusal | undefined {
  if (canDeclare(context, tile, does)) return undefined;
  return (canDeclare(withAnyHand(context), tile) ? refusePrivately : refuse)(rule, 'action-not-possible', { tile });
}
