import { pop, push } from '../../../kernel/frames.ts';
import { defined } from '../../../kernel/defined.ts';
import { refuse, type Refusal } from '../../../kernel/refusal.ts';
import { allLegal, neverRuns } from '../../../kernel/steps.ts';
import { sideOf, type BoxSide } from '../../box.ts';
import { LEAST_NEIGHBOURS } from '../../figures/exploration.ts';
import { opposite } from '../../map/geometry.ts';
import { emptyPlaces, fits, layRegion, neighboursOf, regionAt, sideAt, surroundingsOf } from '../../map/regions.ts';
import type { MoveOf, Spot } from '../../moves.ts';
import { moveTo } from '../../pieces/units.ts';
import type { MoveContext, RuleContext, SeatContext } from '../context.ts';
import { findToken } from '../finds.ts';
import type { GameStep } from '../step.ts';
import { discardTile, drawTile, hasTiles, topTile } from '../tray.ts';
import type { WheelAction } from './wheel-action.ts';
import { freeSpots, freeUnitAt, spotOf } from '../../figures/units.ts';

const RULE = 'actions/exploration';
const LANDSCAPE = 'actions/exploration/landscape';
const TILES = 'actions/exploration/tile';

type Lay = MoveOf<'lay-hex'>;

/** The part of the new region a unit at `from` arrives on over their shared edge, or -1 where it cannot cross. */
function arrival(
  { box, state }: RuleContext,
  side: BoxSide,
  lay: Omit<Lay, 'type' | 'side'>,
  around: readonly number[],
): number {
  const direction = around.indexOf(lay.from.region);
  if (direction < 0) return -1;
  const { turn } = defined(state.regions[lay.from.region]);
  const left = defined(defined(sideAt(box, state, lay.from.region).doors[lay.kind][turn])[opposite(direction)]);
  return left === lay.from.part ? defined(defined(side.doors[lay.kind][lay.turn])[direction]) : -1;
}

/** Every way to lay a side of the tile and bring a unit there. */
function layMoves(context: SeatContext, hex: string): Lay[] {
  const { box, state, seat } = context;
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
          if (arrival(context, side, lay, around) >= 0) moves.push({ type: 'lay-hex', side: id, ...lay });
        }
      }
    }
  }
  return moves;
}

function layRefusal(context: SeatContext, hex: string, move: Lay): Refusal | undefined {
  const { box, state, seat } = context;
  if (!sideOf(box, hex).faces.includes(move.side)) return refuse(TILES, 'other-tile');
  if (regionAt(state, move.q, move.r) >= 0) return refuse(LANDSCAPE, 'place-taken');
  const around = neighboursOf(state, move.q, move.r);
  if (around.filter((region) => region >= 0).length < LEAST_NEIGHBOURS)
    return refuse(LANDSCAPE, 'needs-two-neighbours');
  const side = sideOf(box, move.side);
  if (!fits(side, move.turn, surroundingsOf(box, state, around))) return refuse(LANDSCAPE, 'landscape-broken');
  if (freeUnitAt(state, seat, move.kind, move.from) < 0) return refuse(RULE, 'no-free-unit-there');
  return arrival(context, side, move, around) >= 0 ? undefined : refuse(LANDSCAPE, 'no-way-there', { kind: move.kind });
}

/** Exploration can always be begun while there is a tile and a circle; it may fail (rulebook 2.0, p. 10; rulings 60 and 64). */
export const explorationAction: WheelAction = {
  refusal: ({ state }) => (hasTiles(state) ? undefined : refuse(TILES, 'no-tile-left')),
  start: ({ state, seat }) => push(state, { kind: 'exploration', seat, hex: null }),
};

type ExplorationMove = 'take-hex' | 'refuse-hex' | 'lay-hex' | 'discard-hex';

/**
 * Exploration (rulebook 2.0, p. 10): the tile on top is taken, or refused for the next one, unseen (ruling 59). Taken, both
 * its sides may be looked at; it is laid next to two regions, one of them with the explorer's unit, or given up.
 */
export const explorationStep: GameStep<'exploration', ExplorationMove> = {
  rule: RULE,
  takes: ['take-hex', 'refuse-hex', 'lay-hex', 'discard-hex'],
  deciders: ({ frame }) => [frame.seat],
  candidates(context) {
    const { frame } = context;
    if (frame.hex === null) return [{ type: 'take-hex' }, { type: 'refuse-hex' }];
    return [...layMoves(context, frame.hex), { type: 'discard-hex' }];
  },
  refusal(context, move) {
    const { frame } = context;
    const choosing = move.type === 'take-hex' || move.type === 'refuse-hex';
    if (choosing !== (frame.hex === null)) return refuse(RULE, 'not-asked-now');
    if (move.type === 'lay-hex' && frame.hex !== null) return layRefusal(context, frame.hex, move);
    return undefined;
  },
  judge: allLegal,
  apply(context, move) {
    const { state, frame, seat, emit } = context;
    if (move.type === 'refuse-hex') {
      const refused = drawTile(context);
      discardTile(context, refused);
      emit({ type: 'hex-refused', seat, hex: refused, barrier: 'hex-turned' });
    }
    if (move.type === 'refuse-hex' || move.type === 'take-hex') {
      frame.hex = drawTile(context);
      emit({ type: 'hex-taken', seat, hex: frame.hex, next: topTile(state), barrier: 'hex-turned' });
    } else if (move.type === 'lay-hex') {
      lay(context, move);
    } else if (frame.hex !== null) {
      pop(state);
      emit({ type: 'hex-discarded', seat, hex: frame.hex });
      discardTile(context, frame.hex);
    }
  },
  run: neverRuns,
};

function lay(context: MoveContext, move: Lay): void {
  const { box, state, seat, emit } = context;
  pop(state);
  const part = arrival(context, sideOf(box, move.side), move, neighboursOf(state, move.q, move.r));
  const region = layRegion(state, move.side, move.q, move.r, move.turn);
  emit({ type: 'region', seat, side: move.side, region, q: move.q, r: move.r, turn: move.turn });
  const unit = defined(state.units[freeUnitAt(state, seat, move.kind, move.from)]);
  const to: Spot = { region, part, place: 'ground' };
  moveTo(unit, to);
  emit({ type: 'moved', seat, kind: move.kind, from: move.from, to: spotOf(unit) });
  findToken(context);
  push(state, { kind: 'finds', seat, region, sent: null });
}
