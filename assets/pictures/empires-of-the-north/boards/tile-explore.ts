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
  p.at({ x: -20, y: -20, turn: -52, size: 0.9 }, () => wing(p, '#1d2130', ink));
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
  p.at({ x: -30, y: -20, turn: -2 }, () => wing(p, BLACK, ink));
}

/** A raven is let loose from two open hands, to find land beyond the morning sea. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 330, { clouds: 3 });
    p.disc(150, 324, 60, '#fff0c4', { ink: 0, light: 6, shade: '#fbd99a' });
    p.form('-40,334! 30,310 100,322 150,300 220,318 290,336!', '#8d93a4', { ink: 2, light: 8 });
    water(p, 330, { strokes: 70 });
    longship(p, { x: 300, y: 396, size: 0.26 }, { sail: '#efe2c4' });
    p.at({ x: 420, y: 236, size: 0.98, turn: 8 }, () => raven(p, 5));
    const skin = '#d0956a';
    for (const flip of [true, false])
      p.at({ x: flip ? 486 : 704, y: 432, flip }, () => {
        p.form('-10,90! 0,20 50,-10 96,10 120,90!', '#3f6a86', { ink: 5, hatch: 0.5, light: 8 });
        p.form('-4,34 6,6 56,-22 96,-6 110,22 50,34', '#e2c383', { ink: 4, light: 4 });
        p.form('10,4 4,-40 24,-66 60,-70 92,-40 96,-4 56,-16', skin, { ink: 5, light: 7 });
        for (const points of [
          '70,-50 96,-74 104,-104',
          '54,-60 70,-92 72,-122',
          '36,-60 42,-92 38,-118',
          '22,-52 16,-80 6,-100',
        ])
          limb(p, points, [24, 21, 14], skin, { ink: 4 });
        p.form('20,-30 40,-58 70,-54 84,-26 50,-10', skin, { ink: 0, light: 4 });
        limb(p, '6,-26 -28,-40 -52,-60', [26, 22, 14], skin, { ink: 4 });
      });
    gull(p, 90, 110, 16);
  },
  strip(p) {
    plain(p, '#e6b98c');
    p.stroke('0,142 220,140 448,142', 3, PAINT.deepSea, 0.5);
    p.at({ x: 226, y: 92, size: 0.38, turn: 8 }, () => raven(p, 7));
  },
};
