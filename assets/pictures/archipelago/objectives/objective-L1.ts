import { mix, PAINT } from '../../kit/colour.ts';
import { leaves } from '../../kit/plants.ts';
import { INK } from '../../kit/ink.ts';
import { mountains, sky, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { street } from '../../kit/places.ts';
import type { Picture } from '../../kit/picture.ts';
import { deepen, strip } from './_parts.ts';

const COAT = '#4a3a30';

/** An explorer from behind, a hand over the eyes, a staff, a pack with rolled charts; 400 units high, stands on y = 0. */
function explorer(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('122,10 108,-200 98,-356', 11, '#6b4528', { ink: ink - 2 });
    p.form('-52,6! -46,-70 -42,-120! -4,-124! -8,-60 -8,8! -30,14', '#3a2a24', { ink, light: 5 });
    p.form('12,8! 6,-60 4,-124! 44,-120! 48,-70 58,4! 34,14', '#3a2a24', { ink, light: 5 });
    for (const x of [-32, 32])
      p.form(`${x - 26},10! ${x - 22},-44! ${x + 22},-44! ${x + 26},10! ${x},16`, '#6a3f26', {
        ink: ink - 1,
        light: 4,
      });
    p.form('-66,-92! -60,-180 -54,-244 -24,-262 26,-262 56,-244 62,-180 70,-90! 0,-80', COAT, {
      ink,
      hatch: 0.5,
      light: 12,
    });
    p.form('52,-246 84,-212 112,-190! 122,-206 114,-220 80,-260', COAT, { ink, light: 7 });
    p.form('94,-206 98,-224 118,-226 126,-208 116,-192 100,-192', PAINT.skin, { ink: ink - 1, light: 3 });
    p.form('-50,-250 -92,-282 -104,-312 -84,-332 -46,-342! -44,-324! -76,-310 -66,-288 -36,-262', COAT, {
      ink,
      light: 7,
    });
    p.form('-52,-344 -34,-346 -18,-336 -22,-324 -48,-322', PAINT.skin, { ink: ink - 1, light: 3 });
    for (const [x, turn] of [
      [-30, -16],
      [-4, -4],
      [24, 10],
    ] as const)
      p.at({ x, y: -206, turn }, () => {
        p.form('-13,20! -13,-66! 13,-66! 13,20!', '#f0dfb4', { ink: ink - 1, light: 4 });
        p.disc(0, -66, 13, '#d0b47c', { ink: ink - 2, high: 5, light: 2 });
      });
    p.form('-50,-104 -54,-196 -40,-212 40,-212 54,-196 52,-104 0,-96', '#8a5a34', { ink, hatch: 0.5, light: 9 });
    p.form('-52,-206! 54,-206! 50,-158 0,-146 -48,-158', '#a8703e', { ink: ink - 1, light: 6 });
    for (const x of [-24, 24]) p.beam(`${x},-196 ${x},-112`, 7, '#4a2f1f', { ink: 2 });
    p.form('-22,-262 -26,-292 26,-292 22,-262', PAINT.skin, { ink: ink - 2, light: 3 });
    p.form('-30,-286 -32,-318 32,-318 30,-286 0,-276', '#2a1c16', { ink: ink - 1, light: 5 });
    p.form('-88,-314 -44,-328 44,-328 88,-312 44,-298 0,-294 -44,-298', '#c99a4a', { ink, light: 7 });
    p.form('-38,-324 -34,-358 0,-370 36,-357 38,-324 0,-316', '#c99a4a', { ink, light: 7, hatch: 0.3 });
    p.stroke('-38,-328 0,-320 38,-328', 7, PAINT.red);
  });
}

/** An explorer on a cliff looks over a wide bay at daybreak, on whose shores town stands by town. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 210, { clouds: 4 });
    mountains(p, 214, 90);
    p.form('-30,214! 200,204 500,210 860,200! 870,500! -30,500!', '#b3b878', { ink: 2, light: 10 });
    water(p, 0, { to: 0, strokes: 0 });
    p.form(
      '140,232 300,224 470,236 560,262 520,300 580,340 720,380 860,400! 870,500! 300,500! 340,420 260,360 190,320 250,280 160,256',
      '#6fb0b0',
      { ink: 3, light: 5, shade: '#4f8f98' },
    );
    for (const points of [
      '260,250 380,246 480,258',
      '260,310 380,306 480,316',
      '360,380 500,376 620,390',
      '420,430 560,424 740,440',
    ])
      p.stroke(points, 3, '#dceee0', 0.7);
    for (const [x, y, size, to] of [
      [150, 228, 0.16, 330],
      [500, 234, 0.18, 640],
      [600, 304, 0.26, 800],
      [30, 300, 0.26, 190],
      [700, 372, 0.36, 880],
    ] as const)
      street(p, y, { size, from: x, to });
    for (let at = 0; at < 24; at++) {
      const [x, y] = [p.chance.number(560, 830), p.chance.number(250, 340)];
      p.disc(x, y, p.chance.number(6, 12), mix('#6b8a4a', INK, 0.1), { ink: 2, light: 3 });
    }
    p.form('-40,430! 60,396 160,400 250,410 300,424 330,450! 350,520! -40,520!', '#5a4a42', {
      ink: 5,
      hatch: 0.6,
      light: 18,
    });
    explorer(p, { x: 190, y: 436, size: 1.06 }, 6);
    leaves(p, 30, 496, { size: 0.8 });
  },
  strip(p) {
    strip(p, '#b99fc0', '#a58ba8', 130);
    deepen(p, '#8c7597');
    explorer(p, { x: 216, y: 158, size: 0.4 }, 7);
  },
};
