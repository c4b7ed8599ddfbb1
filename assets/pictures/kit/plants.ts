import { mix, PAINT } from './colour.ts';
import { INK } from './ink.ts';
import type { Painter, Place } from './painter.ts';

/** A coconut palm that leans, 260 units high; stands on y = 0. */
export function palm(p: Painter, place: Place, colour = '#5f8a3e'): void {
  p.at(place, () => {
    p.form('-13,4! -8,-60 4,-130 26,-206 40,-202 24,-130 12,-60 14,4!', PAINT.oldWood, {
      ink: 3,
      hatch: 0.6,
      light: 5,
    });
    for (let at = 1; at < 9; at++)
      p.stroke(`${-10 + at * 4},${-22 * at} ${2 + at * 4},${-22 * at - 3} ${14 + at * 3.2},${-22 * at}`, 1.6);
    const leaf = (points: string, dark: boolean): void =>
      p.form(points, dark ? mix(colour, INK, 0.28) : colour, { ink: 3, light: 6 });
    leaf('34,-206 70,-236 116,-228 150,-190 158,-164! 124,-186 112,-182! 94,-200 82,-194! 62,-208', true);
    leaf('32,-206 -10,-240 -62,-228 -94,-184 -100,-160! -70,-186 -58,-180! -38,-200 -26,-196! 0,-206', true);
    leaf('34,-206 60,-262 108,-282 140,-274! 112,-262 102,-250! 84,-248 78,-238! 52,-222', false);
    leaf('32,-208 6,-262 -40,-284 -74,-272! -44,-264 -36,-252! -18,-250 -10,-238! 14,-222', false);
    leaf('34,-204 74,-206 104,-178 112,-132! 92,-156 84,-152! 72,-178 64,-174! 52,-192', false);
    leaf('30,-204 -12,-204 -42,-170 -50,-126! -30,-152 -22,-146! -8,-176 0,-172! 14,-192', false);
    for (const [x, y] of [
      [22, -196],
      [38, -192],
      [30, -184],
    ] as const)
      p.disc(x, y, 9, PAINT.rust, { ink: 2, light: 3 });
  });
}

/** Large dark leaves that cut a lower corner of the foreground: of a jungle, a garden. */
export function leaves(p: Painter, x: number, y: number, { many = 7, size = 1, colour = '#24321f' } = {}): void {
  for (let at = 0; at < many; at++) {
    const [turn, long] = [p.chance.number(-70, 70), p.chance.number(0.7, 1.25) * size];
    const own = mix(colour, at % 2 === 0 ? INK : '#5f8a3e', 0.3);
    p.at({ x: x + p.chance.number(-50, 50), y, size: long, turn }, () => {
      p.form('-5,10 -26,-50 -16,-110 2,-150! 22,-106 26,-48 6,10', own, { ink: 3, light: 8 });
      p.stroke('0,6 2,-70 2,-140', 2.4, mix(own, '#c8d89a', 0.4));
    });
  }
}
