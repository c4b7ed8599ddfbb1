import type { Buildable, Pack, Resource } from '#engine/archipelago/data/schema.ts';
import type { Event } from '#engine/archipelago/events.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Action } from '#engine/archipelago/state.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import type { PlaceId } from '../../board/board.ts';
import type { Picture } from './choices/choice.ts';
import type { Own } from './own.ts';

/** What a campaign of Archipelago lays on its pages. */
export type ArchipelagoTypes = {
  view: View;
  own: Own;
  move: Move;
  event: Event;
  pack: Pack;
  picture: Picture;
  thing: {
    action: Action;
    'domestic-market': Resource;
    'export-market': Resource;
    /** What the bank holds: cubes of a resource, or florins. */
    bank: Resource | 'florins';
    stability: '';
    surplus: '';
    balance: '';
    /** The explorer tokens. */
    piles: '';
    /** The tiles that are left. */
    tray: '';
    fees: '';
    /** The back on top of the deck. */
    deck: '';
    card: string;
    /** A kind of building, or a ship. */
    building: Buildable;
    /** A side of a tile. */
    side: string;
    seat: number;
    place: PlaceId;
  };
};
