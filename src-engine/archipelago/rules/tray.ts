import { draw, shuffle } from '../../kernel/rng.ts';
import { sideOf, type Box } from '../box.ts';
import type { State } from '../state.ts';

/** Whether a tile can be drawn at all. */
export const hasTiles = (state: State): boolean => state.tray.deck.length + state.tray.discards.length > 0;

/** Takes the tile on top of the tray; an empty tray is filled from the discards first (rulebook 2.0, p. 10). */
export function drawTile(box: Box, state: State): string {
  if (state.tray.deck.length === 0) shuffleTray(box, state);
  const tile = state.tray.deck.pop();
  if (tile === undefined) throw new Error('no region tile is left');
  if (state.tray.deck.length === 0) shuffleTray(box, state);
  return tile;
}

/** Shuffles the discards into the tray; which side of a tile lies up is chance too. */
export function shuffleTray(box: Box, state: State): void {
  const tiles = [...state.tray.deck, ...state.tray.discards];
  state.tray.discards = [];
  shuffle(state.rng, tiles);
  state.tray.deck = tiles.map((side) => (draw(state.rng, 2) === 0 ? side : (sideOf(box, side).back ?? side)));
}
