import { controlled } from '#engine/archipelago/figures/buildings.ts';
import { lyingOf } from '#engine/archipelago/figures/crisis.ts';
import { noGoods } from '#engine/archipelago/figures/goods.ts';
import type { FrameOf } from '#engine/archipelago/frames.ts';
import type { MoveOf } from '#engine/archipelago/moves.ts';
import { emptyStock } from '#engine/archipelago/stock.ts';
import { MOST_PROMISES, type Goods, type PromiseTerms } from '#engine/archipelago/terms.ts';
import type { Resource } from '#engine/archipelago/data/schema.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import type { Table } from '../../words/words.ts';

/** A deal as it is being put together. */
export type Draft = {
  readonly to: number;
  readonly give: Goods;
  readonly take: Goods;
  readonly promises: readonly PromiseTerms[];
  /** The promise being worded; null before anything of it is filled in. */
  readonly worded: PromiseTerms | null;
};
/** The two hands of a deal, as the proposer sees them. */
export const SIDES = ['give', 'take'] as const;
/** One of the two hands. */
export type DealSide = (typeof SIDES)[number];
/** The pages an offer is put together on: what changes hands; what binds otherwise, or is only promised. */
export const PAGES = ['goods', 'promises'] as const;
/** What is counted in a deal. */
export type Counted = 'florins' | 'tokens' | 'stand' | Resource;

/** More of one thing than this is not asked for. */
const MOST = 99;

/** A deal in which nothing changes hands yet. */
export function firstDraft(to: number): Draft {
  return { to, give: noGoods(), take: noGoods(), promises: [], worded: null };
}

/** The offer on the table turned round, to be changed and sent back. */
export function counterDraft({ from, give, take, promises }: FrameOf<'offer'>): Draft {
  return { to: from, give: take, take: give, promises, worded: null };
}

/** The draft with the promise being worded among the others, as far as it says anything: what is in sight is offered. */
export function withWorded(draft: Draft): Draft {
  const { promises, worded } = draft;
  if (worded === null || !isPromiseFilled(worded) || promises.length >= MOST_PROMISES) return draft;
  return { ...draft, promises: [...promises, { ...worded, words: worded.words.trim() }], worded: null };
}

/** The move that makes the offer. */
export function offerOf(draft: Draft): MoveOf<'offer'> {
  const { to, give, take, promises } = withWorded(draft);
  return { type: 'offer', to, give, take, promises: promises.map((promise) => ({ ...promise })) };
}

/** How many of a thing goods hold. */
export function countOf(goods: Goods, what: Counted): number {
  return what === 'florins' || what === 'tokens' || what === 'stand' ? goods[what] : goods.cubes[what];
}

/** Goods with `count` of a thing: a whole number that makes sense, whatever was typed. */
export function withCount(goods: Goods, what: Counted, count: number): Goods {
  const whole = Math.min(MOST, Math.max(0, Math.trunc(Number.isFinite(count) ? count : 0)));
  if (what === 'florins' || what === 'tokens' || what === 'stand') return { ...goods, [what]: whole };
  return { ...goods, cubes: { ...goods.cubes, [what]: whole } };
}

/** Goods with a card put in or taken out. */
export function withCard(goods: Goods, card: string): Goods {
  const cards = goods.cards.includes(card) ? goods.cards.filter((one) => one !== card) : [...goods.cards, card];
  return { ...goods, cards };
}

/** A draft to somebody else: what only the first one has or decides falls out of it. */
export function addressedTo(draft: Draft, to: number): Draft {
  if (to === draft.to) return draft;
  const { take, promises } = draft;
  const kept = promises.filter(({ by }) => by !== draft.to);
  const worded = draft.worded?.by === draft.to ? null : draft.worded;
  const own = { ...take, cards: [], permission: false, place: null, stand: 0 };
  return { ...draft, to, take: own, promises: kept, worded };
}

/** What `giver` could put into a deal with `taker` beside stock, as far as everybody sees. */
export type Extras = {
  readonly cards: readonly string[];
  readonly permission: boolean;
  /** Open places in the order, as indices. */
  readonly places: readonly number[];
  /** How many of the taker’s citizens lie. */
  readonly stand: number;
};

/** @see Extras */
export function extrasOf({ view }: Pick<Table, 'view'>, giver: number, taker: number): Extras {
  const moment = view.frames.findLast(({ kind }) => kind !== 'offer');
  return {
    cards: view.cards.filter(({ owner, built }) => owner === giver && !built).map(({ card }) => card),
    permission: controlled(view, giver, 'town') > 0,
    places: moment?.kind === 'order' && moment.seat === giver ? openPlaces(view, moment) : [],
    stand: moment?.kind === 'domestic-crisis' && view.order[moment.next] === giver ? lyingOf(view, taker) : 0,
  };
}

/** Whether any of it is neither stock nor card. */
export function hasBonds({ permission, places, stand }: Extras): boolean {
  return permission || places.length + stand > 0;
}

/** How many things stand on each page of a draft; of what is counted, each kind is one. */
export function countsOf(draft: Draft): Readonly<Record<(typeof PAGES)[number], number>> {
  const { give, take, promises } = withWorded(draft);
  const sum = (of: (goods: Goods) => number): number => of(give) + of(take);
  const some = (counts: readonly number[]): number => counts.filter((count) => count > 0).length;
  return {
    goods: sum(({ florins, tokens, cubes, cards }) => some([florins, tokens, ...Object.values(cubes)]) + cards.length),
    promises:
      promises.length +
      sum(({ permission, place, stand }) => some([Number(permission), stand]) + Number(place !== null)),
  };
}

function openPlaces({ order }: View, { named, promised }: FrameOf<'order'>): number[] {
  return [...order.keys()].filter((place) => place >= named.length && !promised.some((given) => given.place === place));
}

/** A promise of nothing yet, due next turn. */
export function firstPromise(by: number, turn: number): PromiseTerms {
  return { by, florins: 0, cubes: emptyStock(), words: '', due: turn + 1 };
}

/** Whether a promise says anything. */
export function isPromiseFilled({ florins, cubes, words }: PromiseTerms): boolean {
  return florins > 0 || words.trim() !== '' || Object.values(cubes).some((count) => count > 0);
}

/** The offer that waits for an answer, if one does. */
export function waitingOffer({ frames }: Pick<View, 'frames'>): FrameOf<'offer'> | undefined {
  const waiting = frames.findLast(({ kind }) => kind === 'offer');
  return waiting?.kind === 'offer' ? waiting : undefined;
}
