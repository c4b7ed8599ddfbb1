import { defined } from '../../kernel/defined.ts';
import { takeOut, unseenCards } from '../figures/unseen.ts';
import type { SeatContext } from './context.ts';

/**
 * The same position as everybody knows it: the hand of the seat holds every card that it may hold for all they know, and its deck
 * too. Of hand and deck it reads how many cards there are and never which, so that what is possible with it is no secret.
 * Only to be asked about: it shares all else with the state and is never played on.
 */
export function withAnyHand<C extends SeatContext>(context: C): C {
  const { box, state, seat } = context;
  const player = defined(state.players[seat]);
  const { hand, shown, deck } = player;
  const free = unseenCards(box, state, seat);
  takeOut(free, shown);
  const players = [...state.players];
  players[seat] = {
    ...player,
    hand: hand.length > shown.length ? [...shown, ...free] : [...shown],
    deck: deck.length > 0 ? free : [],
  };
  return { ...context, state: { ...state, players } };
}
