import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, mountains, rocks, sky } from '../../kit/land.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { walker } from './_people.ts';
import { sled } from './_sled.ts';

/** A cairn of laid slabs that marks the way, 300 units high; stands on y = 0. */
function cairn(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const [out, colour] of [
      ['-92,6! -96,-40 -60,-54 -14,-50 -10,8!', '#77706c'],
      ['-14,8! -12,-52 50,-56 92,-36 90,6!', '#8d8379'],
      ['-84,-52! -78,-92 -10,-100 74,-90 86,-50! 0,-46', '#968a7c'],
      ['-62,-96! -66,-128 -20,-138 66,-130 62,-94!', '#746c68'],
      ['-72,-134! -60,-164 0,-174 54,-164 68,-132! 0,-126', '#9d9183'],
      ['-40,-170! -46,-204 -6,-214 44,-206 42,-168!', '#80776f'],
      ['-96,-208! -90,-232 -20,-244 84,-240 102,-212! 20,-200', '#8d8379'],
      ['-28,-244! -34,-280 -4,-300 30,-284 30,-242!', '#9d9183'],
    ] as const)
      p.form(out, colour, { ink: 5, hatch: 0.6, light: 9 });
    p.wash('-84,-86 -40,-96 0,-94 -30,-80 -60,-74', '#c98a34', 0.6);
    p.wash('20,-168 46,-160 56,-146 30,-152', '#c98a34', 0.6);
    p.wash('-60,-236 -20,-242 20,-240 -20,-228', '#a9b04a', 0.6);
  });
}

/** A wall of rock in steps, to the right of the way; its foot on y = 0. */
function wall(p: Painter, place: Place, colour: string): void {
  p.at(place, () => {
    p.form('0,10! 20,-70 14,-120! 60,-140 70,-220! 110,-250 130,-340! 190,-380 220,-460! 960,-500! 960,40!', colour, {
      ink: 4,
      hatch: 0.8,
      light: 24,
    });
    for (const line of [
      '60,-140 100,-90 96,0',
      '130,-250 170,-160 160,-20',
      '220,-380 260,-240 250,-60',
      '330,-420 350,-200 340,0',
    ])
      p.stroke(line, 5, mix(colour, INK, 0.6));
  });
}

/** A pass between walls of rock, a cairn that marks it, and a sled that is hauled up over bare stones. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 260, { clouds: 3 });
    mountains(p, 250, 130, { snow: true });
    ground(p, 236, '#a39a8c', { strokes: 30 });
    wall(p, { x: 470, y: 300, size: 0.8 }, '#6d6f7e');
    wall(p, { x: 404, y: 290, size: 0.6, flip: true }, '#7d7c88');
    wall(p, { x: 610, y: 400, size: 1 }, '#565868');
    p.wash('424,244! 452,244! 470,280 450,320 500,380 640,500! 230,500! 360,400 420,330 436,284', '#cdbfa4', 0.85);
    for (let at = 0; at < 54; at++) {
      const deep = p.chance.number(0, 1) ** 0.7;
      const [x, y] = [430 + p.chance.number(-1, 1) * (40 + 330 * deep), 276 + 204 * deep];
      const size = 4 + 20 * deep;
      p.form(
        `${round(x - size)},${round(y + size * 0.4)}! ${round(x - size * 0.7)},${round(y - size * 0.5)} ${round(x + size * 0.3)},${round(y - size * 0.6)} ${round(x + size)},${round(y + size * 0.4)}!`,
        at % 3 === 0 ? '#7b736c' : '#948a80',
        { ink: 1 + 2 * deep, light: 4 },
      );
    }
    p.stroke('452,352 480,350 510,356', 3);
    sled(p, { x: 556, y: 378, size: 0.42, turn: 5 }, { ink: 3 });
    walker(p, { x: 440, y: 372, size: 0.62 }, { coat: '#a8392b', lean: 18, arm: '4,-108 20,-86 40,-80' });
    walker(p, { x: 652, y: 392, size: 0.66 }, { coat: '#2f5b86', lean: 20, arm: '4,-108 -16,-98 -44,-92' });
    cairn(p, { x: 190, y: 452, size: 1.36 });
    rocks(p, 330, 490, 1.1, '#4b4a50');
    rocks(p, 20, 486, 1.3, '#3f3e46');
  },
  strip(p) {
    sky(p, 150, { clouds: 1 });
    wall(p, { x: 306, y: 170, size: 0.42 }, '#8a8996');
    wall(p, { x: 142, y: 170, size: 0.42, flip: true }, '#8a8996');
    ground(p, 142, '#b5a78e', { strokes: 10 });
    cairn(p, { x: 226, y: 156, size: 0.5 });
  },
};
