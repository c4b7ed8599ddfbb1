import { BufferAttribute, BufferGeometry, ShapeUtils, Vector2 } from 'three';
import { SVGLoader } from 'three/addons/loaders/SVGLoader.js';

/** How a flat shape is cut from wood. Lengths on the grid of 24, but `size`: a hundredth of a unit of the plane for each. */
export type Cut = {
  readonly size: number;
  /** Height on the grid that becomes the middle. */
  readonly middle: number;
  /** Thickness; nothing for a plate that is painted on. */
  readonly deep: number;
  /** Wider all round by so much. */
  readonly grow?: number;
  /** Front edges planed off. */
  readonly bevel?: number;
};

/**
 * A path cut from a plank, standing round its middle: y is up, z towards the viewer. It has no back: nobody at the table
 * ever sees it, and a software rasteriser pays for every corner.
 */
export function plank(d: string, { size, middle, deep, grow = 0, bevel = 0 }: Cut): BufferGeometry {
  const at: number[] = [];
  const unit = size / 100;
  const push = (p: Vector2, z: number) => at.push((p.x - 12) * unit, (middle - p.y) * unit, z * unit);
  for (const outline of outlinesOf(d)) {
    const edge = grow === 0 ? outline : offset(outline, grow);
    const face = bevel === 0 ? edge : offset(edge, -bevel);
    const [front, rim, back] = [deep / 2, deep / 2 - bevel, -deep / 2];
    // Triangles come the way round that faces the viewer on the grid, where y runs down: turn them with it.
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

/** The outlines of a path as points; on the grid y runs down, so those that run clockwise there face the viewer. */
function outlinesOf(d: string): Vector2[][] {
  const [path] = new SVGLoader().parse(`<svg xmlns="http://www.w3.org/2000/svg"><path d="${d}"/></svg>`).paths;
  return (path?.toShapes() ?? []).map((shape) => {
    const points = shape.getPoints(4).filter((p, i, all) => p.distanceTo(cyclic(all, i - 1)) > 0.05);
    // Once y is turned up, what ran the negative way round on the grid runs counter-clockwise.
    return ShapeUtils.area(points) > 0 ? points.reverse() : points;
  });
}

/** Moves an outline outwards by `by`, corners kept from running away. */
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
    // Outlines run the negative way round: outwards lies to the other side of the walk.
    return p.clone().addScaledVector(way, -by * reach);
  });
}
