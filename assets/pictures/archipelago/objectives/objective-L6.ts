import { mix } from '../../kit/colour.ts';
import { church } from '../../kit/towns.ts';
import { INK } from '../../kit/ink.ts';
import { round } from '../../kit/line.ts';
import { hills, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { rows } from '../../kit/places.ts';
import type { Picture } from '../../kit/picture.ts';
import { strip } from './_parts.ts';

/** A ripe pineapple on its plant, a crown of spiny leaves over it; 430 units high, stands on y = 0. */
function pineapple(p: Painter, place: Place, ink: number): void {
  const [leaf, fruit] = ['#4a7a4a', '#e09a2c'];
  const blade = (turn: number, long: number, wide: number, x: number, y: number, own: string): void =>
    p.at({ x, y, turn }, () => {
      p.form(`${-wide},8! ${-wide * 0.9},${-long * 0.5} 0,${-long}! ${wide * 0.9},${-long * 0.5} ${wide},8!`, own, {
        ink: ink - 1,
        light: 6,
      });
      p.stroke(`0,0 1,${-long * 0.5} 0,${-long * 0.9}`, 2.6, mix(own, INK, 0.5));
    });
  p.at(place, () => {
    for (const [turn, long] of [
      [-74, 230],
      [72, 236],
      [-52, 220],
      [54, 226],
    ] as const)
      blade(turn, long, 26, 0, -6, mix(leaf, INK, 0.25));
    p.form('-22,6! -20,-80! 20,-80! 22,6!', '#6b8a4a', { ink, light: 4 });
    for (const [turn, long] of [
      [-34, 70],
      [-14, 128],
      [0, 146],
      [16, 130],
      [36, 72],
    ] as const)
      blade(turn, long, 20, turn * 0.7, -296, mix(leaf, INK, 0.1));
    for (const [turn, long] of [
      [-58, 92],
      [-36, 112],
      [56, 94],
      [36, 114],
      [-16, 92],
      [16, 92],
    ] as const)
      blade(turn, long, 17, turn * 0.8, -290, leaf);
    p.form('0,-306 56,-296 92,-252 104,-186 92,-112 54,-66 0,-54 -54,-66 -92,-112 -104,-186 -92,-252 -56,-296', fruit, {
      ink,
      hatch: 0.5,
      light: 24,
      shade: '#9a4f22',
    });
    for (let row = 0; row < 6; row++)
      for (let cell = -2; cell <= 2; cell++) {
        const y = -274 + row * 39;
        const half = Math.sqrt(Math.max(0, 1 - ((y + 182) / 132) ** 2)) * 98;
        const x = ((cell + (row % 2) * 0.5 - 0.25) / 2.4) * half;
        if (Math.abs(x) > half * 0.9) continue;
        const w = 20 * (1 - 0.4 * Math.abs(x / 100));
        p.form(
          `${round(x - w)},${y} ${round(x)},${y - 20} ${round(x + w)},${y} ${round(x)},${y + 20}`,
          mix('#f2b84a', '#c9702a', (row + Math.abs(cell)) / 10),
          { ink: ink - 3, light: 4 },
        );
        p.stroke(`${round(x - 4)},${y + 3} ${round(x)},${y - 4} ${round(x + 4)},${y - 12}`, 3, '#5a3018');
      }
    for (const [turn, long] of [
      [-84, 180],
      [84, 186],
      [-30, 96],
      [32, 98],
    ] as const)
      blade(turn, long, 24, 0, 4, leaf);
  });
}

/** A ripe pineapple, near and large, in the rows of a field; a white church stands on the hill beyond. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 240, { clouds: 3 });
    hills(p, 210, 20, '#8fae74', 2);
    church(p, { x: 180, y: 214, size: 0.5 }, { wall: '#f8efd8' });
    hills(p, 236, 10, '#6f9458', 2);
    rows(p, 252, { earth: '#7a4a34', leaf: '#4f7f52', many: 10, to: [300, 80] });
    pineapple(p, { x: 560, y: 468, size: 1.08 }, 6);
  },
  strip(p) {
    strip(p, '#5a8a64', '#6a4434', 134);
    pineapple(p, { x: 224, y: 162, size: 0.36 }, 7);
  },
};
