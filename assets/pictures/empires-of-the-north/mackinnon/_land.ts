import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';

/** Land under a line from the left side to the right, written as the points between: a ben, a brae, a shore. */
export function brae(p: Painter, line: string, colour: string, { ink = 2, hatch = 0, light = 20 } = {}): void {
  p.form(`-40,900! ${line} ${p.width + 40},900!`, colour, {
    ink: 0,
    hatch,
    light,
    shade: mix(colour, '#2d3040', 0.36),
  });
  if (ink > 0) p.stroke(line, ink, mix(colour, INK, 0.75));
}

/** Courses of rough stones in a rectangle, each a little different. */
export function stonework(
  p: Painter,
  {
    x,
    y,
    wide,
    high,
    rows,
  }: { readonly x: number; readonly y: number; readonly wide: number; readonly high: number; readonly rows: number },
  colour: string,
  ink = 2,
): void {
  const tall = high / rows;
  p.wash(`${x},${y}! ${x + wide},${y}! ${x + wide},${y + high}! ${x},${y + high}!`, mix(colour, INK, 0.55));
  for (let row = 0; row < rows; row++) {
    let left = x - p.chance.number(0, tall * 0.6);
    while (left < x + wide - tall * 0.3) {
      const long = Math.min(p.chance.number(1.1, 2.3) * tall, x + wide - left);
      stone(
        p,
        Math.max(x, left),
        y + row * tall,
        Math.max(left + long - Math.max(x, left), tall * 0.4),
        tall,
        mix(colour, p.chance.number(0, 1) > 0.5 ? '#efe2c4' : '#3f4652', p.chance.number(0, 0.3)),
        ink,
      );
      left += long;
    }
  }
}

/** One rough stone in the box of its corner, width and height. */
export function stone(p: Painter, x: number, y: number, wide: number, high: number, colour: string, ink = 2): void {
  const near = (value: number, size: number): string => (value + p.chance.number(-0.07, 0.07) * size).toFixed(1);
  const at = (u: number, v: number): string => `${near(x + wide * u, high)},${near(y + high * v, high)}`;
  p.form(
    [
      at(0.05, 0.3),
      at(0.16, 0.07),
      at(0.55, 0.02),
      at(0.88, 0.08),
      at(0.97, 0.4),
      at(0.9, 0.88),
      at(0.5, 0.96),
      at(0.12, 0.92),
    ].join(' '),
    colour,
    {
      ink,
      light: Math.min(7, high * 0.16),
    },
  );
}

/** A tuft of heather or bracken: short strokes that fan out. */
export function tuft(p: Painter, x: number, y: number, colour: string, { high = 40, wide = 60, many = 14 } = {}): void {
  for (let at = 0; at < many; at++) {
    const [foot, lean, tall] = [
      x + p.chance.number(-wide, wide),
      p.chance.number(-0.5, 0.5) * high,
      high * p.chance.number(0.5, 1),
    ];
    p.stroke(
      `${foot},${y} ${foot + lean * 0.4},${y - tall * 0.6} ${foot + lean},${y - tall}`,
      p.chance.number(3, 6),
      colour,
    );
  }
}
