import { PAINT } from '../../kit/colour.ts';
import { leaves } from '../../kit/plants.ts';
import { limb } from '../../kit/limb.ts';
import { jungle } from '../../kit/places.ts';
import { fire } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arm } from './_b-people.ts';

/** A captain who sits on a sea chest and leans forward, from the side, hat low, turned to the right; the seat at y = 0. */
function captain(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-70,96! -70,8! 52,8! 52,96!', PAINT.wood, { ink: 4, hatch: 0.5 });
    p.stroke('-68,34 50,34', 4);
    limb(p, '-20,-8 52,-4 60,92', [54, 44, 34], '#4a3a48', { ink: 4, hatch: 0.4 });
    p.form('44,84 76,84 100,96 100,104! 42,104!', '#2a1e1a', { ink: 4, light: 4 });
    p.form('-56,10! -66,-60 -48,-124 -10,-146 26,-132 34,-70 28,10!', '#b03c44', { ink: 5, light: 14, hatch: 0.5 });
    p.form('-22,-134 -10,-152 20,-152 34,-134 14,-122', PAINT.wool, { ink: 4, light: 4 });
    p.form('-20,-156 -26,-184 -6,-204 26,-200 38,-176 30,-150 4,-142', '#b07a54', { ink: 4, light: 5 });
    p.form('-26,-150 -30,-186 -10,-200 6,-182 2,-158 -8,-144', '#3a2418', { ink: 3, light: 4 });
    p.form('38,-172 44,-152 28,-136 8,-146 20,-158', '#3a2418', { ink: 3, light: 3 });
    p.form('-50,-186 -10,-206 30,-206 74,-178 40,-176 0,-182', '#4a3a56', { ink: 4, light: 5 });
    p.form('-26,-196 -24,-230 6,-240 30,-226 34,-200 4,-194', '#4a3a56', { ink: 4, light: 6 });
    p.form('-20,-212 -44,-240 -76,-246 -96,-228! -78,-224 -64,-208! -40,-204', '#f0e2c0', { ink: 4, light: 5 });
    arm(p, '-10,-110 14,-50 70,-52', [46, 38, 28], '#b03c44', { ink: 4, melt: true });
    p.form('66,-64 92,-66 106,-56 100,-44 72,-40', '#b07a54', { ink: 4, light: 4 });
  });
}

/** An elder of the island on a log, from the side, a patterned mantle over one shoulder, a staff; turned to the left; the seat at y = 0. */
function elder(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-66,74! -80,44 -66,10! 70,10! 86,44 70,78!', PAINT.darkWood, { ink: 4, hatch: 0.5 });
    p.beam('-104,96 -84,-236', 10, '#6b4528', { ink: 3 });
    p.disc(-84, -240, 13, '#a9733f', { ink: 3, light: 4 });
    limb(p, '22,-8 -46,-2 -52,88', [56, 44, 30], '#d8b070', { ink: 4, hatch: 0.4 });
    p.form('-40,84 -66,86 -86,98 -86,104! -38,104!', '#7a5238', { ink: 4, light: 3 });
    limb(p, '-6,-110 -36,-66 -88,-86', [40, 32, 24], '#8a5a3c', { ink: 4 });
    p.disc(-90, -88, 14, '#8a5a3c', { ink: 4, light: 4 });
    p.form('-30,10! -36,-70 -28,-130 10,-148 48,-126 62,-60 58,10!', '#d8b070', { ink: 5, light: 14, hatch: 0.4 });
    for (const y of [-106, -70, -34])
      for (let at = 0; at < 4; at++)
        p.form(`${-30 + at * 22},${y}! ${-19 + at * 22},${y - 18}! ${-8 + at * 22},${y}!`, '#7a3a24', {
          ink: 0,
          light: 1,
        });
    p.form('-22,-156 -30,-182 -12,-206 18,-206 32,-180 24,-152 0,-138', '#8a5a3c', { ink: 4, light: 5 });
    p.form('-24,-190 -8,-214 20,-214 40,-190 48,-150 56,-104 40,-92 24,-112 18,-146 10,-174 -6,-186', '#c4beb4', {
      ink: 4,
      light: 4,
    });
    p.form('-28,-186 0,-192 40,-188 42,-178 4,-182 -26,-176', '#a8392b', { ink: 3, light: 2 });
  });
}

/** The interpreter from behind, half in the dress of the ships and half in that of the island, both arms held out; stands on y = 0, 330 units high. */
function between(p: Painter, place: Place): void {
  const [SHIP, ISLE] = ['#6fb0cc', '#ecc888'];
  p.at(place, () => {
    limb(p, '-26,-110 -30,-50 -26,4', [46, 40, 28], '#3a4a60', { ink: 4 });
    limb(p, '28,-110 30,-50 28,4', [40, 34, 24], '#8a5a3c', { ink: 4 });
    p.form('-72,-96! -62,-170 -66,-230 -48,-258 0,-266! 0,-92!', SHIP, { ink: 5, light: 12, hatch: 0.5 });
    p.form('0,-266! 48,-258 66,-230 60,-170 64,-64! 34,-56 0,-66!', ISLE, { ink: 5, light: 12, hatch: 0.4 });
    for (const y of [-200, -160, -120])
      for (let at = 0; at < 3; at++)
        p.form(`${6 + at * 18},${y}! ${15 + at * 18},${y - 16}! ${24 + at * 18},${y}!`, '#7a3a24', {
          ink: 0,
          light: 1,
        });
    p.form('-68,-140! 0,-130 62,-142! 62,-122! 0,-112 -70,-120!', '#a8392b', { ink: 4, light: 3 });
    arm(p, '-48,-236 -104,-196 -162,-216', [46, 40, 28], SHIP, { ink: 5, melt: true });
    p.form('-158,-230 -180,-240 -206,-240 -212,-232 -196,-224 -208,-216 -190,-206 -160,-204', '#9a6844', {
      ink: 4,
      light: 4,
    });
    arm(p, '48,-236 104,-196 158,-218', [38, 32, 24], '#9a6844', { ink: 5, melt: true });
    p.form('154,-230 178,-244 204,-244 210,-236 194,-228 206,-220 188,-208 158,-206', '#9a6844', { ink: 4, light: 4 });
    for (const x of [118, 128]) p.stroke(`${x},-222 ${x + 3},-206 ${x},-190`, 4, '#e6dcc0');
    p.form('-14,-280 -12,-254 12,-254 14,-280', '#9a6844', { ink: 4, light: 3 });
    p.form('-34,-286 -38,-320 -20,-344 20,-344 38,-320 34,-286 16,-272 -16,-272', '#1e1614', { ink: 4, light: 7 });
    p.form('-38,-318 0,-306 38,-318 38,-306 0,-294 -38,-306', '#a8392b', { ink: 3, light: 3 });
  });
}

/** At night between a captain and an elder of the island an interpreter stands at the fire, a hand held out to each. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    jungle(p, 330, { leaf: '#2c5a52', earth: '#7a5a40', light: '#5f8a78' });
    p.glow(560, 330, 330, '#f0a02c', 0.55);
    p.form('120,520! 180,420 300,384 420,376 540,384 660,420 720,520!', '#b5804a', { ink: 0, light: 10, opacity: 0.7 });
    fire(p, { x: 552, y: 416, size: 1.35 }, { glow: 250 });
    captain(p, { x: 62, y: 356, size: 1.1 });
    elder(p, { x: 726, y: 352, size: 1.16 });
    between(p, { x: 374, y: 468, size: 1.06 });
    leaves(p, 10, 500, { many: 6, size: 0.8 });
    leaves(p, 826, 500, { many: 6, size: 0.8 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#223c3a');
    p.glow(300, 150, 190, '#f0a02c', 0.6);
    between(p, { x: 224, y: 246, size: 0.68 });
    fire(p, { x: 332, y: 166, size: 0.5 }, { glow: 80 });
  },
};
