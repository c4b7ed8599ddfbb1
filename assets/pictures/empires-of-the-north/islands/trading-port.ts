import { clouds, farLand, heaven, sea, surf } from '../../kit/sea.ts';
import { barrel, chest, gull, longship, person, sack } from '../../kit/stock.ts';
import { mix, PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A harbour crane with a treadwheel in its house and a bale on its hook; 360 units high, the jib 240 to the left. */
function crane(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-90,8! -84,-60! 96,-60! 102,8!', '#e9d8b0', { ink, hatch: 0.5, shade: '#a98a7c' });
    p.beam('0,-56 -70,-230 -246,-348', 22, '#9a5f34', { ink });
    p.beam('-20,-60 -176,-296', 11, '#7d4a2c', { ink: ink - 2 });
    p.form('-78,-56! -74,-180! 88,-180! 92,-56!', '#a9733f', { ink, hatch: 0.4 });
    p.disc(10, -116, 58, '#3c2a22', { ink: ink - 1, light: 4 });
    p.disc(10, -116, 47, '#d8a765', { ink: ink - 1, light: 5 });
    for (const turn of [0, 45, 90, 135])
      p.at({ x: 10, y: -116, turn }, () => p.beam('-47,0 47,0', 8, '#7d4a2c', { ink: ink - 3 }));
    p.disc(10, -116, 11, '#5a3522', { ink: ink - 2, light: 2 });
    p.form('-106,-172! -84,-220 -30,-274 6,-292! 44,-274 96,-222 122,-172! 8,-184', '#c2503a', {
      ink,
      hatch: 0.4,
      light: 8,
      shade: '#6a2f3a',
    });
    for (const points of ['-76,-196 8,-208 96,-196', '-46,-240 8,-246 64,-238']) p.stroke(points, 2.6);
    p.disc(-244, -346, 15, '#5a3522', { ink: ink - 2, light: 3 });
    p.stroke('-258,-344 -259,-260 -258,-186', 4);
    p.form(
      '-258,-196 -286,-180 -318,-150 -326,-112 -306,-84 -262,-76 -214,-82 -190,-108 -196,-150 -230,-182',
      '#3f63a8',
      {
        ink,
        hatch: 0.5,
        light: 10,
        shade: '#23305c',
      },
    );
    for (const points of [
      '-258,-194 -300,-140 -290,-82',
      '-258,-194 -256,-130 -260,-78',
      '-258,-194 -214,-140 -222,-84',
      '-322,-132 -258,-118 -192,-130',
    ])
      p.stroke(points, 5, '#f0cf7a');
    p.form('-274,-192 -282,-212! -260,-204 -238,-214! -242,-190', '#3f63a8', { ink: ink - 1, light: 3 });
  });
}

/** A white wall with a roof of its own, in the town. */
function townHouse(p: Painter, x: number, foot: number, wide: number, high: number, wall: string, roof: string): void {
  p.form(`${x},${foot}! ${x},${foot - high}! ${x + wide},${foot - high}! ${x + wide},${foot}!`, wall, {
    ink: 2,
    light: 8,
    shade: mix(wall, '#7a5f8c', 0.45),
  });
  p.form(
    `${x - 6},${foot - high + 3}! ${x + wide * 0.2},${foot - high - wide * 0.32}! ${x + wide * 0.8},${foot - high - wide * 0.32}! ${x + wide + 6},${foot - high + 3}!`,
    roof,
    { ink: 2, light: 5 },
  );
  for (let wx = x + 12; wx < x + wide - 8; wx += 20)
    p.wash(
      `${wx},${foot - high * 0.5}! ${wx},${foot - high * 0.72} ${wx + 8},${foot - high * 0.72} ${wx + 8},${foot - high * 0.5}!`,
      '#4a3a5c',
      0.9,
    );
}

/** A white town with a golden dome in the south, and the great crane on its quay lifting a bale out of a ship. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 260, ['#2f8fc4', '#6fbfd8', '#bfe4d8', '#f5ecc4']);
    clouds(p, '#fff8ea', 50, 150, 3, true);
    farLand(p, '-40,270! 40,220 140,196 260,150 380,170 500,128 640,150 760,120 870,140! 870,280!', '#b9a4c8');
    for (const [x, foot, wide, high, wall, roof] of [
      [20, 286, 70, 50, '#f8ead0', '#d8784a'],
      [76, 290, 60, 76, '#f4d7b0', '#c8603f'],
      [180, 288, 66, 60, '#fff4e0', '#d8784a'],
      [330, 290, 74, 84, '#f6dcc0', '#cf6a44'],
      [392, 292, 60, 54, '#fff4e0', '#b9573c'],
    ] as const)
      townHouse(p, x, foot, wide, high, wall, roof);
    p.form('236,292! 236,190! 340,190! 340,292!', '#fff0d4', { ink: 3, shade: '#b79aa8' });
    p.form('228,194! 240,150 262,124 286,108! 290,96! 294,108! 318,124 338,150 348,194!', '#e8b43c', {
      ink: 3,
      light: 9,
      shade: '#a86a2c',
    });
    for (const x of [258, 288, 318])
      p.form(`${x - 9},262! ${x - 9},232 ${x},222 ${x + 9},232 ${x + 9},262!`, '#4a3a5c', { ink: 1 });
    p.form('124,292! 128,130! 164,130! 168,292!', '#f6e2bc', { ink: 3, hatch: 0.3, shade: '#a98a9c' });
    p.form('116,134! 146,84! 176,134!', '#2f8f94', { ink: 3, light: 5 });
    sea(p, 286, '#22a0b4', { rows: 6, high: 0.7, crest: '#f6fdf0', deep: '#0f5a8c' });
    longship(p, { x: 110, y: 330, size: 0.4 }, { sail: '#f0b03c', stripe: null });
    longship(p, { x: 286, y: 424, size: 1 }, { mast: false, shields: true, hull: '#b5713c' });
    for (const x of [276, 312]) barrel(p, { x, y: 398, size: 0.6 });
    person(p, { x: 218, y: 396, size: 0.6 }, { coat: '#2f7a5c', arms: 'up' });
    p.form('520,500! 516,392! 870,380! 870,500!', '#e0cba2', { ink: 5, hatch: 0.4, shade: '#8f7a86' });
    for (const points of [
      '518,424 700,416 860,412',
      '520,456 700,450 860,446',
      '600,388 602,420',
      '700,384 702,416',
      '650,420 652,452',
      '780,414 782,446',
    ])
      p.stroke(points, 2.6);
    crane(p, { x: 626, y: 394, size: 1.02 }, 5);
    sack(p, { x: 756, y: 400, size: 0.9 }, '#d89a8a');
    chest(p, { x: 806, y: 424, size: 0.9 });
    person(p, { x: 548, y: 420, size: 0.8 }, { coat: '#8a3f8a', arms: 'up' });
    surf(p, '440,470 520,474', 6);
    for (const [x, y] of [
      [430, 60],
      [470, 44],
      [760, 60],
    ] as const)
      gull(p, x, y, 16);
  },
  strip(p) {
    heaven(p, 180, ['#174f6e', '#246a7c']);
    crane(p, { x: 270, y: 164, size: 0.44 }, 5);
    sack(p, { x: 360, y: 160, size: 0.6 }, PAINT.cloth);
  },
};
