import { defined } from '../../kernel/defined.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import { assemble, type Dealt } from './assemble.ts';
import { takeOut, unseenCards, unseenIslands } from '../figures/unseen.ts';
import type { View } from './view-schema.ts';

/** A generator for what is assumed: never the game's own. */
const ASSUMED = [0, 0, 0, 1];

/**
 * A state made of what everybody sees, in which every hand holds the cards that are known to be there and, if it holds any other, one of each
 * it could hold: what the rules allow if hands are ignored.
 */
export function withPlenty(box: Box, view: View): State {
  return assemble(view, {
    rng: ASSUMED,
    seats: view.players.map((_, seat) => plentyOf(box, view, seat)),
    near: unseenIslands(box, view, 'near'),
    far: unseenIslands(box, view, 'far'),
  });
}

function plentyOf(box: Box, view: View, seat: number): Dealt {
  const { cards, deck, shown } = defined(view.players[seat]);
  const free = unseenCards(box, view, seat);
  takeOut(free, shown);
  const each = [...new Set(free)];
  return {
    hand: cards > shown.length ? [...shown, ...each] : [...shown],
    deck: each.length === 0 ? [] : Array.from({ length: deck }, (_, at) => defined(each[at % each.length])),
    look: [],
    kept: view.deciders.includes(seat) ? null : [],
  };
}
