import { PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { quay } from '../../kit/places.ts';
import type { Picture } from '../../kit/picture.ts';
import { coin, pinch, strip } from './_parts.ts';

/** A gold coin as large as a plate between thumb and finger. */
function held(p: Painter, place: Place, ink: number): void {
  p.at(place, () =>
    pinch(
      p,
      { x: 0, y: 0 },
      () => {
        p.at({ x: -74, y: -78, turn: -14 }, () => {
          p.disc(9, 6, 136, '#8a5f1e', { ink, light: 4 });
          coin(p, 0, 0, 134, { colour: '#eebb3e', ink });
          for (let at = 0; at < 44; at++) {
            const angle = (at / 44) * 2 * Math.PI;
            p.disc(Math.cos(angle) * 117, Math.sin(angle) * 117, 4.4, '#b07a20', { ink: 1.4, light: 1 });
          }
          p.disc(0, 0, 26, '#f6d36e', { ink: ink - 2, light: 6 });
        });
      },
      { sleeve: '#3d2f52', ink },
    ),
  );
}

/** A gold coin held up between thumb and finger before a blue harbour full of masts. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    p.wash('-30,-30! 870,-30! 870,330! -30,330!', '#4f93b4');
    for (const [x, y, w] of [
      [120, 80, 150],
      [640, 60, 190],
      [760, 170, 130],
      [60, 200, 120],
    ] as const)
      p.wash(
        `${x - w},${y + 20} ${x - w * 0.5},${y - 14} ${x},${y - 30} ${x + w * 0.6},${y - 10} ${x + w},${y + 20} ${x},${y + 30}`,
        '#cfe4e6',
        0.75,
      );
    quay(p, 318, 408, '#b0a48e');
    for (let at = 0; at < 11; at++) {
      const x = 6 + at * 82;
      const high = 190 + ((at * 53) % 90);
      p.beam(`${x},380 ${x + 3},${380 - high}`, 9, PAINT.darkWood, { ink: 3 });
      p.beam(`${x - 34},${400 - high} ${x + 38},${396 - high}`, 6, PAINT.oldWood, { ink: 2 });
      p.form(
        `${x - 32},${400 - high} ${x},${394 - high} ${x + 36},${397 - high} ${x + 20},${412 - high} ${x - 18},${413 - high}`,
        '#e9dfc4',
        { ink: 2, light: 3 },
      );
      p.stroke(`${x + 3},${384 - high} ${x + 60},380`, 1.8);
      p.stroke(`${x + 3},${384 - high} ${x - 56},380`, 1.8);
      p.form(
        `${x - 60},350! ${x - 20},362 ${x + 30},360 ${x + 66},344! ${x + 54},390 ${x},400 ${x - 44},392`,
        ['#7a4a32', '#5f4a3f', '#8a5a34'][at % 3] as string,
        { ink: 3, hatch: 0.4 },
      );
    }
    held(p, { x: 512, y: 268, size: 1.16 }, 6);
  },
  strip(p) {
    strip(p, '#3f86a8', '#b0a48e', 150);
    held(p, { x: 226, y: 98, size: 0.5 }, 6);
  },
};
