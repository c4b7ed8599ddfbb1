import type { Chances } from '../../bots/mind.ts';
import { defined } from '../../kernel/defined.ts';
import type { Game } from '../../kernel/game.ts';
import { pick, type Rng } from '../../kernel/rng.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { ArchipelagoTypes } from '../archipelago.ts';
import { RESOURCES } from '../data/schema.ts';
import { noGoods } from '../figures/goods.ts';
import type { Move, MoveOf } from '../moves.ts';
import { handOver } from '../rules/deals/goods.ts';
import { occasion } from '../rules/deals/windows.ts';
import type { State } from '../state.ts';
import { emptyStock } from '../stock.ts';
import type { Goods } from '../terms.ts';

/** The dearest price that is thought of, in florins. */
const DEAREST = 5;
/** Deals about stock, and those about what a seat can bind itself to, that are worth a closer look. */
const [STOCK, BOUND] = [6, 2];

type Terms = { readonly to: Seat; readonly give: Goods; readonly take: Goods };
/** What the deals of one table are made up with. */
type Maker = {
  readonly game: Game<ArchipelagoTypes>;
  readonly value: (state: State) => Chances;
};

/**
 * Offers that `seat` might make in `worlds`, states that were sampled: of everything that two could exchange for a price or for
 * each other, what brings both something at once; and places, citizens to stand and leave to harvest, whose worth only shows later.
 */
export function ideas({ game, value }: Maker, worlds: readonly State[], seat: Seat, rng: Rng): Move[] {
  const state = defined(worlds[0]);
  const others = state.screens.map((_, other) => other).filter((other) => other !== seat);
  const allowed = (terms: readonly Terms[]): Terms[] =>
    terms.filter((one) => game.refusal(state, seat, offerOf(one)) === undefined);
  const bound = sampled(allowed(others.flatMap((to) => commitments(state, to))), BOUND, rng);
  const stock = allowed(others.flatMap((to) => exchanges(state, seat, to, rng)));
  return [...bound, ...bestAtOnce(value, worlds, seat, stock)].map(offerOf);
}

/** Leave to harvest for `to`, who asks for it, at several prices. */
export function leaveIdeas(state: State, to: Seat): Move[] {
  return prices(state, to).map((take) => offerOf({ to, give: { ...noGoods(), permission: true }, take }));
}

const offerOf = (terms: Terms): MoveOf<'offer'> => ({ type: 'offer', ...terms, promises: [] });

/** A few of a list, by chance. */
function sampled<T>(list: readonly T[], count: number, rng: Rng): T[] {
  const left = [...list];
  const found: T[] = [];
  while (found.length < count && left.length > 0) found.push(...left.splice(pick(rng, left.length), 1));
  return found;
}

function prices({ screens }: State, by: Seat): Goods[] {
  const most = Math.min(DEAREST, defined(screens[by]).florins);
  return Array.from({ length: most }, (_, index) => ({ ...noGoods(), florins: index + 1 }));
}

/** One of each that a seat could hand over: a cube of each kind, a token, one of its cards. */
function things({ screens, cards }: State, by: Seat, rng: Rng): Goods[] {
  const { cubes, tokens } = defined(screens[by]);
  const own = cards.filter(({ owner, built }) => owner === by && !built);
  return [
    ...RESOURCES.filter((resource) => cubes[resource] > 0).map((resource) => ({
      ...noGoods(),
      cubes: { ...emptyStock(), [resource]: 1 },
    })),
    ...(tokens > 0 ? [{ ...noGoods(), tokens: 1 }] : []),
    ...sampled(own, 1, rng).map(({ card }) => ({ ...noGoods(), cards: [card] })),
  ];
}

/** Everything for a price, and everything for everything else. */
function exchanges(state: State, seat: Seat, to: Seat, rng: Rng): Terms[] {
  const [mine, theirs] = [things(state, seat, rng), things(state, to, rng)];
  return [
    ...mine.flatMap((give) => [...prices(state, to), ...theirs].map((take) => ({ to, give, take }))),
    ...theirs.flatMap((take) => prices(state, seat).map((give) => ({ to, give, take }))),
  ];
}

/** What a seat binds itself to for a price: a place in the order that it names, citizens that it stands up first. */
function commitments(state: State, to: Seat): Terms[] {
  const about = occasion(state.frames);
  const sold = (give: Partial<Goods>): Terms[] =>
    prices(state, to)
      .slice(0, 2)
      .map((take) => ({ to, give: { ...noGoods(), ...give }, take }));
  if (about?.kind === 'order') return state.order.flatMap((_, place) => sold({ place }));
  return about?.kind === 'domestic-crisis' ? sold({ stand: 1 }) : [];
}

/** The exchanges from which both have something at once: of each pair of things the price that shares best, the best first. */
function bestAtOnce(value: Maker['value'], worlds: readonly State[], seat: Seat, terms: readonly Terms[]): Terms[] {
  const before = worlds.map(value);
  const best = new Map<string, { readonly terms: Terms; readonly worth: number }>();
  for (const one of terms) {
    const worth = lesserGain(value, worlds, before, seat, one);
    const key = `${one.to} ${kindOf(one.give)} ${kindOf(one.take)}`;
    if (worth > (best.get(key)?.worth ?? 0)) best.set(key, { terms: one, worth });
  }
  const sorted = [...best.values()].toSorted((one, other) => other.worth - one.worth);
  return sorted.slice(0, STOCK).map((one) => one.terms);
}

/** What is handed over without the number of florins. */
function kindOf({ florins, cubes, tokens, cards }: Goods): string {
  return [florins > 0, RESOURCES.find((resource) => cubes[resource] > 0), tokens, ...cards].join(' ');
}

/** What the one of the two gains at once who gains less, over all worlds in which both hold what they are to give. */
function lesserGain(
  value: Maker['value'],
  worlds: readonly State[],
  before: readonly Chances[],
  seat: Seat,
  { to, give, take }: Terms,
): number {
  let [own, partner] = [0, 0];
  for (const [index, state] of worlds.entries()) {
    if (!holds(state, seat, give) || !holds(state, to, take)) continue;
    handOver(state, seat, to, give);
    handOver(state, to, seat, take);
    const after = value(state);
    handOver(state, to, seat, give);
    handOver(state, seat, to, take);
    own += defined(after[seat]) - defined(before[index]?.[seat]);
    partner += defined(after[to]) - defined(before[index]?.[to]);
  }
  return Math.min(own, partner);
}

function holds({ screens }: State, seat: Seat, { florins, tokens, cubes }: Goods): boolean {
  const held = defined(screens[seat]);
  const enough = RESOURCES.every((resource) => held.cubes[resource] >= cubes[resource]);
  return held.florins >= florins && held.tokens >= tokens && enough;
}
