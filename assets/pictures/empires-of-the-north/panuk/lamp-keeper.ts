import { PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { torso } from './_folk.ts';

/** A lamp of stone in the form of a half moon, a row of flames along its straight edge, 440 wide; stands on y = 0. */
function lamp(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-120,6! -96,-24! 96,-24! 120,6!', PAINT.darkStone, { ink: 4, hatch: 0.4 });
    p.form('-220,-66! -190,-100 -110,-128 0,-136 110,-128 190,-100 220,-66! 150,-60 -150,-60', '#4a4650', {
      ink: 4,
      light: -8,
    });
    p.form('-196,-68 -160,-98 -80,-116 0,-122 80,-116 160,-98 196,-68', '#c98a3c', {
      ink: 2,
      light: 8,
      shade: '#7a4a24',
    });
    p.form('-224,-70! -150,-62 0,-58 150,-62 224,-70! 214,-46 170,-22 90,-8 0,-4 -90,-8 -170,-22 -214,-46', '#8b8791', {
      ink: 5,
      hatch: 0.6,
      light: 10,
    });
    p.glow(0, -100, 260, '#ffb84a', 0.65);
    for (let at = 0; at < 9; at++) {
      const x = -168 + at * 42;
      const high = 74 - Math.abs(at - 4) * 6 + (at % 2) * 16;
      p.at({ x, y: -68 }, () => {
        p.form(`-15,2 -18,-18 -8,-${high * 0.6} 4,-${high}! 9,-${high * 0.6} 18,-20 15,2 0,6`, PAINT.fire, {
          ink: 3,
          light: 4,
          shade: PAINT.rust,
        });
        p.form(`-6,0 -7,-14 1,-${high * 0.52}! 8,-14 6,0`, '#fdf0b4', { ink: 0, light: 2, shade: '#fbd66a' });
      });
    }
  });
}

/** Somebody sits by the long stone lamp of a house of snow and trims its row of flames; a pot hangs above it. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    p.wash('-40,-40! 880,-40! 880,520! -40,520!', '#3f66a6');
    p.wash('-40,-40! 400,-40! 180,120 60,300 -40,420!', '#264684', 0.85);
    p.wash('880,-40! 620,-40! 790,120 850,300 880,420!', '#264684', 0.85);
    for (const seam of [
      '-20,300 220,280 420,286 640,280 860,302',
      '-20,190 210,164 420,170 640,164 860,192',
      '20,80 220,50 430,56 640,50 830,82',
    ])
      p.stroke(seam, 3, '#2c4674', 0.9);
    for (const [x, y] of [
      [120, 176],
      [330, 168],
      [560, 168],
      [740, 176],
      [60, 74],
      [240, 52],
      [450, 58],
      [660, 56],
      [210, 282],
      [400, 286],
    ] as const)
      p.stroke(`${x},${y} ${x + 5},${y + 54} ${x},${y + 110}`, 3, '#2c4674', 0.8);
    p.disc(320, 330, 330, '#b5683c', { ink: 0, high: 250, opacity: 0.35, shade: '#b5683c' });
    p.disc(320, 340, 220, '#e08a3c', { ink: 0, high: 170, opacity: 0.4, shade: '#e08a3c' });
    p.glow(320, 330, 380, '#ff9a3a', 0.6);
    p.form('-40,520! -40,408! 200,396 520,392 880,404! 880,520!', '#c3cfdc', { ink: 3, light: 10, shade: '#7f93b4' });
    p.form('470,404 560,372 720,366 880,374! 880,456! 640,462 500,440', '#8a6238', { ink: 4, hatch: 0.5, light: 12 });
    for (const [from, to] of [
      ['96,-10', '96,90'],
      ['470,-10', '470,90'],
    ] as const)
      p.beam(`${from} ${to}`, 7, PAINT.darkWood, { ink: 2 });
    p.beam('60,92 280,88 510,92', 11, PAINT.wood, { ink: 4 });
    for (const x of [150, 196]) {
      p.form(
        `${x - 14},96! ${x + 14},96! ${x + 12},150 ${x + 16},172 ${x - 26},176 ${x - 24},160 ${x - 10},150`,
        '#7d4f2e',
        { ink: 3, light: 4 },
      );
    }
    p.stroke('300,92 286,150', 3);
    p.stroke('410,92 424,150', 3);
    p.form('270,150! 440,150! 428,214 400,226 310,226 282,214', '#54545e', { ink: 4, hatch: 0.5, light: 9 });
    for (const smoke of ['330,144 316,118 340,100', '370,144 388,112 366,90']) p.stroke(smoke, 9, '#eef2f4', 0.6);
    lamp(p, { x: 320, y: 430, size: 1.2 });
    torso(p, { x: 712, y: 430, size: 2.9 }, { coat: '#a8392b', ink: 3, reach: false });
    p.form('560,422 600,372 700,360 790,380 820,430 800,456 600,458', '#d9cba8', { ink: 4, hatch: 0.4, light: 10 });
    p.form('730,270 680,300 610,330 560,330 556,362 620,370 690,350 760,320', '#98321f', {
      ink: 4,
      light: 8,
      hatch: 0.4,
    });
    p.disc(548, 346, 20, PAINT.leather, { ink: 4, light: 5 });
    p.beam('560,352 520,352 478,342', 8, PAINT.wood, { ink: 3 });
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#2c4674');
    lamp(p, { x: 224, y: 156, size: 0.92 });
  },
};
