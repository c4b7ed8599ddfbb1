import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, mountains, reeds, rocks, sky, water } from '../../kit/land.ts';
import { fish } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { limb } from '../../kit/limb.ts';
import { back } from './_people.ts';

/** A summer tent of pale skins with a long back, its flap tied open, stones on its hem; stands on y = 0. */
function tupik(p: Painter, place: Place, { skin = '#ecdcb4' as string, ink = 5 } = {}): void {
  p.at(place, () => {
    for (const line of ['-64,-196 -84,-236', '-58,-196 -44,-240', '190,-124 204,-150'])
      limb(p, line, [8, 6], PAINT.darkWood, { ink: 3 });
    p.form('-62,-206! 60,-176 190,-132! 262,-70 296,6! 120,10 10,8!', skin, { ink, hatch: 0.5, light: 14 });
    for (const line of ['10,-190 60,-100 76,4', '96,-162 150,-80 168,4', '170,-138 224,-70 244,2'])
      p.stroke(line, 3, mix(skin, INK, 0.55));
    p.form('-64,-208! -120,-100 -168,8! -60,14 12,10! -20,-100', mix(skin, '#c98a4a', 0.35), {
      ink,
      hatch: 0.3,
      light: 9,
    });
    p.form('-66,-150! -104,-60 -122,8! -30,10! -46,-70', '#3f2b22', { ink: 4, light: 4 });
    p.form('-66,-150! -46,-70 -30,10! 0,8! 2,-40 -30,-96', PAINT.red, { ink: 3, light: 6 });
    for (const [x, r] of [
      [-150, 18],
      [40, 20],
      [104, 16],
      [164, 19],
      [226, 17],
      [284, 20],
    ] as const)
      p.disc(x, 8, r, '#8a8680', { ink: ink - 1.5, high: r * 0.62, light: 5 });
  });
}

/** Split fish that dry on a rack; stands on y = 0. */
function rack(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const x of [-90, 90]) {
      limb(p, `${x - 18},4 ${x + 6},-150`, [9, 7], PAINT.oldWood, { ink: 3 });
      limb(p, `${x + 22},4 ${x - 4},-150`, [9, 7], PAINT.oldWood, { ink: 3 });
    }
    limb(p, '-116,-138 0,-134 116,-138', [8, 9, 8], PAINT.oldWood, { ink: 3 });
    for (const x of [-66, -34, -2, 30, 62])
      p.at({ x, y: -96, size: 0.72, turn: 90 }, () => fish(p, { x: 0, y: 0 }, '#d9714a'));
  });
}

/** Summer tents of pale skins by a bright river, and somebody who hangs up fish to dry. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 170, { clouds: 5 });
    mountains(p, 176, 70, { snow: true });
    hills(p, 176, 14, '#9db26a');
    water(p, 206, { to: 300, colour: '#4fa9b8', strokes: 36 });
    ground(p, 276, '#9bb14e', { strokes: 50, uneven: 14 });
    p.form('-30,268! 120,262 330,274 560,258 870,272! 870,296 560,286 330,300 120,284 -30,292!', '#e0cf9c', {
      ink: 1.5,
      light: 5,
    });
    for (const [x, y, size, skin] of [
      [640, 320, 0.5, '#d7b98a'],
      [770, 326, 0.44, '#e6d4ad'],
    ] as const)
      tupik(p, { x, y, size }, { ink: 3, skin });
    tupik(p, { x: 200, y: 428, size: 1.34 });
    rack(p, { x: 762, y: 440, size: 1 });
    back(
      p,
      { x: 628, y: 446, size: 0.94 },
      { coat: '#2f5b86', hood: false, right: '26,-112 54,-122 74,-136', left: '-26,-112 -40,-86 -42,-60' },
    );
    reeds(p, 800, 492, { high: 60, many: 14, colour: '#2c3a1c' });
    rocks(p, 560, 492, 0.8, '#6d6f62');
  },
  strip(p) {
    sky(p, 90, { clouds: 1 });
    ground(p, 92, '#7f9a3c', { strokes: 10 });
    tupik(p, { x: 190, y: 146, size: 0.6 });
  },
};
