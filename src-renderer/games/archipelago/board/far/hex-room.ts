import type { Box, Point } from '../../../../board/plane.ts';
import type { FarMark } from './marks.ts';
import { partsOfMark } from './sizes.ts';

/** The points of a hex where marks of one size can be. */
export type Ground = {
  readonly size: number;
  /** Where the upper left of the mark's box can be so that all it covers lies inside the hex. */
  pointsFor(mark: FarMark): readonly Point[];
};

/** Pixels between the points that are tried. */
const STEP = 3;

/** The side of a corner-to-corner line on which the hex lies: x·nx + y·ny ≤ far. */
type Edge = { readonly nx: number; readonly ny: number; readonly far: number };

/** The room in a hex with these corners round its middle, for marks of one size. */
export function roomIn(corners: readonly Point[], size: number): Ground {
  const edges = edgesOf(corners);
  const known = new Map<string, readonly Point[]>();
  return {
    size,
    pointsFor(mark) {
      const parts = partsOfMark(mark);
      const key = JSON.stringify(parts);
      const found = known.get(key) ?? pointsIn(corners, edges, parts, size);
      known.set(key, found);
      return found;
    },
  };
}

/** The edges of a convex outline round the origin. */
function edgesOf(corners: readonly Point[]): Edge[] {
  return corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length] ?? a;
    const [nx, ny] = [b.y - a.y, a.x - b.x];
    const far = nx * a.x + ny * a.y;
    return far < 0 ? { nx: -nx, ny: -ny, far: -far } : { nx, ny, far };
  });
}

function pointsIn(corners: readonly Point[], edges: readonly Edge[], parts: readonly Box[], size: number): Point[] {
  const [w, h] = [Math.max(...corners.map(({ x }) => x)), Math.max(...corners.map(({ y }) => y))];
  // How far the parts reach towards each edge from the upper left of the box.
  const limits = edges.map(({ nx, ny, far }) => {
    const reach = parts.map((part) => nx * (nx > 0 ? part.right : part.left) + ny * (ny > 0 ? part.bottom : part.top));
    return { nx, ny, far: far - Math.max(...reach) * size };
  });
  const points: Point[] = [];
  for (let y = -Math.ceil(h); y <= h; y += STEP)
    for (let x = -Math.ceil(w); x <= w; x += STEP)
      if (limits.every(({ nx, ny, far }) => nx * x + ny * y <= far)) points.push({ x, y });
  return points;
}
