import { mountains, water } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { heaven } from '../../kit/sea.ts';
import { mitten } from './_mitten.ts';

const [HORN, BRONZE, WOOL] = ['#f2e0b4', '#d09a3c', '#4f86a8'];

/** A horn held by two mittens, its mouth open to the upper left; from 150 to 860 wide, 40 to 480 high. */
function horn(p: Painter, ink: number): void {
  mitten(p, { x: 640, y: 352, size: 0.95, flip: true }, WOOL, '#5a3a44', ink);
  limb(p, '790,226 720,300 620,352 500,352 380,290 290,190 232,96', [20, 34, 58, 84, 112, 136, 158], HORN, {
    ink,
    hatch: 0.5,
    light: 22,
    shade: '#a0764e',
  });
  limb(p, '812,206 790,226 772,246', [26, 22, 26], BRONZE, { ink });
  limb(p, '560,358 536,358 512,354', [72, 76, 80], BRONZE, { ink, hatch: 0.4 });
  p.at({ x: 232, y: 96, turn: -32 }, () => {
    p.disc(0, 12, 84, BRONZE, { ink, high: 42, light: 8 });
    p.disc(0, 0, 84, BRONZE, { ink, high: 38, light: 8 });
    p.disc(0, -2, 66, '#3a2420', { ink: ink - 1, high: 26, light: 6 });
  });
  p.stroke('300,150 350,230 430,306', 9, '#fff6dc', 0.7);
  for (const [x, y] of [
    [420, 250],
    [340, 262],
  ] as const)
    p.stroke(`${x - 30},${y + 70} ${x - 4},${y + 30} ${x + 28},${y}`, 3.4, '#8a6038');
  mitten(p, { x: 486, y: 372, size: 1.05, flip: true }, WOOL, '#5a3a44', ink);
}

/** A horn is blown towards the sea at evening: nothing is seen of the blower but mittens. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    heaven(p, 340, ['#4a2f56', '#7f3850', '#b04c40', '#cf7038']);
    mountains(p, 350, 76);
    water(p, 348, { colour: '#4a3a5e' });
    p.form('-40,520! -40,440 60,420 180,436 300,470 420,520!', '#2c2028', { ink: 4, hatch: 0.4 });
    for (const points of ['176,40 140,76 128,128', '136,30 92,82 82,148', '96,22 46,86 38,166'])
      p.stroke(points, 7, '#f8d898', 0.75);
    horn(p, 5);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#7a3444');
    p.at({ x: 30, y: -4, size: 0.36 }, () => horn(p, 8));
  },
};
