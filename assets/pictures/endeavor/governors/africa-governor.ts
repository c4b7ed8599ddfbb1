import { mix } from '../../kit/colour.ts';
import { palm } from '../../kit/plants.ts';
import { canoe } from '../../kit/ships.ts';
import { INK } from '../../kit/ink.ts';
import { sky, water } from '../../kit/land.ts';
import { cannon } from '../../kit/ships.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { figure, queue } from './_figure.ts';

const [RED, GOLD] = ['#b8342c', '#e3ad3e'];

/** A great parasol of state, its panels red and gold, a fringe about it; 460 units wide, its handle's foot at y = 0. */
function parasol(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    p.beam('0,0 6,-330', 12, '#5a3a28', { ink: ink - 1 });
    const ribs = [-230, -140, -48, 48, 140, 230];
    const tips = [-214, -226, -232, -232, -226, -214];
    ribs.slice(0, -1).forEach((x, at) => {
      const next = ribs[at + 1] as number;
      const [from, to] = [tips[at] as number, tips[at + 1] as number];
      p.form(
        `${x},${from}! ${x * 0.72},${from - 92} ${x * 0.3},${-372} 4,-392! ${next * 0.3},-372 ${next * 0.72},${to - 92} ${next},${to}! ${(x + next) / 2},${(from + to) / 2 - 16}`,
        at % 2 === 0 ? RED : GOLD,
        { ink, light: 9, hatch: 0.25 },
      );
    });
    for (let x = -222; x <= 222; x += 17)
      p.stroke(
        `${x},${-222 - (1 - (x / 230) ** 2) * 14} ${x - 1},${-190 - (1 - (x / 230) ** 2) * 14}`,
        6,
        x % 2 === 0 ? GOLD : '#f2d68a',
      );
    p.form('-8,-384! 4,-428! 16,-384!', GOLD, { ink: ink - 1, light: 3 });
    p.disc(4, -430, 11, GOLD, { ink: ink - 1, light: 3 });
  });
}

/** The governor of the coast: a deep green coat faced with gold, a flat black hat. */
function governor(p: Painter, place: Place): void {
  figure(
    p,
    place,
    {
      coat: '#1f5a52',
      left: '-64,-300 -108,-236 -104,-170',
      right: '64,-300 108,-250 88,-216',
      cuff: GOLD,
      hair: '#3a2a20',
      legs: '#efe4cc',
    },
    () => {
      p.stroke('-106,-46 -30,-34 0,-32 60,-36 108,-46', 7, GOLD);
      queue(p, '#3a2a20');
      p.form('-84,-414! -40,-398 0,-392 40,-398 84,-416! 66,-376 30,-366 -30,-366 -66,-376', '#2c2630', {
        ink: 5,
        light: 8,
      });
      p.form('-40,-398 -34,-434 0,-444 34,-434 40,-398 0,-390', '#2c2630', { ink: 4, light: 7 });
      p.stroke('-82,-412 -40,-396 0,-390 40,-396 82,-414', 5, GOLD);
    },
  );
}

/** Under a parasol of red and gold on the white wall of a fort, boats coming in through the surf. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 250, { clouds: 4 });
    p.disc(676, 206, 52, '#fbe2b0', { ink: 0, light: 3, shade: '#f3c08a' });
    water(p, 236, { to: 430, colour: '#5f8f94' });
    for (const [y, from] of [
      [300, 380],
      [338, 300],
      [372, 420],
    ] as const)
      p.stroke(
        `${from},${y} ${from + 120},${y - 6} ${from + 240},${y + 2} ${from + 420},${y - 4} 880,${y}`,
        9,
        '#fbf0de',
        0.85,
      );
    canoe(p, { x: 640, y: 322, size: 0.6 });
    canoe(p, { x: 756, y: 284, size: 0.36 });
    p.form('-40,250! 40,222 120,226 170,250 220,290! 180,330! -40,340!', '#7a8058', { ink: 3, light: 14 });
    for (const [x, y, size] of [
      [40, 250, 0.5],
      [104, 262, 0.42],
      [164, 284, 0.36],
    ] as const)
      palm(p, { x, y, size });
    // The battlement, pale in the early light.
    for (let x = -60; x < 870; x += 186)
      p.form(`${x},404! ${x},350! ${x + 112},346! ${x + 112},404!`, '#f3e6d2', {
        ink: 5,
        hatch: 0.4,
        light: 9,
        shade: '#b09a94',
      });
    p.form('-40,398! 870,392! 870,450! -40,454!', '#f3e6d2', { ink: 4, hatch: 0.4, light: 9, shade: '#b09a94' });
    p.wash('-40,446! 870,442! 870,520! -40,520!', '#c79a78');
    for (let x = 0; x < 860; x += 104) p.stroke(`${x},448 ${x + (x - 416) * 0.12},490`, 3, mix('#c79a78', INK, 0.5));
    cannon(p, { x: 650, y: 452, size: 0.96, flip: true });
    parasol(p, { x: 366, y: 448, size: 1.04, turn: -4 });
    governor(p, { x: 290, y: 482, size: 0.8 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#f2cda6');
    p.wash('-30,132 120,126 300,134 480,128! 480,190! -30,190!', '#dba882');
    parasol(p, { x: 236, y: 174, size: 0.4, turn: -4 }, 7);
    governor(p, { x: 206, y: 192, size: 0.34 });
  },
};
