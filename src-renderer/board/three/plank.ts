import { BufferAttribute, BufferGeometry, ShapeUtils, Vector2 } from 'three';
import { outlinesOf } from './path-outlines.ts';

/**
 * How a flat shape is cut from wood. Lengths are those of the icons' grid of 24; `size` is the length of one grid step
 * in hundredths of a unit of the plane.
 */
export type Cut = {
  readonly size: number;
  /** The height on the grid that becomes the middle. */
  readonly middle: number;
  /** Thickness; 0 for a plate. */
  readonly deep: number;
  /** How much wider it is all round. */
  readonly grow?: number;
  /** How much of the front edges is planed off. */
  readonly bevel?: number;
  /** Corners of a curve; by default four. */
  readonly corners?: number;
};

/**
 * A path cut from wood, standing round its middle: y is up, z towards the viewer. It has no back, which is never seen.
 */
export function plank(d: string, { size, middle, deep, grow = 0, bevel = 0, corners = 4 }: Cut): BufferGeometry {
  const at: number[] = [];
  const unit = size / 100;
  const push = (p: Vector2, z: number) => at.push((p.x - 12) * unit, (middle - p.y) * unit, z * unit);
  for (const outline of facing(d, corners)) {
    const edge = grow === 0 ? outline : offset(outline, grow);
    const face = bevel === 0 ? edge : offset(edge, -bevel);
    const [front, rim, back] = [deep / 2, deep / 2 - bevel, -deep / 2];
    // On the grid y runs down, so triangles are turned round to face the viewer.
    for (const triangle of ShapeUtils.triangulateShape(face, []))
      for (const i of triangle.reverse()) push(cyclic(face, i), front);
    for (let i = 0; i < face.length; i += 1) {
      if (bevel > 0)
        wall(
          push,
          [cyclic(face, i), front],
          [cyclic(face, i + 1), front],
          [cyclic(edge, i), rim],
          [cyclic(edge, i + 1), rim],
        );
      if (deep > 0)
        wall(
          push,
          [cyclic(edge, i), rim],
          [cyclic(edge, i + 1), rim],
          [cyclic(edge, i), back],
          [cyclic(edge, i + 1), back],
        );
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(at), 3));
  return geometry;
}

type Corner = readonly [Vector2, number];

/** Two triangles between a front edge a–b and a back edge c–d, seen from outside. */
function wall(push: (p: Vector2, z: number) => void, a: Corner, b: Corner, c: Corner, d: Corner): void {
  for (const [p, z] of [a, c, b, b, c, d]) push(p, z);
}

const cyclic = (points: readonly Vector2[], i: number): Vector2 =>
  points[(i + points.length) % points.length] ?? new Vector2();

/** The outlines of a path as they face the viewer: on the grid y runs down. */
const facing = (d: string, corners: number): Vector2[][] =>
  outlinesOf(d, corners).map((outline) => {
    const points = outline.filter((p, i, all) => p.distanceTo(cyclic(all, i - 1)) > 0.05);
    // Once y points up, a negative area on the grid runs counter-clockwise.
    return ShapeUtils.area(points) > 0 ? points.reverse() : points;
  });

/** Moves an outline outwards by `by`; sharp corners move only so far. */
function offset(points: readonly Vector2[], by: number): Vector2[] {
  return points.map((p, i) => {
    const before = p
      .clone()
      .sub(cyclic(points, i - 1))
      .normalize();
    const after = cyclic(points, i + 1)
      .clone()
      .sub(p)
      .normalize();
    const [a, b] = [new Vector2(before.y, -before.x), new Vector2(after.y, -after.x)];
    const way = a.clone().add(b).normalize();
    const reach = Math.min(1.8, 1 / Math.max(0.3, way.dot(a)));
    // Outlines run the negative way round, so outwards is the other side.
    return p.clone().addScaledVector(way, -by * reach);
  });
}
