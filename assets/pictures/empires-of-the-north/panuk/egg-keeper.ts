import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { kneeling } from './_folk.ts';
import { penguin } from './_penguin.ts';

/** A basket of grass full of eggs on moss, 170 high; stands on y = 0. */
function eggs(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-142,-76 -130,-112 -60,-132 60,-132 130,-112 142,-76 0,-50', '#6f7d3a', { ink: 3, light: 6 });
    for (const [x, y, turn, colour] of [
      [-66, -118, -14, '#dfe6d2'],
      [10, -136, 6, '#f4ecd6'],
      [76, -116, 20, '#cfe0da'],
      [-98, -88, -30, '#f4ecd6'],
      [-30, -92, 8, '#cfe0da'],
      [44, -92, -10, '#f4ecd6'],
      [104, -84, 34, '#e8dfc2'],
    ] as const)
      p.at({ x, y, turn }, () => {
        p.form('0,-46 20,-34 32,-4 26,24 0,36 -26,24 -32,-4 -20,-34', colour, { ink: 4, light: 11, shade: '#9aa48f' });
        for (const [sx, sy] of [
          [8, -26],
          [-4, -32],
          [14, -10],
          [2, -14],
          [-14, -12],
          [20, 4],
          [-20, 6],
        ] as const)
          p.disc(sx, sy, 2.4, '#8a7a5c', { ink: 0 });
      });
    for (let x = -138; x < 140; x += 13)
      p.stroke(`${x},-58 ${x + 6},-76 ${x + p.chance.number(-12, 14)},-98`, 4, '#8f9c4e');
    p.form('-148,-76! -60,-56 60,-56 148,-76! 136,-30 108,4! 0,14 -108,4! -136,-30', '#c9974f', {
      ink: 5,
      hatch: 0.6,
      light: 13,
    });
    for (const line of [
      '-144,-58 -60,-38 60,-38 144,-58',
      '-138,-36 -60,-18 60,-18 138,-36',
      '-126,-14 -60,2 60,2 126,-14',
    ])
      p.stroke(line, 3.4, '#7a4f28');
    for (let x = -120; x <= 120; x += 24)
      p.stroke(`${x * 1.1},${-66 + Math.abs(x) * -0.06} ${x * 0.94},4`, 2.6, '#7a4f28');
  });
}

/** In a warm tent somebody lays an egg into a basket of moss, while a penguin looks in at the door. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    // The other way round than it was drawn: so it is unlike another card.
    p.at({ x: 832, y: 0, flip: true }, () => {
      p.wash('-40,-40! 880,-40! 880,520! -40,520!', '#7d3526');
      p.wash('250,-40! 880,-40! 880,420! 330,420! 280,200', '#a04a2c', 0.8);
      p.form('30,420! 60,250 120,110 176,60! 236,130 280,270 296,420!', '#cfe6f0', {
        ink: 5,
        light: 0,
        shade: '#cfe6f0',
      });
      p.wash('34,420! 50,310 160,296 286,322 296,420!', '#f4f6f4');
      p.wash('60,300! 110,250! 150,290! 210,240! 270,310!', '#8fb3c8');
      penguin(p, { x: 168, y: 410, size: 1.32, flip: true }, { ink: 4 });
      p.form('-40,430! -40,-40! 190,-40! 178,70 110,150 60,270 34,430!', '#8f4a2c', { ink: 4, hatch: 0.4 });
      p.form('178,70 200,-40! 290,-40! 320,160 350,430! 290,430! 270,270 234,140', '#93502f', { ink: 4, hatch: 0.4 });
      for (const seam of ['440,-10 460,180 450,400', '620,-10 650,160 660,400', '790,-10 800,200 810,400'])
        p.stroke(seam, 4, mix('#7d3526', INK, 0.5));
      p.beam('360,-20 520,420', 14, PAINT.darkWood, { ink: 3 });
      p.beam('800,-20 700,420', 14, PAINT.darkWood, { ink: 3 });
      p.wash('-40,412! 880,404! 880,520! -40,520!', '#5c3a26');
      p.form('360,430 430,404 640,398 860,410! 860,470! 560,480 400,468', '#c9a877', { ink: 3, hatch: 0.4 });
      p.glow(560, 250, 330, '#ffcf7a', 0.6);
      kneeling(p, { x: 724, y: 440, size: 2.3 }, { coat: '#3f7a6c', ink: 4 });
      eggs(p, { x: 404, y: 462, size: 0.92 });
      p.at({ x: 560, y: 312, turn: -12, size: 1.15 }, () =>
        p.form('0,-46 20,-34 32,-4 26,24 0,36 -26,24 -32,-4 -20,-34', '#f7f0dc', {
          ink: 4,
          light: 12,
          shade: '#b3a98c',
        }),
      );
      p.form('522,330 540,350 566,352 590,332 596,352 574,372 540,368', PAINT.leather, { ink: 4, light: 4 });
    });
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#8f3f2a');
    eggs(p, { x: 224, y: 150, size: 0.8 });
  },
};
