import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { mist, ridge } from './_land.ts';
import { blackface } from './_sheep.ts';
import { dryWall } from './_stone.ts';

/** The steps from the highest to the lowest: where the corner of each wall stands, and how high it is. */
const STEPS = [
  { x: 560, y: 112, high: 54 },
  { x: 410, y: 206, high: 66 },
  { x: 250, y: 318, high: 78 },
  { x: 80, y: 448, high: 92 },
] as const;

/** A hurdle of split wood that pens a step, 90 units long; stands on y = 0. */
function hurdle(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const y of [-16, -34, -52]) p.beam(`-44,${y} 44,${y - 2}`, 8, '#c9a468', { ink: 2 });
    p.beam('-40,-10 38,-54', 7, '#b58d52', { ink: 2 });
    for (const x of [-42, 42]) p.beam(`${x},4 ${x},-68`, 11, '#a87d48', { ink: 3 });
  });
}

/** A hillside cut into steps that fall away to the left, each held by a wall of stones; for the whole picture. */
function terraces(p: Painter, ink: number): void {
  for (const [at, { x, y, high }] of STEPS.entries()) {
    const top = y - high;
    const above = STEPS[at - 1] ?? { x: x + 70, y: top - 34 };
    // The turf of the step, up to the foot of the wall above.
    p.form(
      `${x - 46},${top - 30}! ${x - 24},${top - 6} ${x + 34},${top}! 600,${top + 8} 880,${top + 14}! 880,${above.y + 14}! ${above.x + 34},${above.y}! ${above.x - 24},${above.y - 8} ${above.x - 52},${above.y - 36}!`,
      at % 2 === 0 ? '#93a850' : '#a5b45c',
      { ink, light: 6, shade: '#5d6e3c' },
    );
    const build = { rows: 3 + (at > 1 ? 1 : 0), colour: '#a79c90', ink, cope: true };
    dryWall(p, { x: x - 52, y: y - 36, high: high * 0.86 }, { x: x - 24, y: y - 8, high: high * 0.95 }, build);
    dryWall(p, { x: x - 24, y: y - 8, high: high * 0.95 }, { x: x + 34, y, high }, build);
    dryWall(p, { x: x + 34, y, high }, { x: 880, y: y + 14, high: high * 1.05 }, build);
  }
}

/** Steps of stone that lead up through a wall, `many` of them; the lowest at y = 0. */
function stair(p: Painter, place: Place, many: number): void {
  p.at(place, () => {
    p.form(`-40,6! -34,${-many * 18 - 4}! 34,${-many * 18 - 4}! 40,6!`, mix('#4a4640', INK, 0.3), { ink: 3 });
    for (let at = 0; at < many; at++)
      p.form(`-38,${-at * 18}! -36,${-at * 18 - 15}! 36,${-at * 18 - 15}! 38,${-at * 18}!`, '#c9bfac', {
        ink: 3,
        light: 4,
      });
  });
}

/** A hillside cut into steps with walls of stone, sheep penned on every step, in the last red light. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 300, { clouds: 4 });
    ridge(p, '-40,190 60,130 150,170 240,110 340,180 480,220 880,260', '#7a6478');
    ridge(p, '-40,300 120,270 260,320 500,350 880,380', '#4f5a50');
    mist(p, 110, 320, 1.1, 0.4);
    ridge(p, '-40,420 60,400 200,430 880,470', '#47503a');
    p.form('540,90! 640,30 760,10 900,-20! 900,120!', '#7d8f48', { ink: 3, light: 16 });
    terraces(p, 3);
    stair(p, { x: 650, y: 328 }, 5);
    stair(p, { x: 574, y: 458 }, 5);
    for (const [x, y, size] of [
      [410, 138, 0.6],
      [250, 238, 0.78],
      [80, 354, 0.98],
    ] as const)
      hurdle(p, { x, y, size });
    for (const [x, y, size, flip, graze] of [
      [648, 56, 0.5, false, false],
      [764, 58, 0.52, true, true],
      [500, 136, 0.6, false, false],
      [640, 140, 0.62, true, true],
      [780, 142, 0.6, false, false],
      [344, 234, 0.74, false, true],
      [486, 238, 0.76, true, false],
      [790, 244, 0.76, false, false],
      [188, 354, 0.94, false, false],
      [392, 360, 0.98, true, true],
      [690, 366, 0.98, false, false],
    ] as const)
      blackface(p, { x, y, size, flip }, { ink: 4, graze });
    p.form('-40,500! -40,440 30,424 90,450 130,500!', '#2d2a2c', { ink: 4 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#4a3a58');
    p.form('200,26! 300,22 346,60 372,110 384,180! 180,180!', '#7f9148', { ink: 3, light: 8 });
    for (const [x, y, wide] of [
      [250, 64, 70],
      [214, 112, 120],
      [176, 160, 176],
    ] as const) {
      p.form(
        `${x - wide * 0.62},${y - 34}! ${x - wide * 0.5},${y - 46} ${x + wide * 0.55},${y - 46} ${x + wide * 0.72},${y - 34}!`,
        '#a9bb5e',
        { ink: 3, light: 4 },
      );
      dryWall(
        p,
        { x: x - wide * 0.64, y, high: 36 },
        { x: x + wide * 0.74, y, high: 36 },
        { rows: 2, colour: '#b5aa9c', ink: 2.4, cope: false },
      );
    }
    blackface(p, { x: 262, y: 28, size: 0.32 }, { ink: 4 });
    blackface(p, { x: 166, y: 74, size: 0.42 }, { ink: 4 });
    blackface(p, { x: 102, y: 122, size: 0.5 }, { ink: 4 });
  },
};
