import type { Event } from '../events.ts';
import type { View } from './view-schema.ts';

/**
 * What the table log keeps of an event of an earlier turn: not what entered or left a screen, since a full log turns
 * hidden stocks into arithmetic.
 */
export function redactedEvent(event: Event): Event {
  switch (event.type) {
    case 'bids':
      return { type: 'faded', was: event.type, seat: null };
    case 'taxes':
    case 'earned':
    case 'harvested':
    case 'traded':
    case 'cube-found':
    case 'paid':
    case 'cube-paid':
    case 'consumed':
    case 'supplied':
    case 'florins-taken':
    case 'cube-given':
    case 'screen-lifted':
    case 'fist-opened':
    case 'pillaged':
    case 'card-used':
    case 'offered':
    case 'accepted':
      return { type: 'faded', was: event.type, seat: event.seat };
    case 'recruited':
    case 'bought':
    case 'card-found':
    case 'leave-given': {
      const { price: _price, ...rest } = event;
      return rest;
    }
    default:
      return event;
  }
}

/** The figures a saved game is known by. */
export function summaryOf(view: View): Readonly<Record<string, string | number>> {
  const { turn, phase, population, rebellion, surplus } = view;
  return { turn, phase, population, rebellion, surplus, length: view.options.length };
}
