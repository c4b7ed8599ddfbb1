import { PAINT } from '../../kit/colour.ts';
import { sky, water, weather } from '../../kit/land.ts';
import { longship } from '../../kit/stock.ts';
import { norse } from './_folk.ts';
import { fell } from './_land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A stack of crossed logs ablaze; stands on y = 0, with its flames 460 high. */
function pyre(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form(
      '-120,-150 -150,-230 -112,-300! -96,-256 -84,-330 -40,-400 -30,-480! 0,-420 30,-390 40,-440! 84,-360 92,-290! 112,-340! 150,-240 120,-150 0,-120',
      '#c8401f',
      {
        ink: 5,
        shade: '#8c2418',
        light: 14,
      },
    );
    p.form(
      '-90,-140 -110,-220 -80,-268! -66,-230 -40,-310 -14,-372! 10,-320 40,-290 54,-330! 84,-250 92,-180 80,-140 0,-110',
      '#f0922c',
      { ink: 0, shade: '#cf5a20', light: 10 },
    );
    p.form('-56,-130 -66,-190 -40,-232! -24,-210 0,-290! 28,-220 44,-240! 56,-180 50,-130 0,-110', '#fbe2a0', {
      ink: 0,
      shade: '#f4b040',
      light: 8,
    });
    for (let tier = 0; tier < 5; tier++) {
      const [y, wide] = [-18 - tier * 36, 150 - tier * 16];
      if (tier % 2 === 0)
        for (const x of [-0.78, 0, 0.78]) {
          p.disc(wide * x, y, 20, '#8a4a24', { ink: 4, light: 5 });
          p.disc(wide * x, y, 10, '#c47a3a', { ink: 2, light: 2 });
        }
      else p.beam(`${-wide},${y} ${wide},${y - 3}`, 36, '#4a2c1c', { ink: 5, light: 8, hatch: 0.5 });
    }
    for (const points of ['-150,6 -60,-210', '152,6 64,-206']) p.beam(points, 17, '#3a241a', { ink: 4 });
    for (const points of [
      '-70,-60 -84,-100 -62,-124! -54,-96 -40,-110! -36,-70',
      '30,-56 24,-96 46,-130! 56,-92 72,-104! 70,-62',
    ])
      p.form(points, '#f0922c', { ink: 3, shade: '#c8401f', light: 5 });
  });
}

/** A pyre of logs that burns on a headland by night and calls the ships home. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    sky(p, 280, { clouds: 3, stars: true });
    fell(p, '-40,276! 60,220 130,196 210,236 300,282! -40,290!', '#22354e');
    p.glow(132, 190, 60, PAINT.fire, 0.95);
    p.form('126,194! 124,182 132,166! 140,184 138,194!', '#f7c060', { ink: 0 });
    water(p, 280, { colour: '#1c3a52', strokes: 60 });
    for (const [y, x, wide] of [
      [330, 400, 60],
      [352, 372, 80],
      [380, 330, 70],
      [410, 280, 90],
      [296, 132, 16],
    ] as const)
      p.stroke(`${x - wide},${y} ${x},${y + 3} ${x + wide},${y}`, 6, '#e8903a', 0.8);
    longship(p, { x: 196, y: 362, size: 0.5 }, { sail: '#c9a888', stripe: '#a8392b', hull: '#4a3020' });
    p.glow(600, 210, 420, '#f0862c', 0.6);
    p.form('330,520! 370,456 430,430! 520,404 700,396 880,420! 880,520!', '#8a5a34', {
      ink: 4,
      shade: '#33261e',
      light: 18,
      hatch: 0.5,
    });
    p.form('330,520! 366,460 428,432! 440,480 420,520!', '#4b3a34', { ink: 4, hatch: 0.8 });
    pyre(p, { x: 620, y: 420, size: 0.95 });
    norse(p, { x: 446, y: 452, size: 0.85 }, { cloak: '#3f5a6a', short: true, hair: '#8a3f22', arms: 'up' });
    p.beam('490,320 504,268', 7, PAINT.darkWood, { ink: 2 });
    p.form('496,276 492,254 506,228! 518,254 512,274', '#f0922c', { ink: 3, shade: '#c8401f', light: 3 });
    norse(p, { x: 800, y: 500, size: 1.3 }, { cloak: '#57343a', helm: true, hair: '#4a3524' });
    weather(p, 'sparks', 46);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#16263a');
    p.glow(224, 80, 210, '#f0862c', 0.8);
    pyre(p, { x: 224, y: 164, size: 0.35 });
  },
};
