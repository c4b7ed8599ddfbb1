import type { Pack } from '#engine/empires-of-the-north/data/schema.ts';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';
import type { PlaceId } from '../../board/board.ts';
import type { TableOf } from '../../window/types.ts';
import type { IconName } from './icons/icons.ts';
import type { Own } from './own.ts';

/** A picture that goes with a choice or an effect, by what it shows. */
export type Picture =
  | { readonly of: 'icon'; readonly icon: IconName }
  | { readonly of: 'card'; readonly card: string }
  | { readonly of: 'seat'; readonly seat: number };

/** What a campaign of Empires of the North lays on its pages. */
export type EmpiresTypes = {
  view: View;
  own: Own;
  move: Move;
  event: Event;
  pack: Pack;
  picture: Picture;
  thing: {
    /** A card or an island. */
    card: string;
    /** A card of somebody's own hand. */
    hand: string;
    seat: number;
    place: PlaceId;
  };
};

/** A table of Empires of the North. */
export type Table = TableOf<EmpiresTypes>;
