import { lyingOf } from '../../figures/crisis.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, refusePrivately, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { State } from '../../state.ts';
import type { Goods } from '../../terms.ts';
import { hasGranted } from './grants.ts';
import { occasion } from './windows.ts';
import { RESOURCES } from '../../data/schema.ts';
import { townController } from '../../figures/buildings.ts';

const RULE = 'negotiation/goods';
const BINDING = 'negotiation/binding';
const LEAVE = 'actions/harvest/leave';
const GIVING = 'balance/domestic-crisis/giving';

/** Whether nothing at all is handed over. */
export function isNothing({ florins, cubes, tokens, cards, permission, place, stand }: Goods): boolean {
  return !hasStock({ cubes, tokens }) && florins + stand + cards.length === 0 && !permission && place === null;
}

function hasStock({ cubes, tokens }: Pick<Goods, 'cubes' | 'tokens'>): boolean {
  return tokens > 0 || RESOURCES.some((resource) => cubes[resource] > 0);
}

/** Goods that share nothing with `goods`. */
export function copyGoods(goods: Goods): Goods {
  return { ...goods, cubes: { ...goods.cubes }, cards: [...goods.cards] };
}

/**
 * Why `giver` cannot hand `goods` to `taker`, as far as everybody can see (rulings 30, 101 and 102): cards of somebody else,
 * leave without a town, a place or citizens that it is not for the giver to decide about.
 */
export function goodsRefusal(state: State, giver: Seat, taker: Seat, goods: Goods): Refusal | undefined {
  return (
    cardsRefusal(state, giver, goods) ??
    crisisRefusal(state, giver, goods) ??
    leaveRefusal(state, giver, taker, goods) ??
    placeRefusal(state, giver, taker, goods) ??
    standRefusal(state, giver, taker, goods)
  );
}

function cardsRefusal(state: State, giver: Seat, { cards }: Goods): Refusal | undefined {
  for (const [index, card] of cards.entries()) {
    const owned = state.cards.find((held) => held.card === card && held.owner === giver);
    if (owned === undefined || cards.includes(card, index + 1)) return refuse(RULE, 'no-such-card', { seat: giver });
    if (owned.built) return refuse(RULE, 'built-wonder-stays', { card });
  }
  return undefined;
}

/** Whoever has had their turn in a crisis hands over neither cubes nor tokens (ruling 30). */
function crisisRefusal(state: State, giver: Seat, goods: Goods): Refusal | undefined {
  const about = occasion(state.frames);
  if (about?.kind !== 'domestic-crisis' && about?.kind !== 'export-crisis') return undefined;
  const isOver = state.order.indexOf(giver) < about.next;
  return isOver && hasStock(goods) ? refuse(GIVING, 'turn-in-crisis-over', { seat: giver }) : undefined;
}

function leaveRefusal(state: State, giver: Seat, taker: Seat, { permission }: Goods): Refusal | undefined {
  if (!permission) return undefined;
  if (state.phase === 'purchase') return refuse(LEAVE, 'no-harvest-left-this-turn');
  if (!state.regions.some((_, region) => townController(state, region) === giver)) {
    return refuse(LEAVE, 'no-town', { seat: giver });
  }
  return hasGranted(state, giver, taker) ? refuse(LEAVE, 'leave-given-already', { seat: giver }) : undefined;
}

function placeRefusal(state: State, giver: Seat, taker: Seat, { place }: Goods): Refusal | undefined {
  if (place === null) return undefined;
  const about = occasion(state.frames);
  if (about?.kind !== 'order' || about.seat !== giver)
    return refuse(BINDING, 'does-not-name-the-order', { seat: giver });
  const { named, promised } = about;
  if (place >= state.options.players) return refuse(BINDING, 'no-such-place');
  const isGone = place < named.length || promised.some((given) => given.place === place);
  if (isGone) return refuse(BINDING, 'place-given-already', { place: place + 1 });
  const has = named.includes(taker) || promised.some(({ seat }) => seat === taker);
  return has ? refuse(BINDING, 'has-a-place', { seat: taker }) : undefined;
}

function standRefusal(state: State, giver: Seat, taker: Seat, { stand }: Goods): Refusal | undefined {
  if (stand === 0) return undefined;
  const about = occasion(state.frames);
  if (about?.kind !== 'domestic-crisis' || state.order[about.next] !== giver) {
    return refuse(BINDING, 'stands-nobody-now', { seat: giver });
  }
  const lying = lyingOf(state, taker);
  const bound = about.bound.find(({ owner }) => owner === taker)?.left ?? 0;
  return bound + stand > lying
    ? refuse(BINDING, 'fewer-lie', { seat: taker, lying: Math.max(0, lying - bound) })
    : undefined;
}

/** Why the stock behind `giver`'s screen does not suffice: told to the giver only. */
export function meansRefusal(state: State, giver: Seat, { florins, cubes, tokens }: Goods): Refusal | undefined {
  const screen = defined(state.screens[giver]);
  if (screen.florins < florins)
    return refusePrivately(RULE, 'too-few-florins', { has: screen.florins, needs: florins });
  if (screen.tokens < tokens) return refusePrivately(RULE, 'too-few-tokens', { has: screen.tokens, needs: tokens });
  const resource = RESOURCES.find((type) => screen.cubes[type] < cubes[type]);
  return resource === undefined
    ? undefined
    : refusePrivately(RULE, 'too-few-of-resource', { resource, has: screen.cubes[resource], needs: cubes[resource] });
}

/** Hands everything over and binds `giver` to what they have given. The caller has found all of it possible. */
export function handOver(state: State, giver: Seat, taker: Seat, goods: Goods): void {
  const from = defined(state.screens[giver]);
  const to = defined(state.screens[taker]);
  from.florins -= goods.florins;
  to.florins += goods.florins;
  from.tokens -= goods.tokens;
  to.tokens += goods.tokens;
  for (const resource of RESOURCES) {
    from.cubes[resource] -= goods.cubes[resource];
    to.cubes[resource] += goods.cubes[resource];
  }
  for (const held of state.cards) if (goods.cards.includes(held.card)) held.owner = taker;
  if (goods.permission) state.granted.push({ by: giver, to: taker });
  bind(state, taker, goods);
}

/** A place in the order, or citizens to stand first: whoever decides about them is bound by it from now on (ruling 102). */
function bind(state: State, taker: Seat, { place, stand }: Goods): void {
  const about = occasion(state.frames);
  if (about?.kind === 'order' && place !== null) about.promised.push({ seat: taker, place });
  if (about?.kind !== 'domestic-crisis' || stand === 0) return;
  const bound = about.bound.find(({ owner }) => owner === taker);
  if (bound === undefined) about.bound.push({ owner: taker, left: stand });
  else bound.left += stand;
}
