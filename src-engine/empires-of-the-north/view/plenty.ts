import { defined } from '../../kernel/defined.ts';
import type { Box } from '../box.ts';
import type { State } from '../state.ts';
import { assemble, type Dealt } from './assemble.ts';
import { unseenCards, unseenIslands } from './unseen.ts';
import type { View } from './view-schema.ts';

/** A generator for what is assumed: never the game's own. */
const ASSUMED = [0, 0, 0, 1];

/**
 * A state made of what everybody sees, in which every hand that holds any card holds one of each it could hold: what the rules allow
 * if hands are ignored.
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
  const { cards, deck } = defined(view.players[seat]);
  const unseen = [...new Set(unseenCards(box, view, seat))];
  return {
    hand: cards === 0 ? [] : unseen,
    deck: unseen.length === 0 ? [] : Array.from({ length: deck }, (_, at) => defined(unseen[at % unseen.length])),
    look: [],
    kept: view.deciders.includes(seat) ? null : [],
  };
}
