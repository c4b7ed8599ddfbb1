import { draws, shuffle, type RngState } from '../../kernel/rng.ts';
import { sideOf, type Box } from '../box.ts';
import { layNextTiles } from '../pieces/laid.ts';
import type { State } from '../state.ts';
import type { RunContext } from './context.ts';

/** Whether a tile can be drawn at all. */
export const hasTiles = (state: State): boolean => state.tray.deck.length > 0;

/** Takes the tile on top of the tray; the tray is filled again as soon as it is empty (rulebook 2.0, p. 10). */
export function drawTile(context: RunContext): string {
  const tile = context.state.tray.deck.pop();
  if (tile === undefined) throw new Error('no region tile is left');
  refillTray(context);
  return tile;
}

/** Puts a tile on the discards. */
export function discardTile(context: RunContext, tile: string): void {
  context.state.tray.discards.push(tile);
  refillTray(context);
}

function refillTray(context: RunContext): void {
  const { deck, discards } = context.state.tray;
  if (deck.length === 0 && discards.length > 0) shuffleTray(context);
}

/** The side that lies up on the tray; null for an empty one. */
export const topTile = (state: State): string | null => state.tray.deck.at(-1) ?? null;

/** The tiles with the side up that chance turns up, one after the other. */
export function tossed(box: Box, rng: RngState, tiles: readonly string[]): string[] {
  const turned = draws(rng, 2, tiles.length);
  return tiles.map((side, index) => (turned[index] === 0 ? side : (sideOf(box, side).back ?? side)));
}

/** Shuffles the discards into the tray; which side of a tile lies up is chance too. At a laid table the next tiles are known after turn 0. */
export function shuffleTray({ box, state, emit }: RunContext): void {
  const tiles = [...state.tray.deck, ...state.tray.discards];
  state.tray.discards = [];
  shuffle(state.rng, tiles);
  state.tray.deck = tossed(box, state.rng, tiles);
  if (state.phase === 'discovery') layNextTiles(box, state);
  emit({ type: 'reshuffled', what: 'tray', top: topTile(state), barrier: 'shuffle' });
}
