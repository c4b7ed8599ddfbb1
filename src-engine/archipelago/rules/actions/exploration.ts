import { pop, push } from '../../../kernel/frames.ts';
import { given } from '../../../kernel/given.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { allLegal, neverRuns } from '../../../kernel/steps.ts';
import { sideOf, type Box, type BoxSide } from '../../box.ts';
import type { FrameOf } from '../../frames.ts';
import { opposite } from '../../map/geometry.ts';
import { emptyPlaces, fits, layRegion, neighboursOf, regionAt, sideAt, surroundingsOf } from '../../map/regions.ts';
import type { MoveOf, Spot } from '../../moves.ts';
import { freeSpots, freeUnitAt, spotOf } from '../../figures/units.ts';
import { moveTo } from '../../pieces/units.ts';
import type { State } from '../../state.ts';
import { findToken } from '../finds.ts';
import type { GameStep } from '../step.ts';
import { discardTile, drawTile, hasTiles, topTile } from '../tray.ts';
import type { WheelAction } from './wheel-action.ts';

const RULE = 'actions/exploration';
/** Later explorations touch at least two regions (rulebook 2.0, p. 10). */
const LEAST_NEIGHBOURS = 2;

type Lay = MoveOf<'lay-hex'>;

/** The part of the new region a unit at `from` arrives on over their shared edge, or -1 where it cannot cross. */
function arrival(
  box: Box,
  state: State,
  side: BoxSide,
  lay: Omit<Lay, 'type' | 'side'>,
  around: readonly number[],
): number {
  const direction = around.indexOf(lay.from.region);
  if (direction < 0) return -1;
  const { turn } = given(state.regions[lay.from.region]);
  const left = given(given(sideAt(box, state, lay.from.region).doors[lay.kind][turn])[opposite(direction)]);
  return left === lay.from.part ? given(given(side.doors[lay.kind][lay.turn])[direction]) : -1;
}

/** Every way to lay a side of the tile and bring a unit there. */
function layMoves(box: Box, state: State, seat: Seat, hex: string): Lay[] {
  const units = (['ship', 'citizen'] as const).flatMap((kind) =>
    freeSpots(state, seat, kind).map((from) => ({ kind, from })),
  );
  const moves: Lay[] = [];
  for (const { q, r, around } of emptyPlaces(state, LEAST_NEIGHBOURS)) {
    const near = units.filter(({ from }) => around.includes(from.region));
    if (near.length === 0) continue;
    const surroundings = surroundingsOf(box, state, around);
    for (const id of sideOf(box, hex).faces) {
      const side = sideOf(box, id);
      for (let turn = 0; turn < 6; turn++) {
        if (!fits(side, turn, surroundings)) continue;
        for (const unit of near) {
          const lay = { q, r, turn, ...unit };
          if (arrival(box, state, side, lay, around) >= 0) moves.push({ type: 'lay-hex', side: id, ...lay });
        }
      }
    }
  }
  return moves;
}

function layRefusal(box: Box, state: State, seat: Seat, hex: string, move: Lay): Refusal | undefined {
  if (!sideOf(box, hex).faces.includes(move.side)) return refuse(RULE, 'other-tile');
  if (regionAt(state, move.q, move.r) >= 0) return refuse(RULE, 'place-taken');
  const around = neighboursOf(state, move.q, move.r);
  if (around.filter((region) => region >= 0).length < LEAST_NEIGHBOURS) return refuse(RULE, 'needs-two-neighbours');
  const side = sideOf(box, move.side);
  if (!fits(side, move.turn, surroundingsOf(box, state, around))) return refuse(RULE, 'landscape-broken');
  if (freeUnitAt(state, seat, move.kind, move.from) < 0) return refuse(RULE, 'no-free-unit-there');
  return arrival(box, state, side, move, around) >= 0 ? undefined : refuse(RULE, 'no-way-there', { kind: move.kind });
}

/** Exploration can always be begun while there is a tile and a circle; it may fail (rulebook 2.0, p. 10; rulings 60 and 64). */
export const exploration: WheelAction = {
  refusal: (_box, state) => (hasTiles(state) ? undefined : refuse(RULE, 'no-tile-left')),
  start: (_box, state, seat) => push(state, { kind: 'exploration', seat, hex: null }),
};

type Asked = 'take-hex' | 'refuse-hex' | 'lay-hex' | 'discard-hex';

/**
 * Exploration (rulebook 2.0, p. 10): the tile on top is taken, or refused for the next one, unseen (ruling 59). Taken, both
 * its sides may be looked at; it is laid next to two regions, one of them with the explorer's unit, or given up.
 */
export const explorations: GameStep<'exploration', Asked> = {
  rule: RULE,
  takes: ['take-hex', 'refuse-hex', 'lay-hex', 'discard-hex'],
  deciders: (_box, _state, frame) => [frame.seat],
  candidates(box, state, frame, seat) {
    if (frame.hex === null) return [{ type: 'take-hex' }, { type: 'refuse-hex' }];
    return [...layMoves(box, state, seat, frame.hex), { type: 'discard-hex' }];
  },
  refusal(box, state, frame, seat, move) {
    const choosing = move.type === 'take-hex' || move.type === 'refuse-hex';
    if (choosing !== (frame.hex === null)) return refuse(RULE, 'not-asked-now');
    if (move.type === 'lay-hex' && frame.hex !== null) return layRefusal(box, state, seat, frame.hex, move);
    return undefined;
  },
  judge: allLegal,
  apply(box, state, frame, seat, move, emit) {
    if (move.type === 'refuse-hex') {
      const refused = drawTile(box, state, emit);
      discardTile(box, state, refused, emit);
      emit({ type: 'hex-refused', seat, hex: refused, barrier: 'hex-turned' });
    }
    if (move.type === 'refuse-hex' || move.type === 'take-hex') {
      frame.hex = drawTile(box, state, emit);
      emit({ type: 'hex-taken', seat, hex: frame.hex, next: topTile(state), barrier: 'hex-turned' });
    } else if (move.type === 'lay-hex') {
      lay(box, state, frame, move, emit);
    } else if (frame.hex !== null) {
      pop(state);
      emit({ type: 'hex-discarded', seat, hex: frame.hex });
      discardTile(box, state, frame.hex, emit);
    }
  },
  run: neverRuns,
};

function lay(
  box: Box,
  state: State,
  { seat }: FrameOf<'exploration'>,
  move: Lay,
  emit: Parameters<typeof findToken>[3],
): void {
  pop(state);
  const part = arrival(box, state, sideOf(box, move.side), move, neighboursOf(state, move.q, move.r));
  const region = layRegion(state, move.side, move.q, move.r, move.turn);
  emit({ type: 'region', seat, side: move.side, region, q: move.q, r: move.r, turn: move.turn });
  const unit = given(state.units[freeUnitAt(state, seat, move.kind, move.from)]);
  const to: Spot = { region, part, place: 'ground' };
  moveTo(unit, to);
  emit({ type: 'moved', seat, kind: move.kind, from: move.from, to: spotOf(unit) });
  findToken(box, state, seat, emit);
  push(state, { kind: 'finds', seat, region, sent: null });
}
