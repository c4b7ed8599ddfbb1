import { PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { crofter } from './_folk.ts';
import { mist, ridge, tufts } from './_land.ts';
import { blackface } from './_sheep.ts';
import { dryRing } from './_stone.ts';

function fold(p: Painter, place: Place, ink = 3): void {
  p.at(place, () => {
    const middle = { x: 0, y: 0, wide: 240, deep: 84 };
    p.disc(0, 0, 238, '#a9a45a', { ink: 0, high: 82, light: 4 });
    dryRing(p, middle, [0.5, 1], 62, { rows: 2, ink });
    for (const [x, y, size] of [
      [-110, -14, 0.74],
      [-10, -26, 0.7],
      [96, -8, 0.78],
      [-40, 28, 0.86],
      [58, 36, 0.86],
    ] as const)
      blackface(p, { x, y, size, flip: x > 50 }, { ink: 4 });
    dryRing(p, middle, [0, 0.21], 66, { rows: 3, ink });
    dryRing(p, middle, [0.31, 0.5], 66, { rows: 3, ink });
    p.beam('60,88 60,6', 10, PAINT.darkWood, { ink: 3 });
    p.beam('-92,84 -92,2', 10, PAINT.darkWood, { ink: 3 });
  });
}

/** A round fold of stone on a shelf high up the hill, the glen in morning mist far below. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 190, { clouds: 3 });
    ridge(p, '-40,150 100,130 230,160 380,96 470,70 560,118 660,90 740,124 880,100', '#8d9aa6');
    ridge(p, '-40,214 160,196 330,214 480,170 600,190 880,160', '#7c8d86');
    p.form('520,250 600,222 700,226 880,208 880,300! 700,290 560,276', '#b9cfc8', { ink: 2, light: 8 });
    mist(p, 600, 250, 1.1, 0.6);
    mist(p, 300, 212, 0.9, 0.5);
    ridge(p, '-40,60 40,96 110,170 190,226 330,246 520,262 640,300 720,372 790,500', '#8c9a4c', { ink: 4 });
    tufts(p, 290, 470, '#5a6a34', 36);
    p.form('-40,40! 20,60 60,120 30,150 70,190 10,210 -40,200!', '#77736f', { ink: 4, hatch: 0.7, light: 16 });
    fold(p, { x: 350, y: 352, size: 1.18 });
    crofter(
      p,
      { x: 338, y: 466, size: 0.8 },
      { coat: PAINT.red, skirt: '#4a5a64', plaid: '#7a6a3c', arms: 'behind', head: 'bonnet' },
    );
  },
  strip(p) {
    sky(p, 60, { clouds: 1 });
    ridge(p, '-40,58 200,48 480,62', '#b8bb66', { ink: 0 });
    fold(p, { x: 224, y: 92, size: 0.76 }, 4);
  },
};
