import { mix } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, worker } from './_a-works.ts';

/** A pineapple with its crown, 150 units high; stands on y = 0. */
function pineapple(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const [tip, lean] of [
      ['-46,-128', -30],
      ['44,-130', 28],
      ['-24,-150', -18],
      ['22,-154', 16],
      ['-2,-166', 0],
    ] as const)
      p.form(`-14,-84 ${lean - 10},-114 ${tip}! ${lean + 12},-112 14,-84`, '#5f8a3e', { ink: ink - 1, light: 4 });
    p.form('0,2 -28,-4 -40,-34 -34,-70 -14,-90 14,-90 34,-70 40,-34 28,-4', '#e2a436', {
      ink,
      light: 10,
      shade: '#a8622a',
    });
    for (const x of [-24, -4, 16]) {
      p.stroke(`${x - 8},-80 ${x + 4},-44 ${x + 18},-8`, 2.6, '#7a4420');
      p.stroke(`${x + 14},-80 ${x},-44 ${x - 12},-8`, 2.6, '#7a4420');
    }
  });
}

/** A market stall: a counter with a cloth, poles, an awning in stripes; 560 wide, 440 high; stands on y = 0. */
function stall(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const x of [-236, 236]) p.beam(`${x},0 ${x},-380`, 18, '#6b4528', { ink });
    p.form('-262,-160! 262,-160! 262,-132! -262,-132!', '#b07a44', { ink, light: 6 });
    p.form('-254,-134! 254,-134! 258,0! -258,0!', '#2f5f6a', { ink, hatch: 0.4, light: 12 });
    for (let at = 0; at < 9; at++)
      p.wash(
        `${-246 + at * 56},-126! ${-218 + at * 56},-100! ${-246 + at * 56},-74! ${-274 + at * 56},-100!`,
        '#e2b24a',
        0.8,
      );
    for (let at = 0; at < 8; at++) {
      const [top, foot] = [-224 + at * 56, -292 + at * 73];
      p.form(
        `${top},-452! ${top + 56},-452! ${foot + 73},-340! ${foot + 70},-318 ${foot + 37},-302 ${foot + 4},-318 ${foot},-340!`,
        at % 2 === 0 ? '#b23a2a' : '#f6e8c8',
        { ink, light: 9 },
      );
    }
    p.stroke('-288,-342 0,-336 290,-342', 4);
  });
}

const wares = (p: Painter, ink: number): void => {
  for (const [x, y] of [
    [-190, -160],
    [-118, -160],
    [-46, -160],
    [20, -160],
    [-154, -218],
    [-82, -218],
    [-12, -218],
  ] as const)
    pineapple(p, { x, y, size: 0.86 }, ink);
  p.form('138,-186 256,-186 244,-146 150,-146', '#b07a3e', { ink, hatch: 0.5 });
  for (const [x, y, colour] of [
    [160, -196, '#c8402c'],
    [198, -200, '#e8b23c'],
    [236, -196, '#c8402c'],
    [180, -228, '#e8b23c'],
  ] as const)
    p.disc(x, y, 22, colour, { ink: ink - 1, light: 6 });
};

/** A stall under a striped awning, heaped with pineapples; one sells, one buys. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    p.wash(band(p, -30, 360), '#c98a76');
    p.wash('-30,-30! 330,-30! 160,360! -30,360!', '#dba58a', 0.7);
    for (const [x, y] of [
      [60, 60],
      [180, 250],
      [700, 80],
      [790, 200],
    ] as const)
      p.wash(`${x - 40},${y} ${x},${y - 16} ${x + 50},${y} ${x + 20},${y + 18}`, '#b0705e', 0.5);
    p.form('672,350! 672,170 710,118 752,104 794,118 832,170 832,350!', '#5f3a30', { ink: 4, light: 8 });
    p.form('692,350! 692,180 724,140 752,130 780,140 812,180 812,350!', '#8cc4c6', { ink: 3, shade: '#5c98a4' });
    p.form('692,350! 692,250 740,232 812,244! 812,350!', '#c9a86e', { ink: 2 });
    p.form('24,250! 24,96! 112,96! 112,250!', '#26485a', { ink: 4, light: 3 });
    for (const x of [46, 68, 90]) p.beam(`${x},98 ${x},250`, 6, '#3a2a22', { ink: 2 });
    p.wash(band(p, 350, 520), '#d6b485');
    for (let row = 0; row < 4; row++)
      for (let x = (row % 2) * 50 - 20; x < 860; x += 100)
        p.stroke(`${x},${362 + row * 34} ${x + 40},${366 + row * 34} ${x + 90},${362 + row * 34}`, 2.4, '#8a6444', 0.7);
    p.wash('96,452! 640,452! 700,500! 60,500!', '#8a5f48', 0.7);
    p.wash('120,130! 600,130! 600,320! 120,320!', '#3a1c22', 0.9);
    worker(p, { x: 446, y: 366, size: 1.3 }, { shirt: '#86b06a', pose: 'haul' });
    p.at({ x: 360, y: 456 }, () => {
      stall(p, { x: 0, y: 0 }, 5);
      wares(p, 4);
    });
    settler(
      p,
      { x: 684, y: 476, size: 1.56, flip: true },
      { coat: '#e8b84a', hat: 'broad', arms: 'front', sash: '#a8392b' },
    );
    p.form('46,470! 38,420 104,410 168,420 160,470! 104,484', '#b07a3e', { ink: 5, hatch: 0.6 });
    for (const x of [74, 132]) pineapple(p, { x, y: 434, size: 0.84 }, 5);
    for (const y of [436, 454]) p.stroke(`42,${y} 104,${y + 8} 164,${y}`, 3, mix('#b07a3e', INK, 0.6));
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#5a2c2c');
    p.at({ x: 224, y: 158, size: 0.335 }, () => {
      stall(p, { x: 0, y: 0 }, 6);
      wares(p, 5);
    });
  },
};
