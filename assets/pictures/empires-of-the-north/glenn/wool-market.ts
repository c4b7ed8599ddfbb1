import { mix, PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { house } from '../../kit/stock.ts';
import { crofter } from './_folk.ts';
import { ridge } from './_land.ts';

function hank(p: Painter, x: number, y: number, colour: string, size = 1): void {
  p.at({ x, y, size }, () => {
    p.form('-8,-4 -24,20 -28,70 -16,108 0,114 16,108 28,70 24,20 8,-4', colour, { ink: 4, light: 7, hatch: 0.4 });
    for (const dx of [-13, -4, 6, 15]) p.stroke(`${dx * 0.5},6 ${dx * 1.2},60 ${dx},102`, 2.4, mix(colour, INK, 0.5));
    p.form('-18,44! 18,40! 19,54! -19,58!', mix(colour, '#fff0d0', 0.5), { ink: 3, light: 2 });
  });
}

/** A balance that weighs wool against stone weights; its middle hangs from 0,0. */
function balance(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('0,-78 0,6', 8, PAINT.iron, { ink: 3 });
    p.form('-212,30 -120,6 0,-14 120,-34 208,-38! 210,-24 120,-16 0,14 -120,26 -206,46', PAINT.darkWood, {
      ink: 5,
      light: 5,
    });
    p.disc(0, 0, 15, PAINT.gold, { ink: 4, light: 4 });
    for (const [x, y, to] of [
      [-208, 38, 232],
      [208, -30, 150],
    ] as const) {
      for (const side of [-86, 0, 86]) p.stroke(`${x},${y} ${x + side},${to}`, 3);
      p.form(
        `${x - 100},${to} ${x},${to + 8} ${x + 100},${to}! ${x + 60},${to + 36} ${x},${to + 44} ${x - 60},${to + 36}`,
        '#a8743c',
        {
          ink: 5,
          light: 8,
          hatch: 0.4,
        },
      );
    }
    p.form(
      '-292,232 -300,200 -280,168 -250,160 -236,136 -204,140 -180,132 -160,156 -128,168 -116,204 -124,234 -208,242',
      PAINT.wool,
      {
        ink: 5,
        light: 16,
        hatch: 0.5,
      },
    );
    for (const points of ['-270,200 -250,212 -236,196', '-220,176 -204,188 -188,172', '-180,214 -162,224 -146,208'])
      p.stroke(points, 3, '#a8967a');
    p.form('150,152! 152,112 168,104 186,112 188,152!', PAINT.iron, { ink: 4, light: 5 });
    p.form('206,152! 208,124 222,118 238,124 240,152!', PAINT.iron, { ink: 4, light: 5 });
  });
}

/** A fleece in the balance under the awning, hanks of dyed wool above, the market square behind. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 250, { clouds: 3 });
    ridge(p, '-40,220 200,170 380,206 600,160 880,210', '#a2abb4');
    house(p, { x: 300, y: 330, size: 1.0 }, { wall: '#b9a88e', roof: '#8a6f4a' });
    house(p, { x: 470, y: 324, size: 0.82 }, { wall: '#cbbfa8', roof: '#6f6a60' });
    house(p, { x: 640, y: 330, size: 1.05 }, { wall: '#a89880', roof: '#8a6f4a' });
    ridge(p, '-40,336 300,322 600,320 880,334', '#b3a184');
    crofter(
      p,
      { x: 440, y: 376, size: 0.62 },
      { coat: PAINT.red, skirt: '#4a4a5a', long: true, head: 'shawl', cap: PAINT.cloth },
    );
    crofter(p, { x: 506, y: 384, size: 0.66, flip: true }, { coat: '#4a6a52', skirt: '#6a4a3c', arms: 'ahead' });
    crofter(p, { x: 716, y: 394, size: 0.7 }, { coat: '#6a7a86', skirt: '#5a4a3c', plaid: '#b98a4a', head: 'straw' });
    p.beam('70,500 74,60', 20, PAINT.darkWood, { ink: 4 });
    p.beam('772,500 768,60', 20, PAINT.darkWood, { ink: 4 });
    balance(p, { x: 400, y: 176, size: 1.04 });
    p.beam('-20,92 420,98 860,90', 13, PAINT.darkWood, { ink: 3 });
    for (const [x, colour, size] of [
      [128, '#b23a2c', 1],
      [196, '#d8a23a', 0.84],
      [268, '#3f6f96', 0.76],
      [664, '#6f8a3c', 0.92],
      [726, '#8a4a72', 1],
    ] as const)
      hank(p, x, 100, colour, size * 0.86);
    for (let at = 0; at < 9; at++) {
      const x = -40 + at * 104;
      p.form(
        `${x},-20! ${x + 104},-20! ${x + 106},58! ${x + 80},88 ${x + 52},94 ${x + 24},88 ${x - 2},58!`,
        at % 2 ? '#e6d7b4' : '#a0463a',
        {
          ink: 4,
          light: 6,
        },
      );
    }
    p.form('-40,452! 880,442! 880,520! -40,520!', PAINT.oldWood, { ink: 5, hatch: 0.3 });
    p.form('590,452 584,414 606,392 650,386 694,396 706,424 700,452', PAINT.wool, { ink: 4, light: 12, hatch: 0.4 });
    p.form('346,456 342,424 368,404 414,406 432,428 428,456', '#8a6a4c', { ink: 4, light: 10, hatch: 0.4 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#6f8f92');
    balance(p, { x: 224, y: 23, size: 0.49 });
  },
};
