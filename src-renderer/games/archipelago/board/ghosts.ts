import type { Pack } from '#engine/archipelago/data/schema.ts';
import { centre } from '#engine/archipelago/map/geometry.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import type { Point } from '../../../board/plane.ts';
import { sidesOf } from './model.ts';
import type { Hex } from './places.ts';
import { sketchOf, type Sketch } from './shape/sketch.ts';

/** A tile shown where it might be laid. */
export type GhostModel = {
  readonly hex: Hex;
  readonly side: string;
  readonly turn: number;
  readonly centre: Point;
  readonly sketch: Sketch;
};

/** The tile a move would lay; nothing for another move, or for a side the pack does not have. */
export function ghostOf(pack: Pack, move: Move): GhostModel | undefined {
  if (move.type !== 'discover' && move.type !== 'lay-hex') return undefined;
  const { side, q, r, turn } = move;
  const printed = sidesOf(pack).get(side);
  return printed && { hex: { q, r }, side, turn, centre: centre(q, r), sketch: sketchOf(printed, turn) };
}
