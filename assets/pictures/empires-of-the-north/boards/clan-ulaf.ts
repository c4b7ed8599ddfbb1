import { mix, PAINT } from '../../kit/colour.ts';
import { mountains, sky, water } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { plain } from './_board.ts';

const WOOD = '#6b3d22';

/** The carved stem of a ship: a slender neck of interlace that ends in a beast's head to the left; 360 wide, 470 high. */
function stem(p: Painter, ink: number): void {
  limb(p, '250,480 150,420 84,330 62,220 74,120 64,60 20,26', [150, 124, 98, 80, 72, 70, 66], WOOD, {
    ink,
    hatch: 0.6,
    light: 13,
  });
  // The carving: two bands that cross and cross again, gilt.
  for (const way of [-1, 1]) {
    const points = [
      [190, 430],
      [140, 390],
      [104, 340],
      [82, 284],
      [68, 226],
      [68, 172],
      [72, 122],
      [62, 74],
    ].map(([x = 0, y = 0], at) => `${x + (at % 2 === 0 ? way : -way) * (25 - at * 1.6)},${y}`);
    p.stroke(points.join(' '), ink * 2.4, INK);
    p.stroke(points.join(' '), ink * 1.5, '#e6b24c');
  }
  // The crest, cut like a comb down the nape.
  for (const [x, y, turn] of [
    [92, 44, 10],
    [108, 92, 30],
    [106, 146, 36],
    [102, 202, 34],
    [108, 260, 24],
    [126, 318, 12],
  ] as const)
    p.at({ x, y, turn }, () => p.form('-10,20! -8,-22! 34,-30! 20,-6 24,14!', '#a3302a', { ink: ink - 1, light: 4 }));
  // The head: the jaw hangs open, a tongue between the teeth, brow, horns and beard curl back.
  limb(p, '44,-22 96,-66 150,-70 176,-44', [40, 34, 22, 6], '#8a5630', { ink, light: 6 });
  p.form('96,60 70,116 14,140 -60,134 -122,118 -156,96! -146,80! -96,88 -40,80 -4,58!', WOOD, {
    ink,
    light: 7,
    hatch: 0.3,
  });
  p.form('0,52! -130,40! -150,84! -90,92 -36,84!', '#4a1518', { ink: ink - 2, light: 2 });
  limb(p, '-20,78 -90,66 -150,74 -196,52', [22, 17, 12, 3], '#c2402e', { ink: ink - 1, light: 3 });
  for (const x of [-128, -100, -72]) p.form(`${x - 9},90! ${x - 2},66! ${x + 9},91!`, PAINT.bone, { ink: 2, light: 2 });
  p.form(
    '104,70 104,14 72,-34 16,-50 -34,-36! -66,-14 -112,-14 -150,-40 -184,-34 -202,-4 -190,30 -160,46! -110,46 -60,46 -12,58! 30,92 86,98',
    WOOD,
    { ink, light: 10, hatch: 0.4 },
  );
  for (const x of [-162, -128, -94, -60])
    p.form(`${x - 9},42! ${x - 3},${x === -162 ? 78 : 70}! ${x + 9},44!`, PAINT.bone, { ink: 2, light: 2 });
  p.stroke('-150,20 -176,22 -186,0 -170,-16 -156,-6 -162,4', ink * 1.6, '#e6b24c');
  p.stroke('-132,30 -80,28 -30,36 20,62', ink, '#e6b24c');
  p.form('-50,-6! -26,-30 14,-32 40,-6! 14,10 -22,10', '#e6b24c', { ink: ink - 1, light: 4 });
  p.disc(-4, -11, 14, INK, { ink: 0, light: 0 });
  p.disc(-8, -16, 4, '#f6e6c0', { ink: 0, light: 0 });
  limb(p, '-62,-16 -30,-46 16,-56 56,-44', [10, 20, 20, 6], '#a3302a', { ink: ink - 1, light: 4 });
  limb(p, '-40,132 -52,166 -34,188 -12,178', [28, 22, 14, 5], '#a3302a', { ink: ink - 1, light: 4 });
}

/** The carved stem of a ship stands against a burning sky, shields along her rail. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    p.wash('-40,-40! 880,-40! 880,400! -40,400!', '#e59a56');
    sky(p, 360, { clouds: 0 });
    p.wash('-40,-40! 880,-40! 880,200! -40,260!', '#f0b06a', 0.72);
    mountains(p, 350, 70);
    water(p, 346, { strokes: 60 });
    // The bow behind the stem: strakes that sweep up into it.
    p.form('390,500! 470,440 540,376 640,330 760,306 880,296! 880,520! 390,520!', '#8a5630', {
      ink: 5,
      hatch: 0.5,
      light: 16,
    });
    for (const points of [
      '440,480 560,408 700,366 860,346',
      '450,500 600,438 720,408 860,394',
      '480,520 640,468 740,448 860,440',
    ])
      p.stroke(points, 4, mix('#8a5630', INK, 0.6));
    for (const [x, y, colour, other] of [
      [640, 342, '#ead7a6', '#a3302a'],
      [738, 320, '#2f5b86', '#ead7a6'],
      [832, 308, '#ead7a6', '#a3302a'],
    ] as const) {
      p.disc(x, y, 47, colour, { ink: 5, light: 9, hatch: 0.3 });
      p.wash(`${x},${y}! ${x - 43},${y}! ${x - 30},${y - 31} ${x},${y - 43}!`, other, 0.9);
      p.wash(`${x},${y}! ${x + 43},${y}! ${x + 30},${y + 31} ${x},${y + 43}!`, other, 0.9);
      p.disc(x, y, 14, PAINT.iron, { ink: 4, light: 5 });
    }
    p.at({ x: 338, y: 82, size: 0.92 }, () => stem(p, 5));
    p.form('-40,440 60,424 150,452 260,424 360,446 440,480 560,462 700,486 870,470! 870,520! -40,520!', '#223c4e', {
      ink: 4,
      light: 12,
    });
    for (const points of ['60,428 110,430 150,450', '260,428 320,434 360,446', '440,478 500,466 560,464'])
      p.stroke(points, 7, '#e6e0d0', 0.85);
  },
  strip(p) {
    plain(p, '#e0a262');
    p.at({ x: 226, y: 32, size: 0.34 }, () => stem(p, 7));
  },
};
