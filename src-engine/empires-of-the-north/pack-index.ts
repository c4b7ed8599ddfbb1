import { oncePer } from '../kernel/once-per.ts';
import { defined } from '../kernel/defined.ts';
import type { BaseCard, Card, Clan, Face, Goods, Island, Pack, Price, Tile } from './data/schema.ts';
import type { Effect } from './data/effect.ts';

/** Any card of the box: of a deck, a base card, or an island. */
export type AnyCard = {
  readonly id: string;
  readonly clan: string | null;
  readonly icon: string | null;
  readonly face: Face;
  /** What it is while it lies by itself: an either-card is a field then; every other card has its face. */
  readonly lying: Face;
  readonly price: Price | null;
  readonly corner: Tile | null;
  readonly bonus: Effect | null;
  /** What a base card gives at the start besides a field's goods. */
  readonly start: Goods | null;
  readonly origin: 'deck' | 'base' | 'near' | 'far';
  /** Whether it can lie in an empire by itself and is no field: what Construct and a turn place. */
  readonly location: boolean;
};

/** A pack, indexed: what rules, figures and windows look up in it. */
export type PackIndex = {
  readonly pack: Pack;
  readonly cards: ReadonlyMap<string, AnyCard>;
  readonly clans: ReadonlyMap<string, Clan>;
  readonly islands: ReadonlyMap<string, Island>;
  /** All 30 cards of each clan's deck, copies included. */
  readonly decks: ReadonlyMap<string, readonly string[]>;
};

const NO_LOCATION: readonly Face['kind'][] = ['field', 'upgrade', 'either', 'boost'];

/** Indexes a pack whose form has been checked. */
export function indexPack(pack: Pack): PackIndex {
  const cards = [
    ...pack.clans.flatMap(({ id, base, cards: deck }) => [
      ...base.map((card) => anyCard(card, id, 'base')),
      ...deck.map((card) => anyCard(card, id, 'deck')),
    ]),
    ...pack.islands.map((island) => anyCard(island, null, island.pile)),
  ];
  return {
    pack,
    cards: new Map(cards.map((card) => [card.id, card])),
    clans: new Map(pack.clans.map((clan) => [clan.id, clan])),
    islands: new Map(pack.islands.map((island) => [island.id, island])),
    decks: new Map(pack.clans.map(({ id, cards: deck }) => [id, deck.flatMap(copiesOf)])),
  };
}

const copiesOf = ({ id, copies }: Card): string[] => Array.from({ length: copies }, () => id);

function anyCard(card: Card | BaseCard | Island, clan: string | null, origin: AnyCard['origin']): AnyCard {
  const { id, face } = card;
  return {
    id,
    clan,
    icon: 'icon' in card ? card.icon : null,
    face,
    lying: face.kind === 'either' ? { kind: 'field', goods: face.field } : face,
    price: 'price' in card ? (card.price ?? null) : null,
    corner: 'corner' in card ? (card.corner ?? null) : null,
    bonus: 'bonus' in card ? (card.bonus ?? null) : null,
    start: 'start' in card ? (card.start ?? null) : null,
    origin,
    location: origin === 'deck' && !NO_LOCATION.includes(face.kind),
  };
}

/** The card with this id. @throws RangeError if the pack has none. */
export const cardOf = ({ cards }: Pick<PackIndex, 'cards'>, id: string): AnyCard => defined(cards.get(id));

/** The index of a pack, made once a pack. */
export const packIndexOf = oncePer(indexPack);
