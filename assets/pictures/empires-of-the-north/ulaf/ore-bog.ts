import { PAINT } from '../../kit/colour.ts';
import { ground, hills, reeds, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A pack basket heaped with lumps of bog ore, a spade behind it; stands on y = 0. */
function basket(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('92,10! 104,-200 112,-330! 130,-330! 126,-200 118,10!', '#9a6a3c', { ink: 4, light: 5 });
    p.form('90,-326! 96,-346 154,-346 158,-326!', '#9a6a3c', { ink: 4, light: 4 });
    p.form('-96,-4! -132,-176! 132,-176! 100,-4! 0,14', '#b98a4a', { ink: 5, hatch: 0.7, light: 14 });
    for (let y = -26; y > -170; y -= 28) p.stroke(`${-100 + y * 0.19},${y} 0,${y + 14} ${104 - y * 0.17},${y}`, 4);
    for (const x of [-80, -46, -12, 24, 58, 88]) p.stroke(`${x * 0.92},4 ${x * 1.1},-80 ${x * 1.3},-166`, 3.4);
    for (const [x, y, r] of [
      [-88, -196, 44],
      [90, -194, 46],
      [-8, -250, 48],
      [-52, -228, 40],
      [46, -226, 44],
      [-4, -196, 50],
    ] as const)
      p.form(
        `${x - r},${y + r * 0.4}! ${x - r * 0.8},${y - r * 0.4} ${x - r * 0.1},${y - r * 0.7}! ${x + r * 0.7},${y - r * 0.4} ${x + r},${y + r * 0.2}! ${x + r * 0.4},${y + r * 0.7} ${x - r * 0.4},${y + r * 0.65}`,
        p.chance.number(0, 1) > 0.5 ? '#a5431f' : '#843a22',
        { ink: 4, hatch: 0.6, light: 9 },
      );
    p.form('-140,-174! 0,-156 140,-174! 136,-150 0,-132 -136,-150', '#cfa261', { ink: 4, light: 5 });
  });
}

/** Somebody bent over a pool, who lifts ore with a fork. */
function digger(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-4,2! -2,-50 -14,-84 16,-96! 40,-84! 24,-50 20,2!', '#5b4c3c', { ink: 3 });
    p.form('30,4! 34,-50 22,-90! 52,-92! 56,-50 56,4!', '#5b4c3c', { ink: 3 });
    p.beam('-140,10 -20,-92 30,-150', 6, PAINT.oldWood, { ink: 2 });
    p.form('58,-76! 62,-104 40,-138 -4,-156 -40,-148 -52,-128 -20,-112 4,-78!', '#3f6f6b', { ink: 4, hatch: 0.6 });
    p.form('-30,-136 -46,-108 -56,-76 -46,-70 -30,-96 -12,-116', '#3f6f6b', { ink: 3, light: 5 });
    p.form('-84,-136 -76,-160 -50,-164 -38,-146 -50,-128 -72,-124', '#8f5a2e', { ink: 4, light: 5 });
  });
}

/** Red lumps of ore in a basket beside the rusty pools of a bog. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 170, { clouds: 5 });
    hills(p, 150, 26, '#8e9a98');
    hills(p, 186, 12, '#6f7a55');
    ground(p, 204, '#8b7440', { strokes: 80 });
    for (const [x, y, wide, high] of [
      [620, 250, 150, 14],
      [240, 262, 110, 11],
      [560, 356, 230, 40],
      [90, 400, 190, 34],
    ] as const) {
      p.disc(x, y, wide, '#5e3a24', { high: high * 1.15, ink: 2 });
      p.disc(x - 4, y + 3, wide * 0.92, '#c0622a', { high, ink: 0, shade: '#8f3f1e', light: 5 });
      p.wash(
        `${x - wide * 0.6},${y} ${x - wide * 0.1},${y - high * 0.5} ${x + wide * 0.5},${y - high * 0.1} ${x},${y + high * 0.3}`,
        '#e6c9a4',
        0.65,
      );
    }
    digger(p, { x: 296, y: 344, size: 1.1 });
    p.form('770,-20! 764,120 778,240 770,330! 792,330! 790,200 784,90 794,-20!', '#e4ded0', { ink: 3, hatch: 0.3 });
    for (const y of [40, 110, 168, 240, 290]) p.stroke(`768,${y} 776,${y + 3} 784,${y}`, 5);
    for (const points of ['784,120 820,70 846,30', '772,180 736,130 716,84']) p.stroke(points, 6, '#4a3a30');
    for (const [x, y] of [
      [700, 70],
      [730, 40],
      [820, 20],
      [840, 60],
    ] as const)
      p.wash(`${x - 34},${y} ${x},${y - 24} ${x + 36},${y} ${x + 6},${y + 22}`, '#b9923a', 0.8);
    basket(p, { x: 580, y: 452, size: 0.98 });
    reeds(p, 60, 490, { high: 130, many: 20 });
    reeds(p, 400, 300, { high: 46, many: 10, colour: '#4d4526' });
    reeds(p, 800, 492, { high: 80, many: 12 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#d3d2c4');
    p.wash('-30,124! 200,120 480,126! 480,190! -30,190!', '#7c6a3c');
    basket(p, { x: 214, y: 156, size: 0.5 });
  },
};
