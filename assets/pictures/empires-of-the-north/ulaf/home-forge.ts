import { PAINT } from '../../kit/colour.ts';
import { room, weather } from '../../kit/land.ts';
import { fire } from '../../kit/stock.ts';
import { norse } from './_folk.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** An anvil on its block, a glowing axe head held on it by tongs; the block stands on y = 0. */
function anvil(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-112,0! -104,-130! 104,-130! 116,0! 0,12', '#8a5f38', { ink: 5, hatch: 0.8, light: 16 });
    p.disc(0, -130, 104, '#b98a54', { high: 15, ink: 4, light: 4 });
    for (const x of [-70, -16, 50]) p.stroke(`${x},-108 ${x - 4},-50 ${x + 2},-8`, 3);
    p.stroke('-110,-44 0,-32 112,-46', 8, '#3c3a3c');
    p.form(
      '-62,-128! -38,-166 -36,-192 -70,-212 -130,-220 -206,-258! -140,-262 118,-262! 120,-226 64,-214 38,-190 42,-164 66,-128! 0,-122',
      '#6a727c',
      {
        ink: 5,
        hatch: 0.6,
        light: 14,
      },
    );
    p.stroke('-190,-257 0,-250 118,-252', 4, '#b9c3c8');
    p.glow(-10, -290, 190, PAINT.fire, 0.85);
    p.form('58,-266! 62,-304! 20,-306 -34,-322 -82,-366! -128,-320 -122,-264! -70,-276 0,-270', '#f59a2c', {
      ink: 4,
      shade: '#c2401f',
      light: 8,
    });
    p.form('-122,-264! -128,-320 -82,-366! -98,-318 -100,-270', '#fbe6a4', { ink: 0, shade: '#f6b64a', light: 3 });
    p.beam('36,-284 120,-300 290,-352', 11, '#4a4a50', { ink: 3 });
    p.beam('40,-276 124,-286 300,-322', 11, '#4a4a50', { ink: 3 });
  });
}

/** A glowing axe head on the anvil of a home forge, behind it the hearth. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    room(p, 352, { posts: [92, 806] });
    p.glow(300, 150, 380, '#e8a050', 0.6);
    p.form('-20,-20! 130,-20! 60,60 30,150 -20,180!', '#4b3624', { ink: 3 });
    p.form('486,372! 480,240! 500,228! 790,228! 806,240! 812,372!', '#77706a', { ink: 4, hatch: 0.7 });
    for (const [x, y] of [
      [520, 262],
      [602, 268],
      [690, 258],
      [560, 312],
      [650, 318],
      [742, 308],
    ] as const)
      p.form(`${x - 36},${y + 20} ${x - 32},${y - 16} ${x + 32},${y - 18} ${x + 38},${y + 16}`, '#8d847a', {
        ink: 2,
        light: 5,
      });
    p.form('520,-30! 556,96 520,150! 780,150! 744,90 770,-30!', '#5b4a40', { ink: 4, hatch: 0.6 });
    p.glow(640, 220, 480, '#f08a2c', 0.9);
    fire(p, { x: 650, y: 238, size: 0.72 }, { glow: 330 });
    norse(p, { x: 762, y: 448, size: 1.5 }, { cloak: '#6b4a34', short: true, hair: '#8a3f22', arms: 'carry' });
    anvil(p, { x: 300, y: 452, size: 1.12 });
    p.beam('474,470 430,330', 13, '#9a6a3c', { ink: 4 });
    p.form('396,346! 388,306! 458,288! 468,326!', '#6a727c', { ink: 4, hatch: 0.4 });
    weather(p, 'sparks', 26);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#3a2619');
    p.glow(210, 60, 210, '#e08a34', 0.8);
    anvil(p, { x: 226, y: 178, size: 0.46 });
  },
};
