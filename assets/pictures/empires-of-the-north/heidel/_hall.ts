import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';

/** A wall of rough stones down to `y`, darker at its edges. */
export function stones(p: Painter, y: number, colour: string, row = 54): void {
  p.wash(`-30,-30! ${p.width + 30},-30! ${p.width + 30},${y}! -30,${y}!`, mix(colour, INK, 0.45));
  for (let top = -10, odd = 0; top < y; top += row, odd++) {
    let x = -40 - (odd % 2) * 40;
    while (x < p.width + 20) {
      const wide = p.chance.number(60, 120);
      const low = Math.min(y, top + row - 4);
      p.form(
        `${x + 3},${top + 5} ${x + wide / 2},${top} ${x + wide - 4},${top + 5} ${x + wide - 3},${low - 4} ${x + wide / 2},${low} ${x + 3},${low - 4}`,
        mix(colour, at3(odd + Math.round(x)), 0.12),
        { ink: 1, light: 5 },
      );
      x += wide;
    }
  }
}

const at3 = (at: number): string => ['#fff0d0', INK, '#5a6a80'][Math.abs(at) % 3] as string;

/** A wall washed with lime between dark timbers, down to `y`. */
export function limed(
  p: Painter,
  y: number,
  colour: string,
  posts: readonly number[],
  timber: string = PAINT.darkWood,
): void {
  p.wash(`-30,-30! ${p.width + 30},-30! ${p.width + 30},${y}! -30,${y}!`, colour);
  p.wash(
    `-30,${y - 70}! 300,${y - 90} 600,${y - 60} ${p.width + 30},${y - 80}! ${p.width + 30},${y}! -30,${y}!`,
    mix(colour, INK, 0.3),
    0.5,
  );
  for (let at = 0; at < 26; at++) {
    const [x, top] = [p.chance.number(0, p.width), p.chance.number(20, y - 20)];
    p.stroke(`${x},${top} ${x + 20},${top + 3} ${x + 44},${top}`, 2.4, mix(colour, INK, 0.4), 0.4);
  }
  for (const x of posts) p.beam(`${x},-20 ${x},${y + 4}`, 28, timber, { ink: 3, hatch: 0.5 });
  p.beam(`-30,${y - 8} ${p.width + 30},${y - 8}`, 22, timber, { ink: 3 });
}

/** A floor of boards from `y` down. */
export function boards(p: Painter, y: number, colour: string): void {
  p.wash(`-30,${y}! ${p.width + 30},${y}! ${p.width + 30},520! -30,520!`, colour);
  for (let at = 1; at < 6; at++) {
    const deep = y + (p.height - y) * (at / 6) ** 1.4;
    p.stroke(`-9,${deep} 300,${deep + 3} ${p.width + 30},${deep - 2}`, 1.5 + at * 0.5, INK, 0.6);
  }
}

/** A candle of 70 units with its light; stands on y = 0. */
export function candle(p: Painter, x: number, y: number, size = 1, glow = 160): void {
  p.at({ x, y, size }, () => {
    p.glow(0, -82, glow, '#f6b64c', 0.8);
    p.form('-26,0! -22,-12! 22,-12! 26,0!', PAINT.iron, { ink: 3, light: 3 });
    p.form('-10,-10! -9,-60 9,-58! 10,-10!', PAINT.cloth, { ink: 3, light: 4 });
    p.form('-7,-64 -6,-80 1,-102! 8,-78 7,-64', PAINT.fire, { ink: 2, light: 2, shade: PAINT.rust });
  });
}

/** A wall of upright planks between posts, down to `y`. */
export function planks(p: Painter, y: number, colour: string, posts: readonly number[]): void {
  p.wash(`-30,-30! ${p.width + 30},-30! ${p.width + 30},${y}! -30,${y}!`, mix(colour, p.hour.sky[0], 0.25));
  p.wash(`-30,-30! ${p.width + 30},-30! ${p.width + 30},60 500,90 200,70 -30,100!`, INK, 0.35);
  for (let x = -6; x < p.width + 30; x += 34) p.stroke(`${x},-6 ${x + 3},${y * 0.5} ${x},${y}`, 2.4, INK, 0.5);
  for (const x of posts) p.beam(`${x},-10 ${x},${y + 6}`, 26, colour, { ink: 3, hatch: 0.5 });
}
