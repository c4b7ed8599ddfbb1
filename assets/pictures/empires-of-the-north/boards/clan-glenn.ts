import { mix, PAINT } from '../../kit/colour.ts';
import { hills, mountains, sky } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import { tree } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { mirrored, plain } from './_board.ts';

const HORN = '#d0a05a';

/** The head of a ram from the front, horns in a full turn at either side, its fleece about the neck; 440 wide, 400 high about its brow. */
function ram(p: Painter, ink: number): void {
  p.form(
    '-92,40 -130,70 -126,120 -166,150 -152,206 -186,260 -160,330! 160,330! 186,260 152,206 166,150 126,120 130,70 92,40 0,10',
    '#f4ead2',
    { ink, hatch: 0.3, light: 14, shade: '#c3b596' },
  );
  for (const points of [
    '-110,160 -92,176 -78,160',
    '80,170 96,186 112,168',
    '-120,236 -100,252 -84,234',
    '70,240 88,258 106,238',
    '-30,230 -12,248 6,230',
  ])
    p.stroke(points, ink * 0.8, '#8f7f60');
  for (const side of [-1, 1])
    p.at({ x: 0, y: 0, flip: side > 0 }, () => {
      p.form('-62,6 -110,12 -140,36 -128,52 -92,48 -60,34', '#4a4040', { ink: ink - 1, light: 4 });
      limb(
        p,
        '-30,-56 -90,-116 -168,-122 -222,-66 -224,14 -180,66 -126,56 -112,16 -140,-6',
        [66, 74, 70, 62, 54, 44, 32, 20, 7],
        HORN,
        {
          ink,
          hatch: 0.4,
          light: 13,
          shade: '#7a5428',
        },
      );
      for (const [a, b] of [
        ['-62,-118', '-92,-66'],
        ['-112,-148', '-126,-88'],
        ['-168,-158', '-160,-90'],
        ['-222,-128', '-190,-76'],
        ['-252,-74', '-200,-46'],
        ['-256,-8', '-202,-12'],
        ['-236,46', '-196,20'],
        ['-188,90', '-172,46'],
        ['-134,82', '-134,44'],
      ] as const)
        p.stroke(`${a} ${b}`, ink * 0.9, '#6b4522');
    });
  p.form(mirrored('0,-60 -50,-52 -68,-14 -58,60 -42,130 -30,162 0,174'), '#463c3c', { ink, light: 10, hatch: 0.4 });
  p.form('-58,-40 -66,-72 -40,-92 -18,-84 0,-100 20,-84 44,-92 66,-70 56,-38 34,-24 14,-34 -6,-22 -30,-34', '#f4ead2', {
    ink: ink - 1,
    light: 7,
    shade: '#c3b596',
  });
  for (const x of [-42, 42]) {
    p.disc(x, 14, 13, '#e0a23c', { ink: ink - 1, high: 10, light: 2 });
    p.beam(`${x - 8},14 ${x + 8},14`, 5, INK, { ink: 0, shade: INK });
  }
  p.form('-26,126 -12,118 12,118 26,126 10,140 0,148 -10,140', '#231c1e', { ink: 2, light: 2 });
  p.stroke('0,146 0,158', ink * 0.6, '#8a7a74');
}

/** A thistle on its stalk, 190 high; stands on y = 0. */
function thistle(p: Painter, place: Place): void {
  p.at(place, () => {
    limb(p, '0,6 6,-60 0,-120', [10, 9, 8], '#5a7a44', { ink: 3 });
    for (const side of [-1, 1])
      p.form(
        `0,-30! ${side * 22},-52 ${side * 30},-84! ${side * 40},-66 ${side * 58},-74! ${side * 52},-48 ${side * 62},-36! ${side * 34},-26`,
        '#5a7a44',
        { ink: 3, light: 4 },
      );
    p.form('-24,-156! -38,-196! -18,-178! -10,-206! 0,-180! 12,-206! 18,-178! 38,-194! 24,-156!', '#8f4f9a', {
      ink: 3,
      light: 4,
    });
    p.form('-22,-156 -30,-136 -20,-114 0,-106 20,-114 30,-136 22,-156 0,-164', '#6f8f4c', { ink: 4, light: 6 });
    for (const y of [-144, -128]) p.stroke(`-22,${y} 0,${y + 10} 22,${y}`, 2.4, mix('#6f8f4c', INK, 0.6));
  });
}

/** A ram looks out of the glen, thistles at its feet, the flock far up the green. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 190, { clouds: 4 });
    mountains(p, 190, 120);
    hills(p, 200, 24, '#7a8a5c');
    hills(p, 262, 26, '#4f7042');
    hills(p, 360, 20, '#3f5f3a');
    for (const [x, y] of [
      [90, 286],
      [140, 300],
      [60, 318],
      [190, 290],
      [700, 290],
      [760, 300],
    ] as const) {
      p.form(`${x - 18},${y} ${x - 16},${y - 16} ${x},${y - 22} ${x + 17},${y - 15} ${x + 18},${y}`, PAINT.wool, {
        ink: 2,
        light: 4,
      });
      p.disc(x - 20, y - 14, 7, '#3b3636', { ink: 1 });
    }
    tree(p, { x: 772, y: 268, size: 0.6 });
    p.at({ x: 452, y: 196, size: 1.08 }, () => ram(p, 5));
    thistle(p, { x: 132, y: 484, size: 1.1 });
    thistle(p, { x: 66, y: 500, size: 0.86 });
    thistle(p, { x: 206, y: 500, size: 0.72 });
    thistle(p, { x: 748, y: 496, size: 0.9 });
  },
  strip(p) {
    plain(p, '#4a6a40');
    p.at({ x: 224, y: 74, size: 0.37 }, () => ram(p, 7));
  },
};
