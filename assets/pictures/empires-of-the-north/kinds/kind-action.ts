import { PAINT } from '../../kit/colour.ts';
import { ground, mountains } from '../../kit/land.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { house } from '../../kit/stock.ts';
import { heaven } from '../../kit/sea.ts';
import { mitten } from './_mitten.ts';

const [BRONZE, WOOD] = ['#e2ab4c', '#8a5c3a'];

/** A bell on the arm of its post and its rope in a mitten; from 150 to 640 wide, 30 to 480 high. */
function bell(p: Painter, ink: number): void {
  p.form('586,520! 590,20! 640,16! 646,520!', WOOD, { ink, hatch: 0.6, light: 10 });
  p.form('196,92! 206,54 300,46 660,34! 666,76! 300,92 276,96!', WOOD, { ink, hatch: 0.4, light: 8 });
  p.form('592,236! 470,92! 506,90! 594,190!', WOOD, { ink, hatch: 0.4, light: 6 });
  for (const y of [40, 56, 72]) p.stroke(`582,${y} 616,${y + 6} 652,${y}`, 5);
  p.at({ x: 432, y: 142, size: 1.06, turn: 8 }, () => {
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
  // The lever at the bell's head, and the rope from it to the hand.
  p.form('214,150! 210,128! 330,112 440,122! 436,152! 330,140', WOOD, { ink, light: 5 });
  p.beam('226,146 236,260 230,400 232,520', 13, '#f4e6c0', { ink: ink - 2 });
  for (let y = 168; y < 356; y += 20) p.stroke(`${y / 60 + 220},${y + 8} ${y / 60 + 232},${y - 4}`, 2.4);
  mitten(p, { x: 232, y: 384, size: 0.96 }, '#d8503a', '#e9dcc0', ink);
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
      [70, 398, 0.42],
    ] as const)
      house(p, { x, y, size }, { roof: PAINT.snow, smoke: size > 0.55 });
    bell(p, 5);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#2f5f8f');
    p.at({ x: 84, y: -12, size: 0.37 }, () => bell(p, 8));
  },
};
