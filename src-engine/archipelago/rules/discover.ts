import { at } from '../../kernel/at.ts';
import type { Emit } from '../../kernel/events.ts';
import { refuse } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import { sideOf, type Box } from '../box.ts';
import type { Event } from '../events.ts';
import { DIRECTIONS } from '../map/geometry.ts';
import { edgeFacing, fits, layRegion, neighboursOf, sideAt } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import { findUnit, moveTo, spotOf } from '../pieces/units.ts';
import type { State } from '../state.ts';
import { neverRuns, pop, push, type GameStep } from './step.ts';
import { findToken } from './finds.ts';

const RULE = 'turn-0';
/** The start tile. */
const START = 0;

/** Both sides of some tiles. */
function sidesOf(box: Box, tiles: readonly string[]): string[] {
  return tiles.flatMap((tile) => {
    const { back } = sideOf(box, tile);
    return back === undefined ? [tile] : [tile, back];
  });
}

/** Every way to lay one of the tiles next to the start. */
export function placements(box: Box, state: State, tiles: readonly string[]): MoveOf<'discover'>[] {
  const start = at(state.regions, START);
  const moves: MoveOf<'discover'>[] = [];
  DIRECTIONS.forEach((step, direction) => {
    if (at(start.neighbours, direction) >= 0) return;
    const [q, r] = [start.q + step.q, start.r + step.r];
    const around = neighboursOf(state, q, r);
    for (const id of sidesOf(box, tiles)) {
      const side = sideOf(box, id);
      if (side.lands === 0) continue;
      for (let turn = 0; turn < 6; turn++) {
        if (fits(box, state, side, turn, around)) moves.push({ type: 'discover', side: id, q, r, turn });
      }
    }
  });
  return moves;
}

/** One player's first region (rulebook 2.0, p. 4): next to the start tile, in a coherent landscape. */
export const discover: GameStep<'discover', 'discover'> = {
  rule: RULE,
  takes: ['discover'],
  deciders: (_box, _state, frame) => [frame.seat],
  candidates: (box, state, frame) => placements(box, state, at(state.hands, frame.seat)),
  refusal(box, state, frame, _seat, move) {
    const start = at(state.regions, START);
    const direction = DIRECTIONS.findIndex((step) => start.q + step.q === move.q && start.r + step.r === move.r);
    if (!sidesOf(box, at(state.hands, frame.seat)).includes(move.side)) return refuse(RULE, 'tile-not-in-hand');
    if (direction < 0 || at(start.neighbours, direction) >= 0) return refuse(RULE, 'not-beside-start');
    const side = sideOf(box, move.side);
    if (side.lands === 0) return refuse(RULE, 'no-land-to-step-on');
    const around = neighboursOf(state, move.q, move.r);
    return fits(box, state, side, move.turn, around) ? undefined : refuse(RULE, 'landscape-broken');
  },
  apply(box, state, frame, seat, move, emit) {
    pop(state);
    state.hands[seat] = at(state.hands, seat).filter((tile) => ![tile, sideOf(box, tile).back].includes(move.side));
    const region = layRegion(state, move.side, move.q, move.r, move.turn);
    emit({ type: 'region', seat, side: move.side, region, q: move.q, r: move.r, turn: move.turn });
    findToken(state, seat, emit);
    push(state, { kind: 'finds', seat, region, sent: null });
    land(box, state, frame.seat, region, emit);
  },
  run: neverRuns,
};

/** The ship sails from the start to a region beside it, and its citizens are about to step ashore. */
export function land(box: Box, state: State, seat: Seat, region: number, emit: Emit<Event>): void {
  const ship = at(
    state.units,
    findUnit(state, seat, 'ship', (unit) => unit.region === START),
  );
  const from = spotOf(ship);
  const { neighbours, turn } = at(state.regions, region);
  const part = at(sideAt(box, state, region).waterAt, edgeFacing(neighbours.indexOf(START), turn));
  moveTo(ship, { region, part, place: 'ground' });
  emit({ type: 'moved', seat, kind: 'ship', from, to: spotOf(ship) });
  push(state, { kind: 'disembark', seat, region, left: box.pack.supply.start.citizens });
}
