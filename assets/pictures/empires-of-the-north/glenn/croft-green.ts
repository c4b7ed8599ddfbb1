import { PAINT } from '../../kit/colour.ts';
import { reeds, sky, water } from '../../kit/land.ts';
import type { Picture } from '../../kit/picture.ts';
import { gull } from '../../kit/stock.ts';
import { cottage } from './_cottage.ts';
import { crofter } from './_folk.ts';
import { ridge, tufts } from './_land.ts';
import { blackface } from './_sheep.ts';

/** A thatched croft house, whitewashed, on its green with the sheep before the door. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 220, { clouds: 4 });
    ridge(p, '-40,196 60,150 150,120 240,164 330,150 420,186 560,150 700,172 880,140', '#8fa9b0');
    water(p, 204, { to: 250, strokes: 24 });
    ridge(p, '-40,262 120,246 300,236 460,250 620,226 880,236', '#9aa653', { ink: 3 });
    for (const [x, y] of [
      [96, 112],
      [150, 84],
    ] as const)
      gull(p, x, y, 18);
    tufts(p, 276, 420, '#5f7434', 40);
    p.wash('560,390 520,420 440,452 360,500! 560,500! 600,440 640,392', '#d2b98a', 0.8);
    cottage(p, { x: 590, y: 392, size: 1.75 });
    crofter(
      p,
      { x: 428, y: 404, size: 0.86 },
      { coat: PAINT.blue, skirt: PAINT.rust, long: true, head: 'shawl', cap: '#d8b26a' },
    );
    blackface(p, { x: 262, y: 326, size: 0.5 }, { graze: true, ink: 3 });
    blackface(p, { x: 168, y: 440, size: 1.3 }, { graze: true });
    reeds(p, 20, 490, { high: 70 });
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#34506b');
    ridge(p, '-40,122 120,112 300,118 480,110', '#6f7f42', { ink: 0 });
    cottage(p, { x: 236, y: 150, size: 0.94 }, { smoke: false, thatch: '#b98a3c' });
  },
};
