import { type BufferGeometry, Matrix4, Vector2, Vector3 } from 'three';

const DEGREES = Math.PI / 180;
/** Cells of the raster a unit of the plane. */
const GRAIN = 90;

/** From where a table is looked at: round it and down on it, in degrees. */
export type Seat = { readonly round: number; readonly polar: number };

/** Eight directions within 35 degrees to either side, at three heights. */
export const SEATS: readonly Seat[] = [22, 38, 60].flatMap((polar) =>
  Array.from({ length: 8 }, (_, step) => ({ round: -35 + step * 10, polar })),
);

/** The cells that a piece covers, seen from a seat, its middle in the origin. */
export function silhouette(piece: BufferGeometry, { round, polar }: Seat): ReadonlySet<string> {
  const turn = new Matrix4()
    .makeRotationX((90 - polar) * DEGREES)
    .multiply(new Matrix4().makeRotationY(-round * DEGREES));
  const places = piece.getAttribute('position');
  const seen = (at: number): Vector2 => {
    const { x, y } = new Vector3(places.getX(at), places.getY(at), places.getZ(at)).applyMatrix4(turn);
    return new Vector2(x * GRAIN, y * GRAIN);
  };
  const cells = new Set<string>();
  for (let at = 0; at < places.count; at += 3) cover(cells, seen(at), seen(at + 1), seen(at + 2));
  return cells;
}

/** How much two silhouettes have in common: nothing at 0, everything at 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((cell) => b.has(cell)).length;
  return both / (a.size + b.size - both);
}

function cover(cells: Set<string>, a: Vector2, b: Vector2, c: Vector2): void {
  const [xs, ys] = [
    [a.x, b.x, c.x],
    [a.y, b.y, c.y],
  ];
  const side = (p: Vector2, q: Vector2, x: number, y: number): number =>
    (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x);
  for (let x = Math.floor(Math.min(...xs)); x <= Math.max(...xs); x++)
    for (let y = Math.floor(Math.min(...ys)); y <= Math.max(...ys); y++) {
      const [i, j] = [x + 0.5, y + 0.5];
      const sides = [side(a, b, i, j), side(b, c, i, j), side(c, a, i, j)];
      if (sides.every((s) => s >= 0) || sides.every((s) => s <= 0)) cells.add(`${x},${y}`);
    }
}
