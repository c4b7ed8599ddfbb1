import { add, scale, subtract, toLine, inside, type Point } from '../../../../board/plane.ts';
import { dice } from '../shape/seeded.ts';
import type { Sketch } from '../shape/sketch.ts';
import { path, smooth, spot, type Ink } from './ink.ts';
import { PAINT } from '../../palette.ts';
import { printedOn, scatter } from './scatter.ts';

type Coast = Sketch['coasts'][number];

/** The sea of a tile: deep water, the shelf along the coasts, lines of foam and a few waves. */
export function waterInks(sketch: Sketch): Ink[] {
  const waters = sketch.parts.filter(({ kind }) => kind === 'water');
  if (waters.length === 0) return [];
  const coast = sketch.coasts.map(({ line, closed }) => path(line, closed)).join('');
  const shelf = (stroke: string, width: number, opacity: number): Ink => ({
    d: coast,
    stroke,
    width,
    opacity,
    clip: 'water',
  });
  return [
    ...(coast
      ? [
          shelf(PAINT.shelf, 58, 0.35),
          shelf(PAINT.shelf, 38, 0.5),
          shelf(PAINT.shallows, 19, 0.5),
          shelf(PAINT.shallows, 9, 0.8),
        ]
      : []),
    ...sketch.coasts.flatMap((line, i) => foam(line, sketch, i)),
    ...waves(sketch),
  ];
}

/** Three lines of surf that follow a coast on its sea side, thinning out to sea, broken here and there. */
function foam(coast: Coast, sketch: Sketch, seed: number): Ink[] {
  const roll = dice(`${sketch.key}foam${seed}`);
  return [0.035, 0.08, 0.135].map((off, row) => {
    const pieces: string[] = [];
    let run: Point[] = [];
    const end = () => {
      if (run.length > 2) pieces.push(smooth(run));
      run = [];
    };
    for (const p of offset(coast, off, sketch)) {
      if (p === undefined || roll() < 0.05 + row * 0.06) end();
      else run.push(p);
    }
    end();
    return {
      d: pieces.join(''),
      stroke: PAINT.foam,
      width: 1.5 - row * 0.3,
      opacity: 0.85 - row * 0.27,
      clip: 'water' as const,
    };
  });
}

/** The points of a coast moved out to sea by `off`; undefined where they would crowd. */
function offset({ line, closed }: Coast, off: number, sketch: Sketch): (Point | undefined)[] {
  const waters = sketch.parts.filter(({ kind }) => kind === 'water');
  const wet = (p: Point) =>
    waters.some((part) => inside(p, part.outline) && !part.holes.some((hole) => inside(p, hole)));
  const n = line.length;
  return line.map((p, i) => {
    const before = line[closed ? (i + n - 1) % n : Math.max(0, i - 1)] ?? p;
    const after = line[closed ? (i + 1) % n : Math.min(n - 1, i + 1)] ?? p;
    const way = subtract(after, before);
    const length = Math.hypot(way.x, way.y) || 1;
    const aside = scale({ x: -way.y / length, y: way.x / length }, off);
    const sides = [add(p, aside), subtract(p, aside)];
    return sides.find((side) => wet(side) && toLine(side, line, closed) > off * 0.93);
  });
}

function waves(sketch: Sketch): Ink[] {
  const roll = dice(`${sketch.key}waves`);
  const keep = printedOn(sketch).map(({ at, radius }) => ({ at, radius: radius + 0.06 }));
  const crests = sketch.parts
    .filter(({ kind }) => kind === 'water')
    .flatMap((part) => scatter(part, 0.24, 0.2, keep, roll))
    .map((p) => {
      const w = 0.035 + roll() * 0.02;
      const at = (x: number, y: number) => spot({ x: p.x + x * w, y: p.y + y * w });
      return `M${at(-2, 0)}Q${at(-1, -1.1)} ${at(0, 0)}Q${at(1, -1.1)} ${at(2, 0)}`;
    });
  return crests.length > 0 ? [{ d: crests.join(''), stroke: PAINT.foam, width: 1.2, opacity: 0.34 }] : [];
}
