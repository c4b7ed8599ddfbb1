import type { Emit } from '../../kernel/events.ts';
import { pop, push } from '../../kernel/frames.ts';
import { given } from '../../kernel/given.ts';
import { seatInOrder } from '../../kernel/order.ts';
import type { Seat } from '../../kernel/seat.ts';
import { automatic } from '../../kernel/steps.ts';
import type { Box } from '../box.ts';
import type { Event } from '../events.ts';
import type { State } from '../state.ts';
import { topBack } from '../figures/deck.ts';
import { land, placements } from './discover.ts';
import { dealObjectives } from './objectives.ts';
import type { GameStep } from './step.ts';
import { discardTile, drawTile, shuffleTray } from './tray.ts';
import { drawTrends } from './trends.ts';

/** Tiles a player holds in turn 0. */
const HAND = 3;
/** Cards on the evolution track. */
export const TRACK = 5;

/** Turn 0 (rulebook 2.0, p. 4): each player in order lays a first region; then cards, trend and objectives are drawn. */
export const discovery: GameStep<'discovery'> = automatic('turn-0', (box, state, frame, emit) => {
  if (frame.next === state.order.length) {
    pop(state);
    closeDiscovery(box, state, emit);
    return;
  }
  const seat = seatInOrder(state, frame.next);
  frame.next++;
  if (findTiles(box, state, seat, frame.next - 1, emit)) push(state, { kind: 'discover', seat });
  else land(box, state, seat, state.regions.length - 1, emit);
});

/**
 * Sees to it that the seat holds a tile that fits. Where none that is left fits anywhere, those who have laid theirs give
 * their other tiles back early; if even then none fits, the player lands on the region laid last and finds nothing (our
 * ruling, see docs/rulings.md).
 * @param before how many have laid theirs.
 * @returns whether the seat can lay a region.
 */
function findTiles(box: Box, state: State, seat: Seat, before: number, emit: Emit<Event>): boolean {
  const fits = (tiles: readonly string[]) => placements(box, state, tiles, 1).length > 0;
  const within = () => [...state.tray.deck, ...state.tray.discards, ...given(state.hands[seat])];
  if (fits(given(state.hands[seat]))) return true;
  if (!fits(within())) returnUnused(box, state, before, emit);
  if (!fits(within())) return false;
  while (!fits(given(state.hands[seat]))) redraw(box, state, seat, emit);
  return true;
}

function returnUnused(box: Box, state: State, before: number, emit: Emit<Event>): void {
  for (const seat of state.order.slice(0, before)) {
    for (const tile of given(state.hands[seat])) discardTile(box, state, tile, emit);
    state.hands[seat] = [];
  }
}

/** A player whose tiles all find no place shows them, discards them and draws three new ones (ruling 3). */
function redraw(box: Box, state: State, seat: Seat, emit: Emit<Event>): void {
  state.tray.discards.push(...given(state.hands[seat]));
  dealHand(box, state, seat, true, emit);
}

function dealHand(box: Box, state: State, seat: Seat, again: boolean, emit: Emit<Event>): void {
  const hexes = Array.from({ length: HAND }, () => drawTile(box, state, emit));
  state.hands[seat] = hexes;
  emit({ type: 'hexes-dealt', seat, hexes: [...hexes], again, barrier: 'hex-turned' });
}

/** Three tiles off the tray for everybody, to lie open (rulebook 2.0, p. 4). */
export function dealHands(box: Box, state: State, emit: Emit<Event>): void {
  for (const seat of state.screens.keys()) dealHand(box, state, seat, false, emit);
}

function closeDiscovery(box: Box, state: State, emit: Emit<Event>): void {
  state.tray.discards.push(...state.hands.flat());
  state.hands = state.hands.map(() => []);
  shuffleTray(box, state, emit);
  turnUpTrack(box, state, emit);
  drawTrends(box, state, emit);
  dealObjectives(box, state, emit);
}

/** Red zones uncovered while the track is first laid out are ignored (ruling 7). */
function turnUpTrack(box: Box, state: State, emit: Emit<Event>): void {
  for (let slot = 0; slot < TRACK; slot++) {
    const card = state.evolution.deck.pop();
    if (card === undefined) return;
    state.evolution.row[slot] = { card, turned: 0 };
    emit({ type: 'card-turned-up', slot, card, back: topBack(box, state), barrier: 'card-drawn' });
  }
}
