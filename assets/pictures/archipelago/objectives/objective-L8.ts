import { mix, PAINT } from '../../kit/colour.ts';
import { caravel } from '../../kit/ships.ts';
import { candle } from '../../kit/wares.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { cabinet } from '../../kit/places.ts';
import type { Picture } from '../../kit/picture.ts';
import { strip } from './_parts.ts';

const OAK = '#4a2c20';

/** A wooden printing press: two cheeks, screw and bar, platen, and the bed with its open frame to the right; 420 units high. */
function press(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-132,8! -126,-16! 126,-16! 132,8!', OAK, { ink, light: 5 });
    p.beam('110,-112 300,-112', 26, OAK, { ink });
    p.beam('286,-104 292,6', 18, OAK, { ink: ink - 1 });
    p.beam('-102,4 -98,-420', 36, OAK, { ink, hatch: 0.5 });
    p.beam('102,4 98,-420', 36, OAK, { ink, hatch: 0.5 });
    p.form('-140,-404! -136,-446! 136,-446! 140,-404!', mix(OAK, '#c98a4a', 0.25), { ink, light: 7 });
    p.form('-118,-340! -118,-300! 118,-300! 118,-340!', mix(OAK, '#c98a4a', 0.2), { ink, light: 6 });
    p.form('-22,-304! -22,-226! 22,-226! 22,-304!', '#8a929c', { ink: ink - 1, light: 5 });
    for (const y of [-290, -274, -258, -242]) p.stroke(`-22,${y + 6} 0,${y + 2} 22,${y - 6}`, 4, '#3f464e');
    p.form('-12,-270 -90,-262 -190,-236 -236,-214 -232,-200 -186,-220 -90,-246 -10,-254', '#e0b274', { ink, light: 4 });
    p.form('-34,-230! 34,-230! 30,-176! -30,-176!', mix(OAK, '#c98a4a', 0.4), { ink: ink - 1, light: 5 });
    p.form('-78,-178! 78,-178! 72,-150! -72,-150!', '#c9a05a', { ink, light: 5 });
    p.form('-122,-132! 226,-132! 236,-104! -128,-104!', '#8a5f3a', { ink, light: 6 });
    p.form('-64,-146! 60,-146! 58,-132! -62,-132!', '#33363c', { ink: ink - 2, light: 2 });
    p.form('104,-136! 200,-134! 262,-268! 172,-282!', '#f4ead0', { ink, light: 7 });
    p.form('122,-146! 190,-144! 240,-254! 180,-264!', '#fbf6e6', { ink: ink - 3, light: 3 });
    for (let row = 0; row < 6; row++)
      p.stroke(
        `${138 + row * 9},${-156 - row * 17} ${166 + row * 9},${-156 - row * 17} ${190 + row * 8},${-154 - row * 17}`,
        3.4,
        INK,
        0.85,
      );
    p.beam('-128,-80 -40,-72', 12, '#e0b274', { ink: ink - 2 });
    p.disc(-132, -80, 13, '#e0b274', { ink: ink - 2, light: 3 });
  });
}

/** A printing press in a room of terracotta; through the window a fleet of sails is to be seen. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    cabinet(p, 372, { wall: '#efb488', floor: '#8a5a3c', window: null });
    p.form('568,252! 568,34! 812,34! 812,252!', '#5a3020', { ink: 5, light: 6 });
    p.wash('584,238! 584,50! 796,50! 796,238!', '#bfe0dc');
    p.wash('584,238! 584,164! 796,160! 796,238!', '#3f8a94');
    for (const [x, y, size] of [
      [622, 176, 0.14],
      [690, 170, 0.12],
      [752, 178, 0.15],
      [656, 210, 0.2],
      [742, 220, 0.2],
    ] as const)
      caravel(p, { x, y, size }, { mark: null });
    p.beam('690,46 690,240', 9, '#5a3020', { ink: 3 });
    p.beam('576,136 804,136', 9, '#5a3020', { ink: 3 });
    press(p, { x: 306, y: 456, size: 0.98 }, 6);
    p.form('628,470! 622,372! 800,372! 800,470!', '#6b3f28', { ink: 5, hatch: 0.4 });
    for (let at = 0; at < 5; at++)
      p.form(`640,${370 - at * 7}! 648,${362 - at * 7}! 740,${362 - at * 7}! 734,${370 - at * 7}!`, '#f4ead0', {
        ink: 2,
        light: 2,
      });
    candle(p, { x: 776, y: 370, size: 0.7 }, { glow: 100 });
    p.stroke('20,66 200,84 520,60', 4, PAINT.darkWood);
    for (const [x, y] of [
      [44, 70],
      [130, 78],
      [430, 72],
      [510, 62],
    ] as const)
      p.form(`${x - 26},${y}! ${x + 26},${y}! ${x + 28},${y + 66}! ${x - 24},${y + 70}!`, '#f8f0da', {
        ink: 3,
        light: 4,
      });
  },
  strip(p) {
    strip(p, '#e09a6a', '#a8684a', 146);
    press(p, { x: 212, y: 154, size: 0.335 }, 8);
  },
};
