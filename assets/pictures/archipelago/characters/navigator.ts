import { PAINT } from '../../kit/colour.ts';
import { sky, water } from '../../kit/land.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arm } from './_b-people.ts';

const [BRASS, COAT] = ['#dba843', '#7a2f2c'];

/** A mariner's astrolabe that hangs by its ring: a heavy open wheel, and the sight that turns on it; the wheel's middle at 0, 0, 250 units across. */
function astrolabe(p: Painter, place: Place, through: string): void {
  p.at(place, () => {
    p.disc(0, -156, 22, BRASS, { ink: 4, light: 4 });
    p.disc(0, -156, 11, through, { ink: 2, light: 0, shade: through });
    p.form('-20,-116! -12,-142 12,-142 20,-116!', BRASS, { ink: 4, light: 4 });
    p.disc(0, 0, 125, BRASS, { ink: 5, light: 10, hatch: 0.4 });
    // What shows through the wheel: four windows, the lower two smaller, for its foot is heavy.
    for (const points of [
      '-12,-12! -12,-92! -46,-84 -78,-54 -92,-12!',
      '12,-12! 12,-92! 46,-84 78,-54 92,-12!',
      '-12,12! -90,12! -80,44 -62,60! -12,60!',
      '12,12! 90,12! 80,44 62,60! 12,60!',
    ])
      p.form(points, through, { ink: 3, light: 0, shade: through });
    for (let at = 0; at < 28; at++) {
      const turn = Math.PI + (at / 27) * Math.PI;
      const [c, s] = [Math.cos(turn), Math.sin(turn)];
      const deep = at % 3 === 0 ? 104 : 111;
      p.stroke(`${round(c * 122)},${round(s * 122)} ${round(c * deep)},${round(s * deep)}`, 2.4);
    }
    p.at({ x: 0, y: 0, turn: -38 }, () => {
      p.form('-132,-5! -20,-9 0,-15 20,-9 132,-5! 132,6! 20,9 0,15 -20,9 -132,6!', '#f0cf7c', { ink: 4, light: 4 });
      for (const x of [-84, 84])
        p.form(`${x - 8},4! ${x - 8},-30! ${x + 8},-30! ${x + 8},4!`, '#f0cf7c', { ink: 4, light: 3 });
    });
    p.disc(0, 0, 13, '#a8732a', { ink: 3, light: 3 });
  });
}

/** A star large enough to be sighted. */
function lodestar(p: Painter, x: number, y: number, size: number): void {
  p.glow(x, y, 90 * size, '#dbe6f4', 0.7);
  p.at({ x, y, size }, () => p.wash('0,-36! 4,-5! 34,0! 4,5! 0,36! -4,5! -34,0! -4,-5!', '#fff6dc', 1));
}

/** Under the stars of a calm night a navigator holds his astrolabe up to one of them. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    p.wash('-30,-30! 870,-30! 870,520! -30,520!', '#1b3563');
    sky(p, 420, { clouds: 0, stars: true });
    p.wash('-30,-30! 870,-30! 870,300! 400,250 -30,340!', '#1d3a70', 0.6);
    // The Wain, and the star its two hindmost point to.
    for (const [x, y, r] of [
      [60, 250, 5],
      [118, 206, 5],
      [96, 150, 5],
      [34, 176, 6],
      [176, 158, 4],
      [214, 108, 5],
      [262, 70, 5],
    ] as const)
      p.disc(x, y, r, '#fff3d0', { ink: 0, light: 0, shade: '#fff3d0' });
    lodestar(p, 566, 84, 1.25);
    water(p, 408, { colour: '#173058', strokes: 40 });
    // He himself, from behind: shoulders, ruff and cap.
    p.form('500,520! 520,420 570,372 640,350 730,352 800,380 850,420 870,520!', COAT, {
      ink: 5,
      hatch: 0.6,
      light: 20,
    });
    p.stroke('690,356 700,420 696,490', 3);
    arm(p, '590,420 508,330 470,230 418,130', [118, 92, 70, 50], COAT, { ink: 5, hatch: 0.5, light: 14, melt: true });
    for (const points of ['520,300 500,318 484,336', '484,232 462,246 446,262', '540,352 520,372 508,396'])
      p.stroke(points, 3);
    p.form('392,116 398,92 424,84 446,104 452,130 430,146 404,144', PAINT.wool, { ink: 4, light: 6 });
    p.form('606,362 614,338 650,326 706,326 744,340 752,364 700,380 650,378', PAINT.wool, { ink: 4, light: 7 });
    for (const x of [636, 664, 692, 720]) p.stroke(`${x},332 ${x - 3},374`, 2);
    p.form('628,336 614,290 620,244 660,222 704,226 736,254 738,300 726,338', '#4a3020', {
      ink: 4,
      light: 9,
      hatch: 0.5,
    });
    for (const x of [650, 676, 702]) p.stroke(`${x},262 ${x - 4},300 ${x},334`, 2.4);
    p.form('596,262 604,220 650,186 708,186 750,216 760,252 730,268 680,258 632,272', '#2f6a6c', {
      ink: 5,
      light: 12,
      hatch: 0.4,
    });
    p.form('600,268 640,256 690,250 756,250 758,266 690,266 640,274 604,284', '#24504f', { ink: 3, light: 3 });
    astrolabe(p, { x: 318, y: 262 }, '#1b3563');
    // The hand: fingers closed on the ring, the thumb over it.
    p.form('408,134 372,132 330,120 312,104 316,90 336,86 352,72 380,66 404,78 424,100', PAINT.skin, {
      ink: 4,
      light: 7,
    });
    for (const points of ['330,88 344,100 356,108', '344,78 358,92 370,100']) p.stroke(points, 2.6);
    p.form('372,112 340,116 314,118 304,108 318,98 352,98 378,92', PAINT.skin, { ink: 4, light: 4 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#1b3563');
    astrolabe(p, { x: 214, y: 92, size: 0.55 }, '#1b3563');
    lodestar(p, 322, 40, 0.7);
  },
};
