import { PAINT } from '../../kit/colour.ts';
import { ground, hills, sky } from '../../kit/land.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';
import { hopCone, hopLeaf } from './_growing.ts';

/** A pole with its bine of hops from `y` upwards. */
function pole(p: Painter, x: number, y: number, high: number, size: number, ink = 2): void {
  p.beam(`${x},${y} ${x + 4 * size},${y - high}`, 13 * size, PAINT.oldWood, { ink: ink + 1 });
  for (let at = 0; at * 52 * size < high - 40 * size; at++) {
    const up = y - high + at * 52 * size;
    const way = at % 2 === 0 ? 1 : -1;
    p.stroke(
      `${x - 12 * way * size},${up + 40 * size} ${x},${up + 30 * size} ${x + 12 * way * size},${up + 14 * size}`,
      6 * size,
      '#39542a',
    );
    hopLeaf(
      p,
      { x: x + way * 34 * size, y: up, size: size * 0.86, turn: -way * 34 },
      at % 3 === 0 ? '#5f8c40' : '#4a7438',
      ink,
    );
    hopLeaf(p, { x: x - way * 26 * size, y: up + 26 * size, size: size * 0.6, turn: way * 42 }, '#3f6632', ink);
    hopCone(p, { x: x - way * 34 * size, y: up + 6 * size, size: size * 0.62 }, '#c6d070', ink);
    hopCone(p, { x: x + way * 14 * size, y: up + 34 * size, size: size * 0.62 }, '#b3c25a', ink);
  }
}

/** Hops climb their poles in rows, heavy with cones; a picker stands between them with a basket. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 300, { clouds: 2 });
    hills(p, 262, 30, '#a9c0a0');
    ground(p, 330, '#a27f4c', { strokes: 30 });
    for (let x = 380; x < 860; x += 56) pole(p, x, 344, 210 + (x % 3) * 14, 0.32, 1);
    for (const [x, high] of [
      [430, 300],
      [566, 320],
      [790, 330],
    ] as const)
      pole(p, x, 392, high, 0.58, 2);
    norse(
      p,
      { x: 690, y: 452, size: 1.2 },
      {
        coat: PAINT.red,
        head: 'hat',
        skirt: true,
        plait: true,
        left: '-30,-132 -56,-158 -60,-196',
        right: '31,-134 56,-160 66,-200',
      },
    );
    p.form('520,452! 508,396 560,386 618,396 606,452! 560,464', PAINT.straw, { ink: 4, hatch: 0.5 });
    for (const y of [412, 430]) p.stroke(`512,${y} 560,${y + 9} 612,${y}`, 3.4, PAINT.darkWood);
    for (const [x, y] of [
      [520, 372],
      [552, 360],
      [584, 370],
    ] as const)
      hopCone(p, { x, y, size: 0.5, turn: 40 });
    pole(p, 196, 520, 560, 1.3, 3);
    for (const [x, y, size, turn] of [
      [120, 176, 1.5, 10],
      [268, 236, 1.6, -8],
      [150, 350, 1.3, 6],
    ] as const)
      hopCone(p, { x, y, size, turn }, '#d2d97c', 5);
    hopLeaf(p, { x: -6, y: 380, size: 1.9, turn: -30 }, '#233a20', 0);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#2f4f3a');
    p.wash('-20,-20! 470,-20! 470,40 200,60 -20,34!', '#3d6247');
    p.stroke('90,-6 210,14 330,-2 470,22', 10, '#8aa054');
    hopLeaf(p, { x: 106, y: 12, size: 1.3, turn: 24 }, '#6f9a4a', 3);
    hopLeaf(p, { x: 350, y: 10, size: 1.3, turn: -20 }, '#6f9a4a', 3);
    hopCone(p, { x: 190, y: 10, size: 1.6, turn: 6 }, '#d8df86', 5);
    hopCone(p, { x: 268, y: 18, size: 1.45, turn: -8 }, '#cbd574', 5);
  },
};
