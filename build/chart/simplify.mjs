// Fewer corners for an outline: whichever changes its area least goes first (Visvalingam and Whyatt).

/** A ring without the corners that change its area by less than `least` square points each. */
export function simplified(ring, least) {
  const points = ring.map((p, i) => ({ ...p, before: i - 1, after: i + 1, gone: false }));
  const n = points.length;
  if (n < 5) return ring;
  points[0].before = n - 1;
  points[n - 1].after = 0;
  const weigh = (i) => triangle(points[points[i].before], points[i], points[points[i].after]);
  const heap = points.map((_, i) => i);
  const weights = heap.map(weigh);
  let left = n;
  // The outlines are short enough to look for the lightest corner again each time.
  for (;;) {
    let lightest = -1;
    for (const i of heap) if (lightest < 0 || weights[i] < weights[lightest]) lightest = i;
    if (left <= 4 || weights[lightest] >= least) break;
    const { before, after } = points[lightest];
    points[before].after = after;
    points[after].before = before;
    points[lightest].gone = true;
    heap.splice(heap.indexOf(lightest), 1);
    left -= 1;
    // A corner never counts less than one that went before it.
    for (const i of [before, after]) weights[i] = Math.max(weights[lightest], weigh(i));
  }
  return points.filter(({ gone }) => !gone).map(({ x, y }) => ({ x, y }));
}

const triangle = (a, b, c) => Math.abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2;
