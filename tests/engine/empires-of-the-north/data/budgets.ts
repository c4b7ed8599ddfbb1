/** What cards should be worth for what they cost (docs/data-empires.md, "Budgets"), and which are not. */
import type { Goods } from '#engine/empires-of-the-north/data/goods.ts';
import type { Card, Clan } from '#engine/empires-of-the-north/data/schema.ts';
import { total } from '#engine/kernel/pack/report.ts';
import { cardWorth, NOTHING, plus, results, sum, timesOf } from './worth.ts';

/** Resources a Location costs; a worker counts as two thirds of one. */
export function costOf({ price }: Card): number {
  if (price === undefined) return 0;
  return 'worker' in price ? 0.67 : total(Object.values(price.goods).map((amount) => amount ?? 0));
}

/** What a card should be worth; fields and upgrades are counted by their goods instead. */
export function budgetOf(card: Card): number {
  if (card.face.kind !== 'boost') return 0.75 + 0.75 * costOf(card);
  return card.corner === 'explore' || card.corner === 'populate' ? 2.25 : 1.75;
}

/** How far from its budget a card may be; a hundredth more for a worker, who is two thirds of a resource. */
const TOLERANCE = 0.51;
/** How much further down, or up, the cards of a clan may be since the pack was weighed by games. */
const LEAN: Readonly<Record<string, number>> = { ulaf: -0.5, heidel: 0.25, panuk: -0.25, nanurjuk: -0.5 };
/** Goods of a field, and of an upgrade; gold or a raze token counts for two. */
const FIELD = 2;
const UPGRADE = 1;

function goodsOff(goods: Goods, most: number): boolean {
  const precious = (goods.gold ?? 0) + (goods.raze ?? 0) > 0;
  return total(Object.values(goods).map((amount) => amount ?? 0)) !== (precious ? 1 : most);
}

function isOff(card: Card, clan: Clan): boolean {
  const { face } = card;
  if (face.kind === 'field') return goodsOff(face.goods, FIELD);
  if (face.kind === 'upgrade') return goodsOff(face.goods, UPGRADE);
  if (face.kind === 'either') return goodsOff(face.field, FIELD) || goodsOff(face.upgrade, UPGRADE);
  if (face.kind === 'copy' && costOf(card) !== 2) return true;
  const above = cardWorth(card, clan) - budgetOf(card);
  const lean = LEAN[clan.id] ?? 0;
  return above > TOLERANCE + Math.max(0, lean) || above < -TOLERANCE + Math.min(0, lean);
}

/** The cards of a clan that are worth too little or too much for what they cost. */
export const offBudget = (clan: Clan): string[] => clan.cards.filter((card) => isOff(card, clan)).map(({ id }) => id);

/** The share of points in the worth of all that the cards of a clan give, copies counted. */
export function pointsShare(clan: Clan): number {
  const all = clan.cards.map((card) => timesOf(card.copies, results(card, clan))).reduce(plus, NOTHING);
  return all.vp / sum(all);
}

/** How much the cards of a clan that have a price, or are boosts, are worth above their budgets, in the mean of all copies. */
export function meanAbove({ cards, ...clan }: Clan): number {
  const measured = cards.filter(({ face }) => !['field', 'upgrade', 'either'].includes(face.kind));
  const above = measured.map((card) => card.copies * (cardWorth(card, { ...clan, cards }) - budgetOf(card)));
  return total(above) / total(measured.map(({ copies }) => copies));
}
