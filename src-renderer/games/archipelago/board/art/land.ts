import { add, mix, scale, subtract } from '../../../../board/plane.ts';
import { dice } from '../shape/seeded.ts';
import type { Sketch } from '../shape/sketch.ts';
import { roomAt } from '../shape/room.ts';
import { path, spot, type Ink } from './ink.ts';
import { PAINT } from '../../palette.ts';
import { printedOn, scatter, type Keep } from './scatter.ts';

/** The land of a tile: a carved edge over the water, sand, fields with strokes of grass, and stunted woods. */
export function landInks(sketch: Sketch, rocks: readonly Keep[]): Ink[] {
  const lands = sketch.parts.filter(({ kind }) => kind === 'land');
  if (lands.length === 0) return [];
  const shape = lands
    .map(({ outline, holes }) => path(outline, true) + holes.map((hole) => path(hole, true)).join(''))
    .join('');
  const coast = sketch.coasts.map(({ line, closed }) => path(line, closed)).join('');
  const shifted = lands
    .map(({ outline }) =>
      path(
        outline.map((p) => add(p, { x: 0.03, y: 0.055 })),
        true,
      ),
    )
    .join('');
  const cliff = lands
    .map(({ outline }) =>
      path(
        outline.map((p) => add(p, { x: 0, y: 0.032 })),
        true,
      ),
    )
    .join('');
  const inner = lands.some(({ holes }) => holes.length > 0);
  return [
    { d: shifted, fill: PAINT.shoreShade, opacity: inner ? 0 : 0.42, clip: 'water' },
    { d: cliff, fill: PAINT.shore, clip: inner ? 'land' : 'hex' },
    { d: shape, fill: PAINT.field },
    { d: coast, stroke: PAINT.fieldLight, width: 34, opacity: 0.28, clip: 'land' },
    ...meadows(sketch),
    { d: coast, stroke: PAINT.sand, width: 11, clip: 'land' },
    { d: coast, stroke: PAINT.surf, width: 3.6, opacity: 0.8, clip: 'land' },
    { d: hachures(sketch), stroke: PAINT.hachures, width: 1, opacity: 0.55, clip: 'land' },
    ...grass(sketch, rocks),
    { d: coast, stroke: PAINT.shore, width: 1.7, opacity: 0.9 },
  ];
}

/** Lighter meadows with soft edges: two shades, so that the ground is never one flat green. */
function meadows(sketch: Sketch): Ink[] {
  const roll = dice(`${sketch.key}meadow`);
  const spots = sketch.parts
    .filter(({ kind }) => kind === 'land')
    .flatMap((part) => scatter(part, 0.34, 0.02, [], roll));
  return spots.map((p, i) => {
    const [w, h] = [0.13 + roll() * 0.14, 0.07 + roll() * 0.07];
    const d = `M${spot({ x: p.x - w, y: p.y })}Q${spot({ x: p.x - w, y: p.y - h })} ${spot({ x: p.x, y: p.y - h })}T${spot({ x: p.x + w, y: p.y })}Q${spot({ x: p.x + w * 0.7, y: p.y + h })} ${spot({ x: p.x, y: p.y + h })}T${spot({ x: p.x - w, y: p.y })}Z`;
    return {
      d,
      fill: i % 3 === 2 ? PAINT.fieldDark : PAINT.fieldLight,
      opacity: i % 3 === 2 ? 0.22 : 0.38,
      clip: 'land' as const,
    };
  });
}

/** Short strokes that fall from the coast inland, as engravers mark a rise. */
function hachures(sketch: Sketch): string {
  const roll = dice(`${sketch.key}hachure`);
  const lands = sketch.parts.filter(({ kind }) => kind === 'land');
  const strokes: string[] = [];
  for (const { line, closed } of sketch.coasts) {
    const n = line.length;
    line.forEach((p, i) => {
      const next = line[(i + 1) % n];
      if (!next || (!closed && (i < 2 || i > n - 3))) return;
      for (const t of [0.1, 0.6]) {
        const at = mix(p, next, t);
        const way = subtract(next, p);
        const length = Math.hypot(way.x, way.y) || 1;
        const across = { x: -way.y / length, y: way.x / length };
        const inward = lands.some((land) => roomAt(land, add(at, scale(across, 0.04))) > 0)
          ? across
          : scale(across, -1);
        strokes.push(`M${spot(add(at, scale(inward, 0.058)))}L${spot(add(at, scale(inward, 0.085 + roll() * 0.035)))}`);
      }
    });
  }
  return strokes.join('');
}

/** Tufts of short strokes, light and dark, off the rocks and off everything printed. */
function grass(sketch: Sketch, rocks: readonly Keep[]): Ink[] {
  const roll = dice(`${sketch.key}grass`);
  const keep = [...printedOn(sketch).map(({ at, radius }) => ({ at, radius: radius + 0.03 })), ...rocks];
  const tufts: [string[], string[]] = [[], []];
  for (const part of sketch.parts.filter(({ kind }) => kind === 'land')) {
    for (const p of scatter(part, 0.1, 0.1, keep, roll)) {
      const h = 0.022 + roll() * 0.016;
      const blade = (dx: number, lean: number, tall: number) =>
        `M${spot({ x: p.x + dx, y: p.y })}L${spot({ x: p.x + dx + lean, y: p.y - h * tall })}`;
      tufts[roll() < 0.5 ? 0 : 1].push(blade(-0.016, -0.01, 0.9) + blade(0, 0, 1.35) + blade(0.016, 0.01, 0.9));
    }
  }
  return [
    { d: tufts[0].join(''), stroke: PAINT.fieldDark, width: 1.3, opacity: 0.75 },
    { d: tufts[1].join(''), stroke: PAINT.grass, width: 1.3, opacity: 0.75 },
  ];
}
