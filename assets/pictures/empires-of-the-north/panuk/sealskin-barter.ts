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
      '0,-300 22,-292 36,-270 62,-256 82,-230 128,-214 150,-184! 120,-182 98,-188 100,-140 84,-96 52,-66 44,-52 78,-30 84,-22! 40,-28 0,-44 -40,-28 -84,-22! -78,-30 -44,-52 -52,-66 -84,-96 -100,-140 -98,-188 -120,-182 -150,-184! -128,-214 -82,-230 -62,-256 -36,-270 -22,-292';
    for (const [from, to] of [
      ['0,-284', '0,-314'],
      ['58,-262', '80,-314'],
      ['-58,-262', '-80,-314'],
      ['140,-188', '182,-200'],
      ['-140,-188', '-182,-200'],
      ['98,-150', '180,-154'],
      ['-98,-150', '-180,-154'],
      ['84,-100', '178,-104'],
      ['-84,-100', '-178,-104'],
      ['56,-70', '176,-60'],
      ['-56,-70', '-176,-60'],
      ['76,-28', '92,-10'],
      ['-76,-28', '-92,-10'],
    ] as const)
      p.stroke(`${from} ${to}`, 4, '#5a2d1e');
    p.form(skin, '#a9b6c0', { ink: 5, hatch: 0.6, light: 16, shade: '#5c6a78' });
    for (const [x, y, r] of [
      [-40, -210, 13],
      [20, -232, 9],
      [52, -200, 13],
      [-70, -150, 10],
      [-8, -168, 16],
      [62, -140, 11],
      [-36, -112, 15],
      [30, -102, 13],
      [-4, -70, 9],
      [-24, -252, 9],
    ] as const)
      p.disc(x, y, r, '#4c5663', { ink: 0, high: r * 0.7, light: 2 });
    p.beam('-186,14 -184,-160 -178,-340', 17, PAINT.wood, { ink: 5, hatch: 0.4 });
    p.beam('186,14 184,-160 178,-340', 17, PAINT.wood, { ink: 5, hatch: 0.4 });
    p.beam('-214,-318 0,-322 214,-316', 16, PAINT.wood, { ink: 5 });
    p.beam('-206,-8 0,-10 206,-8', 15, PAINT.wood, { ink: 5 });
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
    stretched(p, { x: 236, y: 404, size: 1.16 });
    p.form('480,452! 520,424! 800,424! 850,456! 660,474', '#e7dcc0', { ink: 3, hatch: 0.2 });
    standing(p, { x: 756, y: 432, size: 1.36 }, { coat: '#2f5b86', ink: 4 });
    standing(p, { x: 540, y: 436, size: 1.28, flip: true }, { coat: '#e0c48a', ink: 4 });
    p.form('606,300! 690,290! 700,318! 690,326! 612,330!', '#8ea0ae', { ink: 4, hatch: 0.4 });
    p.stroke('606,314 650,310 698,306', 3);
    for (const y of [432, 444, 456]) p.beam(`560,${y} 640,${y - 6} 720,${y + 2}`, 13, '#b08a5c', { ink: 3 });
    sack(p, { x: 60, y: 470, size: 1 }, '#8a6a4c');
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#e2b06a');
    stretched(p, { x: 224, y: 160, size: 0.5 });
  },
};
