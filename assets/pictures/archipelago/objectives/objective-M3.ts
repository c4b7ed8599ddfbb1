import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { armillary, band, strip } from './_parts.ts';

const GOWN = '#2f4a6e';

/** A scholar in a long gown and a flat cap, from behind, who lifts a celestial sphere; stands on y = 0, 520 units high. */
function scholar(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    armillary(p, { x: 150, y: -430, size: 1.06 }, ink);
    p.form('-150,8! -130,-110 -96,-230 -70,-300 -30,-318 30,-318 70,-300 92,-230 122,-110 146,8! 0,18', GOWN, {
      ink,
      hatch: 0.6,
      light: 18,
    });
    for (const points of ['-40,-290 -64,-150 -84,6', '0,-300 -4,-150 -6,10', '40,-290 62,-150 76,6'])
      p.stroke(points, 4, mix(GOWN, INK, 0.6));
    p.form('-64,-300 -100,-240 -136,-150 -148,-90! -80,-96! -66,-180', mix(GOWN, '#8fa9c4', 0.18), {
      ink,
      light: 10,
      hatch: 0.3,
    });
    p.form('-146,-92! -82,-98! -80,-82! -148,-74!', '#c9a05a', { ink: ink - 2, light: 3 });
    p.form('52,-310 84,-318 130,-326 152,-336! 164,-296! 130,-262 84,-230! 60,-250', mix(GOWN, '#8fa9c4', 0.18), {
      ink,
      light: 9,
      hatch: 0.3,
    });
    p.form('136,-330 144,-348 128,-366 104,-362 96,-344 112,-332', PAINT.skin, { ink: ink - 1, light: 4 });
    p.form('96,-346! 128,-350! 124,-322 116,-312 106,-324', '#8a6428', { ink: ink - 2, light: 3 });
    p.form('-66,-306 -40,-286 0,-278 40,-286 66,-306 40,-326 -40,-326', '#c9a05a', { ink: ink - 1, light: 5 });
    p.form('-32,-318 -38,-360 -24,-392 24,-392 38,-360 32,-318 0,-306', '#8d8379', { ink, light: 7, hatch: 0.3 });
    for (const x of [-20, -7, 7, 20]) p.stroke(`${x * 0.8},-376 ${x},-350 ${x * 1.1},-316`, 3, '#5a5048');
    p.form('-62,-382 -46,-412 0,-424 46,-412 62,-382 30,-370 0,-366 -30,-370', '#2a2430', { ink, light: 7 });
  });
}

/** A scholar lifts a sphere of brass hoops before the bright door of a rosy temple. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    band(p, '#d99f86');
    for (let row = 0, y = 4; y < 420; row++, y += 46) {
      p.stroke(`-20,${y} 416,${y + 2} 860,${y}`, 2.4, '#8a5048', 0.7);
      for (let x = (row % 2) * 60 - 20; x < 860; x += 120)
        p.stroke(`${x},${y} ${x + 2},${y + 46}`, 2.2, '#8a5048', 0.6);
    }
    for (const [wide, colour] of [
      [246, '#b56a58'],
      [206, '#e6bc9c'],
      [166, '#c97f66'],
    ] as const)
      p.form(
        `${300 - wide},440! ${300 - wide},${230 - wide * 0.2} ${300 - wide * 0.7},${120 - wide * 0.42} 300,${60 - wide * 0.24} ${300 + wide * 0.7},${120 - wide * 0.42} ${300 + wide},${230 - wide * 0.2} ${300 + wide},440!`,
        colour,
        { ink: 4, light: 9 },
      );
    p.form('168,440! 168,190 210,94 300,52 390,94 432,190 432,440!', '#fdeab8', {
      ink: 4,
      light: 10,
      shade: '#f0c080',
    });
    for (const [x, size] of [
      [636, 1],
      [764, 1],
    ] as const)
      p.at({ x, y: 430, size }, () => {
        p.form('-34,6! -28,-330! 28,-330! 34,6!', '#e9c4a4', { ink: 4, hatch: 0.5 });
        for (const dx of [-12, 4, 16]) p.stroke(`${dx},-320 ${dx},0`, 2.4, '#8a5048');
        p.form('-52,-326! -40,-360! 40,-360! 52,-326!', '#c97f66', { ink: 4 });
      });
    p.form('-40,424! 870,418! 870,520! -40,520!', '#8a5a58', { ink: 4, light: 8 });
    p.stroke('-20,452 400,450 860,454', 3, '#5a3438');
    scholar(p, { x: 278, y: 494, size: 0.88 }, 6);
  },
  strip(p) {
    strip(p, '#eabfa0', '#a8686a', 140);
    scholar(p, { x: 206, y: 196, size: 0.36 }, 7);
  },
};
