import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';

const OVER = 40;
/** A number as it is written in an outline. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

/** A band across the whole picture. */
export const band = (p: Painter, top: number, bottom: number): string =>
  `${-OVER},${top}! ${p.width + OVER},${top}! ${p.width + OVER},${bottom}! ${-OVER},${bottom}!`;

/** A sky of its own colours, from above down, in wet washes to `horizon`. */
export function heaven(p: Painter, horizon: number, colours: readonly string[]): void {
  p.raw('<g filter="url(#wet)">');
  colours.forEach((colour, at) => {
    if (at === 0) return p.wash(band(p, -OVER, horizon + 24), colour);
    const [noise, y] = [p.chance.noise(150), horizon * (at / colours.length) ** 0.9];
    const top = Array.from({ length: Math.ceil((p.width + 2 * OVER) / 8) + 1 }, (_, step) => ({
      x: step * 8 - OVER,
      y: y + 20 * noise(step * 8),
    }));
    p.wash([...top, { x: p.width + OVER, y: horizon + 24 }, { x: -OVER, y: horizon + 24 }], colour, 0.88);
  });
  p.raw('</g>');
}

/** Long thin clouds between two heights. */
export function streaks(p: Painter, colour: string, from: number, to: number, many = 5): void {
  for (let at = 0; at < many; at++)
    p.at({ x: p.chance.number(0, p.width), y: p.chance.number(from, to), size: p.chance.number(0.6, 1.4) }, () =>
      p.wash(
        '-170,4 -110,-8 -40,-14 30,-11 96,-16 180,2 110,6 40,10 -30,6 -110,11',
        colour,
        p.chance.number(0.35, 0.7),
      ),
    );
}

/** Heaped clouds at given places. */
export function heaps(p: Painter, colour: string, places: readonly (readonly [number, number, number])[]): void {
  for (const [x, y, size] of places)
    p.at({ x, y, size }, () =>
      p.form('-120,8 -104,-14 -74,-18 -58,-48 -18,-56 8,-40 36,-62 70,-44 80,-20 112,-14 124,8 0,12', colour, {
        ink: 0,
        shade: mix(colour, '#5a6080', 0.32),
        light: 12,
        opacity: 0.92,
      }),
    );
}

/** A round-headed opening whose sill lies at x, y. */
export function arch(
  p: Painter,
  [x, y]: readonly [number, number],
  [wide, high]: readonly [number, number],
  colour: string,
  { ink = 2, pointed = false } = {},
): void {
  const half = wide / 2;
  const spring = pointed ? 0.56 : 1 - Math.min(0.9, half / high);
  const top = pointed
    ? `${n(x - half * 0.74)},${n(y - high * 0.8)} ${n(x)},${n(y - high)}! ${n(x + half * 0.74)},${n(y - high * 0.8)}`
    : `${n(x - half * 0.7)},${n(y - high + half * 0.3)} ${n(x)},${n(y - high)} ${n(x + half * 0.7)},${n(y - high + half * 0.3)}`;
  p.form(
    `${n(x - half)},${n(y)}! ${n(x - half)},${n(y - high * spring)} ${top} ${n(x + half)},${n(y - high * spring)} ${n(x + half)},${n(y)}!`,
    colour,
    { ink, light: 2, shade: mix(colour, INK, 0.2) },
  );
}

/** Somebody far off, as three forms without a face: about 40 units high at size 1; stands on y = 0. */
export function far(
  p: Painter,
  x: number,
  y: number,
  size: number,
  coat: string,
  { staff = false, dress = false } = {},
): void {
  p.at({ x, y, size }, () => {
    if (staff) p.stroke('11,2 10,-44', 2.6);
    if (dress) p.form('-12,1! -6,-26 6,-26 13,1!', coat, { ink: 2.4, light: 3 });
    else {
      p.form('-7,1! -7,-14! -1,-14! -1,1!', mix(coat, INK, 0.55), { ink: 2, light: 1 });
      p.form('1,1! 1,-14! 7,-14! 7,1!', mix(coat, INK, 0.55), { ink: 2, light: 1 });
    }
    p.form('-9,-11! -9,-26 -4,-31 4,-31 9,-26 10,-11!', coat, { ink: 2.4, light: 3 });
    p.disc(0, -35, 5.4, '#3a2a20', { ink: 2, light: 1 });
    p.form('-10,-36 -4,-39 0,-43 4,-39 10,-36 0,-34', '#3a2a20', { ink: 0 });
  });
}

/** Joints of dressed stone over a field from `left` to `right`: rows at the given heights. */
export function joints(
  p: Painter,
  [left, right]: readonly [number, number],
  rows: readonly number[],
  { wide = 40, colour = INK as string, opacity = 0.5, weight = 1.8 } = {},
): void {
  rows.forEach((y, row) => {
    p.stroke(`${n(left)},${n(y)} ${n((left + right) / 2)},${n(y + 1)} ${n(right)},${n(y)}`, weight, colour, opacity);
    const next = rows[row + 1];
    if (next === undefined) return;
    for (let x = left + wide * (row % 2 === 0 ? 0.5 : 1); x < right - 4; x += wide * p.chance.number(0.85, 1.15))
      p.stroke(`${n(x)},${n(y)} ${n(x + 1)},${n(next)}`, weight, colour, opacity);
  });
}
