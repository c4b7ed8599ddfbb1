import type { Pack, Track } from '#engine/endeavor/data/schema.ts';
import type { Event } from '#engine/endeavor/events.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { View } from '#engine/endeavor/state.ts';
import type { PlaceId } from '../../board/board.ts';
import type { TableOf } from '../../window/types.ts';
import type { IconName } from './icons/icons.ts';

/** A picture that goes with a choice or an effect, by what it shows. */
export type Picture =
  | { readonly of: 'track'; readonly track: Track }
  | { readonly of: 'token'; readonly token: string }
  | { readonly of: 'building'; readonly building: string }
  | { readonly of: 'card'; readonly card: string }
  | { readonly of: 'icon'; readonly icon: IconName }
  | { readonly of: 'seat'; readonly seat: number };

/** What a campaign of Endeavor lays on its pages. Nothing is hidden, so a seat has no part of its own. */
export type EndeavorTypes = {
  view: View;
  own: Record<string, never>;
  move: Move;
  event: Event;
  pack: Pack;
  picture: Picture;
  thing: {
    building: string;
    card: string;
    token: string;
    seat: number;
    /** The cards of a seat that lie face down. */
    down: number;
    track: Track;
    harbour: '';
    supply: '';
    place: PlaceId;
  };
};

/** A table of Endeavor. */
export type Table = TableOf<EndeavorTypes>;
