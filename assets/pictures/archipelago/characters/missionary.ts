import { mix, PAINT } from '../../kit/colour.ts';
import { leaves } from '../../kit/plants.ts';
import { hut } from '../../kit/towns.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { jungle } from '../../kit/places.ts';
import { ground } from './_a-hands.ts';

/** A friar from behind in a pale brown habit: tonsure, cowl, knotted cord, a cross of two branches in one hand, a book in the other; 400 units high. */
function friar(p: Painter, place: Place, ink: number): void {
  const [habit, bark] = ['#c99a64', '#f0dcae'];
  p.at(place, () => {
    limb(p, '150,10 146,-200 152,-452', [24, 22, 18], bark, { ink });
    limb(p, '70,-368 150,-376 232,-366', [18, 22, 17], bark, { ink });
    for (const points of ['134,-392 168,-358', '168,-392 134,-356', '132,-376 172,-372'])
      p.stroke(points, 8, '#6b4528');
    for (const x of [-40, 34]) {
      p.form(`${x - 26},4! ${x - 22},-30 ${x + 22},-30 ${x + 26},4!`, PAINT.skin, { ink: ink - 1, light: 4 });
      p.stroke(`${x - 26},-8 ${x},-12 ${x + 26},-8`, 8, '#5a3a24');
    }
    limb(p, '50,-236 126,-196 146,-240', [84, 74, 56], habit, { ink, hatch: 0.4 });
    p.form('126,-236 128,-266 148,-276 170,-266 170,-238 148,-228', PAINT.skin, { ink: ink - 1, light: 5 });
    limb(p, '-50,-236 -108,-196 -104,-146', [84, 70, 56], habit, { ink, hatch: 0.4 });
    p.form('-150,-168! -84,-190! -66,-118! -132,-96!', '#8a2f2a', { ink, light: 6 });
    p.form('-132,-96! -66,-118! -62,-104! -128,-82!', PAINT.wool, { ink: ink - 1, light: 3 });
    p.form('-118,-146 -84,-152 -72,-138 -84,-126 -116,-122', PAINT.skin, { ink: ink - 1, light: 4 });
    p.form(
      '-96,-10! -92,-100 -76,-170 -84,-240 -52,-276 0,-288 52,-276 84,-240 76,-170 94,-100 104,-10! 50,-2 0,-8 -50,-2',
      habit,
      {
        ink,
        hatch: 0.5,
        light: 18,
        shade: '#7a5436',
      },
    );
    for (const points of ['-54,-140 -62,-60 -58,-8', '-14,-140 -10,-60 -16,-8', '54,-140 64,-60 60,-8'])
      p.stroke(points, 5, mix(habit, INK, 0.55));
    p.form('-80,-176 0,-162 80,-176 78,-158 0,-146 -78,-158', '#f8f0da', { ink: ink - 1, light: 4 });
    p.stroke('34,-158 40,-100 36,-24', 14, INK);
    p.stroke('34,-158 40,-100 36,-24', 10, '#f8f0da');
    for (const y of [-108, -72, -34]) p.disc(38, y, 11, '#f8f0da', { ink: ink - 2, light: 3 });
    p.form('-66,-270 -40,-298 0,-304 40,-298 66,-270 48,-220 6,-168! -42,-220', mix(habit, INK, 0.14), {
      ink,
      hatch: 0.3,
      light: 10,
    });
    p.stroke('-44,-266 0,-252 44,-266', 5, mix(habit, INK, 0.6));
    for (const x of [-50, 50]) p.disc(x, -330, 9, PAINT.skin, { ink: ink - 2, high: 15, light: 3 });
    p.form('-44,-290 -54,-330 -44,-372 0,-392 44,-372 54,-330 44,-290 0,-276', '#4a2c1a', {
      ink,
      hatch: 0.5,
      light: 8,
    });
    p.disc(0, -366, 34, '#dba478', { ink: ink - 1, high: 23, light: 6 });
  });
}

/** A friar with a cross of branches walks up the path to a village in the forest, where some sit and wait. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    jungle(p, 300, { leaf: '#2f5a3a', earth: '#5a6a3a', light: '#8fb07a' });
    p.form('130,500! 340,400 470,340 540,306! 610,306! 560,350 520,420 520,500!', '#a68c54', { ink: 2, light: 10 });
    hut(p, { x: 506, y: 316, size: 0.8 });
    hut(p, { x: 706, y: 344, size: 1.16 });
    p.glow(600, 330, 90, PAINT.fire, 0.35);
    for (const [x, y, colour] of [
      [556, 356, '#b5622f'],
      [596, 346, '#e6c46a'],
      [640, 372, '#3f6a86'],
      [592, 384, '#a8392b'],
    ] as const) {
      p.form(
        `${x - 20},${y}! ${x - 18},${y - 22} ${x - 8},${y - 34} ${x + 8},${y - 34} ${x + 18},${y - 20} ${x + 22},${y}!`,
        colour,
        { ink: 3, light: 5 },
      );
      p.disc(x, y - 44, 11, '#2a1c18', { ink: 2, high: 13, light: 3 });
    }
    friar(p, { x: 250, y: 510, size: 1.08 }, 6);
    leaves(p, 30, 492, { size: 0.8 });
    leaves(p, 810, 500, { size: 0.9 });
  },
  strip(p) {
    ground(p, '#2f5a40');
    friar(p, { x: 200, y: 204, size: 0.44 }, 8);
  },
};
