import { PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { standing } from './_folk.ts';
import { BACK, BEAK, BREAST, PATCH } from './_penguin.ts';
import { peaks, skyOf } from './_ice.ts';

/** A penguin that marches to the left, breast out and beak high, 200 high; its feet on y = 0. */
function marcher(p: Painter, place: Place, { step = false, ink = 4 } = {}): void {
  p.at(place, () => {
    if (step) {
      p.form('-16,-22 -46,-26 -66,-40! -58,-14 -20,-8', BEAK, { ink, light: 3 });
      p.form('14,-14 -6,6! 36,6! 34,-12', BEAK, { ink, light: 3 });
    } else {
      p.form('-22,-12 -44,6! -4,6! 0,-10', BEAK, { ink, light: 3 });
      p.form('14,-12 26,-2 18,10! 52,4 40,-16', BEAK, { ink, light: 3 });
    }
    p.form('26,-136 52,-142 84,-116 96,-92! 70,-92 42,-104', '#2b323f', { ink, light: 4 });
    p.form(
      '-52,-214! -30,-206 -8,-196 10,-184 20,-164 22,-146 42,-116 52,-76 48,-40 40,-18 60,-2! 24,-4 -6,-4 -34,-12 -52,-44 -54,-86 -44,-122 -24,-146 -18,-164 -26,-182',
      BACK,
      { ink: ink + 1, light: 9, hatch: 0.4 },
    );
    p.form('-20,-142 -42,-118 -52,-84 -50,-44 -32,-14 -4,-6 14,-30 18,-80 8,-124 -4,-142', BREAST, {
      ink: 0,
      light: 7,
      shade: '#b3bcc8',
    });
    p.form('-12,-168 0,-172 8,-152 0,-134 -20,-138 -14,-152', PATCH, { ink: 0, light: 3 });
    p.stroke('-48,-211 -34,-200 -24,-186', 4, BEAK);
    p.disc(-8, -182, 3.2, '#f4ecd2', { ink: 0 });
    p.at({ x: 20, y: -134, turn: -34 }, () =>
      p.form('-8,-4 8,-6 22,22 26,62 14,92 0,72 -8,34', BACK, { ink, light: 5 }),
    );
  });
}

/** Penguins march over a ridge in single file with their beaks high, and a child in red marches after them. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    skyOf(p, 330, ['#2f6fb0', '#5fa8d4', '#bfe3e6']);
    p.disc(690, 76, 36, '#fdf3cf', { ink: 0, shade: '#f9e2a0' });
    p.glow(690, 76, 150, '#fff3c4', 0.8);
    peaks(
      p,
      400,
      [
        [-40, 250],
        [60, 190],
        [150, 280],
        [280, 300],
        [420, 220],
        [560, 300],
        [700, 240],
        [880, 330],
      ],
      '#8fb6d6',
    );
    p.wash('-40,376! 200,372 480,396 700,424 880,436! 880,520! -40,520!', '#f4f4ee');
    p.stroke('-30,376 200,371 480,395 700,423 870,436', 2.4, '#5d7c9c');
    p.wash('-40,452 240,436 520,460 880,480! 880,520! -40,520!', '#b9cde0', 0.9);
    for (const [x, y, size] of [
      [150, 388, 1.5],
      [330, 392, 1.2],
      [466, 406, 1],
      [576, 418, 0.82],
      [662, 428, 0.66],
    ] as const)
      p.form(
        `${x - 30 * size},${y} ${x + 60 * size},${y + 14 * size} ${x + 180 * size},${y + 36 * size} ${x + 70 * size},${y + 34 * size}`,
        '#8fb0d4',
        { ink: 0, light: 2, opacity: 0.8 },
      );
    standing(p, { x: 756, y: 444, size: 0.82 }, { coat: PAINT.red, lean: 6, reach: false });
    marcher(p, { x: 662, y: 430, size: 0.66 }, { step: true });
    marcher(p, { x: 576, y: 420, size: 0.84 });
    marcher(p, { x: 466, y: 408, size: 1.06 }, { step: true });
    marcher(p, { x: 330, y: 394, size: 1.34 });
    marcher(p, { x: 150, y: 392, size: 1.74 }, { step: true, ink: 5 });
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#6fb0da');
    p.wash('-40,132 200,128 490,138! 490,200! -40,200!', '#f4f4ee');
    for (const [x, step] of [
      [404, true],
      [310, false],
      [216, true],
      [112, false],
    ] as const)
      marcher(p, { x: x - 30, y: 148, size: x < 150 ? 0.66 : 0.56 }, { step, ink: 5 });
  },
};
