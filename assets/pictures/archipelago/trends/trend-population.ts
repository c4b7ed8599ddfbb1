import { mix, PAINT } from '../../kit/colour.ts';
import { sky, water } from '../../kit/land.ts';
import { settler } from '../../kit/settler.ts';
import { caravel } from '../../kit/ships.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { both, field } from '../../kit/shape.ts';

/** A father from behind, his child on his shoulders waving; 330 units high above y = 0, his back goes on below. */
function father(p: Painter, ink: number): void {
  const [shirt, skin] = ['#f4ead0', '#b47a50'];
  p.form(both('0,-148 -40,-146 -92,-124 -116,-60 -122,60 -118,160! 0,160'), shirt, { ink, hatch: 0.5, light: 14 });
  p.stroke('-8,-140 4,-20 0,150', 3, '#8a7a5a');
  p.form('-122,60! 0,78 122,58! 124,92! 0,112 -122,94!', PAINT.red, { ink: ink - 1, light: 5 });
  p.form('-30,-144 -26,-176 26,-176 30,-144 0,-132', skin, { ink: ink - 1, light: 4 });
  p.disc(0, -190, 44, '#3a2619', { ink, high: 50, light: 8, hatch: 0.4 });
  // The child: its legs come round his neck, his hands hold them.
  const green = '#3f7f5a';
  p.form(both('0,-312 -30,-310 -46,-280 -52,-214 -40,-196 0,-190'), green, { ink, light: 9, hatch: 0.4 });
  limb(p, '-40,-296 -84,-322 -104,-372', [30, 26, 20], green, { ink: ink - 1 });
  limb(p, '40,-296 80,-330 88,-380', [30, 26, 20], green, { ink: ink - 1 });
  for (const [x, y] of [
    [-106, -384],
    [90, -394],
  ] as const)
    p.disc(x, y, 13, '#c98f63', { ink: ink - 1, high: 15, light: 3 });
  p.form('-14,-312 -12,-330 12,-330 14,-312', '#c98f63', { ink: 2, light: 3 });
  p.disc(0, -348, 34, '#5a3a20', { ink, high: 36, light: 7 });
  p.form('-44,-352 -20,-366 20,-366 44,-350 16,-340 -18,-341', PAINT.straw, { ink: ink - 1, light: 4 });
  p.form('-30,-362 -24,-390 0,-398 24,-389 30,-360 0,-354', PAINT.straw, { ink: ink - 1, light: 5 });
  limb(p, '-104,-108 -122,-150 -70,-176 -50,-206', [46, 40, 30, 24], shirt, { ink: ink - 1 });
  limb(p, '104,-108 122,-150 70,-176 50,-206', [46, 40, 30, 24], shirt, { ink: ink - 1 });
  for (const x of [-46, 46]) p.disc(x, -212, 17, skin, { ink: ink - 1, light: 4 });
}

/** All the people of the islands crowd to the shore; a father lifts his child to see. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 170, { clouds: 3 });
    water(p, 170, { to: 300 });
    caravel(p, { x: 250, y: 206, size: 0.42 }, { mark: null });
    p.form('-40,250! 200,236 500,244 870,230! 870,520! -40,520!', '#d9b57e', { ink: 2 });
    const coats = ['#8a3a34', '#3a5a7a', '#c9a24a', '#5a7a4c', '#e6dcc2', '#6a4a6a', '#a8623a', '#2f5a5a'];
    const hats = ['broad', 'veil', 'none', 'cap', 'none', 'broad', 'veil', 'none', 'cowl'] as const;
    for (let row = 0; row < 5; row++) {
      const [y, size] = [282 + row * row * 11 + row * 22, 0.36 + row * 0.17];
      for (let x = -20 + (row % 2) * 34 * size, at = row; x < 870; x += 74 * size + p.chance.number(0, 12), at++) {
        const coat = mix(coats[(at * 3 + row) % 8] as string, row < 2 ? '#b98f6a' : INK, row < 2 ? 0.25 : 0.06);
        const hat = hats[(at * 2 + row * 5) % 9] as (typeof hats)[number];
        settler(
          p,
          { x, y: y + p.chance.number(-5, 5), size },
          {
            coat,
            hat,
            dress: hat === 'veil',
            skin: at % 2 === 0 ? '#9a6241' : PAINT.skin,
            hair: at % 3 === 0 ? '#1f1814' : '#5a3a22',
          },
        );
      }
    }
    p.at({ x: 560, y: 440, size: 0.98 }, () => father(p, 5));
    for (const [x, coat, hat] of [
      [60, '#33424f', 'broad'],
      [300, '#7a3030', 'veil'],
      [770, '#2f4a42', 'none'],
    ] as const)
      settler(p, { x, y: 590, size: 1.55 }, { coat, hat, dress: hat === 'veil', hair: '#1c1512', skin: '#8a5638' });
  },
  strip(p) {
    field(p, '#4f7f83', '#35595f');
    for (const [x, coat, hat] of [
      [112, '#8a3a34', 'veil'],
      [168, '#c9a24a', 'broad'],
      [278, '#e6dcc2', 'none'],
      [334, '#6a4a6a', 'cap'],
    ] as const)
      settler(p, { x, y: 168, size: 0.66 }, { coat, hat, dress: hat === 'veil' });
    p.at({ x: 224, y: 158, size: 0.37 }, () => father(p, 7));
  },
};
