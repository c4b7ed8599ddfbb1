import { PAINT } from '../../kit/colour.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';
import { boards, candle, stones } from './_hall.ts';
import { caskEnd } from './_ware.ts';

/** Great casks lie in a row under a vault of stone; somebody comes down the stair with light behind him. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    stones(p, 360, '#7a8794', 62);
    p.form('56,372! 56,150 110,76 176,58 242,80 292,150 292,372!', '#f0c36a', { ink: 4, shade: '#c98a3c', light: 16 });
    for (let step = 0; step < 5; step++)
      p.form(
        `${70 + step * 6},${372 - step * 34}! ${70 + step * 6},${344 - step * 34}! ${280 - step * 6},${344 - step * 34}! ${280 - step * 6},${372 - step * 34}!`,
        '#9a8a74',
        { ink: 3, light: 5 },
      );
    p.glow(176, 170, 240, '#f6c868', 0.55);
    norse(p, { x: 178, y: 306, size: 0.86 }, { coat: '#8a3a2c', hair: PAINT.rust, right: '31,-134 50,-120 54,-90' });
    boards(p, 360, '#4f4a48');
    for (const [x, r] of [
      [352, 50],
      [452, 70],
    ] as const)
      caskEnd(p, { x, y: 376 - r }, { r, wood: '#8e6238', ink: 3 });
    caskEnd(p, { x: 420, y: 196 }, { r: 58, wood: '#84583a', tap: false, ink: 3 });
    p.form('420,420! 880,404! 880,452! 430,462!', '#5a3c28', { ink: 4, hatch: 0.5 });
    caskEnd(p, { x: 648, y: 258 }, { r: 172, wood: '#b47c42', ink: 5 });
    p.form('612,476! 604,430 620,404 616,386! 672,386! 668,404 686,432 678,476! 644,486', '#a8563a', {
      ink: 4,
      hatch: 0.5,
    });
    p.form('676,402 706,404 708,440 682,452! 684,440 696,434 694,416 678,414', '#a8563a', { ink: 3, light: 3 });
    p.stroke('650,374 651,382 650,392', 7, '#f0c050');
    candle(p, 500, 458, 0.95, 240);
    p.form('-30,510! -20,400 40,388 84,440 96,510!', '#2a2420', { ink: 3 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#3c4956');
    p.wash('-20,130! 470,124! 470,180! -20,180!', '#2b3038');
    caskEnd(p, { x: 74, y: 86 }, { r: 64, wood: '#8a5f38', ink: 3 });
    caskEnd(p, { x: 374, y: 86 }, { r: 64, wood: '#8a5f38', ink: 3 });
    caskEnd(p, { x: 224, y: 80 }, { r: 88, wood: '#c58c4a', ink: 5 });
  },
};
