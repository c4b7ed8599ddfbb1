// Lines that follow the coast, as engravers draw them: lines of equal distance, read off a raster.
import { contour } from './contour.mjs';
import { simplified } from './simplify.mjs';

/** How far from the coast the lines lie, in points: out at sea, and on land. */
const OUTSIDE = [2.8, 6.4];
const INSIDE = 4;
/** Cells of the raster in a point. */
const FINE = 2;
/** Corners that change a line by less than this share of its distance, as square points, are left out. */
const CALM = 0.4;
/** Lines that enclose less than so many square points are left out: specks of rock have none. */
const LEAST = 60;

/**
 * The lines as rings: those at sea, one list for each distance, and the one on land. `land` are rings, the sheet begins
 * at 0 and goes on for `bleed` beyond its edges.
 */
export function followLines(land, sheet, bleed) {
  const width = (sheet.width + 2 * bleed.x) * FINE;
  const height = (sheet.height + 2 * bleed.y) * FINE;
  const cells = raster(land, bleed, width, height);
  const toSheet = ({ x, y }) => ({ x: x / FINE - bleed.x, y: y / FINE - bleed.y });
  const line = (away, distance) =>
    contour(away, width, height, distance * FINE)
      .map((ring) => ring.map(toSheet))
      .filter((ring) => Math.abs(areaOf(ring)) > LEAST)
      .map((ring) => simplified(ring, CALM * distance));
  const [toLand, toSea] = [cells, cells.map((on) => 1 - on)].map((on) => distances(on, width, height));
  return { outside: OUTSIDE.map((distance) => line(toLand, distance)), inside: line(toSea, INSIDE) };
}

/** Which cells lie on land (even-odd), row by row. */
function raster(land, bleed, width, height) {
  const cells = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const y = (row + 0.5) / FINE - bleed.y;
    const crossings = land.flatMap((ring) => crossingsOf(ring, y)).sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const [from, to] = [crossings[i], crossings[i + 1]].map((x) => Math.ceil((x + bleed.x) * FINE - 0.5));
      cells.fill(1, row * width + Math.max(0, from), row * width + Math.max(0, Math.min(width, to)));
    }
  }
  return cells;
}

function crossingsOf(ring, y) {
  return ring.flatMap((a, i) => {
    const b = ring[(i + 1) % ring.length];
    return a.y > y === b.y > y ? [] : [a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y)];
  });
}

/** How far each cell is from the nearest one that is on, in cells: two passes of the lower envelope of parabolas. */
function distances(cells, width, height) {
  const squares = Float64Array.from(cells, (on) => (on ? 0 : 1e9));
  for (let x = 0; x < width; x += 1) envelope(squares, x, width, height);
  for (let y = 0; y < height; y += 1) envelope(squares, y * width, 1, width);
  // The rim counts as on: a line that would leave the raster closes along it, where nobody sees it.
  return squares.map((square, i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return x === 0 || y === 0 || x === width - 1 || y === height - 1 ? 0 : Math.sqrt(square);
  });
}

/** The distance transform of one row or column in place (Felzenszwalb and Huttenlocher). */
function envelope(squares, start, step, length) {
  const f = Float64Array.from({ length }, (_, i) => squares[start + i * step]);
  const [vertex, border] = [new Int32Array(length), new Float64Array(length + 1)];
  let last = 0;
  border[0] = -Infinity;
  border[1] = Infinity;
  const meet = (q, v) => (f[q] + q * q - (f[v] + v * v)) / (2 * q - 2 * v);
  for (let q = 1; q < length; q += 1) {
    while (last > 0 && meet(q, vertex[last]) <= border[last]) last -= 1;
    const at = meet(q, vertex[last]);
    if (at > border[last]) last += 1;
    vertex[last] = q;
    border[last] = last === 0 ? -Infinity : at;
    border[last + 1] = Infinity;
  }
  for (let q = 0, k = 0; q < length; q += 1) {
    while (border[k + 1] < q) k += 1;
    squares[start + q * step] = (q - vertex[k]) ** 2 + f[vertex[k]];
  }
}

function areaOf(ring) {
  return ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length];
    return sum + (p.x * q.y - q.x * p.y) / 2;
  }, 0);
}
