import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** Ice as it is here: green in the light, deep green in the cracks. */
export const GREEN_ICE = '#9fcfc0';
export const DEEP_ICE = '#4f9690';

/** A sky in three wet washes of its own colours down to `horizon`. */
export function skyOf(p: Painter, horizon: number, [high, middle, low]: readonly [string, string, string]): void {
  const band = (y: number): string =>
    `-40,${y} ${p.width * 0.2},${y + 14} ${p.width * 0.45},${y - 12} ${p.width * 0.7},${y + 10} ${p.width + 40},${y - 8}! ${p.width + 40},${horizon + 20}! -40,${horizon + 20}!`;
  p.raw('<g filter="url(#wet)">');
  p.wash(`-40,-40! ${p.width + 40},-40! ${p.width + 40},${horizon + 20}! -40,${horizon + 20}!`, high);
  p.wash(band(horizon * 0.4), middle, 0.92);
  p.wash(band(horizon * 0.74), low, 0.92);
  p.raw('</g>');
}

/** Northern lights: a curtain of rays that hangs along a line from left to right; `tall` rays, `strength` of them. */
export function aurora(
  p: Painter,
  line: readonly (readonly [number, number])[],
  colour: string,
  { tall = 110, strength = 0.3, tip = '#b58ad0' } = {},
): void {
  p.raw('<g style="mix-blend-mode:screen">');
  for (let at = 0; at + 1 < line.length; at++) {
    const [from, to] = [line[at] as readonly [number, number], line[at + 1] as readonly [number, number]];
    const many = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 7));
    for (let step = 0; step < many; step++) {
      const part = step / many;
      const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      const high = tall * p.chance.number(0.55, 1);
      const shown = strength * p.chance.number(0.5, 1);
      const [foot, head] = [y + p.chance.number(-8, 8), x + p.chance.number(2, 16)];
      p.stroke(`${x},${foot} ${(x + head) / 2},${foot - high * 0.8} ${head},${foot - high * 1.5}`, 8, tip, shown * 0.6);
      p.stroke(`${x},${foot} ${(x + head) / 2},${foot - high * 0.4} ${head},${foot - high}`, 11, colour, shown);
    }
  }
  p.raw('</g>');
}

/** A wind-carved drift of snow, about 300 wide and 70 high; its foot on y = 0. */
export function drift(p: Painter, place: Place, colour: string = PAINT.snow, ink = 2): void {
  p.at(place, () => {
    p.form('-170,14! -120,-14 -60,-42 0,-64 52,-62! 40,-34 70,-20 130,-8 170,14!', colour, {
      ink,
      light: 14,
      shade: mix(colour, '#5d7c9c', 0.4),
    });
    p.stroke('-100,-8 -40,-26 20,-36', 2, mix(colour, '#5d7c9c', 0.5));
    p.stroke('-60,2 0,-10 50,-14', 2, mix(colour, '#5d7c9c', 0.5));
  });
}

/** A flat floe in the water, 200 wide; its top at y = 0. */
export function floe(p: Painter, place: Place, colour: string = PAINT.snow, ink = 3): void {
  p.at(place, () => {
    p.form('-100,2! -96,24 -40,34 30,30 92,26! 102,4! 60,14 -40,16', GREEN_ICE, { ink, light: 5, shade: DEEP_ICE });
    p.form('-102,2 -70,-10 -10,-16 60,-12 104,2 70,14 -10,18 -70,14', colour, { ink, light: 6 });
  });
}

/** An igloo, its tunnel to the lower left, 120 high at size 1; stands on y = 0. `light` shines through its door. */
export function igloo(p: Painter, place: Place, { light = true, door = true, colour = '#dbe6ec', ink = 4 } = {}): void {
  p.at(place, () => {
    const seam = mix(colour, '#3f5f80', 0.55);
    p.form('-110,2! -106,-50 -76,-96 -30,-118 16,-120 66,-102 100,-58 108,2! 0,10', colour, {
      ink,
      light: 20,
      shade: mix(colour, '#3b5676', 0.55),
      hatch: 0.3,
    });
    for (const line of [
      '-106,-34 -40,-22 40,-22 105,-34',
      '-92,-68 -34,-56 36,-56 92,-70',
      '-60,-100 -20,-90 24,-90 66,-100',
    ])
      p.stroke(line, 2.2, seam);
    for (const [x, y] of [
      [-62, -26],
      [-6, -22],
      [54, -24],
      [-30, -56],
      [22, -58],
      [72, -62],
      [2, -90],
    ] as const)
      p.stroke(`${x},${y} ${x * 0.92},${y - 32}`, 2, seam);
    if (!door) return;
    p.form('-96,8! -94,-34 -72,-54 -46,-54 -28,-36 -26,8!', mix(colour, '#3b5676', 0.12), { ink, light: 8 });
    p.form('-82,8! -80,-24 -64,-38 -50,-36 -42,-22 -42,8!', light ? PAINT.fire : mix(INK, '#24344c', 0.5), {
      ink: ink - 1,
      light: 5,
      ...(light && { shade: PAINT.rust }),
    });
    if (light) p.glow(-62, -12, 90, PAINT.fire, 0.55);
  });
}

/** Icicles hanging from a line between two points. */
export function icicles(
  p: Painter,
  from: readonly [number, number],
  to: readonly [number, number],
  { many = 9, long = 40, colour = '#cfe8e6', ink = 2 } = {},
): void {
  for (let at = 0; at < many; at++) {
    const part = (at + 0.5) / many;
    const [x, y] = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    const [deep, half] = [long * p.chance.number(0.35, 1), p.chance.number(3.5, 6.5)];
    p.form(
      `${x - half},${y - 3}! ${x + half},${y - 3}! ${x + half * 0.4},${y + deep * 0.6} ${x},${y + deep}!`,
      colour,
      {
        ink,
        light: 2,
        shade: '#7fb0b8',
      },
    );
  }
}

/** Jagged peaks far off under snow: their line from left to right, every other point a top. */
export function peaks(p: Painter, foot: number, line: readonly (readonly [number, number])[], colour: string): void {
  const top = line.map(([x, y]) => `${x},${y}!`).join(' ');
  const [first, last] = [line[0] as readonly [number, number], line.at(-1) as readonly [number, number]];
  p.form(`${first[0]},${foot}! ${top} ${last[0]},${foot}!`, colour, {
    shade: mix(colour, '#36405a', 0.4),
    ink: 0,
    light: 16,
  });
  p.stroke(line.map(([x, y]) => `${x},${y}!`).join(' '), 2, mix(colour, INK, 0.6));
  line.forEach(([x, y], at) => {
    const next = line[at + 1];
    if (next === undefined || next[1] <= y) return;
    p.wash(
      `${x},${y + 3}! ${x + (next[0] - x) * 0.55},${y + (next[1] - y) * 0.6}! ${x + 8},${y + (next[1] - y) * 0.5}! ${x + 2},${y + (next[1] - y) * 0.8}! ${x - 12},${y + (next[1] - y) * 0.45}!`,
      PAINT.snow,
      0.8,
    );
  });
}
