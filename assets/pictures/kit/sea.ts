import { mix, shadeOf } from './colour.ts';
import type { Painter } from './painter.ts';

const OVER = 40;
const n = (value: number): string => String(Math.round(value * 10) / 10);

/** An edge across the whole picture that swings, closed at `foot`. */
function bank(p: Painter, y: number, high: number, swing: number, foot: number): { x: number; y: number }[] {
  const noise = p.chance.noise(swing);
  const many = Math.ceil((p.width + 2 * OVER) / 8);
  const top = Array.from({ length: many + 1 }, (_, at) => ({ x: at * 8 - OVER, y: y + high * noise(at * 8) }));
  return [...top, { x: p.width + OVER, y: foot }, { x: -OVER, y: foot }];
}

/** A sky of its own colours, from above down, in wet washes to `horizon`. */
export function heaven(p: Painter, horizon: number, colours: readonly string[]): void {
  p.raw('<g filter="url(#wet)">');
  colours.forEach((colour, at) => {
    const y = at === 0 ? -OVER : horizon * (at / colours.length) ** 0.9;
    p.wash(bank(p, y, at === 0 ? 0 : 20, 150, horizon + 24), colour, at === 0 ? 1 : 0.88);
  });
  p.raw('</g>');
}

/** Long clouds or heaps of them, `many` between two heights. */
export function clouds(p: Painter, colour: string, from: number, to: number, many = 4, heap = false): void {
  for (let at = 0; at < many; at++) {
    const place = { x: p.chance.number(0, p.width), y: p.chance.number(from, to), size: p.chance.number(0.6, 1.4) };
    p.at(place, () => {
      if (heap)
        p.form('-120,8 -104,-14 -74,-18 -58,-48 -18,-56 8,-40 36,-62 70,-44 80,-20 112,-14 124,8 0,12', colour, {
          ink: 0,
          shade: mix(colour, '#5a6080', 0.32),
          light: 10,
          opacity: 0.9,
        });
      else
        p.wash(
          '-170,4 -110,-8 -40,-14 30,-11 96,-16 180,2 110,6 40,10 -30,6 -110,11',
          colour,
          p.chance.number(0.4, 0.75),
        );
    });
  }
}

/** The open sea from `y` down to us, in rows of waves that grow: `high` is how rough it is. */
export function sea(
  p: Painter,
  y: number,
  colour: string,
  {
    rows = 6,
    high = 1,
    crest = '#e4ece6',
    deep = mix(colour, '#0c2030', 0.5),
  }: { rows?: number; high?: number; crest?: string; deep?: string } = {},
): void {
  p.wash(`-40,${y}! ${p.width + OVER},${y}! ${p.width + OVER},${p.height + OVER}! -40,${p.height + OVER}!`, colour);
  for (let row = 0; row < rows; row++) {
    const near = (row + 0.4) / rows;
    const top = y + (p.height - y) * near ** 1.4;
    const tone = mix(colour, deep, near);
    const points: string[] = [];
    const peaks: [number, number][] = [];
    let x = -OVER - p.chance.number(0, 60);
    while (x < p.width + OVER) {
      const wide = p.chance.number(36, 70) * (0.5 + 1.7 * near);
      const tall = high * p.chance.number(2, 5) * (0.5 + 2.4 * near);
      points.push(`${n(x)},${n(top + tall)} ${n(x + wide * 0.62)},${n(top - tall * 0.8)}!`);
      peaks.push([x + wide * 0.62, top - tall * 0.8]);
      x += wide;
    }
    const edge = points.join(' ');
    p.wash(`-40,${p.height + OVER}! ${edge} ${n(x)},${p.height + OVER}!`, tone, 0.9);
    p.stroke(edge.replace(/!/g, ''), 1 + 1.6 * near, mix(deep, '#101820', 0.35), 0.6);
    for (const [px, py] of peaks)
      if (p.chance.number(0, 1) < 0.62)
        p.stroke(
          `${n(px - 22 * (0.4 + near))},${n(py + 5 + 5 * near)} ${n(px - 5)},${n(py + 3)} ${n(px + 12 * (0.4 + near))},${n(py + 6 + 3 * near)}`,
          1.4 + 2.6 * near * high,
          crest,
          0.75,
        );
  }
}

/** A path of light on the water under a sun, a moon or a fire. */
export function glitter(p: Painter, x: number, y: number, colour: string, many = 40, wide = 1): void {
  for (let at = 0; at < many; at++) {
    const near = Math.sqrt(p.chance.number(0, 1));
    const long = p.chance.number(8, 34) * (0.3 + near) * wide;
    const [mx, my] = [x + p.chance.number(-40, 40) * (0.25 + near * 1.3) * wide, y + 4 + (p.height - y - 8) * near];
    p.stroke(
      `${n(mx - long)},${n(my)} ${n(mx)},${n(my + p.chance.number(-1.5, 1.5))} ${n(mx + long)},${n(my)}`,
      1.2 + 2.8 * near,
      colour,
      0.75,
    );
  }
}

/** White water where a rock meets the sea, along a line of points. */
export function surf(p: Painter, points: string, weight = 9, colour = '#eef2ec'): void {
  p.stroke(points, weight * 1.5, mix(colour, '#5d8794', 0.35), 0.55);
  p.stroke(points, weight, colour, 0.9);
}

/** Water that is thrown up at a rock, about 100 units high; stands on y = 0. */
export function spray(p: Painter, x: number, y: number, size = 1, colour = '#eef3f0'): void {
  p.at({ x, y, size }, () => {
    p.form('-80,6 -66,-22 -50,-16 -44,-54 -24,-36 -8,-96 4,-56 22,-78 30,-34 52,-48 58,-18 82,4 0,12', colour, {
      ink: 0,
      shade: mix(colour, '#5b7f8c', 0.4),
      light: 9,
      opacity: 0.88,
    });
    for (let at = 0; at < 12; at++)
      p.disc(p.chance.number(-74, 74), p.chance.number(-120, -40), p.chance.number(2, 4.6), colour, {
        ink: 0,
        shade: mix(colour, '#5b7f8c', 0.25),
        opacity: 0.85,
      });
  });
}

/** Rays of light from a point. */
export function rays(
  p: Painter,
  x: number,
  y: number,
  colour: string,
  ends: readonly (readonly [number, number, number])[],
): void {
  for (const [ex, ey, wide] of ends) p.wash(`${x},${y}! ${ex - wide},${ey}! ${ex + wide},${ey}!`, colour, 0.16);
}

/** Blue land beyond the horizon, in one tone and a half. */
export function farLand(p: Painter, outline: string, colour: string): void {
  p.form(outline, colour, { ink: 2, light: 14, shade: mix(colour, '#3a4468', 0.3) });
}

/** Cracks and ledges on a rock. */
export function cracks(p: Painter, lines: readonly string[], colour: string, weight = 2.6): void {
  for (const line of lines) p.stroke(line, weight, shadeOf(shadeOf(colour)), 0.8);
}
