import { cardPlaces, heldCards } from '#engine/endeavor/figures/card-limit.ts';
import type { OwnBuilding } from '#engine/endeavor/state.ts';
import { cardOf, packIndexOf } from '#engine/endeavor/pack-index.ts';
import type { Table } from '../../types.ts';

/** One normal card place: what lies there, and whether the card limit leaves it open. */
export type CardPlace = { readonly card: string | undefined; readonly open: boolean };

/** The cards of a seat as they lie on its board. Where each lies is no state (ruling 39): this is one way they can. */
export type CardLayout = {
  /** The card in the governor place. */
  readonly governor: string | undefined;
  readonly normal: readonly CardPlace[];
  /** Cards that no place is left for. */
  readonly beside: readonly string[];
  /** Slavery cards that lie face down. */
  readonly faceDown: readonly string[];
};

/** Lays the cards of a seat: the first governor in its own place, all others in normal places, the rest beside them. */
export function layCards({ view, pack }: Pick<Table, 'view' | 'pack'>, seat: number): CardLayout {
  const player = view.players[seat];
  const all = Array.from({ length: pack.supply.cardPlaces }, (_, place) => place);
  if (player === undefined)
    return { governor: undefined, normal: all.map(() => ({ card: undefined, open: false })), beside: [], faceDown: [] };
  const box = packIndexOf(pack);
  const governor = player.cards.find((id) => cardOf(box, id).governor);
  const rest = player.cards.filter((id) => id !== governor);
  const { most } = cardPlaces(box, player);
  return {
    governor,
    normal: all.map((place) => ({ card: rest[place], open: place < most })),
    beside: rest.slice(all.length),
    faceDown: player.faceDown,
  };
}

/** The cards of a seat by kind: how many count and how many may, governors, slavery cards, and those face down. */
export function cardKinds({ view, pack }: Pick<Table, 'view' | 'pack'>, seat: number) {
  const player = view.players[seat];
  if (player === undefined) return { used: 0, most: 0, governors: 0, slavery: 0, faceDown: 0 };
  const box = packIndexOf(pack);
  const { governors, slavery } = heldCards(box, player);
  return { ...cardPlaces(box, player), governors, slavery, faceDown: player.faceDown.length };
}

/** A building place: the building on it with its number among equal ones, or nothing yet. */
export type BuildingPlace = OwnBuilding & { readonly copy: number };

/** The building places of a seat: what it has in the order it was built, then those of the rounds still to come. */
export function layBuildings({ view, pack }: Pick<Table, 'view' | 'pack'>, seat: number): (BuildingPlace | null)[] {
  const own = view.players[seat]?.buildings ?? [];
  const places = Math.max(pack.supply.rounds + 1, own.length);
  return Array.from({ length: places }, (_, place) => {
    const held = own[place];
    if (held === undefined) return null;
    return { ...held, copy: own.slice(0, place).filter(({ building }) => building === held.building).length };
  });
}
