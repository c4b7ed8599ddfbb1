import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { crowd, strip } from './_parts.ts';

const RED = '#c8372a';

/** Somebody from behind in a grey shirt who raises a plain red banner on a pole; 470 units high, stands on y = 0. */
function bearer(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('40,-60 24,-260 4,-490', 13, '#c99a5a', { ink: ink - 1 });
    p.form(
      '4,-484! 70,-508 140,-470 220,-486 300,-520 352,-500! 330,-440 350,-372 336,-310! 270,-340 200,-300 120,-292 60,-326 20,-316!',
      RED,
      { ink, hatch: 0.4, light: 22, shade: '#7a1f24' },
    );
    for (const points of ['90,-496 84,-400 100,-300', '170,-478 186,-390 170,-300', '266,-506 262,-420 276,-340'])
      p.stroke(points, 4.6, mix(RED, INK, 0.55));
    p.form('-44,4! -38,-104! -2,-104! -6,6!', '#4a3a34', { ink, light: 5 });
    p.form('8,6! 2,-104! 40,-104! 48,2!', '#4a3a34', { ink, light: 5 });
    p.form('-52,-88! -50,-150 -44,-196 -24,-212 26,-212 46,-196 50,-150 54,-86! 0,-78', '#d8d2c2', {
      ink,
      hatch: 0.5,
      light: 10,
    });
    p.form('-54,-112! 56,-110! 54,-90! -54,-92!', '#7a2a2a', { ink: ink - 1, light: 4 });
    p.form('30,-206 52,-240 40,-280 20,-310! 2,-300! 14,-262 10,-226', '#d8d2c2', { ink, light: 6 });
    p.form('26,-300 36,-322 20,-336 0,-330 -4,-308 10,-298', PAINT.skin, { ink: ink - 1, light: 4 });
    p.form('-42,-200 -78,-170 -92,-130 -70,-118 -48,-150', '#d8d2c2', { ink, light: 6 });
    p.form('-92,-132 -98,-110 -82,-100 -68,-116', PAINT.skin, { ink: ink - 1, light: 3 });
    p.form('-13,-206 -14,-222 14,-222 13,-206', PAINT.skin, { ink: 3, light: 2 });
    p.form('-28,-226 -30,-254 -14,-276 14,-276 30,-254 28,-226 0,-212', '#2f2019', { ink, light: 6 });
    p.form('-32,-246! 0,-238 32,-246! 30,-234! 0,-226 -30,-234!', '#7a2a2a', { ink: ink - 2, light: 2 });
  });
}

/** A red banner is raised against a dark sky over a crowd; at the foot of the rise lies an empty money chest. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 300, { clouds: 5 });
    p.glow(520, 330, 330, '#f0b070', 0.55);
    ground(p, 330, '#4f5a42');
    crowd(p, -20, 860, 356, 0.42, 24);
    crowd(p, 330, 880, 400, 0.62, 38);
    // Fists over the heads.
    for (const [x, y, coat] of [
      [420, 306, '#3f5f7a'],
      [506, 314, '#a8863f'],
      [640, 304, '#8a3f3a'],
      [744, 312, '#5d6f4a'],
      [800, 302, '#cdbb94'],
    ] as const) {
      p.beam(`${x},${y + 40} ${x + 4},${y}`, 13, coat, { ink: 3 });
      p.disc(x + 4, y - 4, 10, PAINT.skin, { ink: 3, light: 3 });
    }
    bearer(p, { x: 226, y: 604, size: 1.24 }, 6);
    // The chest lies on its side, its mouth towards us, its lid in the grass.
    p.at({ x: 650, y: 470, size: 0.98, turn: -5 }, () => {
      p.form('-84,-10! 96,-16! 132,24! -104,30!', '#8a5f3a', { ink: 4, hatch: 0.4, light: 6 });
      p.form('-84,-8! -76,-104! -40,-136! 116,-140! 96,-108! 96,-12!', '#a8703e', { ink: 4, hatch: 0.4, light: 8 });
      p.form('96,-14! 96,-108! 116,-140! 120,-40!', '#5a3a24', { ink: 3, light: 3 });
      p.form('-68,-16! -64,-94! 82,-98! 84,-20!', '#160e0c', { ink: 4, light: 2 });
      p.stroke('-52,-26 -20,-40 60,-30', 2.4, '#6b4a30');
      for (const x of [-50, 64]) p.beam(`${x},-8 ${x * 1.14},26`, 10, '#8a929c', { ink: 2 });
    });
  },
  strip(p) {
    strip(p, '#2b333c', '#262c2c', 142);
    bearer(p, { x: 166, y: 232, size: 0.46 }, 7);
  },
};
