import { mix, PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { street } from '../../kit/places.ts';
import { INK } from '../../kit/ink.ts';
import { ground, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { grip, ground as plain } from './_a-hands.ts';

/** A full purse of leather that hangs by two strings from the middle of its place, 190 units high. */
function purse(p: Painter, place: Place, ink: number): void {
  const hide = '#7a2f22';
  p.at(place, () => {
    for (const [points, weight, colour] of [
      ['-18,-30 -26,30 -16,84', 14, INK],
      ['18,-30 26,30 14,84', 14, INK],
      ['-18,-30 -26,30 -16,84', 8, '#fff2d4'],
      ['18,-30 26,30 14,84', 8, '#fff2d4'],
    ] as const)
      p.stroke(points, weight, colour);
    p.form('-24,84 -46,62! -20,68 -6,56! 8,68 40,58! 26,84', hide, { ink, light: 6 });
    p.form('-24,82 -62,112 -80,160 -66,196 0,214 68,196 82,158 60,112 24,82 0,90', hide, {
      ink,
      hatch: 0.6,
      light: 14,
    });
    p.beam('-30,86 0,92 30,85', 11, PAINT.gold, { ink: ink - 2 });
    for (const points of ['-16,98 -34,132 -36,160', '2,100 4,140 -2,180', '18,98 36,130 42,156'])
      p.stroke(points, 4, mix(hide, '#241a12', 0.6));
    for (const x of [-44, 0, 46]) {
      p.stroke(`${x},${200 - Math.abs(x) * 0.1} ${x},226`, 4, PAINT.gold);
      p.disc(x, 232, 9, PAINT.gold, { ink: ink - 2, light: 3 });
    }
  });
}

/** A small knife, its edge at the middle of its place, its handle to the left. */
function knife(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-66,-16! 44,-14! 84,4 44,16 -66,14!', '#eef2f0', { ink, light: 7, shade: '#8fa0a8' });
    p.form('-180,-16 -70,-18! -66,18! -180,16 -192,0', PAINT.darkWood, { ink, light: 5 });
  });
}

/** In the market's crowd a hand with a small knife cuts the purse from a stout man's belt. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 200, { clouds: 2 });
    street(p, 270, { size: 0.9, to: 520 });
    ground(p, 266, '#cfb98c', { strokes: 24 });
    for (const [x, y, size, coat, hat] of [
      [46, 452, 1.0, '#7a3a4a', 'veil'],
      [226, 410, 0.7, '#7a5a3c', 'broad'],
      [330, 404, 0.66, '#5d7a3c', 'veil'],
    ] as const)
      settler(p, { x, y: y + 46, size }, { coat, hat, dress: hat === 'veil' });
    // The man himself: coat, belt and slashed breeches fill the right half.
    p.form('470,-40! 420,60 410,170 430,230! 400,330 404,430 430,520! 880,520! 880,-40!', '#eebc48', {
      ink: 6,
      hatch: 0.5,
      light: 24,
      shade: '#a8742c',
    });
    for (const points of ['560,-20 540,90 548,180', '700,-20 690,90 696,180']) p.stroke(points, 4, '#7a5220');
    // Below the belt the coat falls in folds over a russet lining.
    p.form('620,236! 700,236! 760,380 790,520! 640,520! 650,380', '#a8532c', { ink: 5, hatch: 0.5, light: 10 });
    for (const points of [
      '560,240 566,340 548,470',
      '500,236 490,300 486,330',
      '620,244 640,370 630,480',
      '700,244 752,360 786,480',
      '800,244 812,340 840,440',
    ])
      p.stroke(points, 5, '#8a5c22');
    p.form('404,176! 640,196 880,188! 880,240! 640,250 404,226!', '#3a2a22', { ink: 5, light: 8 });
    p.form('690,178! 740,178! 742,258! 690,258!', PAINT.gold, { ink: 4, light: 5 });
    p.form('704,194! 728,194! 728,242! 704,242!', '#3a2a22', { ink: 3, light: 3 });
    purse(p, { x: 452, y: 204, size: 1.1 }, 6);
    // The man's own arm, slashed and puffed, hangs far from his purse.
    p.form('640,-40! 622,60 640,130 690,168 760,164 880,120! 880,-40!', '#eebc48', {
      ink: 6,
      hatch: 0.5,
      light: 18,
      shade: '#a8742c',
    });
    for (const x of [684, 736, 792])
      p.form(`${x},-20! ${x + 22},50 ${x + 8},136! ${x - 18},60`, '#fbeecb', { ink: 4, light: 7 });
    // The thief's arm, with a torn sleeve.
    knife(p, { x: 396, y: 236, size: 0.95, turn: -6 }, 5);
    p.form('-40,150! 120,186 190,214! 176,236 196,254! 178,274 190,304! 90,312 -40,326!', '#3f4a44', {
      ink: 6,
      hatch: 0.6,
      light: 16,
    });
    p.form('60,232 96,224 110,248 82,262 58,254', '#6f7a5a', { ink: 3, light: 4 });
    grip(p, { x: 296, y: 246, size: 1.08, turn: 0 }, { ink: 6 });
  },
  strip(p) {
    plain(p, '#b8924a');
    purse(p, { x: 270, y: -6, size: 0.64 }, 8);
    knife(p, { x: 252, y: 26, size: 0.62, turn: -8 }, 7);
    grip(p, { x: 192, y: 36, size: 0.62, turn: -6 }, { ink: 7 });
  },
};
