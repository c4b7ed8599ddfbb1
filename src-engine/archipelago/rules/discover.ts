import { pop, push } from '../../kernel/frames.ts';
import { defined } from '../../kernel/defined.ts';
import { refuse } from '../../kernel/refusal.ts';
import { allLegal, neverRuns } from '../../kernel/steps.ts';
import { sideOf, type Box } from '../box.ts';
import { directionTo, DIRECTIONS } from '../map/geometry.ts';
import { fits, layRegion, neighboursOf, sideAt, surroundingsOf } from '../map/regions.ts';
import type { MoveOf } from '../moves.ts';
import { moveTo } from '../pieces/units.ts';
import type { State, Unit } from '../state.ts';
import type { MoveContext } from './context.ts';
import type { GameStep } from './step.ts';
import { findToken } from './finds.ts';
import { findUnit, spotOf } from '../figures/units.ts';

const RULE = 'discovery';
const LAYING = 'discovery/laying';
/** The start tile. */
const START = 0;

/** The kind of unit that goes first: a ship from the open sea, a citizen from the desert (rulebook 2.0, p. 16; ruling 9). */
const pioneer = ({ options }: State): Unit['kind'] => (options.variants.includes('desert') ? 'citizen' : 'ship');

/** Whether a first region can lie there: beside the start, on a free place behind an edge that the first unit can cross. */
function isBesideStart(box: Box, state: State, direction: number): boolean {
  const { neighbours, turn } = defined(state.regions[START]);
  const doors = defined(sideAt(box, state, START).doors[pioneer(state)][turn]);
  return direction >= 0 && defined(neighbours[direction]) < 0 && defined(doors[direction]) >= 0;
}

/** Every way to lay one of the tiles next to the start, or the first `most` of them. */
export function placements(
  box: Box,
  state: State,
  tiles: readonly string[],
  most = Number.POSITIVE_INFINITY,
): MoveOf<'discover'>[] {
  const moves: MoveOf<'discover'>[] = [];
  const start = defined(state.regions[START]);
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    if (!isBesideStart(box, state, direction)) continue;
    const step = defined(DIRECTIONS[direction]);
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
export const discoverStep: GameStep<'discover', 'discover'> = {
  rule: RULE,
  takes: ['discover'],
  deciders: ({ frame }) => [frame.seat],
  candidates: ({ box, state, frame }) => placements(box, state, defined(state.hands[frame.seat])),
  refusal({ box, state, frame }, move) {
    const start = defined(state.regions[START]);
    const hand = defined(state.hands[frame.seat]);
    const side = box.sides.get(move.side);
    if (side === undefined || !side.faces.some((face) => hand.includes(face))) return refuse(RULE, 'tile-not-in-hand');
    const direction = directionTo(move.q - start.q, move.r - start.r);
    if (!isBesideStart(box, state, direction)) return refuse(LAYING, 'not-beside-start');
    if (side.lands === 0) return refuse(LAYING, 'no-land-to-step-on');
    const around = surroundingsOf(box, state, neighboursOf(state, move.q, move.r));
    return fits(side, move.turn, around) ? undefined : refuse(LAYING, 'landscape-broken');
  },
  judge: allLegal,
  apply(context, move) {
    const { box, state, seat, emit } = context;
    pop(state);
    state.hands[seat] = defined(state.hands[seat]).filter((tile) => !sideOf(box, tile).faces.includes(move.side));
    const region = layRegion(state, move.side, move.q, move.r, move.turn);
    emit({ type: 'region', seat, side: move.side, region, q: move.q, r: move.r, turn: move.turn });
    findToken(context);
    push(state, { kind: 'finds', seat, region, sent: null });
    land(context, region);
  },
  run: neverRuns,
};

/**
 * The ship sails from the start to a region beside it, and its citizens are about to step ashore. From the desert one
 * citizen walks there instead.
 */
export function land({ box, state, seat, emit }: MoveContext, region: number): void {
  const kind = pioneer(state);
  const unit = defined(state.units[findUnit(state, seat, kind, (piece) => piece.region === START)]);
  const from = spotOf(unit);
  const { neighbours, turn } = defined(state.regions[region]);
  const part = defined(defined(sideAt(box, state, region).doors[kind][turn])[neighbours.indexOf(START)]);
  moveTo(unit, { region, part, place: 'ground' });
  emit({ type: 'moved', seat, kind, from, to: spotOf(unit) });
  if (kind === 'ship') push(state, { kind: 'disembark', seat, region, left: box.pack.supply.start.citizens });
}
