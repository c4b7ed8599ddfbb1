import type { Event } from '#engine/archipelago/events.ts';
import type { GameWords } from '../../../window/window.ts';
import type { ArchipelagoTypes } from '../types.ts';

/** What whoever decides is told once more: besides the usual, what somebody else takes from them, gives them or answers them. */
export const missed: NonNullable<GameWords<ArchipelagoTypes>['missed']> = (event, seat, own) =>
  !own && otherSeat(event) === seat ? true : undefined;

/** The seat that something befalls although another one did it. */
function otherSeat(event: Event): number | undefined {
  switch (event.type) {
    case 'expelled':
    case 'ship-sunk':
    case 'card-used':
      return event.owner;
    case 'florins-taken':
    case 'spied':
      return event.of;
    case 'cube-given':
    case 'leave-given':
    case 'leave-refused':
      return event.to;
    default:
      return undefined;
  }
}
