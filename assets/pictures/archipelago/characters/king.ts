import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { ground } from './_a-hands.ts';

const [BLUE, GOLD, ERMINE] = ['#3d6cd2', '#eab83e', '#f8f2e4'];

/** Black tails on ermine. */
function tails(p: Painter, points: readonly (readonly [number, number])[]): void {
  for (const [x, y] of points)
    p.form(`${x},${y - 11}! ${x + 7},${y + 10} ${x},${y + 15} ${x - 7},${y + 10}`, INK, {
      ink: 0,
      light: 0,
      shade: INK,
    });
}

/** A king from behind in a mantle edged with ermine, crown and sceptre; 430 units high, its train spreads on y = 0. */
function king(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    limb(p, '84,-220 140,-196 166,-240', [60, 52, 40], '#7a2f4a', { ink });
    p.beam('176,-130 176,-392', 13, GOLD, { ink: ink - 1 });
    p.disc(176, -404, 20, GOLD, { ink, light: 5 });
    p.form('176,-456! 190,-432! 210,-426! 190,-416! 176,-396! 162,-416! 142,-426! 162,-432!', GOLD, {
      ink: ink - 1,
      light: 4,
    });
    p.form('150,-240 152,-268 174,-278 198,-268 198,-244 178,-232', PAINT.skin, { ink: ink - 1, light: 5 });
    // The train lies out to the left over the steps.
    p.form(
      '-92,-250 -112,-160 -140,-80 -220,-20 -300,20! -180,40 0,40 130,36! 160,20 132,-70 112,-170 92,-250 0,-270',
      BLUE,
      { ink, hatch: 0.5, light: 24, shade: '#1c3680' },
    );
    for (const points of [
      '-60,-170 -90,-70 -190,10',
      '-10,-160 -24,-60 -70,18',
      '40,-160 50,-60 40,18',
      '80,-160 96,-70 110,10',
    ])
      p.stroke(points, 5, mix(BLUE, INK, 0.6));
    for (const [x, y] of [
      [-74, -120],
      [-100, -50],
      [-34, -92],
      [-50, -22],
      [14, -120],
      [12, -44],
      [70, -100],
      [78, -30],
      [-160, -4],
    ] as const)
      p.form(`${x},${y - 14}! ${x + 10},${y}! ${x},${y + 14}! ${x - 10},${y}!`, GOLD, { ink: ink - 3, light: 3 });
    p.form(
      '-310,14! -220,-34 -150,-78! -132,-62 -206,0 -120,12 0,14 90,10 124,0! 168,16! 150,44 0,54 -180,54 -318,40!',
      ERMINE,
      { ink, light: 8, shade: '#b7b0b4' },
    );
    tails(p, [
      [-258, 20],
      [-206, 28],
      [-150, 28],
      [-92, 34],
      [-34, 34],
      [26, 34],
      [82, 32],
      [132, 24],
      [-196, -28],
    ]);
    p.form('-112,-176 -104,-232 -66,-268 0,-280 66,-268 104,-232 114,-176 60,-150 0,-142 -60,-150', ERMINE, {
      ink,
      hatch: 0.3,
      light: 12,
      shade: '#b7b0b4',
    });
    tails(p, [
      [-78, -190],
      [-42, -222],
      [-28, -172],
      [8, -206],
      [34, -168],
      [56, -222],
      [84, -188],
      [-72, -236],
      [14, -250],
    ]);
    p.form('-52,-270 -60,-310 -52,-352 52,-352 60,-310 54,-268 28,-252 0,-262 -26,-252', '#b07a42', {
      ink,
      hatch: 0.5,
      light: 8,
    });
    for (const x of [-26, 0, 26]) p.stroke(`${x},-340 ${x * 1.2},-300 ${x * 1.1},-266`, 3, INK, 0.7);
    p.form('-44,-346 -30,-396 0,-408 30,-396 44,-346', '#8a1f2c', { ink: ink - 1, light: 6 });
    p.form(
      '-56,-334! -70,-412! -42,-378! -28,-418! -10,-382! 0,-432! 10,-382! 28,-418! 42,-378! 70,-412! 56,-334! 0,-322',
      GOLD,
      { ink, light: 8 },
    );
    for (const [x, y] of [
      [-70, -414],
      [-28, -420],
      [0, -434],
      [28, -420],
      [70, -414],
    ] as const)
      p.disc(x, y, 8, ERMINE, { ink: ink - 2, light: 3 });
    for (const x of [-32, 0, 32])
      p.disc(x, -346 + Math.abs(x) * -0.1, 8, x === 0 ? '#b3202e' : '#2f8a5a', { ink: ink - 3, light: 2 });
  });
}

/** A king in a long blue mantle goes up the steps to the throne. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    ground(p, '#5c2f28');
    for (const x of [60, 440, 800]) {
      p.form(`${x - 30},300! ${x - 26},-40! ${x + 26},-40! ${x + 30},300!`, '#7d4a36', {
        ink: 3,
        hatch: 0.4,
        light: 10,
      });
      p.form(`${x - 42},312! ${x - 38},276! ${x + 38},276! ${x + 42},312!`, '#7d4a36', { ink: 3, light: 5 });
    }
    p.form('112,230! 112,90 130,46 160,24 190,46 208,90 208,230!', '#b0804e', { ink: 4, light: 8, shade: '#8a5a38' });
    p.beam('160,26 160,228', 7, '#4a2a20', { ink: 1 });
    for (const y of [90, 140, 190]) p.beam(`114,${y} 206,${y}`, 5, '#4a2a20', { ink: 1 });
    p.wash('112,100! 208,60! 420,440! 240,480!', '#f2c88a', 0.14);
    p.form('500,-40! 520,60 506,180 516,304! 756,304! 764,180 750,60 770,-40!', '#9a2a30', {
      ink: 4,
      hatch: 0.4,
      light: 16,
    });
    for (const x of [550, 600, 680, 724]) p.stroke(`${x},-20 ${x + 4},140 ${x},300`, 4, '#4a1420');
    p.form(
      '470,-40! 800,-40! 790,30! 760,54! 730,34! 700,58! 666,36! 634,60! 600,36! 568,58! 536,34! 506,54! 480,30!',
      GOLD,
      { ink: 4, light: 8 },
    );
    p.form('574,300! 574,130! 596,104 634,84 672,104 694,130! 694,300!', GOLD, { ink: 5, hatch: 0.4, light: 9 });
    p.form('594,270! 594,144! 634,108 674,144! 674,270!', '#5a2f6a', { ink: 4, light: 8 });
    p.form('552,312! 552,212! 580,212! 580,250! 690,250! 690,212! 718,212! 718,312!', GOLD, { ink: 5, light: 7 });
    for (const [y, left] of [
      [300, 340],
      [344, 260],
      [392, 150],
      [440, -30],
    ] as const) {
      p.form(`${left},${y}! 862,${y}! 862,${y + 60}! ${left - 20},${y + 60}!`, '#6f4430', { ink: 4, light: 9 });
      p.form(`520,${y}! 744,${y}! 780,${y + 50}! 490,${y + 50}!`, '#b03038', { ink: 3, light: 8 });
    }
    p.wash('-30,300! 340,300! 320,344! 240,392! 130,440! -30,440!', '#472820');
    king(p, { x: 316, y: 436, size: 0.92 }, 6);
  },
  strip(p) {
    ground(p, '#562a26');
    king(p, { x: 230, y: 184, size: 0.41 }, 8);
  },
};
