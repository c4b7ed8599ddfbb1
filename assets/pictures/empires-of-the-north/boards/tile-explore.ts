import { mix, PAINT } from '../../kit/colour.ts';
import { sky, water } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import { gull, longship } from '../../kit/stock.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { plain } from './_board.ts';

const [BLACK, GLOSS] = ['#2b3040', '#46506a'];

/** A wing from its shoulder at the origin, raised, its flight feathers spread to the right; 330 long, 300 high. */
function wing(p: Painter, colour: string, ink: number): void {
  for (const [x, y, turn, long] of [
    [200, -230, 34, 150],
    [184, -214, 52, 158],
    [162, -196, 68, 158],
    [136, -172, 82, 150],
    [108, -146, 94, 140],
    [80, -114, 104, 130],
    [52, -82, 112, 120],
  ] as const)
    p.at({ x, y, turn }, () => {
      p.form(`-14,24 -17,${-long * 0.6} -4,${-long}! 12,${-long * 0.66} 15,24`, colour, {
        ink: ink - 1,
        light: 6,
        shade: '#14161f',
      });
      p.stroke(`0,10 1,${-long * 0.5} -1,${-long * 0.86}`, ink * 0.5, '#59647c');
    });
  p.form(
    '-34,20 -6,-60 50,-140 120,-206 196,-250 222,-246 206,-206 160,-156 120,-100 70,-44 20,22',
    mix(colour, GLOSS, 0.4),
    { ink, light: 9, hatch: 0.4, shade: '#171a24' },
  );
}

/** A raven on the wing to the left, both wings up; 620 wide, 400 high about its breast. */
function raven(p: Painter, ink: number): void {
  p.at({ x: -20, y: -20, turn: -64, size: 0.74 }, () => wing(p, '#1d2130', ink));
  for (const [turn, long] of [
    [96, 150],
    [106, 160],
    [116, 156],
    [126, 144],
  ] as const)
    p.at({ x: 120, y: 34, turn }, () =>
      p.form(`-16,10 -20,${-long * 0.7} -8,${-long} 10,${-long * 0.96} 18,${-long * 0.66} 16,10`, BLACK, {
        ink: ink - 1,
        light: 6,
        shade: '#14161f',
      }),
    );
  p.form(
    '-214,-22 -176,-52 -140,-58 -96,-44 -30,-50 70,-26 144,24 152,46 120,58 40,62 -40,50 -96,24 -130,14! -140,26 -150,8 -176,0',
    BLACK,
    {
      ink,
      light: 13,
      hatch: 0.4,
      shade: '#12141c',
    },
  );
  p.form('-176,-44 -214,-42 -262,-22 -276,-8! -230,-10 -196,-6 -172,-8!', '#3a3f4c', { ink, light: 5 });
  p.stroke('-268,-10 -220,-20 -182,-20', ink * 0.6);
  p.disc(-160, -36, 6.5, '#e6d9b0', { ink: 2 });
  p.disc(-160, -36, 3.4, INK, { ink: 0 });
  p.at({ x: -20, y: -16, turn: -10, size: 0.86 }, () => wing(p, BLACK, ink));
}

/** A cage of withies with a ring on top, its door open to the left, 210 units high; stands on y = 0. */
function cage(p: Painter, ink: number): void {
  const [withy, dark] = ['#e2bf7c', '#3a2a22'];
  p.form('-86,-4! -90,-100 -66,-160 0,-186 66,-160 90,-100 86,-4! 0,6', dark, { ink: 0, light: 0, opacity: 0.8 });
  for (const x of [0, 1, 2, 3, 4].map((at) => -22 + at * 27)) {
    const lean = x * 0.1;
    limb(p, `${x},-2 ${x + lean},-100 ${x * 0.8},-150 0,-186`, [9, 9, 9, 7], withy, { ink: ink - 1, light: 3 });
  }
  limb(p, '-84,-2 -90,-100 -66,-156 0,-186', [11, 11, 11, 8], withy, { ink: ink - 1, light: 3 });
  for (const y of [-60, -112])
    limb(p, `-28,${y} 30,${y + 6} 92,${y - 4}`, [9, 9, 9], withy, { ink: ink - 1, light: 3 });
  limb(p, '-92,-4 0,6 92,-4', [18, 18, 18], '#c39a58', { ink, light: 5 });
  limb(p, '-70,-150 0,-134 70,-150', [10, 11, 10], withy, { ink: ink - 1, light: 3 });
  p.disc(0, -200, 15, '#c39a58', { ink, light: 4 });
  p.disc(0, -200, 7, '#4f7f83', { ink: 2, light: 0 });
  // The door.
  p.form('-88,-12! -92,-124! -166,-140! -160,10!', dark, { ink: 0, light: 0, opacity: 0.25 });
  for (const points of [
    '-90,-10 -160,12',
    '-92,-66 -164,-62',
    '-92,-124 -168,-140',
    '-126,0 -130,-132',
    '-160,14 -168,-142',
  ])
    limb(p, points, [10, 10], withy, { ink: ink - 1, light: 3 });
}

/** A raven is let loose from its cage on a ship's rail, to find land beyond the morning sea. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 330, { clouds: 3 });
    p.disc(150, 324, 60, '#fff0c4', { ink: 0, light: 6, shade: '#fbd99a' });
    p.form('-40,334! 30,310 100,322 150,300 220,318 290,336!', '#8d93a4', { ink: 2, light: 8 });
    water(p, 330, { strokes: 70 });
    longship(p, { x: 150, y: 410, size: 0.26 }, { sail: '#efe2c4' });
    p.at({ x: 350, y: 232, size: 0.92, turn: 10 }, () => raven(p, 5));
    // The rail of the ship, and on it the cage of withies, its door swung open.
    p.form('430,500! 520,468 640,446 760,432 880,426! 880,520! 430,520!', '#8a5630', { ink: 5, hatch: 0.5, light: 9 });
    p.stroke('500,488 640,464 760,452 870,446', 4, mix('#8a5630', INK, 0.6));
    p.at({ x: 716, y: 440, size: 1 }, () => cage(p, 4));
    gull(p, 90, 110, 16);
  },
  strip(p) {
    plain(p, '#d0764a');
    p.stroke('0,142 220,140 448,142', 3, PAINT.deepSea, 0.5);
    p.at({ x: 226, y: 112, size: 0.34, turn: 8 }, () => raven(p, 7));
  },
};
