// The coast of the chart as path data: Natural Earth's land in the stretched projection, simplified.
import { readFileSync } from 'node:fs';
import { geoPath, geoProjection } from 'd3-geo';
import polygonClipping from 'polygon-clipping';
import { feature } from 'topojson-client';
import { BORDERS } from '../../src-renderer/games/endeavor/board/regions-data.ts';
import { shareOf } from '../../src-renderer/games/endeavor/board/regions.ts';
import { BLEED, onSheet, SHEET } from '../../src-renderer/games/endeavor/board/stretch.ts';
import { simplified } from './simplify.mjs';
import { followLines } from './follow-lines.mjs';

/** Corners that change an outline by less than so much area, in square points, are left out. */
const FINENESS = 0.8;
/** Islands smaller than so many square points are left out. */
const LEAST = 2.2;
/** The Antilles are drawn so much finer: cities stand on them. */
const ISLES = 0.12;
/** Where they lie, on the sheet. */
const isAntillean = ({ x, y }) => x > 90 && x < 245 && y > 215 && y < 325;
/** What no chart of the time shows: the far south, and what lies behind the East Indies. */
const UNCHARTED = ([longitude, latitude]) => latitude < -60 || (longitude > 112 && latitude < -10.7);

/** The file as text: the same for the same sources. */
export function drawChart() {
  const land = landRings().flatMap((ring) => {
    const fine = ring.every(isAntillean) ? ISLES : 1;
    const line = simplified(ring, FINENESS * fine);
    return Math.abs(areaOf(line)) < LEAST * fine ? [] : [line];
  });
  const { outside, inside } = followLines(land, SHEET, BLEED);
  const chart = { lands: landsOf(land), water: outside.map(pathOf), inland: pathOf(inside) };
  return `${JSON.stringify(chart, null, 2)}\n`;
}

/** Every coast line on the sheet, as rings of points. */
function landRings() {
  const source = new URL('../../node_modules/world-atlas/land-50m.json', import.meta.url);
  const topology = JSON.parse(readFileSync(source, 'utf8'));
  const { geometry } =
    feature(topology, topology.objects.land).features?.[0] ?? feature(topology, topology.objects.land);
  const coordinates = geometry.coordinates.filter(([outer]) => !outer.every(UNCHARTED));
  const rings = [];
  const pen = {
    moveTo: (x, y) => rings.push([{ x, y }]),
    lineTo: (x, y) => rings.at(-1).push({ x, y }),
    closePath: () => undefined,
  };
  geoPath(stretched(), pen)({ type: 'MultiPolygon', coordinates });
  return rings;
}

/** The stretch of the board as a projection, cut where the sheet ends. */
function stretched() {
  const degrees = 180 / Math.PI;
  const { x: left, y: top } = onSheet(0, 0);
  const raw = (longitude, latitude) => {
    const { x, y } = onSheet(longitude * degrees, latitude * degrees);
    return [x, -y];
  };
  return geoProjection(raw)
    .scale(1)
    .translate([left, top])
    .precision(0.3)
    .clipExtent([
      [-BLEED.x, -BLEED.y],
      [SHEET.width + BLEED.x, SHEET.height + BLEED.y],
    ]);
}

/** The land of each region as path data. */
function landsOf(land) {
  const corners = (ring) => ring.map(({ x, y }) => [x, y]);
  const whole = polygonClipping.xor(...land.map((ring) => [corners(ring)]));
  const regions = [...new Set(BORDERS.flatMap(({ between }) => between))].sort();
  return Object.fromEntries(
    regions.map((region) => {
      const rings = polygonClipping.intersection(whole, [corners(shareOf(region))]).flat();
      // The last corner of a ring is its first one again.
      return [region, pathOf(rings.map((ring) => ring.slice(0, -1).map(([x, y]) => ({ x, y }))))];
    }),
  );
}

function areaOf(ring) {
  return ring.reduce((sum, p, i) => {
    const q = ring[(i + 1) % ring.length];
    return sum + (p.x * q.y - q.x * p.y) / 2;
  }, 0);
}

/** Path data in tenths of a point, each step from the one before. */
function pathOf(rings) {
  return rings.map(ringPath).join('');
}

function ringPath(ring) {
  const tenths = ring.map(({ x, y }) => [Math.round(x * 10), Math.round(y * 10)]);
  let [from, ...rest] = tenths;
  const steps = [];
  for (const to of rest) {
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    if (dx !== 0 || dy !== 0) steps.push(`${dx}${dy < 0 ? '' : ' '}${dy}`);
    from = to;
  }
  const line = steps.reduce((text, step) => text + (step.startsWith('-') ? '' : ' ') + step, '');
  return `M${tenths[0].join(' ')}l${line.trim()}z`;
}
