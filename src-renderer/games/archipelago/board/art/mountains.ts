import { corner } from '#engine/archipelago/map/geometry.ts';
import { oncePer } from '#engine/kernel/once-per.ts';
import { add, distance, mix, ORIGIN, scale, type Point } from '../../../../board/plane.ts';
import { roomAt } from '../shape/room.ts';
import { HEXAGON } from '../shape/shape.ts';
import { dice, type Dice } from '../shape/seeded.ts';
import type { Sketch } from '../shape/sketch.ts';
import { smooth, spot, type Ink } from './ink.ts';
import { PAINT } from '../../palette.ts';
import { printedOn } from './scatter.ts';

/** One mountain: its foot's middle, half its width and its height, in hex units. */
export type Peak = {
  readonly at: Point;
  readonly half: number;
  readonly tall: number;
};

/** The mountains of a sketch, from the back to the front. They stand along their edges and keep off what is printed. */
export const peaksOf = oncePer(placePeaks);

function placePeaks(sketch: Sketch): readonly Peak[] {
  const roll = dice(`${sketch.key}peaks`);
  const keep = printedOn(sketch);
  const lands = sketch.parts.filter(({ kind }) => kind === 'land');
  const peaks: Peak[] = [];
  sketch.edges.forEach((edge, i) => {
    if (edge !== 'mountain') return;
    for (const [along, deep, size] of PLACES) {
      const rim = mix(corner(i), corner(i + 1), along + (roll() - 0.5) * 0.06);
      const half = size * (0.85 + roll() * 0.3);
      const tall = half * (1.25 + roll() * 0.45);
      const at = onTile(mix(rim, ORIGIN, deep + (roll() - 0.5) * 0.05), half, tall);
      const free = keep.every((site) => distance(site.at, at) > site.radius + half * 0.62);
      const dry = lands.some((land) => roomAt(land, at) > 0.05);
      if (free && dry) peaks.push({ at, half, tall });
    }
  });
  return peaks.sort((a, b) => a.at.y - b.at.y);
}

/** Moves a mountain towards the middle until foot and summit lie on the tile. */
function onTile(at: Point, half: number, tall: number): Point {
  const face = { outline: HEXAGON, holes: [] };
  const marks = [
    { x: -half, y: 0 },
    { x: half, y: 0 },
    { x: 0, y: -tall },
  ];
  for (let t = 0; t < 0.4; t += 0.04) {
    const moved = mix(at, ORIGIN, t);
    if (marks.every((mark) => roomAt(face, add(moved, mark)) > 0.012)) return moved;
  }
  return at;
}

/** Along the edge, inward from it, half width. */
const PLACES: readonly (readonly [number, number, number])[] = [
  [0.14, 0.12, 0.09],
  [0.38, 0.1, 0.12],
  [0.64, 0.11, 0.115],
  [0.88, 0.13, 0.085],
  [0.27, 0.27, 0.1],
  [0.52, 0.3, 0.115],
  [0.76, 0.27, 0.09],
];

/** Bare rock under the mountains. */
export function rockInks(sketch: Sketch): Ink[] {
  const roll = dice(`${sketch.key}rock`);
  return sketch.edges.flatMap((edge, i): Ink[] => {
    if (edge !== 'mountain') return [];
    const rim = [scale(corner(i), 1.05), scale(corner(i + 1), 1.05)];
    const inner = [0.93, 0.74, 0.5, 0.28, 0.07].map((t) =>
      mix(mix(corner(i), corner(i + 1), t), ORIGIN, 0.16 + 0.9 * t * (1 - t) + roll() * 0.07),
    );
    const d = smooth([...rim, ...inner], true);
    return [
      { d, fill: PAINT.foothill, opacity: 0.55, clip: 'land' },
      { d: smooth([...rim, ...inner.map((p) => scale(p, 1.09))], true), fill: PAINT.rock, opacity: 0.85, clip: 'land' },
    ];
  });
}

/** The mountains as old charts draw them: a lit face, a dark face with hatching, ink on the ridge. */
export function peakInks(peaks: readonly Peak[], key: string): Ink[] {
  const roll = dice(`${key}ridge`);
  return peaks.flatMap((peak) => drawPeak(peak, roll));
}

function drawPeak({ at, half, tall }: Peak, roll: Dice): Ink[] {
  const p = (x: number, y: number): Point => add(at, { x: x * half, y: -y * tall });
  const lean = (roll() - 0.5) * 0.3;
  const top = p(lean, 1);
  const ridge = [top, p(lean * 0.4 + 0.16, 0.66), p(lean * 0.3 - 0.02, 0.36), p(0.14, -0.12)];
  const left = [p(-1, -0.08), p(-0.58, 0.36), p(-0.3 + lean * 0.5, 0.62), top];
  const right = [top, p(0.34 + lean * 0.6, 0.68), p(0.62, 0.34), p(1, -0.06)];
  const area = (points: readonly Point[]) => `M${points.map(spot).join('L')}Z`;
  const hatch = [0.18, 0.36, 0.54, 0.72].map((t) => {
    const from = mix(mix(top, p(0.14, -0.12), t), mix(top, p(1, -0.06), t), 0.28);
    return `M${spot(from)}L${spot(add(mix(mix(top, p(0.14, -0.12), t), mix(top, p(1, -0.06), t), 0.82), { x: 0.004, y: 0.03 }))}`;
  });
  const snow = area([
    top,
    p(lean - 0.22, 0.76),
    p(lean - 0.06, 0.8),
    p(lean + 0.04, 0.68),
    p(lean + 0.12, 0.78),
    p(lean + 0.2, 0.8),
  ]);
  return [
    { d: area([...left, ...ridge.slice(1), p(-0.4, -0.16)]), fill: PAINT.rockLight, flat: true },
    { d: area([...right, ...[...ridge].reverse().slice(0, -1)]), fill: PAINT.rockDark, flat: true },
    { d: hatch.join(''), stroke: PAINT.ink, width: 0.9, opacity: 0.6, flat: true },
    { d: snow, fill: PAINT.snow, opacity: tall > 0.15 ? 0.95 : 0, flat: true },
    { d: `M${[...left, ...right.slice(1)].map(spot).join('L')}`, stroke: PAINT.ink, width: 1.5, flat: true },
    { d: `M${ridge.map(spot).join('L')}`, stroke: PAINT.ink, width: 0.9, opacity: 0.7, flat: true },
  ];
}

/** A volcano with its crater and a thread of smoke, upright at `peak`. */
export function volcanoInks(at: Point): Ink[] {
  const p = (x: number, y: number) => spot(add(at, { x: x * 0.01, y: -y * 0.01 }));
  return [
    {
      d: `M${p(-30, -8)}L${p(-16, 12)}L${p(-8, 24)}Q${p(0, 21)} ${p(8, 24)}L${p(17, 11)}L${p(30, -8)}Q${p(0, -15)} ${p(-30, -8)}Z`,
      fill: PAINT.rock,
      stroke: PAINT.ink,
      width: 1.6,
      flat: true,
    },
    {
      d: `M${p(2, 22.4)}Q${p(6, 22)} ${p(8, 24)}L${p(17, 11)}L${p(30, -8)}Q${p(14, -13)} ${p(4, -12)}L${p(7, 2)}L${p(1, 10)}Z`,
      fill: PAINT.rockDark,
      flat: true,
    },
    {
      d: `M${p(-8, 24)}Q${p(0, 28)} ${p(8, 24)}Q${p(0, 20)} ${p(-8, 24)}Z`,
      fill: PAINT.ember,
      stroke: PAINT.ink,
      width: 1.2,
      flat: true,
    },
    { d: `M${p(-3, 21.5)}L${p(-5, 12)}L${p(-2, 6)}L${p(-4, 0)}`, stroke: PAINT.ember, width: 2.6, flat: true },
    {
      d: `M${p(0, 29)}C${p(-9, 35)} ${p(9, 38)} ${p(0, 46)}M${p(4, 31)}C${p(12, 36)} ${p(2, 42)} ${p(9, 48)}`,
      stroke: PAINT.smoke,
      width: 2.4,
      opacity: 0.6,
      flat: true,
    },
  ];
}
