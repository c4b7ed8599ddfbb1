import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { round } from '../../kit/line.ts';
import type { Look, Painter, Place } from '../../kit/painter.ts';

/** A rectangle's outline. */
export const box = (left: number, top: number, right: number, bottom: number): string =>
  `${left},${top}! ${right},${top}! ${right},${bottom}! ${left},${bottom}!`;

/** The outline of a round-headed opening. */
export function arch(left: number, right: number, top: number, sill: number): string {
  const wide = right - left;
  const spring = Math.min(sill - 4, top + wide * 0.5);
  const rise = spring - top;
  return (
    `${left},${sill}! ${left},${round((sill + spring) / 2)} ${left},${round(spring)} ${round(left + wide * 0.146)},${round(top + rise * 0.29)} ${round(left + wide / 2)},${top} ` +
    `${round(right - wide * 0.146)},${round(top + rise * 0.29)} ${right},${round(spring)} ${right},${round((sill + spring) / 2)} ${right},${sill}!`
  );
}

/** One wash over the whole picture. */
export const fill = (p: Painter, colour: string): void => p.wash(box(-30, -30, p.width + 30, p.height + 30), colour);

/** The joints of masonry on a wall that is already there: dressed stone when large, brick when small. */
export function courses(
  p: Painter,
  [left, top, right, bottom]: readonly [number, number, number, number],
  { high = 30, wide = 74, opacity = 0.4, weight = 2, tints = [] as readonly string[] } = {},
): void {
  for (let row = 0, y = top; y < bottom - 2; row++, y += high) {
    for (let x = left - (row % 2) * wide * 0.5; x < right; x += wide) {
      const tint = tints[Math.floor(p.chance.number(0, tints.length * 3))];
      const [from, to] = [Math.max(left, x), Math.min(right, x + wide)];
      if (tint !== undefined && to - from > 6) p.wash(box(from, y, to, Math.min(bottom, y + high)), tint, 0.6);
      if (x > left + 4)
        p.stroke(
          `${round(x)},${round(y + 1)} ${round(x + p.chance.number(-2, 2))},${round(Math.min(bottom, y + high))}`,
          weight,
          INK,
          opacity,
        );
    }
    if (row > 0)
      p.stroke(
        `${left},${round(y)} ${(left + right) / 2},${round(y + p.chance.number(-1.5, 1.5))} ${right},${round(y)}`,
        weight,
        INK,
        opacity,
      );
  }
}

/** Withies woven round stakes: a hurdle, or a wall before the daub is on it. */
export function wattle(
  p: Painter,
  [left, top, right, bottom]: readonly [number, number, number, number],
  { colour = '#a5814f', gap = 40, high = 15 } = {},
): void {
  p.wash(box(left, top, right, bottom), mix(colour, INK, 0.55));
  for (let x = left + gap / 2; x < right; x += gap)
    p.beam(`${x},${top - 8} ${x},${bottom}`, 10, mix(colour, INK, 0.3), { ink: 2 });
  for (let row = 0, y = top + high / 2; y < bottom; row++, y += high) {
    const points: string[] = [];
    for (let at = 0, x = left; x <= right; at++, x += gap / 2)
      points.push(`${round(x)},${round(y + (at % 2 === 0 ? 0 : (at + row * 2) % 4 === 1 ? -3 : 3))}`);
    p.beam(points.join(' '), high - 3, mix(colour, row % 3 === 0 ? '#f0d9a0' : INK, 0.12), { ink: 1.6, light: 4 });
  }
}

/** Straw, laid thick, along a slope that is already there: strokes from the ridge down to the eaves. */
export function straw(
  p: Painter,
  ridge: readonly [number, number, number, number],
  eaves: readonly [number, number, number, number],
  { many = 26, colour = '#6b4d22', weight = 2.4 } = {},
): void {
  for (let at = 0; at <= many; at++) {
    const t = (at + p.chance.number(-0.3, 0.3)) / many;
    const [x1, y1] = [ridge[0] + (ridge[2] - ridge[0]) * t, ridge[1] + (ridge[3] - ridge[1]) * t];
    const [x2, y2] = [eaves[0] + (eaves[2] - eaves[0]) * t, eaves[1] + (eaves[3] - eaves[1]) * t];
    const [from, to] = [p.chance.number(0, 0.5), p.chance.number(0.6, 1)];
    p.stroke(
      `${round(x1 + (x2 - x1) * from)},${round(y1 + (y2 - y1) * from)} ${round(x1 + (x2 - x1) * to)},${round(y1 + (y2 - y1) * to)}`,
      weight,
      colour,
      0.7,
    );
  }
}

/** Timbers of a frame house: each a line of points, dark on the plaster. */
export function timbers(p: Painter, beams: readonly string[], weight = 14, colour: string = '#4a3322'): void {
  for (const points of beams) p.beam(points, weight, colour, { ink: Math.max(1.5, weight / 5), light: 3 });
}

/** A marble column with foot and gilded capital, so wide at its shaft. */
export function column(
  p: Painter,
  x: number,
  top: number,
  bottom: number,
  wide: number,
  { marble = '#efe6d6', gilt = PAINT.gold as string, ink = 3 } = {},
): void {
  const half = wide / 2;
  const look: Look = { ink, light: wide * 0.28, shade: mix(marble, '#5a5f7a', 0.5) };
  p.form(
    `${x - half * 0.86},${top + 14}! ${x + half * 0.86},${top + 14}! ${x + half},${(top + bottom) / 2} ${x + half * 1.04},${bottom - 12}! ${x - half * 1.04},${bottom - 12}! ${x - half},${(top + bottom) / 2}`,
    marble,
    look,
  );
  for (const dx of [-0.4, 0.05, 0.5])
    p.stroke(`${x + dx * half},${top + 24} ${x + dx * half * 1.06},${bottom - 18}`, 1.6, mix(marble, INK, 0.5), 0.6);
  p.form(box(x - half * 1.4, bottom - 16, x + half * 1.4, bottom), marble, { ink, light: 4 });
  p.form(
    `${x - half * 1.5},${top}! ${x + half * 1.5},${top}! ${x + half * 1.3},${top + half * 0.5} ${x + half * 0.85},${top + half * 0.9}! ${x - half * 0.85},${top + half * 0.9}! ${x - half * 1.3},${top + half * 0.5}`,
    gilt,
    { ink, light: 4 },
  );
}

/** A head from behind in a powdered wig with its queue and bow, and the shoulders of a coat: 220 units wide, 230 high to the foot. */
export function wigged(
  p: Painter,
  place: Place,
  { coat = PAINT.blue as string, wig = '#e9e4da', bow = '#241f2a', shoulders = true } = {},
): void {
  p.at(place, () => {
    if (shoulders)
      p.form('-112,10! -108,-60 -84,-92 -40,-108 0,-112 40,-108 84,-92 108,-60 112,10!', coat, {
        ink: 5,
        hatch: 0.4,
        light: 14,
      });
    p.form('-44,-100 -36,-122 36,-122 44,-100 0,-88', '#e6dccb', { ink: 3, light: 4 });
    p.form('-46,-130 -56,-160 -48,-196 -22,-216 0,-220 24,-216 50,-194 56,-160 46,-130 22,-114 -22,-114', wig, {
      ink: 5,
      light: 11,
      hatch: 0.2,
    });
    for (const side of [-1, 1])
      for (const y of [-160, -138])
        p.form(
          `${side * 40},${y - 10} ${side * 62},${y - 12} ${side * 68},${y} ${side * 60},${y + 11} ${side * 40},${y + 9}`,
          wig,
          { ink: 3, light: 4 },
        );
    for (const points of ['-26,-200 -34,-170 -26,-134', '0,-206 0,-170 0,-130', '26,-200 34,-170 26,-134'])
      p.stroke(points, 2.6, '#8d8577');
    p.form('-12,-116! 12,-116! 15,-70 8,-28 0,-18! -8,-28 -15,-70', wig, { ink: 4, light: 4 });
    p.form('0,-108 -18,-124 -36,-122 -38,-98 -20,-98 0,-104 20,-98 38,-98 36,-122 18,-124', bow, { ink: 3, light: 4 });
  });
}
