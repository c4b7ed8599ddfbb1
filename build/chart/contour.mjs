// Lines of equal height on a raster (marching squares).

/** Which sides of a square a line joins, by which of its corners lie high: upper left 8, upper right 4, lower right 2, lower left 1. */
const SIDES = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[1, 0]],
  [
    [3, 0],
    [1, 2],
  ],
  [[2, 0]],
  [[3, 0]],
  [[0, 3]],
  [[0, 2]],
  [
    [0, 1],
    [2, 3],
  ],
  [[0, 1]],
  [[1, 3]],
  [[1, 2]],
  [[2, 3]],
  [],
];

/** The lines of one height as closed rings of points, in cells; a line that leaves the raster is left out. */
export function contour(heights, width, height, level) {
  const next = new Map();
  const points = new Map();
  for (let y = 0; y + 1 < height; y += 1)
    for (let x = 0; x + 1 < width; x += 1) {
      const at = y * width + x;
      const corners = [heights[at], heights[at + 1], heights[at + width + 1], heights[at + width]];
      const high = corners.reduce((sum, value, i) => sum + (value > level ? 8 >> i : 0), 0);
      for (const [from, to] of SIDES[high]) {
        const [a, b] = [from, to].map((side) => crossing(side, x, y, width, corners, level, points));
        next.set(a, b);
      }
    }
  return rings(next, points);
}

/** The name of the side of a square that a line crosses; where it does is noted in `points`. */
function crossing(side, x, y, width, [a, b, c, d], level, points) {
  const share = (from, to) => (level - from) / (to - from);
  const at = y * width + x;
  const [key, point] = [
    () => [at * 2, { x: x + share(a, b), y }],
    () => [(at + 1) * 2 + 1, { x: x + 1, y: y + share(b, c) }],
    () => [(at + width) * 2, { x: x + share(d, c), y: y + 1 }],
    () => [at * 2 + 1, { x, y: y + share(a, d) }],
  ][side]();
  points.set(key, { x: point.x + 0.5, y: point.y + 0.5 });
  return key;
}

/** Steps from point to point put together to rings. */
function rings(next, points) {
  const found = [];
  while (next.size > 0) {
    const [first] = next.keys();
    const ring = [];
    let at = first;
    while (next.has(at)) {
      ring.push(points.get(at));
      const to = next.get(at);
      next.delete(at);
      at = to;
    }
    if (at === first) found.push(ring);
  }
  return found;
}
