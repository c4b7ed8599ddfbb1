import { PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arm, worker } from './_b-people.ts';

const ROBE = '#5a3a6c';

/** A spade of wood shod with iron, its blade up; the grip at 0, 0, 300 units long. */
function spade(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('0,0 0,-206', 14, PAINT.wood, { ink: 4 });
    p.beam('-24,2 24,2', 14, PAINT.wood, { ink: 4 });
    p.form('-46,-180! -12,-196! 12,-196! 46,-180! 44,-250! -44,-250!', PAINT.wood, { ink: 4, light: 6, hatch: 0.3 });
    p.form(
      '-46,-214! -28,-222! -26,-252! 26,-252! 28,-222! 46,-214! 46,-270 26,-300 0,-312 -26,-300 -46,-270',
      '#aab6be',
      { ink: 5, light: 8, hatch: 0.4 },
    );
  });
}

/** The minister from the side, turned to the right: a furred robe, a flat cap, a chain of office; the hem at y = 0, 380 units high. */
function minister(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-96,20! -100,-120 -86,-230 -60,-284 -8,-302 44,-288 66,-240 72,-120 92,20!', ROBE, {
      ink: 5,
      light: 20,
      hatch: 0.6,
    });
    for (const points of ['-50,-170 -60,-80 -56,10', '-10,-200 -16,-90 -10,10', '24,-150 30,-60 40,10'])
      p.stroke(points, 3);
    p.form('30,-290 58,-262 70,-180 76,-80 96,20! 58,20! 46,-90 40,-190 20,-270', '#d8c49a', {
      ink: 4,
      light: 6,
      hatch: 0.5,
    });
    p.form('-70,-286 -40,-306 30,-306 54,-286 30,-264 -30,-262 -74,-262', '#d8c49a', { ink: 4, light: 6, hatch: 0.4 });
    p.form('-34,-304 -44,-336 -34,-366 4,-376 36,-358 44,-326 30,-300 -4,-292', '#b98a68', { ink: 4, light: 6 });
    p.form('-38,-296 -48,-340 -34,-368 0,-372 8,-344 0,-312 -14,-292', '#c9c4ba', { ink: 4, light: 5, hatch: 0.3 });
    p.form('44,-330 50,-300 36,-270 14,-276 8,-300 26,-306', '#c9c4ba', { ink: 4, light: 5 });
    p.form('-64,-346 -50,-380 0,-398 50,-384 68,-352 30,-350 -20,-344', '#2a2430', { ink: 5, light: 8 });
    arm(p, '-14,-220 0,-136 108,-176', [84, 76, 54], ROBE, { ink: 5, light: 12, hatch: 0.5, melt: true });
    p.form('98,-206 126,-208 132,-148 104,-144', '#d8c49a', { ink: 4, light: 5 });
    for (let at = 0; at < 9; at++) {
      const turn = at / 8;
      p.disc(-70 + turn * 122, -266 + Math.sin(turn * Math.PI) * 84, 12, PAINT.gold, { ink: 3, light: 3 });
    }
    p.disc(-6, -164, 26, PAINT.gold, { ink: 4, light: 5 });
    p.disc(-6, -164, 12, '#a8392b', { ink: 3, light: 3 });
    spade(p, { x: 158, y: -60 });
    p.form('126,-196 150,-198 172,-192 178,-178 170,-160 146,-156 126,-160', '#b98a68', { ink: 4, light: 4 });
    for (const y of [-184, -174]) p.stroke(`152,${y} 166,${y + 1} 174,${y + 3}`, 2.4);
  });
}

/** From his steps the minister hands out spades to those who wait in line. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 250, { clouds: 3 });
    hills(p, 236, 14, '#a9b49c');
    ground(p, 268, '#e6d8b4', { strokes: 40 });
    p.form('-40,-40! 92,-40! 96,420! -40,430!', '#cfc4b4', { ink: 4, light: 14, hatch: 0.4 });
    for (const y of [60, 150, 240, 330]) p.stroke(`-20,${y + 6} 40,${y} 94,${y}`, 2.4, INK, 0.6);
    p.form('80,-40! 110,-40! 116,30! 140,60! -40,64! -40,-40!', '#b9ae9e', { ink: 4, light: 8 });
    p.form('-40,520! -40,424! 404,412! 412,444! 440,450! 448,520!', '#b9ae9e', { ink: 5, light: 8, hatch: 0.3 });
    for (const [x, size, shirt, legs, hat, skin, near, other] of [
      [800, 1.72, '#5d7a3c', '#3f3530', '#8a5a34', '#6a4430', '0,-110 -8,-86 -4,-62', null],
      [684, 1.82, '#2f5b86', '#5a4438', '#d9b866', '#8a5a3c', '0,-110 -10,-86 -18,-64', null],
      [562, 1.9, '#b0452f', '#3a3a44', '#cfa75a', '#a06a48', '-2,-108 -42,-112 -82,-132', '2,-106 -40,-92 -80,-104'],
    ] as const)
      worker(p, { x, y: 476, size }, { shirt, legs, hat, skin, stand: true, near, other });
    minister(p, { x: 226, y: 440, size: 1.06 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#c9d0c8');
    worker(
      p,
      { x: 330, y: 178, size: 0.8 },
      {
        shirt: '#8f3524',
        legs: '#3a3a44',
        hat: '#8a5a34',
        skin: '#7a4c34',
        stand: true,
        near: '-2,-108 -34,-112 -66,-126',
      },
    );
    minister(p, { x: 168, y: 226, size: 0.55 });
  },
};
