import { PAINT } from '../../kit/colour.ts';
import { ground, hills } from '../../kit/land.ts';
import { sack } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { standing } from './_folk.ts';
import { peaks, skyOf } from './_ice.ts';

/** A sealskin laced into a frame of poles to dry, 330 high and 400 wide; stands on y = 0. */
function stretched(p: Painter, place: Place): void {
  p.at(place, () => {
    const skin =
      '0,-308 26,-300 34,-278 28,-258 50,-240 88,-222 118,-190 116,-174! 86,-188 62,-194 70,-150 66,-106 46,-72 26,-56 44,-44 74,-24 80,-12! 40,-18 12,-34 0,-46! -12,-34 -40,-18 -80,-12! -74,-24 -44,-44 -26,-56 -46,-72 -66,-106 -70,-150 -62,-194 -86,-188 -116,-174! -118,-190 -88,-222 -50,-240 -28,-258 -34,-278 -26,-300';
    for (const [from, to] of [
      ['22,-300', '50,-318'],
      ['-22,-300', '-50,-318'],
      ['36,-252', '150,-290'],
      ['-36,-252', '-150,-290'],
      ['72,-232', '150,-248'],
      ['-72,-232', '-150,-248'],
      ['116,-182', '150,-190'],
      ['-116,-182', '-150,-190'],
      ['69,-140', '150,-142'],
      ['-69,-140', '-150,-142'],
      ['66,-102', '150,-98'],
      ['-66,-102', '-150,-98'],
      ['42,-66', '150,-60'],
      ['-42,-66', '-150,-60'],
      ['72,-20', '96,-8'],
      ['-72,-20', '-96,-8'],
    ] as const)
      p.stroke(`${from} ${to}`, 4, '#5a2d1e');
    p.form(skin, '#8fa3b4', { ink: 5, hatch: 0.6, light: 16, shade: '#4c5f74' });
    for (const [x, y, r] of [
      [-36, -214, 12],
      [14, -234, 9],
      [36, -204, 12],
      [-46, -150, 9],
      [-4, -176, 15],
      [42, -142, 10],
      [-32, -116, 14],
      [26, -106, 12],
      [-4, -76, 9],
      [-4, -272, 8],
    ] as const)
      p.disc(x, y, r, '#3c4a5c', { ink: 0, high: r * 0.7, light: 2 });
    p.beam('-162,14 -160,-160 -154,-340', 17, PAINT.wood, { ink: 5, hatch: 0.4 });
    p.beam('162,14 160,-160 154,-340', 17, PAINT.wood, { ink: 5, hatch: 0.4 });
    p.beam('-194,-322 0,-326 194,-320', 16, PAINT.wood, { ink: 5 });
    p.beam('-190,-6 0,-8 190,-6', 15, PAINT.wood, { ink: 5 });
  });
}

/** A silver sealskin hangs stretched in its frame on the autumn tundra; in front of it two people change skins for a bundle of wood. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    skyOf(p, 220, ['#7f97a4', '#cfd3c4', '#f2dca0']);
    peaks(
      p,
      230,
      [
        [-40, 200],
        [80, 150],
        [170, 210],
        [400, 196],
        [520, 130],
        [600, 190],
        [690, 150],
        [880, 214],
      ],
      '#93a3ac',
    );
    hills(p, 228, 12, '#b5752f');
    ground(p, 262, '#c2552f', { strokes: 80 });
    p.wash('-40,300 160,290 320,310 200,326 -40,330!', '#d99a3c', 0.7);
    p.wash('500,380 700,366 880,384! 880,430! 640,420', '#d99a3c', 0.7);
    stretched(p, { x: 232, y: 410, size: 1.2 });
    p.form('480,452! 520,424! 800,424! 850,456! 660,474', '#e7dcc0', { ink: 3, hatch: 0.2 });
    standing(p, { x: 756, y: 432, size: 1.36 }, { coat: '#2f5b86', ink: 4 });
    standing(p, { x: 540, y: 436, size: 1.28, flip: true }, { coat: '#e0c48a', ink: 4 });
    p.form('606,300! 690,290! 700,318! 690,326! 612,330!', '#8ea0ae', { ink: 4, hatch: 0.4 });
    p.stroke('606,314 650,310 698,306', 3);
    for (const y of [432, 444, 456]) p.beam(`560,${y} 640,${y - 6} 720,${y + 2}`, 13, '#b08a5c', { ink: 3 });
    sack(p, { x: 60, y: 470, size: 1 }, '#8a6a4c');
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#5b2a2c');
    stretched(p, { x: 336, y: 80, size: 0.68, turn: -90 });
  },
};
