import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { round } from '../../kit/line.ts';
import type { Painter } from '../../kit/painter.ts';

/** What all backs are drawn with: old brass, its light, and its dark side. */
export const BRASS = '#d3a24c';
export const LIGHT = '#f2d490';
export const DEEP = '#7a5424';

/** A point so far from another in a direction, in turns of the whole circle from the right, as it is written. */
export const ray = (x: number, y: number, far: number, turn: number): string =>
  `${round(x + far * Math.cos(turn * 2 * Math.PI))},${round(y + far * Math.sin(turn * 2 * Math.PI))}`;

/** A circle of the pen, open by a hair. */
export function circle(
  p: Painter,
  x: number,
  y: number,
  radius: number,
  weight: number,
  colour: string,
  opacity = 1,
): void {
  const many = Math.max(12, Math.round(radius / 6));
  const points = Array.from({ length: many + 1 }, (_, at) => ray(x, y, radius, at / many + 0.1));
  p.stroke(points.join(' '), weight, colour, opacity);
}

/** The ground of a back: one quiet wash, fine rays from behind its ornament at x, y, and a double line of brass round it. */
export function back(p: Painter, colour: string, x: number, y: number, radius: number): void {
  p.raw('<g filter="url(#wet)">');
  p.wash('-60,-60! 900,-60! 900,540! -60,540!', colour);
  p.wash('-60,300 200,330 500,290 900,320! 900,540! -60,540!', mix(colour, INK, 0.3), 0.8);
  p.raw('</g>');
  for (let at = 0; at < 64; at++) {
    const far = at % 4 === 0 ? 620 : at % 2 === 0 ? radius + 120 : radius + 60;
    p.stroke(
      `${ray(x, y, radius + 18, at / 64)} ${ray(x, y, (radius + far) / 2, at / 64)} ${ray(x, y, far, at / 64)}`,
      at % 4 === 0 ? 3 : 2,
      BRASS,
      0.4,
    );
  }
  frame(p, colour);
}

/** The double line of brass, a clover of studs at each corner. */
export function frame(p: Painter, colour: string): void {
  for (const [inset, weight] of [
    [16, 5],
    [28, 2.4],
  ] as const)
    for (const points of [
      `${inset},${inset} 416,${inset + 1} ${832 - inset},${inset}`,
      `${inset},${480 - inset} 416,${479 - inset} ${832 - inset},${480 - inset}`,
      `${inset},${inset} ${inset + 1},240 ${inset},${480 - inset}`,
      `${832 - inset},${inset} ${831 - inset},240 ${832 - inset},${480 - inset}`,
    ])
      p.stroke(points, weight, BRASS, 0.8);
  for (const cx of [30, 802])
    for (const cy of [30, 450]) {
      p.disc(cx, cy, 19, colour, { ink: 0, light: 0, shade: colour });
      for (let at = 0; at < 4; at++)
        p.disc(cx + (at % 2 === 0 ? 9 : -9), cy + (at < 2 ? 9 : -9), 8, BRASS, { ink: 2, light: 2 });
      p.disc(cx, cy, 6, LIGHT, { ink: 2, light: 1 });
    }
}

/** The ground of a strip: the same wash alone. */
export function plain(p: Painter, colour: string): void {
  p.wash('-30,-30! 480,-30! 480,190! -30,190!', colour);
  p.wash('-30,108 120,116 300,104 480,112! 480,190! -30,190!', mix(colour, INK, 0.22), 0.8);
}
