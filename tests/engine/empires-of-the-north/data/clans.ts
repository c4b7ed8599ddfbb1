/** The base pack by clan, and the brief its cards were made by (docs/data-empires.md). */
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { TILES, type Tile } from '#engine/empires-of-the-north/data/goods.ts';
import type { Card, Clan, Face } from '#engine/empires-of-the-north/data/schema.ts';
import { total } from '#engine/kernel/pack/report.ts';

/** The kinds a mix is counted by; an either-card is a field. */
export const MIXED = ['field', 'upgrade', 'boost', 'action', 'special', 'storage', 'copy', 'plain'] as const;
/** A kind a mix is counted by. */
export type Mixed = (typeof MIXED)[number];

/** The kind of a card as a mix counts it. */
export const mixedKind = ({ kind }: Face): Mixed => (kind === 'either' ? 'field' : kind);

/** The clan with this id; throws if there is none. */
export function clanOf(id: string): Clan {
  const clan = BASE_PACK.clans.find((one) => one.id === id);
  if (clan === undefined) throw new Error(`no clan ${id}`);
  return clan;
}

/** How many cards of a list there are, copies counted. */
export const copiesOf = (cards: readonly Card[]): number => total(cards.map(({ copies }) => copies));

/** Copies of each kind, in the order of `MIXED`. */
export const mixOf = ({ cards }: Clan): number[] =>
  MIXED.map((kind) => copiesOf(cards.filter(({ face }) => mixedKind(face) === kind)));

/** The copies of each design by kind, most first: "field 2+2 upgrade 2+1 …". */
export const copiesBrief = ({ cards }: Clan): string =>
  MIXED.flatMap((kind) => {
    const designs = cards.filter(({ face }) => mixedKind(face) === kind).map(({ copies }) => copies);
    return designs.length === 0 ? [] : [`${kind} ${designs.toSorted((one, two) => two - one).join('+')}`];
  }).join(' ');

/** Copies of each corner, in the order of the tiles. */
export const cornersOf = ({ cards }: Clan): number[] =>
  TILES.map((tile: Tile) => copiesOf(cards.filter(({ corner }) => corner === tile)));

/** Copies of each icon, in the clan's order: "axe 9 ship 9 …". */
export const iconsBrief = ({ icons, cards }: Clan): string =>
  icons.map((icon) => `${icon} ${copiesOf(cards.filter((card) => card.icon === icon))}`).join(' ');
