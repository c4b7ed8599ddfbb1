import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { kneeling } from './_folk.ts';
import { skyOf } from './_ice.ts';

/** The print of a bear's paw in snow, its claws upwards, 100 high. */
function print(p: Painter, place: Place, ink = 5, colour = '#6f7fa8'): void {
  p.at(place, () => {
    p.form('-46,22 -52,-2 -32,-20 0,-26 32,-20 52,-2 46,24 26,38 0,31 -26,39', colour, { ink, light: -9, hatch: 0.4 });
    for (const [x, y, turn] of [
      [-52, -33, -30],
      [-28, -48, -14],
      [0, -54, 0],
      [28, -48, 14],
      [52, -33, 30],
    ] as const)
      p.at({ x, y, turn }, () => {
        p.stroke('0,-12 1,-22 0,-32', ink * 1.5, mix(colour, INK, 0.45));
        p.disc(0, 0, 12.5, colour, { ink: ink - 1, high: 15, light: -5 });
      });
  });
}

/** A bear far off from behind, 60 high. */
function farBear(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const x of [-30, -12, 16, 32])
      p.form(`${x - 8},-24 ${x - 9},0! ${x + 8},0! ${x + 9},-24`, '#e7d9b8', { ink: 2, light: 3 });
    p.form('-62,-44 -54,-56 -36,-54 -10,-62 24,-60 46,-48 46,-24 10,-18 -30,-20 -46,-34 -64,-36', '#f2e6c8', {
      ink: 3,
      light: 6,
    });
  });
}

/** Fresh tracks of a bear lead over the rosy snow to a ridge, and somebody kneels beside them. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    skyOf(p, 150, ['#c58fa6', '#f0b9a4', '#fbe0b4']);
    p.disc(214, 112, 30, '#fff0c4', { ink: 0, shade: '#fbdc9a' });
    p.glow(214, 112, 150, '#fff0c4', 0.8);
    p.wash('-40,168! 120,150 300,132 480,146 660,124 880,140! 880,520! -40,520!', '#f3e3e0');
    hills(p, 210, 18, '#ecd9dc');
    p.wash('-40,320 160,300 420,326 620,300 880,330! 880,520! -40,520!', '#dccbd8', 0.8);
    farBear(p, { x: 640, y: 138, size: 0.62, flip: true });
    for (const [x, y, size, turn] of [
      [610, 160, 0.1, 50],
      [588, 174, 0.13, 46],
      [572, 188, 0.15, 40],
      [540, 204, 0.19, 48],
      [526, 224, 0.24, 40],
      [470, 246, 0.32, 52],
      [446, 274, 0.4, 46],
      [372, 300, 0.52, 56],
      [346, 352, 0.66, 50],
    ] as const)
      print(p, { x, y, size, turn }, 3);
    print(p, { x: 206, y: 366, size: 1.02, turn: 60 }, 4);
    print(p, { x: 100, y: 440, size: 1.2, turn: 52 });
    kneeling(p, { x: 600, y: 424, size: 1.66 }, { coat: '#2f6f78', ink: 4 });
    p.beam('500,440 640,474 830,486', 9, PAINT.darkWood, { ink: 3 });
    p.form('500,432! 456,424! 498,450!', PAINT.bone, { ink: 3, light: 3 });
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#f3dfd8');
    print(p, { x: 84, y: 112, size: 0.76, turn: 62 }, 5, '#55659a');
    print(p, { x: 214, y: 64, size: 0.76, turn: 74 }, 5, '#55659a');
    print(p, { x: 344, y: 112, size: 0.76, turn: 66 }, 5, '#55659a');
  },
};
