import { PAINT } from '../../kit/colour.ts';
import { ground, rocks } from '../../kit/land.ts';
import { norse } from './_folk.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** The old ash, hung with offerings; its roots lie about y = 0, it is some 500 high. */
function ash(p: Painter, place: Place): void {
  p.at(place, () => {
    const bark = '#7d7157';
    for (const [points, weight] of [
      ['70,-380 170,-420 250,-500', 46],
      ['-50,-360 -150,-392 -250,-380 -320,-420', 42],
      ['-150,-392 -190,-450 -200,-520', 24],
    ] as const)
      p.beam(points, weight, bark, { ink: 4, hatch: 0.4 });
    p.form(
      '-260,22! -170,-6 -112,-60 -84,-150 -92,-250 -100,-360 -140,-540! 130,-540! 100,-400 84,-280 96,-160 122,-70 190,-14 290,16! 180,24 120,10 70,30! 10,4 -40,32! -90,8 -160,30',
      bark,
      { ink: 5, hatch: 0.9, light: 24 },
    );
    for (const points of [
      '-50,-30 -30,-140 -46,-260 -40,-400',
      '10,-20 16,-160 0,-300 20,-460',
      '60,-60 52,-170 56,-280',
      '-90,-30 -64,-100 -62,-180',
    ])
      p.stroke(points, 5);
    p.form('-24,-330 -10,-356 14,-350 22,-316 12,-286 -12,-290', '#2d241a', { ink: 4, light: 4 });
    p.beam('-96,-216 -40,-196 40,-194 92,-218', 12, PAINT.straw, { ink: 3 });
    for (const [x, long, colour] of [
      [-82, 84, PAINT.red],
      [-54, 120, PAINT.cloth],
      [-20, 76, '#2f6a86'],
      [74, 110, PAINT.red],
    ] as const)
      p.form(
        `${x - 9},-204! ${x + 9},-202! ${x + 14},${-202 + long * 0.5} ${x + 8},${-202 + long}! ${x - 4},${-210 + long} ${x - 12},${-200 + long}! ${x - 4},${-202 + long * 0.5}`,
        colour,
        { ink: 3, light: 4 },
      );
    p.disc(30, -150, 44, '#c9952f', { ink: 4, hatch: 0.4, light: 8 });
    p.disc(30, -150, 12, '#8d949b', { ink: 3, light: 3 });
    for (const x of [-250, -206]) {
      p.stroke(`${x},-384 ${x + 2},-330`, 3);
      p.form(`${x - 12},-330 ${x + 12},-334 ${x + 14},-300 ${x + 2},-270 ${x - 22},-256! ${x - 8},-292`, PAINT.bone, {
        ink: 3,
        light: 4,
      });
    }
  });
}

/** A great ash hung with cloths, horns and a shield, in the green light of a grove. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    p.raw('<g filter="url(#wet)">');
    p.wash('-60,-60! 900,-60! 900,400! -60,400!', '#5f8046');
    p.wash('-60,40 120,80 260,-40 420,-60 640,160 900,120! 900,400! -60,400!', '#a3b457');
    p.wash('40,120 180,60 330,120 380,260 300,330 100,320', '#e6dd8c');
    p.raw('</g>');
    for (const [x, wide] of [
      [40, 22],
      [118, 14],
      [196, 26],
      [286, 15],
      [352, 24],
      [770, 30],
      [824, 20],
    ] as const)
      p.form(
        `${x},-30! ${x + wide},-30! ${x + wide * 0.9},150 ${x + wide * 1.3},316! ${x - wide * 0.3},316! ${x + 2},150`,
        wide > 21 ? '#61774a' : '#88995a',
        { ink: 2 },
      );
    ground(p, 300, '#6a8038', { strokes: 80 });
    for (const points of ['120,-40! 220,-40! 150,330! -20,330!', '280,-40! 330,-40! 330,340! 230,340!'])
      p.wash(points, '#f6efb2', 0.28);
    ash(p, { x: 560, y: 410, size: 1.02 });
    norse(p, { x: 206, y: 420, size: 1.05 }, { cloak: '#ece4cf', hair: '#d2a24c' });
    rocks(p, 306, 402, 0.5, '#9a9a8c');
    rocks(p, 96, 410, 0.6, '#9a9a8c');
    rocks(p, 24, 474, 1.1, '#4f5348');
    rocks(p, 790, 466, 0.9, '#5b5f52');
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#dfe09a');
    p.wash('-30,138! 200,132 480,140! 480,190! -30,190!', '#6a8038');
    ash(p, { x: 256, y: 150, size: 0.35 });
  },
};
