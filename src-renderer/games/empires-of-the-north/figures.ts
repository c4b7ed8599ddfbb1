import { anyLocation, faceOf, isActionLocation } from '#engine/empires-of-the-north/figures/faces.ts';
import { GOODS, type Goods } from '#engine/empires-of-the-north/data/schema.ts';
import type { PackIndex } from '#engine/empires-of-the-north/pack-index.ts';
import type { Location } from '#engine/empires-of-the-north/state.ts';
import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';

export { anyLocation, faceOf, isActionLocation };

type Cards = Pick<PackIndex, 'cards'>;

/** What a seat has, as everybody sees it. */
export type Seen = View['players'][number];

/** The seat in whose empire a Location lies; undefined for none. */
export function seatOf({ players }: Pick<View, 'players'>, id: number): number | undefined {
  const seat = players.findIndex(({ empire }) => empire.some((location) => location.id === id));
  return seat < 0 ? undefined : seat;
}

/** What a card is as an upgrade: an either-card lies there with the goods of its second side. */
export function upgradeGoods({ cards }: Cards, card: string): Goods {
  const face = cards.get(card)?.face;
  if (face?.kind === 'upgrade') return face.goods;
  return face?.kind === 'either' ? face.upgrade : {};
}

/** What a harvest of a Location gives: its own goods and those of what is tucked under it; nothing for what is no field. */
export function harvestGoods(box: Cards, view: Pick<View, 'players'>, location: Location): Goods {
  const face = faceOf(box, view, location);
  if (face.kind !== 'field') return {};
  const tucked = location.under.map((card) => upgradeGoods(box, card));
  return [face.goods, ...tucked].reduce(sum, {});
}

/** The sum of two bundles of goods. */
export function sum(one: Goods, other: Goods): Goods {
  const all = GOODS.flatMap((good) => {
    const n = (one[good] ?? 0) + (other[good] ?? 0);
    return n === 0 ? [] : [[good, n] as const];
  });
  return Object.fromEntries(all);
}

/** How many cards a seat has in its empire, upgrades included: each is a point at the end. */
export const cardsOf = ({ empire }: Pick<Seen, 'empire'>): number =>
  empire.reduce((n, { under }) => n + 1 + under.length, 0);
