import { defined } from '../../kernel/defined.ts';
import { pick, shuffleWith, type Rng } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import { emptyStock, type Box } from '../box.ts';
import { noGoods } from '../figures/goods.ts';
import type { MoveOf } from '../moves.ts';
import { meansRefusal } from '../rules/deals/goods.ts';
import { talkMoves } from '../rules/deals/talk.ts';
import { dealWindows, occasion } from '../rules/deals/windows.ts';
import type { State } from '../state.ts';
import type { Goods, PromiseTerms } from '../terms.ts';
import { withPlenty } from './assemble.ts';
import type { Information } from './view-schema.ts';
import { RESOURCES, type Resource } from '../data/schema.ts';

/** The longest stream of offers. */
const MOST_OFFERS = 12;
/** The dearest price that is tried, in florins. */
const DEAREST = 4;

type Deal = { readonly give: Partial<Goods>; readonly take: Partial<Goods>; readonly owes?: Seat };

/**
 * Some deals the owner of `information` may offer now, in any order: each one allowed, none asking the other for what he has
 * not got. None while an offer waits.
 */
export function dealOffers(box: Box, { view, screens }: Information, rng: Rng): MoveOf<'offer'>[] {
  const seat = view.viewer;
  if (seat === 'public' || view.frames.at(-1)?.kind === 'offer' || dealWindows(view).length === 0) return [];
  const state = { ...withPlenty(box, view), screens };
  const others = dealWindows(state).flatMap((window) => [window.seat, ...window.with]);
  const deals = [...new Set(others)].flatMap((to) =>
    ideas(state, seat, to, rng).map((deal) => offerOf(state, to, deal)),
  );
  const context = { box, state, seat };
  const possible = deals.filter(
    (move) => talkMoves.refusal(context, move) === undefined && meansRefusal(state, move.to, move.take) === undefined,
  );
  shuffleWith(rng, possible);
  return possible.slice(0, MOST_OFFERS);
}

/** Everything that could be proposed between two: what is not possible is sorted out afterwards. */
function ideas(state: State, seat: Seat, to: Seat, rng: Rng): Deal[] {
  const price = () => ({ florins: 1 + pick(rng, DEAREST) });
  const sold = (by: Seat): Partial<Goods>[] => [
    { cubes: { ...emptyStock(), [resourceOf(state, by, rng)]: 1 } },
    { tokens: 1 },
    ...state.cards.filter(({ owner }) => owner === by).map(({ card }) => ({ cards: [card] })),
    { permission: true },
    { place: pick(rng, state.options.players) },
    { stand: 1 + pick(rng, 2) },
  ];
  return [
    ...sold(seat).map((give) => ({ give, take: price() })),
    ...sold(to).map((take) => ({ give: price(), take })),
    { give: price(), take: {}, owes: to },
    { give: {}, take: price(), owes: seat },
  ];
}

/** The resource a crisis asks for, else one behind the screen of `by`. */
function resourceOf(state: State, by: Seat, rng: Rng): Resource {
  const about = occasion(state.frames);
  if (about !== undefined && 'resource' in about) return about.resource;
  const { cubes } = defined(state.screens[by]);
  const held = RESOURCES.filter((resource) => cubes[resource] > 0);
  return held.length === 0 ? 'fish' : defined(held[pick(rng, held.length)]);
}

function goodsOf(goods: Partial<Goods>): Goods {
  return { ...noGoods(), ...goods };
}

/** A loan is paid back with a florin more, by the end of the next turn. */
function offerOf(state: State, to: Seat, { give, take, owes }: Deal): MoveOf<'offer'> {
  const lent = (give.florins ?? 0) + (take.florins ?? 0);
  const back = (by: Seat): PromiseTerms => ({
    by,
    florins: lent + 1,
    cubes: emptyStock(),
    words: '',
    due: state.turn + 1,
  });
  const promises = owes === undefined ? [] : [back(owes)];
  return { type: 'offer', to, give: goodsOf(give), take: goodsOf(take), promises };
}
