import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';

/** Land below a line from left to right, written as points; down to the foot of the picture. */
export function ridge(p: Painter, top: string, colour: string, { ink = 2, light = 24, shade = '' } = {}): void {
  p.form(`${top} 880,540! -50,540!`, colour, { ink: 0, light, shade: shade || mix(colour, '#2b3044', 0.32) });
  if (ink > 0) p.stroke(top.replace(/!/g, ''), ink, mix(colour, INK, 0.75));
}

/** Short tufts strewn over a field between two heights. */
export function tufts(p: Painter, from: number, to: number, colour: string, many = 26): void {
  for (let at = 0; at < many; at++) {
    const near = p.chance.number(0, 1);
    const [x, y, high] = [p.chance.number(0, p.width), from + (to - from) * near, 6 + 12 * near];
    for (const lean of [-6, 0, 7])
      p.stroke(`${x + lean * 0.4},${y} ${x + lean},${y - high}`, 1.4 + 1.6 * near, colour, 0.7);
  }
}

/** A band of mist, whiter in its middle. */
export function mist(p: Painter, x: number, y: number, size = 1, opacity = 0.5): void {
  p.at({ x, y, size }, () => {
    p.wash('-220,8 -150,-14 -60,-10 20,-26 110,-12 220,4 140,20 20,16 -90,22', '#f4ede0', opacity);
    p.wash('-140,6 -60,-6 30,-14 120,2 40,12 -50,12', '#fbf6ea', opacity);
  });
}
