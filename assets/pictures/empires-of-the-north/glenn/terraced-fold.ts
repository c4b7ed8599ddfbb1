import { sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { mist, ridge } from './_land.ts';
import { blackface } from './_sheep.ts';
import { dryRing } from './_stone.ts';

/** Steps of turf held up by stone walls, narrower from one to the next, sheep on each; the lowest step lies at y = 0. */
function terraces(p: Painter, place: Place, ink = 3): void {
  const steps = [
    { x: 150, y: -226, wide: 150, deep: 26, high: 50 },
    { x: 100, y: -150, wide: 240, deep: 42, high: 56 },
    { x: 50, y: -66, wide: 340, deep: 58, high: 64 },
    { x: 0, y: 40, wide: 450, deep: 76, high: 76 },
  ] as const;
  p.at(place, () => {
    p.form('-120,40! 0,-160 110,-270 190,-330 300,-400 480,-460 700,-470! 700,60!', '#6f7c42', {
      ink,
      light: 20,
      hatch: 0.5,
    });
    for (const { x, y, wide, deep, high } of steps.toReversed()) {
      p.form(
        `${x - wide},${y}! ${x - wide},${y - high}! ${x + wide},${y - high}! ${x + wide},${y}! ${x + wide * 0.7},${y + deep * 0.7} ${x},${y + deep} ${x - wide * 0.7},${y + deep * 0.7}`,
        '#6a6660',
        { ink: 0 },
      );
      p.disc(x, y - high, wide, '#93a24a', { ink, high: deep, light: 14, shade: '#5d6e3c' });
      dryRing(p, { x, y, wide, deep }, [0, 0.5], high, { rows: 2, cope: false, ink, colour: '#9a8f86' });
    }
    for (const [x, y, size, flip] of [
      [100, -268, 0.62, false],
      [-60, -184, 0.66, false],
      [190, -180, 0.68, true],
      [-200, -94, 0.84, false],
      [70, -80, 0.8, true],
      [262, -98, 0.84, true],
      [-330, 10, 1, false],
      [-60, 26, 1.04, true],
      [250, 18, 1, false],
    ] as const)
      blackface(p, { x, y, size, flip }, { ink, graze: x % 4 === 0 });
  });
}

/** A hill cut into steps with walls of stone, a fold on every step, in the last red light. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 300, { clouds: 4 });
    ridge(p, '-40,250 80,200 180,226 300,150 420,190 560,140 700,210 880,180', '#6d6478');
    ridge(p, '-40,330 200,310 400,330 640,300 880,320', '#566050');
    mist(p, 120, 318, 1.2, 0.35);
    terraces(p, { x: 470, y: 400, size: 1.06 });
    p.form('-40,480 40,440 130,452 190,500! -40,520!', '#2d2a2c', { ink: 4 });
  },
  strip(p) {
    sky(p, 130, { clouds: 1 });
    terraces(p, { x: 190, y: 112, size: 0.74 }, 4);
  },
};
