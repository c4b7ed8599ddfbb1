import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { ground } from './_a-hands.ts';

const LIGHT = '#ffd76a';

/** Somebody in a cloak on one knee, seen from the side, a broad hat over the face; looks to the right, 380 units high. */
function spy(p: Painter, place: Place, ink: number): void {
  const cloak = '#232b44';
  p.at(place, () => {
    p.form('40,-80 96,-116 140,-104 152,-60 150,-6 190,4! 90,8 84,-60', '#3a3040', { ink, light: 7 });
    p.form(
      '-20,-292 30,-306 70,-280 96,-220 104,-150 88,-90 100,0! 20,12 -90,8 -200,10! -170,-60 -120,-130 -92,-210 -64,-266',
      cloak,
      { ink, hatch: 0.5, light: 15, shade: '#12162a' },
    );
    p.form('-34,-280 20,-318 84,-292 74,-262 30,-250 -20,-250', mix(cloak, '#5a6a9a', 0.35), { ink, light: 6 });
    for (const points of ['-40,-240 -84,-120 -130,-10', '0,-230 -20,-110 -40,0', '50,-230 60,-120 40,-6'])
      p.stroke(points, 4, '#0c0f1c');
    p.form('56,-246 96,-224 128,-200 162,-196 172,-180 164,-160 120,-154 70,-176', cloak, {
      ink,
      light: 8,
      shade: '#12162a',
    });
    p.form(
      '160,-194 176,-206 184,-240 194,-246 200,-238 198,-214 212,-248 222,-248 224,-238 212,-206 232,-232 240,-226 236,-214 214,-184 196,-164 166,-160',
      PAINT.skin,
      {
        ink: ink - 1,
        light: 5,
      },
    );
    // Of the face only cheek and beard below the brim, turned to the light.
    p.form('22,-330 92,-330 98,-306 112,-280! 70,-276 30,-292', PAINT.skin, { ink: ink - 1, light: 5 });
    p.form('24,-330 52,-318 70,-296 112,-282! 84,-266 40,-276 22,-300', '#2c1c14', { ink: ink - 1, light: 4 });
    p.form('-58,-344 -10,-352 60,-346 134,-318 124,-306 60,-320 0,-318 -50,-324', '#4a2c34', { ink, light: 5 });
    p.form('-16,-346 -20,-392 14,-412 58,-400 72,-342 30,-338', '#4a2c34', { ink, hatch: 0.4, light: 9 });
    p.form('-18,-352 20,-346 72,-346 70,-362 22,-364 -18,-370', '#a8392b', { ink: ink - 2, light: 3 });
  });
}

/** A keyhole with its plate, light behind it; 120 units high. */
function keyhole(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-40,-62! -20,-84 20,-84 40,-62! 40,58! 0,86 -40,58!', PAINT.gold, { ink, light: 6 });
    p.form('-14,-14 -20,-34 0,-52 20,-34 14,-14! 20,42! -20,42!', '#fff3c0', { ink: ink - 1, light: 2, shade: LIGHT });
  });
}

/** By night somebody kneels at a great door, and light from the keyhole falls on the brim of a hat. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    ground(p, '#6f8fc0');
    for (let row = 0; row < 8; row++) {
      p.stroke(`-20,${row * 58} 250,${row * 58 + 4} 530,${row * 58 - 2}`, 2.6, '#2c3f66', 0.8);
      for (let x = (row % 2) * 56 - 10; x < 520; x += 112)
        p.stroke(`${x},${row * 58} ${x + 2},${row * 58 + 56}`, 2.4, '#2c3f66', 0.7);
    }
    p.wash('-30,436! 862,436! 862,520! -30,520!', '#33466e');
    p.form('506,450! 506,120 560,20 680,-50! 880,-50! 880,450!', '#8c9cbc', { ink: 5, light: 10, hatch: 0.4 });
    p.form('546,446! 546,140 594,50 700,-10! 880,-10! 880,446!', '#7a4a2c', { ink: 5, hatch: 0.5, light: 14 });
    for (const x of [604, 668, 736, 804]) p.stroke(`${x},${60 - (x - 604) * 0.3} ${x + 3},240 ${x},446`, 4, '#2c1a12');
    for (const y of [92, 372]) {
      p.form(`556,${y - 14}! 780,${y - 18} 840,${y} 780,${y + 18} 556,${y + 14}!`, '#3a4050', { ink: 4, light: 5 });
      for (const x of [586, 650, 716]) p.disc(x, y, 8, '#8a94a4', { ink: 2, light: 3 });
    }
    p.wash('-30,448! 862,446! 862,520! -30,520!', '#2c3c60');
    p.wash('590,206! 520,150! 440,150! 470,226! 520,250! 590,246!', LIGHT, 0.7);
    spy(p, { x: 396, y: 470, size: 0.98 }, 6);
    keyhole(p, { x: 594, y: 226, size: 0.86 }, 5);
    p.glow(594, 222, 150, LIGHT, 0.75);
    for (let at = 0; at < 9; at++) p.stroke(`${20 + at * 40},478 ${40 + at * 40},474 ${60 + at * 40},478`, 2, INK, 0.5);
  },
  strip(p) {
    ground(p, '#5f7fb4');
    p.form('268,-20! 372,-20! 372,190! 268,190!', '#7a4a2c', { ink: 5, light: 6 });
    for (const x of [300, 338]) p.stroke(`${x},-10 ${x + 1},80 ${x},170`, 3, '#2c1a12');
    spy(p, { x: 196, y: 186, size: 0.43 }, 8);
    keyhole(p, { x: 296, y: 72, size: 0.4 }, 7);
    p.glow(296, 72, 54, LIGHT, 0.6);
  },
};
