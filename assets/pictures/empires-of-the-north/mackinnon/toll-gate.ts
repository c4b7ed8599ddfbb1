import { PAINT } from '../../kit/colour.ts';
import { ground, sky, water, weather } from '../../kit/land.ts';
import { sack } from '../../kit/stock.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { scot, wife } from './_folk.ts';
import { brae, stone, stonework, tuft } from './_land.ts';

/** A bar across the road between two stone pillars, a boulder for its counterweight; 620 units wide, 230 high. */
function gate(p: Painter, ink: number): void {
  for (const [x, wide, high] of [
    [-150, 92, 210],
    [254, 76, 170],
  ] as const) {
    stonework(p, { x, y: -high, wide, high, rows: 5 }, '#a39c90', ink - 2);
    p.form(
      `${x - 10},${-high + 4}! ${x + wide * 0.5},${-high - 30}! ${x + wide + 10},${-high + 4}! ${x + wide},${-high + 14}! ${x},${-high + 14}!`,
      '#8a857e',
      { ink: ink - 1, light: 6 },
    );
  }
  p.beam('-250,-150 -60,-132 120,-116 330,-98', 30, '#b98a52', { ink, hatch: 0.2 });
  for (const x of [-40, 60, 240])
    p.beam(`${x},${-150 + x * 0.09} ${x + 2},${-106 + x * 0.09}`, 15, PAINT.iron, { ink: ink - 2 });
  p.form('118,-110! 176,-104! 174,-30 158,-44! 148,-22 138,-40! 124,-26', PAINT.red, {
    ink: ink - 1,
    hatch: 0.4,
    light: 6,
  });
  p.form('112,-126! 182,-120! 180,-98! 114,-104!', '#8a2f26', { ink: ink - 2, light: 4 });
  p.form('-290,-110 -296,-162 -262,-190 -220,-184 -202,-150 -214,-112 -250,-96', '#7a766f', {
    ink,
    hatch: 0.5,
    light: 9,
  });
  p.stroke('-282,-130 -244,-146 -208,-140', 6, '#4a3a26');
  p.stroke('-258,-186 -250,-140 -254,-100', 6, '#4a3a26');
  p.disc(-106, -137, 15, PAINT.iron, { ink: ink - 1, light: 4 });
  p.stroke('322,-86 324,-50 318,-20', 4);
  p.form('302,-26! 334,-26! 336,2! 300,2!', PAINT.iron, { ink: ink - 1, light: 4 });
}

/** At the bridge the bar is down: who wants to cross the river pays the keeper first. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    // The other way round than it was drawn: so it is unlike another card.
    p.at({ x: 832, y: 0, flip: true }, () => {
      sky(p, 190, { clouds: 5 });
      brae(p, '-40,160 110,110 230,60! 330,120 480,150 650,90! 730,120 870,130', '#9fb0b8');
      brae(p, '-40,216 200,196 420,206 640,186 870,200', '#7d9068', { ink: 3 });
      water(p, 230, { to: 320, colour: '#5d8a8a' });
      p.form(
        '-40,220! 140,206 330,160 470,152 620,166 870,214! 870,300! 640,300! 630,256 590,226 540,222 500,250 490,300! 330,300! 316,254 276,232 230,244 214,300! -40,300!',
        '#a8a296',
        { ink: 4, hatch: 0.4 },
      );
      for (let at = 0; at < 20; at++)
        stone(p, -40 + at * 45, 196 - Math.max(0, 44 - Math.abs(at - 11) * 5.4), 46, 24, '#b5afa2', 2);
      p.form('560,176! 562,122! 596,98! 632,122! 634,184!', '#d6ccb6', { ink: 3 });
      p.form('550,126! 596,88! 642,126!', '#7a5a4a', { ink: 3 });
      p.form('588,180! 588,150 604,150 606,182!', '#f0b65a', { ink: 2 });
      ground(p, 292, '#93905e', { strokes: 26 });
      p.form('250,520! 300,400 330,292 470,288 640,400 760,520!', '#c9b084', { ink: 0 });
      for (const line of ['330,300 320,400 260,500', '440,300 520,390 600,500']) p.stroke(line, 8, '#9a8058', 0.7);
      wife(p, { x: 420, y: 388, size: 0.86 }, { skirt: '#44586b', shawl: '#b5623a' });
      sack(p, { x: 470, y: 388, size: 0.8 });
      p.at({ x: 320, y: 446, size: 1.16 }, () => gate(p, 5));
      scot(
        p,
        { x: 706, y: 466, size: 1.36 },
        {
          plaid: '#3f6b50',
          coat: '#4a4f5c',
          bonnet: '#6b3a2a',
          arms: ['-20,-110 -44,-100 -66,-92 -66,-82 -42,-84 -20,-88', '22,-108 36,-88 39,-56 30,-54 24,-80'],
        },
      );
      weather(p, 'rain', 34);
      tuft(p, 60, 494, '#3a4030', { high: 60, wide: 110, many: 26 });
    });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#d5dbd4');
    p.wash('-20,138 240,132 470,140! 470,180! -20,180!', '#93905e');
    p.at({ x: 214, y: 154, size: 0.64 }, () => gate(p, 6));
  },
};
