import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, sky } from '../../kit/land.ts';
import { sheep } from '../../kit/stock.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { clover, trefoil } from './_growing.ts';

/** A bumblebee, 60 units long. */
function bee(p: Painter, x: number, y: number): void {
  p.at({ x, y, turn: -12 }, () => {
    p.form('4,-14 20,-44 40,-36 24,-10', '#e9eef0', { ink: 2, light: 3, opacity: 0.9 });
    p.disc(0, 0, 26, '#e2a52e', { ink: 4, high: 19, light: 5 });
    p.form('-6,-18 6,-18 8,0 6,18 -6,18 -4,0', INK, { ink: 0 });
    p.disc(-24, 2, 11, INK, { ink: 0 });
  });
}

/** Red clover stands high before the sky, a bumblebee above it, sheep graze behind. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 330, { clouds: 5 });
    hills(p, 286, 26, '#9db6a0');
    hills(p, 322, 14, '#7f9a4a');
    ground(p, 350, '#668c3e', { strokes: 40 });
    for (let at = 0; at < 70; at++)
      p.disc(p.chance.number(0, 832), 356 + 60 * p.chance.number(0, 1), p.chance.number(3, 7), '#cf7a98', {
        ink: 0,
        light: 1,
      });
    sheep(p, { x: 640, y: 398, size: 1.15 });
    sheep(p, { x: 770, y: 372, size: 0.6 });
    sheep(p, { x: 470, y: 368, size: 0.5 });
    for (let x = -10; x < 850; x += 58)
      trefoil(
        p,
        { x, y: 500 + p.chance.number(0, 20), size: p.chance.number(0.55, 0.85), turn: p.chance.number(-14, 14) },
        mix('#4f7a38', INK, p.chance.number(0, 0.3)),
      );
    clover(p, { x: 96, y: 520, size: 1.1, turn: -10 }, '#a8456c', 4);
    clover(p, { x: 272, y: 516, size: 1.62, turn: 5 });
    for (const [x, size] of [
      [350, 1.15],
      [178, 1.1],
      [770, 0.9],
    ] as const)
      trefoil(p, { x, y: 506, size, turn: x > 300 ? 14 : -10 });
    bee(p, 452, 132);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#d9e3c4');
    p.wash('-20,138! 470,130! 470,180! -20,180!', '#5f853c');
    trefoil(p, { x: 130, y: 180, size: 0.95, turn: -8 });
    trefoil(p, { x: 322, y: 182, size: 0.95, turn: 10 });
    clover(p, { x: 224, y: 238, size: 0.82 }, '#b8436f');
  },
};
