import { defined } from '../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../kernel/refusal.ts';
import type { Filter } from '../data/effect.ts';
import { GOODS, type Goods } from '../data/goods.ts';
import { canPay, paymentRefusal, paymentsFor } from '../effects/payment.ts';
import { fits, matches } from '../figures/filter.ts';
import { cardOf, type AnyCard } from '../pack-index.ts';
import type { Location, Player } from '../state.ts';
import type { SeatContext } from './context.ts';
import { promised } from './promised.ts';

/** How a Location of the hand may be placed: for its price without `less`, or for nothing. */
export type Placing = {
  /** Which cards; any if absent. */
  readonly filter?: Filter | undefined;
  readonly less?: Goods | undefined;
  readonly free?: boolean | undefined;
  /** Whether this is the declared Construct itself: for one that is not, the declared one is left a card. */
  readonly declared?: boolean | undefined;
};

/** A card placed: what is paid in goods (a price of one worker is none), and what a Copy copies. */
export type Placed = { readonly card: string; readonly pay: Goods; readonly of?: number | undefined };

const NOTHING: Goods = {};
const playerOf = ({ state, seat }: SeatContext): Player => defined(state.players[seat]);

/** Every way `seat` may place a Location of its hand, equal cards once; never a field, an upgrade or a boost. */
export function placeMoves(context: SeatContext, how: Placing): Placed[] {
  const placed: Placed[] = [];
  if (isKept(context, how)) return placed;
  const { hand } = playerOf(context);
  for (let at = 0; at < hand.length; at++) {
    const card = cardOf(context.box, defined(hand[at]));
    if (hand.indexOf(card.id) < at || !isMeant(card, how)) continue;
    const pays = waysToPlace(context, card, how);
    if (pays.length === 0) continue;
    if (card.face.kind !== 'copy') {
      for (const pay of pays) placed.push({ card: card.id, pay });
      continue;
    }
    for (const { id } of originals(context, card)) for (const pay of pays) placed.push({ card: card.id, pay, of: id });
  }
  return placed;
}

/** Whether `seat` may place any Location of its hand. */
export function canPlace(context: SeatContext, how: Placing): boolean {
  if (isKept(context, how)) return false;
  for (const id of playerOf(context).hand) if (canPlaceCard(context, cardOf(context.box, id), how)) return true;
  return false;
}

/** Whether `seat` may place this card, if it has it in its hand. */
export function canPlaceCard(context: SeatContext, card: AnyCard, how: Placing): boolean {
  if (!isMeant(card, how)) return false;
  if (card.face.kind === 'copy' && originals(context, card).length === 0) return false;
  const player = playerOf(context);
  if (how.free === true) return true;
  const { price } = card;
  if (price !== null && 'worker' in price) return player.workers > 0;
  return canPay(player, costOf(card, how));
}

/** Why `seat` may not place a card so, or undefined: first whatever everybody can see, its hand last. */
export function placeRefusal(
  context: SeatContext,
  rule: string,
  { card: id, pay, of }: Placed,
  how: Placing,
): Refusal | undefined {
  const card = context.box.cards.get(id);
  if (card === undefined) return refuse(rule, 'no-such-card');
  if (!card.location) return refuse(rule, 'not-a-location', { card: id });
  if (!isMeant(card, how)) return refuse(rule, 'not-such-a-card', { card: id });
  const refused = copyRefusal(context, rule, card, of) ?? payRefusal(context, rule, card, pay, how);
  if (refused !== undefined) return refused;
  if (!playerOf(context).hand.includes(id)) return refusePrivately(rule, 'not-in-hand');
  return isKept(context, how) ? refusePrivately('window', 'kept-for-construct') : undefined;
}

/** Whether all Locations of the hand are kept for Constructs that are declared. */
function isKept(context: SeatContext, { declared }: Placing): boolean {
  const kept = promised(context, 'construct') - (declared === true ? 1 : 0);
  if (kept <= 0) return false;
  let others = -kept;
  for (const id of playerOf(context).hand) if (cardOf(context.box, id).location) others++;
  return others <= 0;
}

const isMeant = (card: AnyCard, { filter }: Placing): boolean =>
  card.location && (filter === undefined || fits(card, filter));

/** The price in goods, without what is waived. */
function costOf({ price }: AnyCard, { less, free }: Placing): Goods {
  if (free === true || price === null || 'worker' in price) return NOTHING;
  if (less === undefined) return price.goods;
  const cost: Goods = {};
  for (const good of GOODS) {
    const left = (price.goods[good] ?? 0) - (less[good] ?? 0);
    if (left > 0) cost[good] = left;
  }
  return cost;
}

/** How many workers it costs to place a card. */
export const workersFor = ({ price }: AnyCard, { free }: Placing): number =>
  free !== true && price !== null && 'worker' in price ? price.worker : 0;

function waysToPlace(context: SeatContext, card: AnyCard, how: Placing): readonly Goods[] {
  const player = playerOf(context);
  return player.workers < workersFor(card, how) ? [] : paymentsFor(player, costOf(card, how));
}

function payRefusal(context: SeatContext, rule: string, card: AnyCard, pay: Goods, how: Placing): Refusal | undefined {
  const player = playerOf(context);
  const needs = workersFor(card, how);
  if (player.workers < needs) return refuse('workers', 'too-few-workers', { needs, has: player.workers });
  return paymentRefusal(player, costOf(card, how), pay, rule);
}

/** What a Copy may copy: own Locations, base cards and islands too, but no Copy and no upgrade (ruling 55). */
function originals({ box, state, seat }: SeatContext, { face }: AnyCard): Location[] {
  const found: Location[] = [];
  const filter = face.kind === 'copy' ? face.of : undefined;
  for (const location of defined(state.players[seat]).empire) {
    if (cardOf(box, location.card).face.kind === 'copy') continue;
    if (filter === undefined || matches(box, state, location, filter, null)) found.push(location);
  }
  return found;
}

function copyRefusal(context: SeatContext, rule: string, card: AnyCard, of: number | undefined): Refusal | undefined {
  if (card.face.kind !== 'copy')
    return of === undefined ? undefined : refuse(rule, 'copies-nothing', { card: card.id });
  if (of === undefined) return refuse('copies', 'original-missing', { card: card.id });
  return originals(context, card).some(({ id }) => id === of) ? undefined : refuse('copies', 'no-such-original');
}
