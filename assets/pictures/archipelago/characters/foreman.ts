import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arm, worker } from './_b-people.ts';

/** A raised open hand from behind, its wrist at 0, 0; 120 units high. */
function raised(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form(
      '-24,6 -28,-30 -54,-52 -66,-74 -56,-82 -40,-70 -28,-62 -32,-104 -26,-114 -16,-106 -12,-70 -8,-118 2,-126 10,-116 8,-70 18,-112 28,-116 33,-106 24,-66 38,-92 47,-92 48,-82 34,-46 26,-18 24,6',
      '#b97f58',
      { ink: 5, light: 6 },
    );
    for (const points of ['-12,-70 -12,-56', '9,-70 8,-56', '24,-64 22,-52']) p.stroke(points, 2.6);
  });
}

/** The foreman from behind to the hips: vest, shirt, straw hat, an arm flung up; the hips at y = 0. */
function chief(p: Painter, place: Place): void {
  p.at(place, () => {
    arm(p, '-84,-170 -128,-100 -100,-30', [70, 58, 42], '#f0e4c8', { ink: 5, hatch: 0.4, light: 10 });
    p.form('-100,60! -96,-60 -104,-150 -84,-204 -40,-226 44,-228 86,-206 104,-150 96,-60 104,60!', '#7a2c26', {
      ink: 5,
      light: 18,
      hatch: 0.6,
    });
    p.stroke('0,-218 4,-120 0,40', 3);
    p.form('-104,-10! 0,4 104,-12! 106,24! 0,40 -104,26!', '#2f5b5a', { ink: 4, light: 4 });
    arm(p, '84,-182 144,-226 158,-330', [70, 62, 44], '#f0e4c8', { ink: 5, hatch: 0.4, light: 12 });
    p.stroke('124,-206 140,-218 152,-238', 3);
    p.form('138,-326 140,-346 160,-350 180,-342 180,-324 158,-318', '#f0e4c8', { ink: 4, light: 4 });
    raised(p, { x: 160, y: -344, size: 0.92 });
    p.form('-24,-236 -20,-212 22,-212 26,-236', '#9a6844', { ink: 4, light: 4 });
    p.form('-42,-236 -48,-280 -30,-304 30,-304 48,-280 42,-236 20,-222 -20,-222', '#2a1c16', { ink: 4, light: 6 });
    p.form('-112,-262 -60,-292 0,-298 62,-290 114,-264 80,-252 0,-250 -80,-252', PAINT.straw, {
      ink: 5,
      light: 9,
      hatch: 0.3,
    });
    p.form('-50,-286 -44,-330 -20,-350 22,-350 46,-328 52,-284 0,-274', PAINT.straw, { ink: 5, light: 10, hatch: 0.4 });
    p.form('-51,-300 0,-290 52,-300 53,-284 0,-274 -51,-286', '#2f5b5a', { ink: 3, light: 3 });
    for (const points of ['-90,-260 -40,-268', '40,-268 92,-262', '-20,-340 -18,-306', '14,-342 16,-306'])
      p.stroke(points, 2, mix(PAINT.straw, INK, 0.6));
  });
}

/** Before a frame going up in the midday heat a foreman lifts his hand to the people who carry a great beam. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 250, { clouds: 2 });
    hills(p, 226, 22, '#a8b284');
    ground(p, 252, '#dcb878', { strokes: 70 });
    // The frame: posts, rails, braces, and a ladder against it.
    for (const [x, top] of [
      [404, 60],
      [506, 46],
      [622, 52],
      [742, 40],
    ] as const)
      p.beam(`${x},300 ${x},${top}`, 18, '#a9733f', { ink: 3, hatch: 0.3 });
    for (const y of [62, 168]) p.beam(`380,${y} 780,${y - 8}`, 16, '#b5803f', { ink: 3 });
    for (const points of ['410,164 500,70', '736,158 630,64', '416,290 496,180', '734,284 632,174'])
      p.beam(points, 11, '#9a6838', { ink: 3 });
    for (const x of [556, 590]) p.beam(`${x},306 ${x + 30},86`, 7, '#7a5230', { ink: 2 });
    for (let y = 110; y < 300; y += 24)
      p.stroke(`${586 - (y - 86) * 0.136},${y} ${620 - (y - 86) * 0.136},${y - 2}`, 5, '#7a5230');
    // The beam, and those with it on their shoulders.
    p.form('322,262! 342,244! 880,240! 880,286! 342,292!', '#c08a4c', { ink: 5, light: 9, hatch: 0.4 });
    p.form('322,262! 342,244! 344,292! 324,302!', '#e8c48a', { ink: 4, light: 3 });
    for (const y of [256, 268, 280]) p.stroke(`356,${y + 2} 560,${y} 860,${y - 3}`, 2.2, mix(PAINT.wood, INK, 0.5));
    for (const [x, shirt, legs, hat] of [
      [388, '#5f8a94', '#4a4038', PAINT.straw],
      [508, '#e8dcc0', '#6a5038', '#8a5a34'],
      [628, '#8a9a58', '#4a3f44', PAINT.straw],
      [752, '#c9744a', '#5a4a3a', '#6a4a34'],
    ] as const)
      worker(p, { x, y: 428, size: 1.24 }, { shirt, legs, hat, other: null, near: '2,-108 -26,-84 -34,-116' });
    chief(p, { x: 172, y: 476, size: 1 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#e2c284');
    p.at({ x: 0, y: 0 }, () => chief(p, { x: 200, y: 158, size: 0.35 }));
  },
};
