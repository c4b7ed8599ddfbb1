import { PAINT } from '../../kit/colour.ts';
import { sky, weather } from '../../kit/land.ts';
import type { Picture } from '../../kit/picture.ts';
import { crofter } from './_folk.ts';
import { ridge, tufts } from './_land.ts';
import { dryWall } from './_stone.ts';

/** A wall laid stone on stone that runs from before us up over the hill, and a mason who lays its next stone. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 210, { clouds: 4 });
    ridge(p, '-40,210 80,150 180,120 300,170 420,196 600,150 760,180 880,160', '#6d7a80');
    ridge(p, '-40,200 60,176 150,190 260,236 420,262 640,280 880,290', '#94a04e', { ink: 3 });
    dryWall(p, { x: 62, y: 186, high: 12 }, { x: 176, y: 224, high: 26 }, { rows: 2, ink: 2, cope: false });
    dryWall(p, { x: 174, y: 224, high: 26 }, { x: 330, y: 300, high: 70 }, { rows: 3, ink: 2 });
    tufts(p, 290, 470, '#4d5a34', 40);
    dryWall(p, { x: 324, y: 298, high: 74 }, { x: 870, y: 500, high: 400 }, { rows: 5, ink: 5, colour: '#98948c' });
    crofter(
      p,
      { x: 226, y: 446, size: 1.55, flip: true },
      { coat: '#c4622c', skirt: '#3f6650', cap: '#2f4a70', arms: 'ahead', bend: -16 },
    );
    p.form('302,240 310,206 344,192 384,202 392,236 346,250', '#cfc6b4', { ink: 5, hatch: 0.4 });
    for (const [x, y, size] of [
      [60, 462, 1],
      [130, 476, 0.8],
      [330, 456, 0.9],
      [410, 476, 1.1],
    ] as const)
      p.at({ x, y, size }, () =>
        p.form('-40,8! -44,-20 -18,-38! 18,-34 42,-16! 40,8! 0,14', PAINT.stone, { ink: 4, hatch: 0.5 }),
      );
    weather(p, 'rain', 40);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#b9c2a4');
    p.wash('-30,70 200,60 480,40 480,190! -30,190!', '#77863f');
    dryWall(p, { x: 20, y: 106, high: 44 }, { x: 470, y: 176, high: 176 }, { rows: 3, ink: 4, colour: '#98948c' });
  },
};
