import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, sky } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { figure, wig } from './_figure.ts';

const JADE = '#2f7a5c';

/** A cage of split bamboo with a yellow bird, hung by its hook at y = 0; 170 units high. */
function cage(p: Painter, place: Place, ink = 4): void {
  p.at(place, () => {
    p.stroke('0,0 12,8 6,24 0,34', 5);
    p.disc(2, 112, 19, '#f0c23a', { ink: ink - 1, high: 15, light: 4 });
    p.disc(-14, 98, 11, '#f0c23a', { ink: ink - 1, light: 3 });
    p.form('18,112! 46,128! 40,136! 14,122!', '#d9a02c', { ink: 2, light: 2 });
    p.form('-24,96! -34,101! -23,103!', '#c0562c', { ink: 1, light: 1 });
    p.beam('-52,132 52,132', 5, '#8a5a30', { ink: 2 });
    for (const x of [-56, -38, -19, 0, 19, 38, 56])
      p.stroke(`${x * 0.1},34 ${x * 0.8},52 ${x},84 ${x},164`, 4, '#c98f4a');
    p.form('-62,160! 62,160! 58,180! -58,180!', '#8a4a2c', { ink, light: 4 });
    p.form('-16,40! 0,26! 16,40! 8,46 -8,46', '#8a4a2c', { ink: ink - 1, light: 3 });
    for (const y of [84, 122]) p.stroke(`-58,${y} 0,${y + 5} 58,${y}`, 4, '#a86f38');
  });
}

/** The governor of the trading island: a long gown of green silk with a dark sash, a black hat with three corners. */
function governor(p: Painter, place: Place): void {
  figure(
    p,
    place,
    {
      coat: JADE,
      body: '-100,-4! -88,-110 -66,-200 -72,-252 -80,-294 -54,-318 -20,-330 20,-330 54,-318 80,-294 72,-252 66,-200 90,-110 104,-4! 40,4 -40,4',
      left: '-64,-300 -106,-230 -92,-164',
      right: '64,-300 122,-300 150,-350',
      cuff: '#f3ead6',
      hair: '#4a3426',
      legs: null,
    },
    () => {
      p.form('-66,-212! 0,-204 66,-212! 66,-180! 0,-172 -66,-180!', '#8a2c2c', { ink: 4, light: 5 });
      for (const [x, y] of [
        [-44, -120],
        [40, -90],
        [-58, -50],
        [10, -40],
        [44, -264],
        [-36, -270],
        [60, -30],
      ] as const) {
        p.disc(x, y, 11, '#8fc4a0', { ink: 0, light: 2 });
        p.disc(x, y, 4, JADE, { ink: 0, light: 0 });
      }
      wig(p, '#4a3426');
      p.form('-84,-418! -40,-396 0,-390 40,-396 84,-420! 62,-374 28,-362 -28,-362 -62,-374', '#26222a', {
        ink: 5,
        light: 7,
      });
      p.form('-38,-396 -32,-432 0,-442 32,-432 38,-396 0,-390', '#26222a', { ink: 4, light: 6 });
      p.stroke('-82,-416 -40,-394 0,-388 40,-394 82,-418', 4, '#e6dcc0');
    },
  );
}

/** In green silk before a round gate to a garden in the rain, a songbird in a cage held up. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 300, { clouds: 2 });
    for (const [x, high, wide] of [
      [360, 210, 44],
      [470, 150, 60],
      [300, 120, 50],
    ] as const)
      p.form(
        `${x - wide},320! ${x - wide * 0.7},${320 - high * 0.7} ${x},${320 - high} ${x + wide * 0.7},${320 - high * 0.6} ${x + wide},320!`,
        '#a9b8b4',
        { ink: 2, light: 14 },
      );
    ground(p, 312, '#7f9070');
    for (const x of [244, 276, 312]) {
      p.beam(`${x},400 ${x + 10},40`, 12, '#6f9a4c', { ink: 3 });
      for (let y = 80; y < 380; y += 44) p.stroke(`${x - 12},${y} ${x + 8},${y}`, 4, '#3f5a2c');
      for (const [dx, dy] of [
        [-56, 120],
        [48, 160],
        [-50, 220],
        [54, 90],
      ] as const)
        p.form(`${x},${dy}! ${x + dx * 0.5},${dy - 8} ${x + dx},${dy + 18}! ${x + dx * 0.5},${dy + 10}`, '#5f8f48', {
          ink: 2,
          light: 3,
        });
    }
    // The white wall: a ring cut out of it, written as one outline that goes round the opening.
    const gate = Array.from({ length: 73 }, (_, at) => ({
      x: 406 - 206 * Math.sin((at / 72) * 2 * Math.PI),
      y: 236 + 206 * Math.cos((at / 72) * 2 * Math.PI),
    }));
    p.wash(
      [
        { x: 406, y: 520 },
        ...gate,
        { x: 406, y: 520 },
        { x: 880, y: 520 },
        { x: 880, y: 20 },
        { x: -40, y: 20 },
        { x: -40, y: 520 },
      ],
      '#efe9da',
    );
    p.beam(gate, 20, '#6f7478', { ink: 4 });
    p.form('-40,-40! 880,-40! 880,24! -40,28!', '#4a5660', { ink: 5, light: 9 });
    for (let x = -20; x < 860; x += 44) p.disc(x, 30, 17, '#5f6c76', { ink: 4, light: 4 });
    p.wash('-40,436! 880,432! 880,520! -40,520!', '#8f8c86');
    for (let x = 0; x < 860; x += 110) p.stroke(`${x},438 ${x + (x - 416) * 0.12},490`, 3, mix('#8f8c86', INK, 0.5));
    p.stroke('-20,436 400,440 860,434', 4);
    p.form('640,446! 626,400 640,372! 770,372! 784,400 770,446!', '#b5522f', { ink: 4, hatch: 0.5, light: 8 });
    limb(p, '706,380 712,330 684,296 640,286', [34, 24, 18, 9], '#5a4234', { ink: 4, hatch: 0.4 });
    limb(p, '710,330 744,290 736,240 762,206', [26, 20, 15, 8], '#5a4234', { ink: 4, hatch: 0.4 });
    for (const [x, y, r] of [
      [630, 282, 46],
      [786, 286, 40],
      [690, 236, 44],
      [766, 196, 52],
    ] as const)
      p.form(
        `${x - r},${y + 10} ${x - r * 0.9},${y - 10} ${x - r * 0.5},${y - 18}! ${x - r * 0.3},${y - 34} ${x + r * 0.2},${y - 32}! ${x + r * 0.5},${y - 30} ${x + r * 0.8},${y - 10} ${x + r},${y + 8}! ${x + r * 0.3},${y + 16} ${x - r * 0.4},${y + 15}`,
        '#4a7a48',
        { ink: 4, hatch: 0.5, light: 8 },
      );
    governor(p, { x: 380, y: 478, size: 0.92 });
    cage(p, { x: 528, y: 124, size: 0.98 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#e6e2d6');
    p.wash('-30,134 120,130 300,136 480,132! 480,190! -30,190!', '#a5a49c');
    governor(p, { x: 204, y: 200, size: 0.41 });
    p.at({ x: 268, y: 44 }, () => cage(p, { x: 0, y: 0, size: 0.52 }, 5));
  },
};
