import { PAINT } from '../../kit/colour.ts';
import { ground, mountains } from '../../kit/land.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { house } from '../../kit/stock.ts';
import { heaven } from '../islands/_sea.ts';
import { mitten } from './_mitten.ts';

const [BRONZE, WOOD] = ['#e2ab4c', '#8a5c3a'];

/** A bell on the arm of its post and its rope in a mitten; from 150 to 640 wide, 30 to 480 high. */
function bell(p: Painter, ink: number): void {
  p.form('586,520! 590,20! 640,16! 646,520!', WOOD, { ink, hatch: 0.6, light: 10 });
  p.form('250,92! 262,52 300,46 660,34! 666,76! 300,92 276,96!', WOOD, { ink, hatch: 0.4, light: 8 });
  p.form('592,236! 470,92! 506,90! 594,190!', WOOD, { ink, hatch: 0.4, light: 6 });
  for (const y of [40, 56, 72]) p.stroke(`582,${y} 616,${y + 6} 652,${y}`, 5);
  p.at({ x: 400, y: 134, size: 0.94, turn: 9 }, () => {
    p.form('-20,0! -26,-36 -12,-52 12,-52 26,-36 20,0!', '#6a7178', { ink, light: 4 });
    p.disc(6, 196, 24, '#4d5058', { ink, light: 6 });
    p.form(
      '-26,-6! -58,10 -74,62 -82,116 -100,158 -128,186! -60,198 0,202 60,198 128,186! 100,158 82,116 74,62 58,10 26,-6! 0,-12',
      BRONZE,
      { ink, hatch: 0.5, light: 20, shade: '#8a5426' },
    );
    p.stroke('-78,100 0,112 80,100', 4, '#6b431e');
    p.stroke('-84,118 0,130 85,118', 4, '#6b431e');
    p.stroke('-112,172 0,186 113,172', 4, '#6b431e');
    p.stroke('-44,24 -56,70 -62,110', 8, '#fbe3a4', 0.8);
  });
  p.beam('374,344 350,420 330,520', 13, '#f0e2bc', { ink: ink - 2 });
  mitten(p, { x: 346, y: 424, size: 0.92 }, '#e8e0cc', PAINT.red, ink);
}

/** A hand rings the bell on its post over a village in snow. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    heaven(p, 340, ['#1f4a7c', '#2f6194', '#4f82aa', '#a8c4cf']);
    mountains(p, 356, 96, { snow: true });
    ground(p, 368, '#e4ebee');
    for (const [x, y, size] of [
      [728, 404, 0.5],
      [796, 420, 0.62],
      [60, 396, 0.42],
    ] as const)
      house(p, { x, y, size }, { roof: PAINT.snow, smoke: size > 0.55 });
    bell(p, 5);
    p.stroke('236,240 206,286 204,336', 7, '#f6e2aa', 0.9);
    p.stroke('196,206 152,276 150,350', 7, '#f6e2aa', 0.75);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#2f5f8f');
    p.at({ x: 74, y: -16, size: 0.4 }, () => {
      p.at({ x: 0, y: 0 }, () => bell(p, 8));
    });
  },
};
