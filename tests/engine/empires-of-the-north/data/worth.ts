/**
 * What cards are worth, in points at the middle of a game: the measure that the cards of the base pack were made by
 * (docs/data-empires.md, "Budgets"). Rough on purpose; what a pack really plays like is measured by games.
 */
import { partsOf } from '#engine/empires-of-the-north/data/parts.ts';
import { GOODS, type Goods } from '#engine/empires-of-the-north/data/goods.ts';
import type { Amount, Card, Clan, Cost, Effect, Filter, Trigger } from '#engine/empires-of-the-north/data/schema.ts';
import { total } from '#engine/kernel/pack/report.ts';

/** A worth in two parts: points, and everything else. */
export type Worth = { readonly vp: number; readonly other: number };
/** Both parts. */
export const sum = ({ vp, other }: Worth): number => vp + other;

/** No worth. */
export const NOTHING: Worth = { vp: 0, other: 0 };
const other = (worth: number): Worth => ({ vp: 0, other: worth });
/** Both parts of two. */
export const plus = (one: Worth, two: Worth): Worth => ({ vp: one.vp + two.vp, other: one.other + two.other });
/** So many times both parts. */
export const timesOf = (n: number, { vp, other: rest }: Worth): Worth => ({ vp: n * vp, other: n * rest });
const best = (list: readonly Worth[]): Worth =>
  list.reduce((most, one) => (sum(one) > sum(most) ? one : most), NOTHING);

const RESOURCE = 0.75;
const TOKEN = 1.25;
/** A worker used, and one gained for good. */
const USED = 0.5;
const NEW = 1.25;
const CARD = 0.75;
/** A card of one's choice. */
const SOUGHT = 1.25;
const PAWN = 1.5;
/** Harvest of a field with upgrades. */
const TALL_HARVEST = 1.75;
const WAKING = 1;
/** An own Location less: its point and what it could still do. */
const DROPPED = 1.5;
/** A Location back in the hand, where it will give its bonus once more. */
const LIFTED = 0.25;
/** An island now, and the ship back for another. */
const INSTANT = 1.25;
/** A third ship: three voyages of 0.75. */
const SHIP = 2.25;
/** Rounds a card has left. */
export const USES = 3;

const worthOfGoods = (goods: Goods | undefined): number =>
  total(GOODS.map((good) => (goods?.[good] ?? 0) * (good === 'gold' || good === 'raze' ? TOKEN : RESOURCE)));

/** Copies of Locations of a clan that a filter can mean. */
function locations({ cards }: Clan, { icons, kinds }: Filter): number {
  const meant = cards.filter(
    ({ icon, face }) =>
      face.kind !== 'boost' && (icons?.includes(icon) ?? true) && (kinds?.some((kind) => kind === face.kind) ?? true),
  );
  return total(meant.map(({ copies }) => copies));
}

/** Of an icon half the Locations lie there when a payoff comes; of exhausted Locations three to four. */
function counted(clan: Clan, filter: Filter): number {
  return filter.ready === false ? 3.5 : 0.5 * locations(clan, filter);
}

/** The number an amount is expected to be. */
export function expected(amount: Amount, clan: Clan): number {
  if (typeof amount === 'number') return amount;
  if ('count' in amount) return counted(clan, amount.count);
  if ('sets' in amount) {
    const families = amount.sets.map((icon) => counted(clan, { icons: [icon] }));
    // The scarcest of three is a little scarcer than any of them by itself.
    return Math.min(...families) - 0.5 * (families.length - 2);
  }
  if ('released' in amount) return 4;
  if ('on' in amount) return 2;
  const of = expected(amount.of, clan);
  if ('over' in amount) return Math.floor(of / amount.over + 0.25);
  return 'times' in amount ? of * amount.times : Math.min(of, amount.most);
}

const tile = (name: string, clan: Clan): number => (name === 'harvest' && clan.id === 'glenn' ? TALL_HARVEST : PAWN);

/** The worth of an effect. What a card only moves between the stock and itself is left out. */
export function effectWorth(effect: Effect, clan: Clan): Worth {
  const of = (one: Effect): Worth => effectWorth(one, clan);
  switch (effect.do) {
    case 'all':
      return effect.effects.map(of).reduce(plus, NOTHING);
    case 'one':
      return best(effect.effects.map(of));
    case 'may':
      return plus(of(effect.effect), other(-costWorth(effect.cost)));
    case 'if':
      return timesOf(0.5, of(effect.effect));
    case 'times':
      return timesOf(expected(effect.n, clan), of(effect.effect));
    case 'vp':
      return { vp: expected(effect.n, clan), other: 0 };
    case 'gain':
      return other(worthOfGoods(effect.goods));
    case 'gain-any':
      return other(effect.n * (effect.of === 'any' ? TOKEN : RESOURCE));
    case 'play':
      return other(Math.max(...effect.tiles.map((name) => tile(name, clan))));
    case 'build':
      return other(worthOfGoods(effect.less) + 0.25);
    case 'assign':
      return other(effect.what === 'worker' ? -NEW * effect.n : 0);
    case 'worker':
    case 'draw':
    case 'advance':
    case 'ready':
    case 'recover':
      return other(EACH[effect.do] * effect.n);
    default:
      return other(FLAT[effect.do]);
  }
}

const EACH = { worker: NEW, draw: CARD, advance: 0.25, ready: WAKING, recover: USED };
const FLAT = {
  search: SOUGHT,
  ship: SHIP,
  move: 0.5,
  voyage: INSTANT,
  exhaust: 0,
  release: 0,
  lift: LIFTED,
  drop: -DROPPED,
  raid: TOKEN,
};

/** The worth of what is paid. */
export function costWorth(cost: Cost | undefined): number {
  if (cost === undefined) return 0;
  const { goods, resources = 0, workers = 0, drop, exhaust } = cost;
  const target = (drop === undefined ? 0 : DROPPED) + (exhaust === undefined ? 0 : WAKING);
  return worthOfGoods(goods) + resources * RESOURCE + workers * USED + target;
}

/** How often an event comes in the three rounds that a Special has: the usual, and what a clan lives by. */
const FIRINGS: Readonly<Record<string, number>> = {
  ...{ sail: 3, pillage: 2, conquer: 1, boost: 3, explore: 3, populate: 2, construct: 3, harvest: 3 },
  ...{ raid: 1, raided: 1, assign: 1, release: 1, leave: 0, again: 4.5, lookout: 3, pass: 3, ready: 0 },
};
const OWN_FIRINGS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  ulaf: { sail: 5.5, pillage: 4, conquer: 1.5 },
  heidel: { ready: 3 },
  nanurjuk: { leave: 3.5 },
  glenn: { harvest: 4 },
  mackinnon: { assign: 2.5, release: 1.5 },
};
/** The share of far islands among those a clan takes. */
const FAR = 0.45;

function firings({ on, of, test, once }: Trigger, clan: Clan): number {
  // A third of the Locations are placed after the Special; who lifts them places half of them twice.
  const placed = (locations(clan, of ?? {}) / 3) * (clan.id === 'nanurjuk' ? 1.5 : 1);
  const often = on === 'build' ? placed : (OWN_FIRINGS[clan.id]?.[on] ?? FIRINGS[on] ?? 0);
  const share = test === undefined || !('far' in test) ? 1 : test.far ? FAR : 1 - FAR;
  return once === 'round' ? Math.min(USES, often * share) : often * share;
}

/** What a card gives in all, before what is paid for using it. */
export function results({ face, bonus }: Card, clan: Clan): Worth {
  const once = bonus === undefined ? NOTHING : effectWorth(bonus, clan);
  switch (face.kind) {
    case 'field':
    case 'upgrade':
      return other(worthOfGoods(face.goods));
    case 'either':
      return other(worthOfGoods(face.field));
    case 'boost':
      return effectWorth(face.effect, clan);
    case 'action':
      return plus(once, timesOf(USES, effectWorth(face.effect, clan)));
    case 'special':
      return face.triggers
        .map((trigger) => timesOf(firings(trigger, clan), effectWorth(trigger.effect, clan)))
        .reduce(plus, once);
    case 'storage':
      return plus(once, timesOf(USES * groups({ face, bonus }), effectWorth(face.effect, clan)));
    case 'copy':
      return plus(once, COPIED);
    case 'plain':
      return once;
  }
}

/** Two uses of an Action of 0.85, and an icon more. */
const COPIED = other(2 * 0.85 + 0.3);

/** What the bonus lays on a Storage card itself. */
const laid = (card: Pick<Card, 'face' | 'bonus'>): Extract<Effect, { do: 'assign' }>[] =>
  partsOf(card, '').flatMap((part) =>
    part.at === 'bonus' && part.is === 'effect' && part.effect.do === 'assign' ? [part.effect] : [],
  );

/** How many groups of goods lie on a Storage card: what its bonus lays there. */
const groups = (card: Pick<Card, 'face' | 'bonus'>): number =>
  card.face.kind === 'storage' ? Math.floor(total(laid(card).map(({ n }) => n)) / card.face.n) : 0;

/** What is paid for all that: at each use, or by what is locked away. */
function paid(card: Card): number {
  const { face } = card;
  if (face.kind === 'action') return USES * costWorth(face.cost);
  if (face.kind !== 'storage') return 0;
  return total(laid(card).map(({ what, n }) => n * (what === 'gold' || what === 'raze' ? TOKEN : RESOURCE)));
}

/** The worth of a card in its clan, without its own point at the end. */
export const cardWorth = (card: Card, clan: Clan): number => sum(results(card, clan)) - paid(card);
