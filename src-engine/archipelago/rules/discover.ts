import type { Emit } from '../../kernel/events.ts';
import { pop, push } from '../../kernel/frames.ts';
import { given } from '../../kernel/given.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import { allLegal, neverRuns } from '../../kernel/steps.ts';
import { sideOf, type Box } from '../box.ts';
import type { Event } from '../events.ts';
import { directionTo, DIRECTIONS } from '../map/geometry.ts';
import { fits, layRegion, neighboursOf, sideAt, surroundingsOf } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import { findUnit, spotOf } from '../figures/units.ts';
import { moveTo } from '../pieces/units.ts';
import type { State, Unit } from '../state.ts';
import type { GameStep } from './step.ts';
import { findToken } from './finds.ts';

const RULE = 'turn-0';
/** The start tile. */
const START = 0;

/** Who goes first: a ship from the open sea, a citizen from the desert (rulebook 2.0, p. 16; ruling 9). */
const pioneer = ({ options }: State): Unit['kind'] => (options.variants.includes('desert') ? 'citizen' : 'ship');

/** Whether a first region can lie there: beside the start, on a free place behind an edge that the first unit can cross. */
function isBesideStart(box: Box, state: State, direction: number): boolean {
  const { neighbours, turn } = given(state.regions[START]);
  const doors = given(sideAt(box, state, START).doors[pioneer(state)][turn]);
  return direction >= 0 && given(neighbours[direction]) < 0 && given(doors[direction]) >= 0;
}

/** Every way to lay one of the tiles next to the start, or the first `most` of them. */
export function placements(
  box: Box,
  state: State,
  tiles: readonly string[],
  most = Number.POSITIVE_INFINITY,
): MoveOf<'discover'>[] {
  const moves: MoveOf<'discover'>[] = [];
  const start = given(state.regions[START]);
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    if (!isBesideStart(box, state, direction)) continue;
    const step = given(DIRECTIONS[direction]);
    const q = start.q + step.q;
    const r = start.r + step.r;
    const around = surroundingsOf(box, state, neighboursOf(state, q, r));
    for (const tile of tiles) {
      for (const id of sideOf(box, tile).faces) {
        const side = sideOf(box, id);
        if (side.lands === 0) continue;
        for (let turn = 0; turn < 6; turn++) {
          if (!fits(side, turn, around)) continue;
          moves.push({ type: 'discover', side: id, q, r, turn });
          if (moves.length === most) return moves;
        }
      }
    }
  }
  return moves;
}

/** One player's first region (rulebook 2.0, p. 4): next to the start tile, in a coherent landscape. */
export const discover: GameStep<'discover', 'discover'> = {
  rule: RULE,
  takes: ['discover'],
  deciders: (_box, _state, frame) => [frame.seat],
  candidates: (box, state, frame) => placements(box, state, given(state.hands[frame.seat])),
  refusal(box, state, frame, _seat, move) {
    const start = given(state.regions[START]);
    const hand = given(state.hands[frame.seat]);
    const side = box.sides.get(move.side);
    if (side === undefined || !side.faces.some((face) => hand.includes(face))) return refuse(RULE, 'tile-not-in-hand');
    const direction = directionTo(move.q - start.q, move.r - start.r);
    if (!isBesideStart(box, state, direction)) return refuse(RULE, 'not-beside-start');
    if (side.lands === 0) return refuse(RULE, 'no-land-to-step-on');
    const around = surroundingsOf(box, state, neighboursOf(state, move.q, move.r));
    return fits(side, move.turn, around) ? undefined : refuse(RULE, 'landscape-broken');
  },
  judge: allLegal,
  apply(box, state, frame, seat, move, emit) {
    pop(state);
    state.hands[seat] = given(state.hands[seat]).filter((tile) => !sideOf(box, tile).faces.includes(move.side));
    const region = layRegion(state, move.side, move.q, move.r, move.turn);
    emit({ type: 'region', seat, side: move.side, region, q: move.q, r: move.r, turn: move.turn });
    findToken(box, state, seat, emit);
    push(state, { kind: 'finds', seat, region, sent: null });
    land(box, state, frame.seat, region, emit);
  },
  run: neverRuns,
};

/**
 * The ship sails from the start to a region beside it, and its citizens are about to step ashore. From the desert one
 * citizen walks there instead.
 */
export function land(box: Box, state: State, seat: Seat, region: number, emit: Emit<Event>): void {
  const kind = pioneer(state);
  const unit = given(state.units[findUnit(state, seat, kind, (piece) => piece.region === START)]);
  const from = spotOf(unit);
  const { neighbours, turn } = given(state.regions[region]);
  const part = given(given(sideAt(box, state, region).doors[kind][turn])[neighbours.indexOf(START)]);
  moveTo(unit, { region, part, place: 'ground' });
  emit({ type: 'moved', seat, kind, from, to: spotOf(unit) });
  if (kind === 'ship') push(state, { kind: 'disembark', seat, region, left: box.pack.supply.start.citizens });
}
