import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';

type Foot = { readonly x: number; readonly y: number; readonly high: number };
type Build = { readonly rows?: number; readonly colour?: string; readonly ink?: number; readonly cope?: boolean };

const between = (one: number, other: number, share: number): number => one + (other - one) * share;

/** A wall of stones laid without mortar, from one foot to another, each so high; stones on edge lie on top. */
export function dryWall(
  p: Painter,
  from: Foot,
  to: Foot,
  { rows = 4, colour = PAINT.stone, ink = 3, cope = true }: Build = {},
): void {
  const long = Math.hypot(to.x - from.x, to.y - from.y);
  const at = (u: number, v: number): string => {
    const high = between(from.high, to.high, u);
    return `${between(from.x, to.x, u).toFixed(1)},${(between(from.y, to.y, u) - high * v).toFixed(1)}`;
  };
  p.wash(`${at(0, 0)}! ${at(1, 0)}! ${at(1, 1)}! ${at(0, 1)}!`, mix(colour, INK, 0.72));
  const paints = [colour, mix(colour, '#c9bfa6', 0.45), mix(colour, '#54586a', 0.35), mix(colour, '#a8885e', 0.4)];
  const all = rows + (cope ? 1 : 0);
  for (let row = 0; row < all; row++) {
    const top = cope && row === rows;
    let u = -p.chance.number(0, 0.03);
    while (u < 1) {
      const high = between(from.high, to.high, Math.max(0, u)) / all;
      const wide = ((top ? p.chance.number(0.55, 0.9) : p.chance.number(1.1, 2.4)) * high) / long;
      const [a, b] = [Math.max(0, u), Math.min(1, u + wide)];
      const [low, up] = [row / all, (row + (top ? p.chance.number(0.9, 1.35) : 1)) / all];
      const wild = (): number => p.chance.number(-0.14, 0.14) / all;
      if (b - a > wide * 0.25)
        p.form(
          `${at(a, low + 0.02)}! ${at(between(a, b, 0.5), low + wild() * 0.4)} ${at(b, low + 0.02)}! ${at(b, up - 0.02 + wild())}! ${at(between(a, b, 0.45), up + wild() * 0.6)} ${at(a, up - 0.02 + wild())}!`,
          paints[Math.floor(p.chance.number(0, 3.99))] as string,
          { ink, light: high * 0.16, hatch: high > 34 ? 0.4 : 0 },
        );
      u += wide;
    }
  }
}

/** A part of a round wall, in turns of the circle: 0 lies on the right, 0.25 in front, 0.5 on the left, 0.75 behind. */
export function dryRing(
  p: Painter,
  middle: { readonly x: number; readonly y: number; readonly wide: number; readonly deep: number },
  part: readonly [number, number],
  high: number,
  build: Build = {},
): void {
  const many = Math.max(3, Math.ceil(Math.abs(part[1] - part[0]) * 18));
  const foot = (at: number): Foot => {
    const angle = 2 * Math.PI * between(part[0], part[1], at / many);
    const near = 1 + 0.22 * Math.sin(angle);
    return {
      x: middle.x + middle.wide * Math.cos(angle),
      y: middle.y + middle.deep * Math.sin(angle),
      high: high * near,
    };
  };
  for (let at = 0; at < many; at++) dryWall(p, foot(at), foot(at + 1), build);
}
