import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';

/** A fish hung up by its tail, 120 units long; hangs from 0,0. */
export function hungFish(p: Painter, place: Place, colour = '#9db4bc'): void {
  p.at(place, () => {
    p.form('-5,30 -20,0! 0,10 20,0! 5,30', colour, { ink: 3, light: 3 });
    p.form('-4,24 -17,50 -19,80 -8,112 0,120 9,110 18,80 15,50 4,24', colour, { ink: 4, hatch: 0.4, light: 5 });
    p.form('-2,34 -10,60 -10,84 -2,96! 2,60', mix(colour, '#fff4e0', 0.6), { ink: 0, light: 1 });
    p.form('15,58 26,66 24,78! 17,72', colour, { ink: 2, light: 2 });
    p.stroke('-16,92 0,88 14,94', 2.4);
    p.disc(3, 104, 3, INK, { ink: 0, shade: INK });
  });
}
