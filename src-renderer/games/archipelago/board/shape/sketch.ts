import type { Point } from '../../../../board/plane.ts';
import { roomIn } from './room.ts';
import { sideShape, type PartShape } from './shape.ts';
import { sitesOf, type Sites } from './sites.ts';
import { slotsOf, type Slot } from './slots.ts';
import type { Edge } from '#engine/archipelago/data/schema-common.ts';
import type { Side } from '#engine/archipelago/data/schema-map.ts';

/** A part as it lies on the map: turned, with the directions it owns. */
export type SketchPart = {
  readonly directions: readonly number[];
  /** Where it is roomiest. */
  readonly middle: Point;
  /** How far that is from the nearest shore or edge. */
  readonly room: number;
  /** Standing places for pieces on bare ground, free ones first. */
  readonly slots: readonly Slot[];
} & Omit<PartShape, 'edges'>;

/** The drawing of a side turned as it lies, around the centre of its hex. */
export type Sketch = {
  /** Names the drawing: side and turn. */
  readonly key: string;
  /** What lies towards each direction. */
  readonly edges: readonly Edge[];
  readonly parts: readonly SketchPart[];
  readonly coasts: readonly { readonly line: readonly Point[]; readonly closed: boolean }[];
} & Sites;

const drawn = new WeakMap<Side, Map<number, Sketch>>();

/** The drawing of `side` turned clockwise by `turn` sixths; drawn once. */
export function sketchOf(side: Side, turn: number): Sketch {
  const turns = drawn.get(side) ?? new Map<number, Sketch>();
  drawn.set(side, turns);
  const known = turns.get(turn);
  if (known) return known;
  const sketch = turn === 0 ? draw(side) : turnedSketch(sketchOf(side, 0), side.id, turn);
  turns.set(turn, sketch);
  return sketch;
}

function draw(side: Side): Sketch {
  const shape = sideShape(side);
  const sites = sitesOf(side, shape);
  const parts = shape.parts.map(({ edges, ...part }) => ({
    ...part,
    directions: edges,
    middle: roomIn(part).best.at,
    room: roomIn(part).best.room,
    slots: slotsOf({ edges, ...part }, sites),
  }));
  return { ...sites, key: `${side.id}.0`, edges: side.edges, parts, coasts: shape.coasts };
}

function turnedSketch(sketch: Sketch, side: string, turn: number): Sketch {
  const go = (p: Point) => turned(p, turn);
  const site = <S extends { readonly at: Point }>(s: S): S => ({ ...s, at: go(s.at) });
  return {
    key: `${side}.${turn}`,
    edges: sketch.edges.map((edge, i) => sketch.edges[(i + 6 - turn) % 6] ?? edge),
    parts: sketch.parts.map((part) => ({
      ...part,
      directions: part.directions.map((edge) => (edge + turn) % 6),
      outline: part.outline.map(go),
      holes: part.holes.map((hole) => hole.map(go)),
      middle: go(part.middle),
      slots: part.slots.map(site),
    })),
    coasts: sketch.coasts.map(({ line, closed }) => ({ line: line.map(go), closed })),
    icons: sketch.icons.map(site),
    huts: sketch.huts && site(sketch.huts),
    buildings: sketch.buildings.map(site),
    peak: sketch.peak && site(sketch.peak),
  };
}

/** Turns a point clockwise round the origin by `sixths` of a turn, as a tile is turned. */
function turned(p: Point, sixths: number): Point {
  const angle = (sixths * Math.PI) / 3;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  return { x: p.x * cos - p.y * sin, y: p.x * sin + p.y * cos };
}
