import { pop, push } from '../../kernel/frames.ts';
import { defined } from '../../kernel/defined.ts';
import { seatInOrder } from '../../kernel/order.ts';
import { automatic } from '../../kernel/steps.ts';
import type { MoveContext, RunContext } from './context.ts';
import { land, placements } from './discover.ts';
import { dealObjectives } from './objectives.ts';
import type { GameStep } from './step.ts';
import { discardTile, drawTile, shuffleTray } from './tray.ts';
import { drawTrends } from './trends.ts';
import { topBack } from '../figures/deck.ts';

/** Tiles a player holds in turn 0. */
const HAND = 3;
/** Cards on the evolution track. */
export const TRACK = 5;

/** Turn 0 (rulebook 2.0, p. 4): each player in order lays a first region; then cards, trend and objectives are drawn. */
export const discoveryStep: GameStep<'discovery'> = automatic('discovery', (context) => {
  const { state, frame } = context;
  if (frame.next === state.order.length) {
    pop(state);
    closeDiscovery(context);
    return;
  }
  const seat = seatInOrder(state, frame.next);
  const own = { ...context, seat };
  frame.next++;
  if (findTiles(own, frame.next - 1)) push(state, { kind: 'discover', seat });
  else land(own, state.regions.length - 1);
});

/**
 * Sees to it that the seat holds a tile that fits. Where none that is left fits anywhere, those who have laid theirs give
 * their other tiles back early; if even then none fits, the player lands on the region laid last and finds nothing (our
 * ruling, see docs/rulings.md).
 * @param before how many have laid theirs.
 * @returns whether the seat can lay a region.
 */
function findTiles(context: MoveContext, before: number): boolean {
  const { box, state, seat } = context;
  const fits = (tiles: readonly string[]) => placements(box, state, tiles, 1).length > 0;
  const within = () => [...state.tray.deck, ...state.tray.discards, ...defined(state.hands[seat])];
  if (fits(defined(state.hands[seat]))) return true;
  if (!fits(within())) returnUnused(context, before);
  if (!fits(within())) return false;
  while (!fits(defined(state.hands[seat]))) redraw(context);
  return true;
}

function returnUnused(context: RunContext, before: number): void {
  const { state } = context;
  for (const seat of state.order.slice(0, before)) {
    for (const tile of defined(state.hands[seat])) discardTile(context, tile);
    state.hands[seat] = [];
  }
}

/** A player whose tiles all find no place shows them, discards them and draws three new ones (ruling 3). */
function redraw(context: MoveContext): void {
  const { state, seat } = context;
  state.tray.discards.push(...defined(state.hands[seat]));
  dealHand(context, true);
}

function dealHand(context: MoveContext, again: boolean): void {
  const { state, seat, emit } = context;
  const hexes = Array.from({ length: HAND }, () => drawTile(context));
  state.hands[seat] = hexes;
  emit({ type: 'hexes-dealt', seat, hexes: [...hexes], again, barrier: 'hex-turned' });
}

/** Three tiles off the tray for everybody, to lie open (rulebook 2.0, p. 4). */
export function dealHands(context: RunContext): void {
  for (const seat of context.state.screens.keys()) dealHand({ ...context, seat }, false);
}

function closeDiscovery(context: RunContext): void {
  const { state } = context;
  state.tray.discards.push(...state.hands.flat());
  state.hands = state.hands.map(() => []);
  shuffleTray(context);
  turnUpTrack(context);
  drawTrends(context);
  dealObjectives(context);
}

/** Red zones uncovered while the track is first laid out are ignored (ruling 7). */
function turnUpTrack({ box, state, emit }: RunContext): void {
  for (let slot = 0; slot < TRACK; slot++) {
    const card = defined(state.evolution.deck.pop());
    state.evolution.row[slot] = { card, turned: 0 };
    emit({ type: 'card-turned-up', slot, card, back: topBack(box, state), barrier: 'card-drawn' });
  }
}
