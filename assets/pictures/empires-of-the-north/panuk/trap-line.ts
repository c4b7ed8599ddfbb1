import { PAINT } from '../../kit/colour.ts';
import { ground, hills } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { hunter } from './_folk.ts';
import { skyOf } from './_ice.ts';

/** A deadfall: a heavy slab propped up by a figure four of sticks over a bait, 200 high; stands on y = 0. */
function deadfall(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    p.form('-120,12 -60,-14 60,-60 170,-8 180,18 0,26', '#3d4058', { ink: 0, light: 4 });
    p.form('20,10! 14,-26 48,-46! 78,-30 84,12!', '#a08a84', { ink: ink - 1, hatch: 0.5 });
    p.form('76,14! 72,-18 104,-34! 140,-20 146,16!', '#8a7f88', { ink: ink - 1, hatch: 0.5 });
    p.form('-30,12 -34,-8 -10,-20 16,-10 14,10 -8,16', '#c2412f', { ink: ink - 2, light: 5 });
    p.beam('-96,14 -92,-60 -98,-136', 14, '#c9914f', { ink: ink - 1 });
    p.beam('-112,-52 -50,-46 14,-34', 10, '#c9914f', { ink: ink - 2 });
    p.beam('-112,-132 -60,-92 8,-38', 10, '#dca862', { ink: ink - 2 });
    p.form('-146,-150! -132,-196! -100,-206! 70,-112 190,-36! 206,8! 168,18! 40,-50 -116,-128!', '#7f7a86', {
      ink,
      hatch: 0.8,
      light: 13,
    });
    p.form('-140,-192 -112,-222 -60,-210 80,-124 196,-40! 170,-38 60,-96 -70,-172 -112,-180', '#f6eef0', {
      ink: ink - 1,
      light: 7,
      shade: '#a99bb8',
    });
    p.form('-150,18! -146,-10 -124,-24! -96,-14 -88,18!', '#8a7f88', { ink: ink - 1, hatch: 0.5 });
  });
}

/** A white fox that creeps up with a lifted paw, looking to the right, 110 high; stands on y = 0. */
function fox(p: Painter, place: Place): void {
  const [fur, far] = ['#f7f0e6', '#b9aebc'];
  p.at(place, () => {
    p.form('-30,-44 -30,-26 -42,-14 -40,0! -24,0! -26,-12 -14,-24 -6,-44', far, { ink: 2, light: 3 });
    p.form('46,-48 64,-34 78,-30 84,-18! 70,-16 50,-26 30,-40', far, { ink: 2, light: 3 });
    p.form('-54,-66 -96,-50 -136,-18 -160,-14! -136,4 -96,-2 -62,-28 -44,-50', fur, {
      ink: 4,
      light: 7,
      hatch: 0.4,
      shade: far,
    });
    p.form('-68,-58 -50,-80 -6,-82 36,-82 60,-64 52,-42 4,-38 -44,-40', fur, {
      ink: 4,
      light: 10,
      hatch: 0.5,
      shade: far,
    });
    p.form('-72,-56 -78,-36 -66,-26 -72,-12 -76,0! -56,0! -56,-10 -48,-28 -36,-48', fur, {
      ink: 3,
      light: 4,
      shade: far,
    });
    p.form('34,-56 38,-30 34,0! 52,2! 52,-28 58,-54', fur, { ink: 3, light: 4, shade: far });
    p.form('36,-78! 46,-108! 62,-94 78,-112! 88,-84 104,-66 126,-52! 118,-42 88,-42 56,-48', fur, {
      ink: 4,
      light: 6,
      shade: far,
    });
    p.disc(123, -49, 5.5, '#2a2428', { ink: 0 });
    p.stroke('88,-68 97,-64', 3.4);
  });
}

/** A line of deadfalls goes over the evening snow into the distance; a white fox creeps up to the nearest bait. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    skyOf(p, 180, ['#4f5a8e', '#c8789a', '#f6b86a']);
    hills(p, 172, 22, '#8a7f9e');
    ground(p, 190, '#d3c4d4', { strokes: 40 });
    p.wash('-40,330 200,300 460,330 880,300! 880,520! -40,520!', '#b5a6c4', 0.7);
    p.stroke('420,470 360,400 300,330 260,290 300,256 400,230 470,208 460,196', 7, '#8c7f9c', 0.75);
    for (const [x, y, size] of [
      [470, 204, 0.14],
      [370, 230, 0.24],
      [180, 282, 0.46],
    ] as const) {
      const post = x + 240 * size;
      p.beam(
        `${post},${y} ${post + 16 * size},${y - 190 * size} ${post + 50 * size},${y - 340 * size}`,
        3 + 11 * size,
        PAINT.darkWood,
        { ink: 2 },
      );
      p.form(
        `${post + 44 * size},${y - 320 * size}! ${post + 90 * size},${y - 290 * size} ${post + 70 * size},${y - 220 * size} ${post + 96 * size},${y - 170 * size}! ${post + 40 * size},${y - 210 * size} ${post + 36 * size},${y - 270 * size}`,
        '#c2412f',
        { ink: 2, light: 2 },
      );
      deadfall(p, { x, y, size }, 3);
    }
    hunter(p, { x: 548, y: 232, size: 0.46 }, { coat: '#b5432f', ink: 2 });
    deadfall(p, { x: 604, y: 420, size: 1.36 });
    fox(p, { x: 250, y: 440, size: 1.5 });
    for (const [x, y] of [
      [30, 470],
      [74, 452],
      [112, 466],
    ] as const)
      p.disc(x, y, 9, '#7f7296', { ink: 2, high: 5, light: 2 });
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#f3bd88');
    p.wash('-40,128 120,120 300,132 490,122! 490,200! -40,200!', '#d9c6d6');
    deadfall(p, { x: 284, y: 144, size: 0.62 }, 5);
    fox(p, { x: 112, y: 146, size: 0.7 });
  },
};
