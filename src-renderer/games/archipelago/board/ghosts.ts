import type { Pack } from '#engine/archipelago/data/schema.ts';
import { centre } from '#engine/archipelago/map/geometry.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { sidesOf, type Point } from './model.ts';
import { hexKey, type Hex } from './pick.ts';
import type { Ghost } from '../../../board/projection.ts';
import { sketchOf, type Sketch } from './shape/sketch.ts';

/** An empty place with every way a tile may be laid there. */
export type Placement = {
  readonly ways: readonly Ghost[];
} & Hex;

/** The places where tiles may be laid by some of the moves, in the order of the moves; each way once. */
export function placements(moves: readonly Move[]): Placement[] {
  const places = new Map<string, { q: number; r: number; ways: Map<string, Ghost> }>();
  for (const move of moves) {
    if (move.type !== 'discover' && move.type !== 'lay-hex') continue;
    const { side, q, r, turn } = move;
    const place = places.get(hexKey(move)) ?? { q, r, ways: new Map<string, Ghost>() };
    place.ways.set(`${side}.${turn}`, { side, q, r, turn });
    places.set(hexKey(move), place);
  }
  return [...places.values()].map(({ q, r, ways }) => ({ q, r, ways: [...ways.values()] }));
}

/** A tile shown where it might be laid. */
export type GhostModel = {
  readonly ghost: Ghost;
  readonly centre: Point;
  readonly sketch: Sketch;
};

/** The drawing of a ghost; undefined for a side the pack does not have. */
export function ghostModel(pack: Pack, ghost: Ghost): GhostModel | undefined {
  const side = sidesOf(pack).get(ghost.side);
  if (!side) return undefined;
  return {
    ghost,
    centre: centre(ghost.q, ghost.r),
    sketch: sketchOf(side, ghost.turn),
  };
}
