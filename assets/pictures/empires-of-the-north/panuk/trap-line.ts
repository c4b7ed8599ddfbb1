import { PAINT } from '../../kit/colour.ts';
import { ground, hills } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { hunter } from './_folk.ts';
import { skyOf } from './_ice.ts';

/** A deadfall: a slab of stone held up by a trigger of sticks over a bait, 190 high; stands on y = 0. */
function deadfall(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    p.form('96,10! 90,-50 110,-96! 160,-104 176,-60! 184,12!', '#7d7478', { ink, hatch: 0.7 });
    p.form('-70,10 -20,-8 60,-10 130,0 110,18 -40,20', '#4d5068', { ink: 0, light: 4, opacity: 0.6 });
    p.form('-34,0 -20,-14 6,-14 16,-2 0,6', PAINT.red, { ink: ink - 2, light: 4 });
    p.beam('-62,8 -58,-60 -66,-128', 13, PAINT.wood, { ink: ink - 1 });
    p.beam('-62,-66 -10,-30', 9, PAINT.wood, { ink: ink - 2 });
    p.beam('-70,-118 -44,-78 -12,-24', 8, '#c58d4e', { ink: ink - 2 });
    p.form('-150,-182! -120,-206 40,-150 176,-82! 190,-56 160,-40! 20,-92 -136,-150!', '#938a8c', {
      ink,
      hatch: 0.8,
      light: 12,
    });
    p.form('-148,-184 -118,-212 -40,-190 60,-154 172,-94! 150,-92 40,-132 -60,-168', PAINT.snow, {
      ink: ink - 1,
      light: 6,
    });
    p.form('-100,16! -84,-14 -64,-20 -40,10!', '#7d7478', { ink: ink - 1, hatch: 0.5 });
  });
}

/** A white fox that sniffs, looking to the right, 90 high; stands on y = 0. */
function fox(p: Painter, place: Place): void {
  const fur = '#f3ece0';
  p.at(place, () => {
    p.form('-56,-52 -96,-60 -130,-40 -138,-14 -104,-12 -70,-26', fur, { ink: 3, light: 6, hatch: 0.4 });
    p.form('-46,-34 -52,-16 -44,0! -32,0! -34,-18 -24,-34', '#c9c1bb', { ink: 2, light: 3 });
    p.form('30,-30 30,0! 42,0! 44,-30', '#c9c1bb', { ink: 2, light: 3 });
    p.form('-64,-42 -46,-64 0,-66 40,-62 58,-44 48,-26 0,-24 -48,-22', fur, { ink: 4, light: 9, hatch: 0.4 });
    p.form('-58,-40 -66,-20 -60,0! -46,0! -44,-18 -34,-36', fur, { ink: 3, light: 3 });
    p.form('40,-40 48,0! 62,0! 58,-40', fur, { ink: 3, light: 3 });
    p.form('36,-62! 42,-88! 58,-74 70,-90! 80,-66 92,-48 112,-34! 104,-26 76,-28 52,-32', fur, { ink: 3, light: 5 });
    p.disc(109, -32, 4.5, '#2a2428', { ink: 0 });
    p.stroke('80,-50 88,-46', 3);
  });
}

/** A line of deadfalls goes over the evening snow, marked by stakes; a fox comes to the nearest bait. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    skyOf(p, 200, ['#5a5c86', '#c8789a', '#f2b06a']);
    hills(p, 196, 26, '#8a7f9e');
    ground(p, 206, '#d8c9d2', { strokes: 50 });
    p.stroke('560,470 640,380 560,320 450,270 470,236 540,212', 5, '#8c7f9c', 0.7);
    for (const [x, y, size] of [
      [540, 214, 0.12],
      [440, 238, 0.2],
      [226, 262, 0.36],
    ] as const) {
      deadfall(p, { x, y, size }, 3);
      p.beam(`${x + 300 * size},${y} ${x + 310 * size},${y - 320 * size}`, 3 + 10 * size, PAINT.darkWood, { ink: 2 });
      p.form(
        `${x + 310 * size},${y - 316 * size}! ${x + 420 * size},${y - 290 * size} ${x + 312 * size},${y - 250 * size}!`,
        PAINT.red,
        { ink: 2, light: 2 },
      );
    }
    hunter(p, { x: 560, y: 268, size: 0.42 }, { coat: PAINT.pine, ink: 2, arms: 'right' });
    deadfall(p, { x: 640, y: 436, size: 1.42 });
    fox(p, { x: 344, y: 434, size: 1.26 });
    for (const [x, y] of [
      [60, 470],
      [104, 452],
      [148, 462],
      [192, 446],
    ] as const)
      p.disc(x, y, 8, '#8c7f9c', { ink: 2, high: 4, light: 2 });
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#f0b887');
    p.wash('-40,126 120,118 300,130 490,120! 490,200! -40,200!', '#e3d2d6');
    deadfall(p, { x: 262, y: 142, size: 0.62 }, 5);
    fox(p, { x: 120, y: 144, size: 0.66 });
  },
};
