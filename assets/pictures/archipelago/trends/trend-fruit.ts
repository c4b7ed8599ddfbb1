import { mix, PAINT } from '../../kit/colour.ts';
import { leaves } from '../../kit/plants.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import { tableTop } from '../../kit/places.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { both, field } from '../../kit/shape.ts';

/** A pineapple with its crown, 400 units high; stands on y = 0. */
function pineapple(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    for (const [points, dark] of [
      ['-10,-206 -60,-250 -110,-262! -70,-280 -30,-250 10,-206', 0.35],
      ['10,-206 60,-256 112,-260! 76,-284 34,-252 -10,-206', 0.35],
      ['-16,-206 -56,-290 -96,-326! -48,-318 -14,-270 12,-206', 0.18],
      ['16,-206 52,-292 92,-330! 44,-322 14,-270 -12,-206', 0.18],
      ['-18,-206 -32,-310 -44,-372! -8,-330 6,-270 14,-206', 0.05],
      ['18,-206 34,-310 40,-376! 6,-332 -6,-270 -14,-206', 0.1],
      ['-14,-204 -12,-320 0,-404! 16,-320 14,-204', 0],
    ] as const)
      p.form(points, mix('#5f9a4a', INK, dark), { ink: ink - 1, light: 6 });
    p.form(both('0,-218 -46,-212 -84,-176 -98,-110 -88,-44 -54,-6 0,4'), '#e0a03a', {
      ink,
      hatch: 0.4,
      light: 18,
      shade: '#9a5a22',
    });
    for (let row = 0; row < 6; row++)
      for (let at = -2; at <= 2; at++) {
        const [x, y] = [at * 36 + (row % 2) * 18, -24 - row * 33];
        if ((x / 84) ** 2 + ((y + 107) / 104) ** 2 > 1) continue;
        p.stroke(`${x - 18},${y} ${x},${y - 20} ${x + 18},${y}`, ink * 0.8, '#8a4f1e');
        p.stroke(`${x - 18},${y} ${x},${y + 18} ${x + 18},${y}`, ink * 0.8, '#8a4f1e');
        p.disc(x, y, 4.5, '#6b3a18', { ink: 0 });
      }
  });
}

/** A hand of bananas that hangs together at its stalk, about 220 wide. */
function bananas(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const [points, colour] of [
      ['0,-120 60,-96 104,-40 112,16', '#c9a02c'],
      ['-2,-118 40,-84 66,-24 60,34', '#e8c443'],
      ['-6,-116 12,-74 20,-14 2,44', '#f0d052'],
      ['-10,-116 -22,-72 -34,-20 -62,30', '#e8c443'],
    ] as const)
      limb(p, points, [14, 44, 46, 12], colour, { ink: 4, light: 9, hatch: 0.3, shade: '#98752a' });
    limb(p, '-4,-108 -16,-136 -10,-160', [34, 24, 20], '#7a6a34', { ink: 4 });
  });
}

/** A papaya cut in half, black seeds in red flesh, 150 high, in the middle of its place. */
function papaya(p: Painter, place: Place): void {
  p.at(place, () => {
    p.disc(0, 0, 62, '#8a9a3a', { ink: 5, high: 92, light: 8 });
    p.disc(0, 0, 52, '#f08a4c', { ink: 2, high: 81, light: 8, shade: '#c9522e' });
    p.disc(0, 6, 22, '#b53a26', { ink: 2, high: 48, light: 4 });
    for (let at = 0; at < 14; at++)
      p.disc(p.chance.number(-13, 13), p.chance.number(-30, 44), 6, '#241a18', { ink: 0, light: 2, shade: '#0f0c10' });
  });
}

/** A pineapple among bananas, papayas and guavas on a red cloth before dark leaves. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    field(p, '#24453a', '#1a3230', 0.5);
    for (const x of [60, 240, 440, 640, 800]) leaves(p, x, 330, { many: 5, size: 1.7, colour: '#2f5a40' });
    tableTop(p, 330, { cloth: '#a8322c' });
    for (const points of ['60,340 40,400 60,480', '420,336 430,420 400,490', '700,338 740,400 730,490'])
      p.stroke(points, 7, '#6b1c1e');
    bananas(p, { x: 520, y: 330, size: 1.3 });
    pineapple(p, { x: 330, y: 424, size: 1.02 });
    papaya(p, { x: 640, y: 380, size: 0.95, turn: 24 });
    for (const [x, y, colour] of [
      [150, 380, '#b5b84a'],
      [214, 400, '#d9763a'],
      [96, 416, '#d95a3a'],
      [170, 440, '#c9c05a'],
      [450, 430, '#d9603a'],
      [520, 438, '#b8bb4c'],
      [740, 436, '#d9763a'],
    ] as const) {
      p.disc(x, y, 40, colour, { ink: 5, high: 37, light: 11, hatch: 0.4 });
      p.stroke(`${x - 4},${y - 32} ${x + 2},${y - 46}`, 5, PAINT.darkWood);
    }
  },
  strip(p) {
    field(p, '#7a2a2a', '#5a2024');
    bananas(p, { x: 292, y: 128, size: 0.55 });
    pineapple(p, { x: 212, y: 156, size: 0.38 }, 7);
  },
};
