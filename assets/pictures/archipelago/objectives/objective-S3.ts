import { mix, PAINT } from '../../kit/colour.ts';
import { leaves } from '../../kit/plants.ts';
import { INK } from '../../kit/ink.ts';
import { ground, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { strip } from './_parts.ts';

const RED = '#a8392b';

/** A captain from behind in a red cloak and a broad plumed hat, a hand on the hilt; 470 units high, stands on y = 0. */
function captain(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const [x, way] of [
      [-44, -1],
      [44, 1],
    ] as const)
      p.form(`${x - 30},6! ${x - 26},-90! ${x + 26},-90! ${x + 30},6! ${x + way * 34},12 ${x},14`, '#2c2220', {
        ink,
        light: 5,
      });
    p.beam('70,-190 180,-110 262,-40', 11, '#b9bcb8', { ink: ink - 1 });
    p.form(
      '-8,-372 -70,-352 -118,-300 -138,-200 -156,-70! -120,-52 -92,-66! -50,-44 -10,-58! 40,-42 88,-62! 120,-52 158,-76! 136,-210 116,-304 66,-352',
      RED,
      { ink, hatch: 0.6, light: 20 },
    );
    for (const points of ['-60,-340 -90,-220 -100,-70', '-14,-350 -22,-200 -14,-64', '50,-340 84,-220 94,-70'])
      p.stroke(points, 4, mix(RED, INK, 0.6));
    p.form('-70,-356 -30,-336 30,-336 70,-354! 56,-316 0,-300 -58,-318', PAINT.wool, { ink: ink - 1, light: 6 });
    p.form('118,-250 168,-214 176,-180 140,-170! 90,-196', '#3d3a4a', { ink, light: 6 });
    p.form('58,-186 70,-204 110,-206 118,-186 96,-174', PAINT.skin, { ink: ink - 1, light: 4 });
    p.stroke('52,-212 70,-178 92,-160', 7, PAINT.gold);
    p.form('-36,-348 -38,-396 38,-396 36,-348 0,-330', '#3b2618', { ink, light: 6 });
    p.form('-132,-398 -70,-424 0,-430 76,-426 136,-410 70,-382 0,-374 -74,-380', '#2f3a4a', { ink, light: 9 });
    p.form('-58,-420 -54,-462 -20,-484 26,-482 58,-458 60,-420 0,-410', '#2f3a4a', { ink, hatch: 0.4, light: 9 });
    p.stroke('-58,-424 0,-414 60,-424', 8, PAINT.gold);
    p.form(
      '50,-430 70,-480 120,-512 176,-498 214,-450 208,-426! 180,-452 150,-452! 120,-440 96,-430! 70,-420',
      '#f1ead6',
      { ink: ink - 1, light: 8 },
    );
  });
}

/** A captain in a red cloak, from behind, before the grey steps of a temple. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 330, { clouds: 4 });
    ground(p, 380, '#77805e');
    for (const [at, wide, top] of [
      [0, 400, 318],
      [1, 318, 254],
      [2, 236, 192],
      [3, 156, 132],
    ] as const) {
      p.form(
        `${300 - wide},${top + 68}! ${300 - wide + 18},${top}! ${300 + wide - 18},${top}! ${300 + wide},${top + 68}!`,
        mix('#9fa396', '#cfcfc0', at / 4),
        { ink: 3, hatch: 0.5, light: 12 },
      );
      for (let x = 300 - wide + 50; x < 300 + wide - 30; x += 66)
        p.stroke(`${x},${top + 14} ${x + 2},${top + 58}`, 2, INK, 0.5);
    }
    p.form('216,136! 214,60! 386,60! 384,136!', '#c9c9ba', { ink: 3, light: 8 });
    p.form('190,66! 300,14! 410,66!', '#8f8a70', { ink: 3, light: 6 });
    p.form('276,136! 276,84 300,74 324,84 324,136!', '#33353a', { ink: 2, light: 2 });
    p.form('256,392! 272,130! 328,130! 350,392!', '#d8d6c4', { ink: 3, light: 6 });
    for (let y = 146; y < 390; y += 17) p.stroke(`262,${y} 300,${y + 1} 342,${y}`, 2.2, INK, 0.7);
    captain(p, { x: 566, y: 494, size: 0.94 }, 6);
    leaves(p, 36, 492, { size: 1 });
  },
  strip(p) {
    strip(p, '#b9bfb6', '#8f957e', 140);
    captain(p, { x: 214, y: 214, size: 0.42 }, 7);
  },
};
