import { PAINT } from '../../kit/colour.ts';
import { ground } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { hunter } from './_folk.ts';
import { drift, GREEN_ICE, igloo, skyOf } from './_ice.ts';

/** A seal that looks out of its hole in the ice, 220 high above the water at y = 0. */
function seal(p: Painter, place: Place): void {
  const fur = '#6f7076';
  p.at(place, () => {
    p.form('-190,14 -150,-26 -60,-44 60,-44 160,-26 196,14 150,54 40,70 -70,68 -160,48', '#cfe6e0', {
      ink: 4,
      light: 8,
      shade: '#7fb9ae',
    });
    p.form('-150,14 -110,-14 -40,-24 50,-24 124,-12 154,14 110,42 20,52 -70,48', '#163c47', { ink: 4, light: -8 });
    p.form(
      '-124,34 -116,-22 -98,-76 -96,-128 -72,-180 -16,-206 40,-192 70,-148 72,-98 96,-44 124,34! 40,44 -50,44',
      fur,
      { ink: 5, hatch: 0.6, light: 18 },
    );
    for (const [x, y, r] of [
      [54, -70, 9],
      [66, -36, 12],
      [40, -20, 8],
      [74, -2, 9],
      [28, -176, 7],
      [60, -130, 6],
      [-70, -10, 8],
    ] as const)
      p.disc(x, y, r, '#55565e', { ink: 0, high: r * 0.7, light: 2 });
    p.form('-84,34 -80,-20 -58,-66 -14,-78 24,-66 44,-20 50,40 -20,46', '#a5a29c', { ink: 0, light: 10, opacity: 0.8 });
    p.form('-62,-92 -50,-118 -16,-130 18,-118 32,-92 18,-68 -14,-60 -48,-68', '#bdb8ae', { ink: 3, light: 8 });
    p.form('-34,-112 -16,-120 4,-112 -4,-98 -16,-92 -26,-98', '#2c2a2e', { ink: 2, light: 4 });
    p.stroke('-16,-94 -16,-78 -36,-70', 3);
    p.stroke('-16,-78 6,-70', 3);
    for (const x of [-50, 22]) {
      p.disc(x, -142, 15, '#1b1a20', { ink: 2, high: 16, light: 2 });
      p.disc(x - 5, -148, 4, '#f6f4ea', { ink: 0 });
    }
    for (const y of [-96, -88, -80]) {
      p.stroke(`-48,${y} -90,${y + 2} -122,${y + 18}`, 1.8, '#f2eee2');
      p.stroke(`18,${y} 62,${y + 2} 96,${y + 18}`, 1.8, '#f2eee2');
    }
    p.form('-112,44 -60,30 0,36 60,30 114,44 60,60 -60,60', '#2b6670', { ink: 0, light: 4, opacity: 0.9 });
    p.stroke('-128,30 -60,44 20,40 118,32', 3, '#d8efe6', 0.8);
  });
}

/** A seal looks out of its hole in green ice; a hunter stands bent over another, far off. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    skyOf(p, 150, ['#a9c8c0', '#dfe6cf', '#f4e6b4']);
    drift(p, { x: 640, y: 150, size: 0.9 });
    drift(p, { x: 160, y: 150, size: 0.7 });
    ground(p, 144, GREEN_ICE, { strokes: 70 });
    for (const crack of [
      '-10,300 120,286 200,330 300,322',
      '540,440 640,400 700,340 850,318',
      '620,410 700,450 720,490',
    ])
      p.stroke(crack, 3, '#4f9690', 0.8);
    igloo(p, { x: 668, y: 168, size: 0.36 }, { light: false, ink: 3 });
    p.at({ x: 160, y: 262 }, () => {
      p.disc(-44, 0, 24, '#1f4f5a', { ink: 2, high: 7, light: 2 });
      p.beam('-40,-2 -20,-60 -8,-118', 4, PAINT.darkWood, { ink: 2 });
    });
    hunter(p, { x: 176, y: 264, size: 0.74 }, { coat: PAINT.rust });
    seal(p, { x: 484, y: 386, size: 1.42 });
    drift(p, { x: 90, y: 474, size: 1.1 }, '#f0f2ee', 4);
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#cfe3d4');
    seal(p, { x: 216, y: 126, size: 0.62 });
  },
};
