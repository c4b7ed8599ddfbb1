import { mix, PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { barrel, fire, rope } from '../../kit/stock.ts';
import { crofter } from './_folk.ts';
import { ridge } from './_land.ts';

const RIBBONS = ['#c23f2e', '#e6d7b4', '#3f7fa6', '#d8a23a', '#7f9a44', '#a8507c'] as const;

/** The harvest crown on its pole: a wheel wound with oats, a sheaf on top, ribbons all round; the wheel lies at 0,0. */
function crown(p: Painter, place: Place, ends: readonly (readonly [number, number])[]): void {
  p.at(place, () => {
    const foot = (at: number, far: number): readonly [number, number] => {
      const angle = ((at + 0.5) / 6) * Math.PI * (far > 0 ? 1 : -1);
      return [-146 * Math.cos(angle), 34 * Math.sin(angle)];
    };
    p.beam('0,420 0,-60', 17, PAINT.wood, { ink: 4, hatch: 0.3 });
    for (let at = 0; at < 8; at++) p.stroke(`-8,${60 + at * 44} 0,${50 + at * 44} 9,${36 + at * 44}`, 6, '#c23f2e');
    p.form(
      '-34,-40! -20,-84 -62,-176! -36,-170 -30,-190! -12,-180 0,-202! 14,-180 32,-188! 38,-168 64,-174! 20,-84 36,-40!',
      '#e0b04c',
      {
        ink: 5,
        hatch: 0.5,
        light: 10,
      },
    );
    for (const x of [-36, -18, 0, 18, 36]) p.stroke(`${x * 0.4},-92 ${x * 0.7},-130 ${x * 1.1},-166`, 3, '#8d6a28');
    p.form('-26,-96! 26,-96! 27,-76! -27,-76!', '#c23f2e', { ink: 4, light: 3 });
    for (const [x, y] of [
      [-140, 0],
      [140, 0],
      [-70, -28],
      [70, -28],
    ] as const)
      p.stroke(`0,-70 ${x},${y}`, 4, PAINT.darkWood);
    for (let at = 0; at < 44; at++) {
      const angle = (at / 44) * 2 * Math.PI - Math.PI / 2;
      const near = Math.sin(angle);
      const [x, y] = [150 * Math.cos(angle), 34 * near];
      const size = 0.9 + near * 0.2;
      p.at({ x, y, size, turn: (at % 3) * 50 - 50 }, () =>
        p.form(
          '0,-26! 11,-8 10,10 0,26! -10,10 -11,-8',
          at % 7 === 0 ? '#c23f2e' : at % 4 === 0 ? '#7f9a44' : '#e0b04c',
          {
            ink: 3,
            light: 4,
          },
        ),
      );
    }
    for (const [at, [x, y]] of ends.entries()) {
      const [fx, fy] = foot(at, 1);
      const colour = RIBBONS[at % 6] as string;
      p.form(
        `${fx - 9},${fy + 4}! ${fx + 9},${fy + 4}! ${(fx + x) / 2 + 10},${(fy + y) / 2 + 30} ${x + 4},${y}! ${x - 4},${y}! ${(fx + x) / 2 - 8},${(fy + y) / 2 + 34}`,
        colour,
        { ink: 3, light: 3 },
      );
    }
  });
}

/** Dancers under the harvest crown at sunset, its ribbons in their hands, lanterns all round. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 300, { clouds: 3 });
    ridge(p, '-40,280 120,220 260,250 420,180 560,230 720,170 880,220', '#6a6480');
    ridge(p, '-40,352 200,336 460,344 880,330', '#7a7444', { ink: 3 });
    p.form('30,366! 60,250 110,196! 170,250 200,366!', '#b5623a', { ink: 4, light: 10, hatch: 0.4 });
    p.form('92,368! 98,300 112,270 128,300 138,368!', PAINT.fire, { ink: 3, shade: PAINT.rust });
    p.form('130,368! 170,280 210,236! 262,290 290,368!', '#d9c294', { ink: 4, light: 8, hatch: 0.4 });
    p.form('200,368! 206,318 216,300 228,318 236,368!', PAINT.fire, { ink: 3, shade: PAINT.rust });
    p.glow(150, 340, 170, PAINT.fire, 0.6);
    rope(p, [-20, 120], [320, 96], 60, 4);
    rope(p, [320, 96], [552, 60], 40, 4);
    for (const [x, y, colour] of [
      [60, 168, '#f0a02c'],
      [160, 186, '#e0542c'],
      [254, 150, '#f3cf6a'],
      [430, 124, '#f0a02c'],
      [500, 98, '#e0542c'],
    ] as const) {
      p.glow(x, y + 16, 70, colour, 0.7);
      p.form(
        `${x - 8},${y} ${x + 8},${y} ${x + 15},${y + 18} ${x + 8},${y + 36} ${x - 8},${y + 36} ${x - 15},${y + 18}`,
        colour,
        {
          ink: 3,
          light: 4,
          shade: mix(colour, PAINT.rust, 0.6),
        },
      );
    }
    fire(p, { x: 762, y: 392, size: 0.7 }, { glow: 420 });
    barrel(p, { x: 800, y: 452, size: 0.95 });
    crown(p, { x: 552, y: 172, size: 0.98 }, [
      [-250, 122],
      [-150, 176],
      [-50, 196],
      [70, 196],
      [158, 160],
      [236, 96],
    ]);
    for (const [x, y, size, coat, skirt, head, flip] of [
      [318, 416, 0.78, '#a8392b', '#5a6a7a', 'shawl', true],
      [418, 458, 0.86, '#4a7a86', '#8a4a3c', 'bun', true],
      [512, 472, 0.84, '#c9973e', '#4a5a44', 'bonnet', true],
      [616, 472, 0.86, '#7a4a6a', '#b98a4a', 'bun', false],
      [700, 446, 0.8, '#6f8a4c', '#7a3a30', 'straw', false],
    ] as const)
      crofter(
        p,
        { x, y, size, flip },
        { coat, skirt, head, long: head !== 'bonnet' && head !== 'straw', arms: 'up', cap: '#d8b26a' },
      );
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#5f8a90');
    crown(p, { x: 224, y: 112, size: 0.72 }, [
      [-300, 40],
      [-190, 90],
      [-60, 130],
      [60, 130],
      [190, 90],
      [300, 40],
    ]);
  },
};
