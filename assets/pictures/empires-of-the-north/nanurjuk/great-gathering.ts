import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, sky, weather } from '../../kit/land.ts';
import { fire, tent } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { limb } from '../../kit/limb.ts';
import { back } from './_people.ts';

/** Somebody from behind who dances with a wide flat drum held high; 240 units high, stands on y = 0. */
function drummer(p: Painter, place: Place): void {
  const [coat, pale] = ['#8e3a2c', '#f0e0ba'];
  p.at(place, () => {
    limb(p, '-16,-60 -30,-34 -22,-4', [26, 22, 18], '#b79a70', { ink: 3 });
    limb(p, '16,-60 40,-40 56,-10', [26, 22, 18], '#b79a70', { ink: 3 });
    p.form('-10,4! -12,-12 -28,-14 -44,3!', '#5a3d28', { ink: 3 });
    p.form('44,-2! 46,-18 62,-18 78,-2!', '#5a3d28', { ink: 3 });
    limb(p, '28,-130 58,-126 72,-142 78,-172', [23, 19, 14], coat, { ink: 4 });
    limb(p, '66,-160 96,-212', [7, 9], '#c9a468', { ink: 3 });
    p.form('-40,-50! -44,-94 -36,-130 -16,-146 18,-146 38,-128 46,-92 48,-52! 22,-38 4,-24 -18,-40', coat, {
      ink: 5,
      hatch: 0.6,
      light: 11,
    });
    limb(p, '-41,-54 -18,-43 4,-28 22,-41 48,-55', [10, 10, 10, 10, 10], pale, { ink: 2 });
    p.stroke('-36,-112 0,-100 38,-112', 5, pale);
    p.disc(2, -166, 27, pale, { ink: 3, light: 4 });
    p.form('-18,-142 -20,-168 -11,-188 4,-196 18,-186 24,-164 20,-140', coat, { ink: 4, light: 7 });
    limb(p, '-68,-178 -56,-152', [9, 9], '#8a5a34', { ink: 3 });
    p.disc(-92, -226, 66, '#8a5a34', { ink: 5, high: 64, light: 5 });
    p.disc(-94, -228, 57, '#f3dca6', { ink: 2.5, high: 55, light: 12, shade: '#d9a458' });
    for (const [line] of [['-128,-262 -100,-240 -70,-222'], ['-130,-216 -100,-200 -74,-196']] as const)
      p.stroke(line, 2, '#b98a4a');
    limb(p, '-28,-130 -54,-124 -66,-138 -61,-160', [23, 19, 14], coat, { ink: 4 });
    p.disc(-60, -162, 10, pale, { ink: 3, light: 3 });
  });
}

/** A drum dance by night: all the clan round one fire, and lit tents as far as the hills. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    sky(p, 190, { clouds: 2, stars: true });
    p.disc(668, 62, 30, '#f1ead0', { ink: 0, light: 5, shade: '#d6d2bd' });
    hills(p, 176, 26, '#2b3b56');
    ground(p, 214, '#4a4450', { strokes: 30, uneven: 8 });
    for (const [x, y, size] of [
      [60, 236, 0.5],
      [150, 222, 0.4],
      [236, 236, 0.52],
      [330, 220, 0.38],
      [420, 226, 0.42],
      [520, 222, 0.4],
      [612, 236, 0.54],
      [716, 222, 0.42],
      [796, 240, 0.56],
    ] as const)
      tent(p, { x, y, size }, { hide: x % 4 === 0 ? '#8f5a34' : '#a8703f' });
    p.form('-30,300 200,276 420,270 640,278 870,300! 870,500! -30,500!', '#6e4a36', {
      ink: 0,
      light: 12,
      shade: '#4a3430',
    });
    p.wash('40,350 200,316 330,312 480,330 540,380 420,430 200,430 60,400', '#c9772f', 0.55);
    const coats = ['#8a5a34', '#3f6f8c', '#7d3f55', '#b98a3c', '#4f6a4a', '#9a4a34', '#5f5a7a'];
    for (let at = 0; at < 11; at++)
      back(
        p,
        { x: 30 + at * 74, y: 306 + (at % 3) * 8 + Math.abs(at - 4) * 2, size: 0.48 + (at % 3) * 0.04 },
        {
          coat: coats[at % coats.length] as string,
          hood: at % 3 !== 1,
          left: at % 4 === 0 ? '-26,-112 -44,-134 -40,-162' : '-26,-112 -40,-86 -42,-60',
          right: at % 4 === 2 ? '26,-112 46,-132 42,-162' : '26,-112 40,-86 42,-60',
        },
      );
    fire(p, { x: 274, y: 390, size: 1.3 }, { glow: 300 });
    drummer(p, { x: 546, y: 446, size: 1.42 });
    for (const [x, size, coat] of [
      [60, 1.1, '#2c3344'],
      [160, 0.9, '#3a2b33'],
      [738, 1.02, '#2f3a3a'],
      [820, 1.2, '#33262c'],
    ] as const)
      back(p, { x, y: 506, size }, { coat, trim: mix('#b98a5a', INK, 0.3) });
    weather(p, 'sparks', 26);
  },
  strip(p) {
    sky(p, 170, { clouds: 0 });
    p.wash('-10,-10! 460,-10! 460,170! -10,170!', '#f7c673', 0.95);
    p.wash('-10,138! 460,132! 460,170! -10,170!', '#7a4528');
    for (const [x, size] of [
      [24, 0.42],
      [378, 0.4],
      [430, 0.46],
    ] as const)
      tent(p, { x, y: 142, size }, { hide: '#b5763f', light: false });
    fire(p, { x: 110, y: 152, size: 0.76 }, { glow: 150 });
    drummer(p, { x: 272, y: 158, size: 0.6 });
  },
};
