import { mix, PAINT } from '../../kit/colour.ts';
import { sky, water } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { gull } from '../../kit/stock.ts';
import { hungFish } from './_fish.ts';
import { crofter } from './_folk.ts';
import { ridge, tufts } from './_land.ts';

/** Linen and fish on a line in the wind, between two forked poles, 700 units wide; the grass lies at y = 0. */
function line(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const x of [-330, 340]) {
      p.beam(`${x},6 ${x + 4},-268`, 13, PAINT.darkWood, { ink: 4 });
      p.beam(`${x + 4},-240 ${x - 18},-286`, 9, PAINT.darkWood, { ink: 3 });
    }
    p.stroke('-330,-258 -120,-236 100,-232 344,-258', 5, PAINT.darkWood);
    const cloth = (x: number, wide: number, long: number, colour: string): void => {
      const y = -238;
      p.form(
        `${x},${y - 6}! ${x + wide},${y - 2}! ${x + wide + 34},${y + long * 0.5} ${x + wide + 62},${y + long - 26}! ${x + wide * 0.7 + 58},${y + long} ${x + wide * 0.35 + 54},${y + long - 18} ${x + 46},${y + long + 2}! ${x + 24},${y + long * 0.5}`,
        colour,
        { ink: 5, hatch: 0.6, light: 14 },
      );
      for (const share of [0.3, 0.65])
        p.stroke(
          `${x + wide * share},${y + 6} ${x + wide * share + 22},${y + long * 0.5} ${x + wide * share + 40},${y + long - 24}`,
          3,
          mix(colour, INK, 0.5),
        );
      for (const share of [0.06, 0.94])
        p.beam(`${x + wide * share},${y - 14} ${x + wide * share},${y + 8}`, 8, PAINT.straw, { ink: 2 });
    };
    cloth(-300, 130, 150, PAINT.cloth);
    cloth(-146, 150, 186, PAINT.red);
    cloth(28, 80, 120, '#4f7f9c');
    for (const [x, colour] of [
      [178, '#c08a64'],
      [226, '#b0a48c'],
      [274, '#c08a64'],
      [316, '#a9b0a4'],
    ] as const)
      hungFish(p, { x, y: -246, size: 1.15, turn: -10 }, colour);
  });
}

/** Washing and split fish side by side on the village line, blown out over the grass. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 250, { clouds: 6 });
    ridge(p, '-40,216 120,190 260,210 420,160 560,196 720,170 880,206', '#8fb0b6');
    water(p, 238, { to: 300, strokes: 26, colour: '#3f8a94' });
    ridge(p, '-40,300 160,280 380,296 600,276 880,300', '#7fa544', { ink: 3 });
    tufts(p, 320, 470, '#4f7a2c', 50);
    line(p, { x: 398, y: 440, size: 1.22 });
    crofter(
      p,
      { x: 226, y: 458, size: 1.4 },
      { coat: '#d8b26a', skirt: '#6a4a5c', long: true, head: 'shawl', cap: PAINT.cloth, arms: 'up' },
    );
    p.form('66,462! 56,424 160,424 150,462! 108,470', PAINT.wood, { ink: 4, hatch: 0.4 });
    p.form('62,424 80,400 110,408 140,398 156,424', '#dfe6e4', { ink: 3 });
    gull(p, 730, 60, 24);
    gull(p, 668, 90, 16);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#b9d6cf');
    p.wash('-30,128 200,120 480,126 480,190! -30,190!', '#7fa544');
    line(p, { x: 216, y: 158, size: 0.58 });
  },
};
