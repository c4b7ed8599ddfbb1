import { mix } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import { hills, water } from '../../kit/land.ts';
import { lineOf, type Point } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, heaven, ring } from './_a-works.ts';

/** A marker pole in red and white with a pennant, 330 units high; stands on y = 0. */
function pole(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (let at = 0; at < 6; at++)
      p.form(
        `-11,${-at * 50}! -11,${-at * 50 - 51}! 11,${-at * 50 - 51}! 11,${-at * 50}!`,
        at % 2 === 0 ? '#f8efda' : '#b5301f',
        { ink, light: 4 },
      );
    p.form('8,-304! 44,-312 84,-298! 50,-284 8,-268!', '#b5301f', { ink, light: 6 });
    p.disc(0, -308, 13, '#d8a23a', { ink: ink - 1, light: 3 });
  });
}

/** A surveyor's compass with its two sights on three legs, 330 units high; stands on y = 0. */
function compass(p: Painter, place: Place, ink: number, brass: string, wood: string): void {
  p.at(place, () => {
    p.beam('6,-230 30,-14', 16, mix(wood, INK, 0.25), { ink });
    p.beam('-10,-230 -104,4', 17, wood, { ink, hatch: 0.3 });
    p.beam('14,-230 112,6', 17, wood, { ink, hatch: 0.3 });
    p.form('-24,-222! -18,-256! 22,-256! 28,-222!', '#6b4528', { ink, light: 4 });
    p.form('-118,-258 -110,-272 110,-272 118,-258 110,-246 -110,-246', brass, { ink, light: 5 });
    p.disc(2, -270, 68, '#f4e6c0', { ink, high: 25, light: 6 });
    p.disc(2, -272, 54, '#fbf3dc', { ink: 2, high: 18, light: 4 });
    p.form('-40,-272! 2,-279! 44,-272! 2,-265!', '#b5301f', { ink: 2, light: 2 });
    for (const x of [-104, 104]) {
      p.form(`${x - 16},-262! ${x - 15},-348! ${x + 15},-348! ${x + 16},-262!`, brass, { ink, light: 5 });
      p.form(`${x - 4},-274! ${x - 4},-338! ${x + 4},-338! ${x + 4},-274!`, '#4a3020', { ink: 1, light: 1 });
    }
  });
}

/** A chain of long links along a line on the ground, each as large as it is near. */
function chain(p: Painter, course: string, ink: number): void {
  const line = lineOf(course);
  let at = 0;
  while (at < line.length - 8) {
    const near = 1 - at / line.length;
    const step = Math.max(4, Math.round(5 + 13 * near));
    const [a, b] = [line[at], line[Math.min(line.length - 1, at + step)]] as [Point, Point];
    const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
    const half = Math.hypot(b.x - a.x, b.y - a.y) / 2;
    p.at({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, turn }, () => {
      p.beam(`${-half * 0.8},0 ${half * 0.8},0`, 4 + 12 * near, '#6c7280', { ink: Math.max(2, ink * near), light: 1 });
      for (const end of [-1, 1])
        p.form(
          ring(end * half, 0, 6 + 17 * near, 3 + 8 * near).map(({ x, y }) => ({ x, y: y * 0.7 })),
          '#8f95a2',
          { ink: Math.max(2, ink * near), light: 2 },
        );
    });
    at += step;
  }
}

/** A covered cart behind an ox, drawn to the right, 120 units high; stands on y = 0. */
function cart(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-96,-40 -104,-96 -70,-122 10,-122 46,-98 40,-40', '#f8efda', { ink: 3, hatch: 0.4 });
    for (const x of [-56, -14]) p.stroke(`${x},-120 ${x + 3},-80 ${x},-42`, 2.4, '#8a7458');
    p.form('-104,-46! 50,-46! 44,-24! -98,-24!', '#7a4e2c', { ink: 3 });
    p.beam('44,-40 130,-52', 7, '#7a4e2c', { ink: 2 });
    for (const x of [-64, 12]) {
      p.form(ring(x, -18, 26, 18), '#5f3d22', { ink: 2, light: 2 });
      p.disc(x, -18, 6, '#5f3d22', { ink: 2, light: 1 });
    }
    for (const x of [96, 108, 158, 170]) p.beam(`${x},-30 ${x - 2},4`, 9, '#6a3a28', { ink: 2 });
    p.form('84,-60 100,-72 160,-70 176,-84 200,-82 210,-62 198,-54 180,-50 174,-28 94,-24 84,-40', '#8a4a32', {
      ink: 3,
      hatch: 0.4,
    });
    p.stroke('190,-84 204,-96 202,-106', 4, '#f4e6c4');
  });
}

/** A surveyor sights along a chain and red and white poles towards green country nobody has measured. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    heaven(p, 200, ['#f0c878', '#f6dc9a', '#fbeab8']);
    p.form(
      '-40,200! 60,160 130,96 170,84! 220,120 320,168 430,186 520,150 600,120! 680,160 780,176 870,150! 870,230! -40,230!',
      '#8fae9c',
      {
        ink: 2,
        light: 22,
      },
    );
    water(p, 206, { colour: '#4fa0a0', strokes: 30, to: 290 });
    p.form('-40,236! 60,214 200,210 330,222 420,214 560,226 700,212 870,222! 870,290! -40,290!', '#3f7a4c', {
      ink: 3,
      light: 10,
    });
    for (let x = -20; x < 860; x += 38)
      p.form(`${x - 26},252! ${x - 22},232 ${x},${p.chance.number(212, 226)} ${x + 24},230 ${x + 28},252!`, '#356a44', {
        ink: 2,
        light: 8,
      });
    hills(p, 268, 10, '#d9b04e', 3);
    p.form('-40,330! 180,300 420,292 640,310 870,300! 870,520! -40,520!', '#e0b858', {
      ink: 2,
      light: 20,
      shade: '#b98a3c',
    });
    for (let at = 0; at < 70; at++) {
      const [x, y] = [p.chance.number(-10, 840), p.chance.number(316, 474)];
      p.stroke(
        `${x},${y} ${x + 3},${y - 10} ${x + p.chance.number(-8, 10)},${y - p.chance.number(14, 26)}`,
        3,
        '#8a6428',
        0.7,
      );
    }
    cart(p, { x: 212, y: 322, size: 0.62 });
    chain(p, '-20,474 90,446 176,406 250,366 310,330 356,304 392,284', 5);
    pole(p, { x: 392, y: 284, size: 0.3 }, 4);
    pole(p, { x: 318, y: 326, size: 0.52 }, 4);
    pole(p, { x: 186, y: 404, size: 0.98 }, 5);
    settler(p, { x: 752, y: 486, size: 2.1, flip: true }, { coat: '#2c4a78', hat: 'broad', arms: 'front' });
    compass(p, { x: 520, y: 462, size: 1.06 }, 5, '#a06a20', '#5a3420');
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#2f6a54');
    p.wash(band(p, 138, 180), '#c99a48');
    compass(p, { x: 286, y: 154, size: 0.41 }, 7, '#e8b84a', '#c08a4c');
    pole(p, { x: 112, y: 154, size: 0.43 }, 7);
    pole(p, { x: 200, y: 144, size: 0.24 }, 5);
    chain(p, '70,166 120,158 170,152 204,146 240,146', 3);
  },
};
