import { mix, PAINT } from '../../kit/colour.ts';
import { ground, sky } from '../../kit/land.ts';
import { settler } from '../../kit/settler.ts';
import { street } from '../../kit/places.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { field } from '../../kit/shape.ts';

/** A market stall under a striped awning with scallops, heaped baskets on its board; 400 wide, 380 high. */
function stall(p: Painter, place: Place, { stripe = '#b5322a', ink = 5, cloth = '#f5e8ca' } = {}): void {
  p.at(place, () => {
    p.form('-160,-250! 160,-250! 160,-110! -160,-110!', '#3a2a26', { ink: 0 });
    for (const x of [-168, 168]) p.beam(`${x},4 ${x},-270`, 14, PAINT.oldWood, { ink: ink - 1 });
    // The scales that hang in the shade.
    p.stroke('0,-262 0,-226', 4, PAINT.gold);
    p.beam('-62,-222 62,-230', 7, PAINT.gold, { ink: 2 });
    for (const [x, y] of [
      [-58, -222],
      [58, -230],
    ] as const) {
      p.stroke(`${x - 20},${y + 48} ${x},${y} ${x + 20},${y + 48}`, 3, PAINT.gold);
      p.form(`${x - 26},${y + 46}! ${x + 26},${y + 46}! ${x + 14},${y + 60} ${x - 14},${y + 60}`, PAINT.gold, {
        ink: 2,
        light: 3,
      });
    }
    for (const [x, fruit] of [
      [-116, '#e0702c'],
      [-6, '#d9b53a'],
      [106, '#7f9c3a'],
    ] as const) {
      for (const [dx, dy] of [
        [-30, -146],
        [0, -150],
        [30, -146],
        [-16, -170],
        [16, -170],
        [0, -188],
      ] as const)
        p.disc(x + dx, dy, 19, fruit, { ink: ink - 2, light: 6 });
      p.form(`${x - 56},-140! ${x + 56},-140! ${x + 42},-96! ${x - 42},-96!`, PAINT.straw, {
        ink: ink - 1,
        hatch: 0.4,
        light: 6,
      });
      p.stroke(`${x - 50},-120 ${x},-114 ${x + 50},-120`, 3, mix(PAINT.straw, INK, 0.6));
    }
    p.form('-190,-100! 190,-100! 190,-78! -190,-78!', PAINT.wood, { ink, light: 5 });
    p.form('-178,-78! 178,-78! 172,4! -172,4!', mix(stripe, '#2a2030', 0.25), { ink, hatch: 0.4, light: 10 });
    for (const x of [-116, -58, 0, 58, 116]) p.stroke(`${x},-74 ${x + 4},-40 ${x},0`, 4, mix(stripe, INK, 0.6));
    for (let at = 0; at < 8; at++) {
      const [top, foot] = [-160 + at * 40, -212 + at * 53];
      const colour = at % 2 === 0 ? stripe : cloth;
      p.form(
        `${top},-372! ${top + 40},-372! ${foot + 53},-262! ${foot + 50},-236 ${foot + 26},-224 ${foot + 3},-236 ${foot},-262!`,
        colour,
        { ink: ink - 1, light: 9 },
      );
    }
    p.stroke('-212,-262 0,-256 212,-262', 4);
    p.beam('-168,-374 168,-374', 10, PAINT.darkWood, { ink: ink - 1 });
  });
}

/** Awnings in every colour stand side by side on the square; the nearest sells from full baskets. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 150, { clouds: 2 });
    street(p, 236, { size: 0.62, from: -40 });
    ground(p, 232, '#cfa868', { strokes: 50 });
    for (const [x, y, size, stripe] of [
      [70, 282, 0.36, '#3f7a5a'],
      [222, 276, 0.34, '#c9962e'],
      [370, 272, 0.33, '#7a3f6a'],
      [520, 274, 0.33, '#3f7a5a'],
      [676, 280, 0.35, '#c9962e'],
      [816, 286, 0.37, '#7a3f6a'],
    ] as const)
      stall(p, { x, y, size }, { stripe, ink: 4 });
    stall(p, { x: 150, y: 384, size: 0.66 }, { stripe: '#2f6a96', ink: 4 });
    for (const [x, y, size, coat, hat] of [
      [296, 390, 0.62, '#6a3a4a', 'veil'],
      [60, 440, 0.8, '#3f6a4c', 'broad'],
      [332, 446, 0.84, '#c9a24a', 'none'],
    ] as const)
      settler(p, { x, y, size }, { coat, hat, dress: hat === 'veil' });
    stall(p, { x: 572, y: 466, size: 1.1 });
  },
  strip(p) {
    field(p, '#3f6f78', '#345a5c', 0.72);
    stall(p, { x: 224, y: 158, size: 0.4 }, { ink: 7 });
  },
};
