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

/** A raven is let loose from two open hands, to find land beyond the morning sea. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 330, { clouds: 3 });
    p.disc(150, 324, 60, '#fff0c4', { ink: 0, light: 6, shade: '#fbd99a' });
    p.form('-40,334! 30,310 100,322 150,300 220,318 290,336!', '#8d93a4', { ink: 2, light: 8 });
    water(p, 330, { strokes: 70 });
    longship(p, { x: 150, y: 410, size: 0.26 }, { sail: '#efe2c4' });
    p.at({ x: 350, y: 232, size: 0.92, turn: 10 }, () => raven(p, 5));
    // Two arms reach out from the right, one behind the other, palms up.
    for (const [x, y, size, sleeve, skin] of [
      [762, 372, 0.8, '#2f5068', '#b8805a'],
      [714, 408, 0.94, '#3f6a86', '#d0956a'],
    ] as const)
      p.at({ x, y, size, turn: -10, flip: true }, () => {
        limb(p, '30,6 62,-36 98,-62', [34, 29, 16], mix(skin, INK, 0.14), { ink: 4, light: 4 });
        p.form('-40,40 -30,0 16,-12 70,2 120,2 160,-14 194,-46! 208,-34 198,4 166,32 116,48 50,62 -10,70', skin, {
          ink: 5,
          light: 9,
          hatch: 0.3,
        });
        for (const points of ['112,34 158,16 192,-22', '98,46 152,30 188,-2']) p.stroke(points, 3, mix(skin, INK, 0.6));
        p.form('-260,150! -200,60 -110,10 -24,-22! 4,10 20,50 18,86! -60,140 -160,240!', sleeve, {
          ink: 5,
          light: 10,
          hatch: 0.5,
        });
        p.form('-48,-10 -16,-30! 12,2 28,52 26,94! -4,100! -6,56 -20,20', '#e2c383', { ink: 4, light: 4 });
      });
    gull(p, 90, 110, 16);
  },
  strip(p) {
    plain(p, '#d0764a');
    p.stroke('0,142 220,140 448,142', 3, PAINT.deepSea, 0.5);
    p.at({ x: 226, y: 112, size: 0.34, turn: 8 }, () => raven(p, 7));
  },
};
