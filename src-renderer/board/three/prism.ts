import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { Box, Point } from '../plane.ts';
import { PALETTE } from '../../styles/palette.ts';
import { SURFACES, type Surface } from './surface.ts';

/** Where the print of a face lies on its texture, in parts of it from its upper left corner, and a point of it that is white. */
export type Print = { readonly face: Box; readonly blank: Point };

/** A flat thing with straight sides and a bevel round its upper face. */
export type Prism = {
  /** Its outline from above, convex, running from z towards x: as a clock runs against its hands. */
  readonly outline: readonly Point[];
  readonly thick: number;
  readonly bevel: number;
  /** The colour of its sides, and of its face where nothing is printed on it. */
  readonly edge: string;
  readonly surface?: Surface;
  /** From 0 to 1: lifts it out of the dark where the light is painted on. */
  readonly glow?: number;
  /** What is printed on its face; without it the whole is painted, and has no place on a texture. */
  readonly print?: Print;
};

type Corner = readonly [x: number, y: number, z: number];

/**
 * A prism, flat on the ground. Its face takes its picture from a part of a texture, so that things with different faces share one;
 * its sides take a white point of it.
 */
export function prism({
  outline,
  thick,
  bevel,
  edge,
  surface = SURFACES.cloth,
  glow = 0,
  print,
}: Prism): BufferGeometry {
  const inner = insetOf(outline, bevel);
  const ring = (points: readonly Point[], y: number): Corner[] => points.map((p) => [p.x, y, p.y]);
  const [foot, rim, top] = [ring(outline, 0), ring(outline, thick - bevel), ring(inner, thick)];
  const sides = [...walls(foot, rim), ...(bevel > 0 ? walls(rim, top) : [])];
  const face = top.slice(2).flatMap((corner, at) => [top[0] ?? corner, top[at + 1] ?? corner, corner]);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([...sides, ...face].flat()), 3));
  geometry.computeVertexNormals();
  const count = sides.length + face.length;
  const [side, white] = [new Color(edge).toArray(), new Color(PALETTE.white).toArray()];
  const colours = Float32Array.from({ length: count * 3 }, (_, i) => {
    const printed = print !== undefined && i / 3 >= sides.length;
    return (printed ? white : side)[i % 3] ?? 1;
  });
  geometry.setAttribute('color', new BufferAttribute(colours, 3));
  const takes = [surface.rough, surface.metal, glow];
  geometry.setAttribute(
    'takes',
    new BufferAttribute(
      Float32Array.from({ length: count * 3 }, (_, i) => takes[i % 3] ?? 0),
      3,
    ),
  );
  if (print) geometry.setAttribute('uv', new BufferAttribute(uvOf(sides.length, face, outline, print), 2));
  return geometry;
}

function walls(below: readonly Corner[], above: readonly Corner[]): Corner[] {
  return below.flatMap((a, at) => {
    const [b, c, d] = [cyclic(below, at + 1), cyclic(above, at + 1), cyclic(above, at)];
    return [a, b, c, a, c, d];
  });
}

/** Moves every corner of a convex outline inwards, so that its sides lie so far in. */
function insetOf(outline: readonly Point[], by: number): Point[] {
  return outline.map((p, at) => {
    const [before, after] = [awayFrom(cyclic(outline, at - 1), p), awayFrom(p, cyclic(outline, at + 1))];
    const share = by / (1 + before.x * after.x + before.y * after.y);
    // Inwards is to the left of the way round.
    return { x: p.x + share * (before.y + after.y), y: p.y - share * (before.x + after.x) };
  });
}

function awayFrom(a: Point, b: Point): Point {
  const long = Math.hypot(b.x - a.x, b.y - a.y);
  return { x: (b.x - a.x) / long, y: (b.y - a.y) / long };
}

function uvOf(
  sides: number,
  face: readonly Corner[],
  outline: readonly Point[],
  { face: part, blank }: Print,
): Float32Array {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, long] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const on = face.flatMap(([x, , z]) => [
    part.left + ((x - left) / wide) * (part.right - part.left),
    1 - (part.top + ((z - top) / long) * (part.bottom - part.top)),
  ]);
  const beside = Array.from({ length: sides }, () => [blank.x, 1 - blank.y]).flat();
  return new Float32Array([...beside, ...on]);
}

const cyclic = <T>(list: readonly T[], at: number): T => list[(at + list.length) % list.length] as T;
