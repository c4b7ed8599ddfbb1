import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** A wall of rock above a fjord, its light broad and its foot in shade. */
export function fell(p: Painter, outline: string, colour = p.hour.far as string, ink = 2): void {
  p.form(outline, colour, { shade: mix(colour, '#2b3350', 0.42), ink, light: 34, hatch: 0.5 });
}

/** A slender ragged spruce, 160 units high, no two alike; stands on y = 0. */
export function fir(p: Painter, place: Place, colour: string = PAINT.pine, ink = 3): void {
  p.at(place, () => {
    p.beam('0,6 1,-30', 10, PAINT.darkWood, { ink: Math.max(1, ink - 1) });
    const side = (way: 1 | -1): string[] =>
      [1, 2, 3, 4, 5].flatMap((at) => {
        const [wide, y] = [at * 8.5 + p.chance.number(-4, 5), -160 + at * 29 + p.chance.number(-5, 5)];
        return [`${way * Math.round(wide)},${Math.round(y)}!`, `${way * Math.round(wide * 0.5)},${Math.round(y - 5)}!`];
      });
    p.form(['0,-164!', ...side(1), '0,-12', ...side(-1).reverse()].join(' '), colour, { ink, hatch: 0.4, light: 8 });
  });
}

/** Rings on water round something that stands in it. */
export function ripples(p: Painter, x: number, y: number, wide: number, colour = '#e6efe6', many = 3): void {
  for (let at = 1; at <= many; at++) {
    const [w, h] = [(wide * (at + 0.6)) / many, (wide * 0.2 * (at + 0.6)) / many];
    p.stroke(
      `${x - w},${y + 1} ${x - w * 0.6},${y + h * 0.8} ${x},${y + h} ${x + w * 0.5},${y + h * 0.86}`,
      3,
      colour,
      0.7,
    );
    p.stroke(
      `${x - w * 0.7},${y - h * 0.7} ${x + w * 0.1},${y - h} ${x + w * 0.8},${y - h * 0.6} ${x + w},${y}`,
      2,
      colour,
      0.6,
    );
  }
}

/** A trunk that lies with its cut end at its origin and runs off to the left. */
export function log(p: Painter, place: Place, long: number, thick: number, bark = '#7a5436', cut = '#e2b679'): void {
  p.at(place, () => {
    const r = thick / 2;
    p.form(
      `${-long},${-r}! ${-long / 2},${-r * 0.95} 0,${-r}! 0,${r}! ${-long / 2},${r * 1.04} ${-long},${r}! ${-long - r * 0.5},0`,
      bark,
      {
        ink: 5,
        hatch: 0.7,
        light: r * 0.45,
      },
    );
    for (const [from, y] of [
      [0.9, -0.35],
      [0.6, 0.1],
      [0.85, 0.5],
      [0.35, -0.5],
    ] as const)
      p.stroke(
        `${-long * from},${r * y} ${-long * (from - 0.15)},${r * y + 4} ${-long * (from - 0.3)},${r * y - 1}`,
        3,
        mix(bark, INK, 0.55),
      );
    p.disc(0, 0, r * 0.66, cut, { high: r, ink: 4, light: 5 });
    for (const share of [0.68, 0.36])
      p.disc(0, 0, r * 0.66 * share, mix(cut, '#9a6a38', 0.25), { high: r * share, ink: 2, light: 2 });
    p.stroke(`${-r * 0.4},${r * 0.3} 0,0 ${r * 0.3},${-r * 0.5}`, 2);
  });
}
