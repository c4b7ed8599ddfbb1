import { TILES, type Tile } from '#engine/empires-of-the-north/data/schema.ts';
import type { PlaceId } from '../../../board/board.ts';

/** The two piles of islands. */
export type Pile = 'near' | 'far';

/** What the name of a place stands for. */
export type Where =
  | { readonly kind: 'tile'; readonly tile: Tile }
  | { readonly kind: 'island'; readonly pile: Pile; readonly at: number }
  | { readonly kind: 'pile' | 'discard'; readonly pile: Pile }
  | { readonly kind: 'ship'; readonly at: number }
  | { readonly kind: 'location'; readonly id: number }
  | { readonly kind: 'empire'; readonly seat: number };

/** The name of an action tile. */
export const tilePlace = (tile: Tile): PlaceId => `tile:${tile}`;
/** The name of the place of an open island. */
export const islandPlace = (pile: Pile, at: number): PlaceId => `island:${pile}:${at}`;
/** The name of a pile of islands, face down. */
export const pilePlace = (pile: Pile): PlaceId => `pile:${pile}`;
/** The name of the discard of a pile. */
export const discardPlace = (pile: Pile): PlaceId => `discard:${pile}`;
/** The name of a ship by its place in the queue. */
export const shipPlace = (at: number): PlaceId => `ship:${at}`;
/** The name of a Location in any empire. */
export const locationPlace = (id: number): PlaceId => `location:${id}`;
/** The name of an empire as a whole. */
export const empirePlace = (seat: number): PlaceId => `empire:${seat}`;

const isTile = (text: string): text is Tile => TILES.some((tile) => tile === text);
const isPile = (text: string): text is Pile => text === 'near' || text === 'far';

/** What a name stands for; nothing for a name that none of ours is. */
export function placeOf(place: PlaceId): Where | undefined {
  const [kind = '', one = '', other] = place.split(':');
  const [first, second] = [Number(one), Number(other)];
  switch (kind) {
    case 'tile':
      return isTile(one) ? { kind, tile: one } : undefined;
    case 'island':
      return isPile(one) && Number.isInteger(second) ? { kind, pile: one, at: second } : undefined;
    case 'pile':
    case 'discard':
      return isPile(one) ? { kind, pile: one } : undefined;
    case 'ship':
      return Number.isInteger(first) ? { kind, at: first } : undefined;
    case 'location':
      return Number.isInteger(first) ? { kind, id: first } : undefined;
    case 'empire':
      return Number.isInteger(first) ? { kind, seat: first } : undefined;
    default:
      return undefined;
  }
}
