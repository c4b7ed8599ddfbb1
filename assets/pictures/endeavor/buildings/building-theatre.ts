import { PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { round } from '../../kit/line.ts';
import { arch, box, courses, fill, wigged } from './_walls.ts';

const [VELVET, FOLD] = ['#c22f2a', '#6a1420'];

/** One half of the curtain, gathered to the left by a gold cord; its upper inner corner lies at 0, 0. */
function drape(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-300,-6! 30,-6! 22,70 -30,150 -110,206 -176,232! -172,270 -150,330 -140,392! -300,392!', VELVET, {
      ink,
      light: 14,
      hatch: 0.3,
      shade: FOLD,
    });
    for (const points of [
      '-20,0 -50,110 -176,226',
      '-80,0 -110,120 -190,226',
      '-140,0 -160,120 -204,226',
      '-196,0 -206,120 -218,226',
      '-186,262 -176,320 -176,388',
      '-206,262 -214,320 -220,388',
      '-232,262 -246,320 -258,388',
    ])
      p.stroke(points, 5, FOLD, 0.85);
    p.form('-300,226! -172,226 -164,244 -174,258! -300,262!', '#e8b84a', { ink: ink - 1, light: 5 });
    for (const x of [-190, -174])
      p.form(`${x - 6},256 ${x + 6},256 ${x + 12},300! ${x - 12},300!`, '#e8b84a', { ink: ink - 2, light: 3 });
  });
}

/** The stage between its curtains: painted sea of wooden waves, a ship that rocks on them, a gilded sun; 600 wide, 400 high, its boards at y = 0. */
function stage(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form(box(-300, -400, 300, 0), '#bfe0dc', { ink: 0, light: 0, shade: '#bfe0dc' });
    for (let at = 0; at < 16; at++) {
      const angle = at * 0.3927;
      p.form(
        `${round(76 + 64 * Math.cos(angle - 0.1))},${round(-226 + 64 * Math.sin(angle - 0.1))}! ${round(76 + 108 * Math.cos(angle))},${round(-226 + 108 * Math.sin(angle))}! ${round(76 + 64 * Math.cos(angle + 0.1))},${round(-226 + 64 * Math.sin(angle + 0.1))}!`,
        '#eeb53f',
        { ink: ink - 2, light: 2 },
      );
    }
    p.disc(76, -226, 62, '#f6c952', { ink: ink - 1, light: 10 });
    p.beam('-62,-110 -66,-250', 9, '#7a4a2a', { ink: 2 });
    p.form('-60,-246! 10,-226 30,-180 16,-136! -58,-142!', '#fbf1d6', { ink: ink - 1, light: 8 });
    p.form('-160,-140! -110,-116 20,-116 58,-142! 40,-84 20,-60! -130,-60! -152,-96', '#b5642f', { ink, light: 8 });
    for (const [y, colour, shift] of [
      [-72, '#2f7f94', 0],
      [-40, '#3f97a4', 30],
      [-8, '#22647c', 10],
    ] as const) {
      const crests: string[] = [];
      for (let x = -330 + shift; x < 330; x += 60)
        crests.push(`${x},${y}`, `${x + 22},${y - 30}`, `${x + 44},${y - 24}!`, `${x + 34},${y - 10}`);
      p.form(`${crests.join(' ')} 330,${y + 40}! -330,${y + 40}!`, colour, { ink: ink - 1, light: 6 });
    }
  });
}

/** Candles along the foot of a stage, the sea of painted boards between red curtains, wigs in the dark before it. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    fill(p, '#8a4a34');
    courses(p, [-20, -20, 850, 500], { high: 22, wide: 56, tints: ['#a05a3c', '#6a3428'], opacity: 0.35 });
    p.form(arch(96, 784, -60, 400), '#e0b060', { ink: 5, light: 8 });
    p.form(arch(120, 760, -34, 400), '#2a1214', { ink: 3, light: 3 });
    stage(p, { x: 446, y: 330, size: 0.96 }, 5);
    p.glow(440, 240, 340, '#ffe2a0', 0.3);
    drape(p, { x: 388, y: 28, size: 0.88 }, 5);
    drape(p, { x: 500, y: 28, size: 0.88, flip: true }, 5);
    p.form('120,-40! 764,-40! 764,38 700,66 640,40 580,70 520,40 450,72 380,40 310,70 250,40 190,66 120,38', VELVET, {
      ink: 4,
      light: 9,
      shade: FOLD,
    });
    p.form(box(100, 330, 784, 374), '#c08a52', { ink: 4, light: 6 });
    settler(p, { x: 566, y: 352, size: 1.02 }, { coat: '#e8b84a', hat: 'tricorn', arms: 'point', sash: VELVET });
    p.form(box(88, 372, 796, 420), '#7a4628', { ink: 4, light: 6 });
    for (let x = 150; x < 770; x += 76) {
      p.form(`${x - 24},376 ${x - 20},350 ${x},340 ${x + 20},350 ${x + 24},376`, '#f0d9a0', { ink: 3, light: 4 });
      p.form(`${x - 5},370 ${x},346! ${x + 5},370`, PAINT.fire, { ink: 0, light: 1 });
      p.glow(x, 352, 46, '#ffd070', 0.5);
    }
    p.wash(box(-30, 410, 870, 520), INK, 0.85);
    for (const [x, coat, wig] of [
      [60, '#2c3444', '#8f8a92'],
      [236, '#3a2430', '#a59c9a'],
      [410, '#24343a', '#7d7780'],
      [584, '#332838', '#9a9296'],
      [760, '#2a3028', '#857f86'],
    ] as const)
      wigged(p, { x, y: 530, size: 0.74 }, { coat, wig });
  },
  strip(p) {
    p.wash(box(-30, -30, 480, 190), '#3a1a1c');
    p.at({ x: 226, y: 132, size: 0.37 }, () => {
      stage(p, { x: 0, y: 0, size: 0.96 }, 7);
      drape(p, { x: -56, y: -374, size: 0.94 }, 7);
      drape(p, { x: 56, y: -374, size: 0.94, flip: true }, 7);
      p.form(box(-316, -6, 316, 40), '#c08a52', { ink: 6, light: 6 });
    });
  },
};
