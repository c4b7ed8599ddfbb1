import { mix } from './colour.ts';
import { INK } from './ink.ts';
import type { Painter } from './painter.ts';

/** An outline of two like halves: its left half as it is written from top to foot, then the same to the right. */
export function both(half: string): string {
  const left = half.trim().split(/\s+/);
  const right = left
    .map((one) => one.replace(/^(-?[\d.]+)/, (x) => String(-Number(x))))
    .filter((one, at) => !(/^-?0,/.test(one) && (at === 0 || at === left.length - 1)))
    .reverse();
  return [...left, ...right].join(' ');
}

/** One calm wash over the whole picture, a second tone wet in its lower part. */
export function field(p: Painter, colour: string, low = mix(colour, INK, 0.22), from = 0.62): void {
  const [w, h] = [p.width + 30, p.height + 30];
  p.raw('<g filter="url(#wet)">');
  p.wash(`-40,-40! ${w},-40! ${w},${h}! -40,${h}!`, colour);
  p.wash(
    `-40,${p.height * from} ${p.width * 0.3},${p.height * (from + 0.06)} ${p.width * 0.7},${p.height * (from - 0.04)} ${w},${p.height * from}! ${w},${h}! -40,${h}!`,
    low,
    0.85,
  );
  p.raw('</g>');
}
