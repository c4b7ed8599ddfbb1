import { mix } from '../../kit/colour.ts';
import { hills } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, heaven, worker } from './_a-works.ts';

/** A clump of sugar cane: jointed stalks, straps of leaves from their upper joints and plumes, 480 units high; stands on y = 0. */
function cane(p: Painter, place: Place, ink: number): void {
  const strap = (x: number, y: number, long: number, rise: number, colour: string): void => {
    limb(
      p,
      `${x},${y} ${x + long * 0.3},${y - rise} ${x + long * 0.7},${y - rise * 0.9} ${x + long},${y + rise * 0.5}`,
      [12, 17, 13, 2],
      colour,
      { ink: ink - 1 },
    );
  };
  p.at(place, () => {
    for (const [x, y, long, rise] of [
      [-80, -250, -150, 70],
      [60, -270, 170, 90],
      [-20, -300, 120, 120],
      [-40, -330, -120, 130],
      [90, -200, 130, 50],
    ] as const)
      strap(x, y, long, rise, '#2f6a3c');
    for (const [x, tall, lean, wide] of [
      [-104, 350, -56, 24],
      [92, 360, 52, 25],
      [-52, 410, -24, 27],
      [42, 420, 22, 28],
      [-4, 380, 4, 29],
    ] as const) {
      for (let at = 0; at < 8; at++) {
        const [low, high] = [at / 8, (at + 1) / 8];
        const [a, b] = [
          { x: x + lean * low * low, y: -tall * low },
          { x: x + lean * high * high, y: -tall * high },
        ];
        const half = (wide / 2) * (1 - 0.4 * low);
        p.form(
          `${a.x - half},${a.y}! ${a.x - half * 0.8},${(a.y + b.y) / 2} ${b.x - half},${b.y}! ${b.x + half},${b.y}! ${a.x + half * 0.8},${(a.y + b.y) / 2} ${a.x + half},${a.y}!`,
          at > 5 ? '#a8b84e' : at % 2 === 0 ? '#dcd060' : '#eade80',
          { ink, light: 6, shade: '#8a8a34' },
        );
        p.stroke(`${a.x - half - 2},${a.y} ${a.x},${a.y + 4} ${a.x + half + 2},${a.y}`, 5, '#7a4a3c');
      }
    }
    for (const [x, y, lean] of [
      [-76, -408, -34],
      [64, -418, 36],
    ] as const)
      p.form(
        `${x},${y}! ${x + lean * 0.2 - 18},${y - 60} ${x + lean},${y - 134}! ${x + lean * 0.6 + 22},${y - 60}`,
        '#f4e2d0',
        { ink: ink - 1, light: 6 },
      );
    for (const [x, y, long, rise] of [
      [-150, -330, -150, 60],
      [-144, -340, 90, 110],
      [134, -340, 150, 70],
      [130, -350, -70, 100],
      [-72, -390, -150, 70],
      [58, -400, 160, 60],
      [-2, -370, -90, 110],
      [2, -374, 100, 90],
      [-112, -180, -110, 60],
      [112, -190, 120, 60],
    ] as const)
      strap(x, y, long, rise, '#7ab04c');
  });
}

/** Walls of cane on both sides of a path of red earth, running far back. */
function field(p: Painter): void {
  const vanish = { x: 540, y: 226 };
  p.wash(band(p, 222, 520), '#2f6a3c');
  p.wash(`${vanish.x - 10},226! ${vanish.x + 10},226! 790,520! 330,520!`, '#c8683c');
  p.wash(`${vanish.x},232! 620,520! 500,520!`, '#dc8a58', 0.8);
  for (const row of [3, 2, 1])
    for (const side of [-1, 1]) {
      const foot = (n: number): { readonly x: number; readonly y: number; readonly high: number } => ({
        x: vanish.x + side * (8 + n * 250 * row ** 0.9),
        y: vanish.y + 6 + n * 290,
        high: 12 + n * 250,
      });
      const many = 22;
      const ns = Array.from({ length: many + 1 }, (_, at) => (at / many) ** 1.8);
      const base = ns.map((n) => foot(n));
      const top = base.map(({ x, y, high }) => ({ x: x + side * high * 0.1, y: y - high * p.chance.number(0.82, 1) }));
      p.form([...base.map(({ x, y }) => ({ x, y })), ...top.toReversed()], mix('#2c6238', '#1f4a30', (row - 1) / 3), {
        ink: 3,
        light: 8,
      });
      ns.forEach((n, at) => {
        const { x, y, high } = base[at] as (typeof base)[number];
        for (let stalk = 0; stalk < 3; stalk++) {
          const sx = x + side * stalk * (3 + n * 16);
          if (row === 1)
            p.stroke(
              `${sx},${y} ${sx + 2},${y - high * 0.4} ${sx},${y - high * 0.7}`,
              1.6 + n * 8,
              stalk === 1 ? '#c8c45a' : '#8fa848',
            );
          const way = (stalk - 1) * (8 + n * 60) + p.chance.number(-8, 8) * n;
          p.stroke(
            `${sx},${y - high * 0.62} ${sx + way * 0.4},${y - high * p.chance.number(0.98, 1.14)} ${sx + way},${y - high * p.chance.number(0.74, 0.92)}`,
            2 + n * 11,
            stalk === 1 ? '#4f8f42' : '#76ac4c',
          );
        }
      });
    }
}

/** Rows of sugar cane to the horizon, the nearest tall as the picture; far down the path it is cut and carried to the mill. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 230, ['#56b0c0', '#8fd0cc', '#d2ead2']);
    hills(p, 214, 26, '#7fa89a', 2);
    p.form('556,232! 566,150! 610,150! 622,232!', '#f4e6c4', { ink: 3, hatch: 0.5 });
    p.form('556,154! 588,112 620,154!', '#a8503a', { ink: 3, light: 5 });
    for (const turn of [20, 110, 200, 290])
      p.at({ x: 582, y: 148, turn }, () =>
        p.form('-3,0! -5,-78! 17,-78! 17,-18! 3,-14! 3,0!', '#fff4d8', { ink: 3, light: 3 }),
      );
    p.disc(582, 148, 6, '#4a3020', { ink: 2, light: 1 });
    field(p);
    worker(p, { x: 534, y: 346, size: 0.5, flip: true }, { shirt: '#f2e6c8', pose: 'carry', load: '#b8b84e' });
    worker(p, { x: 556, y: 298, size: 0.32 }, { shirt: '#e0d2a8', pose: 'carry', load: '#b8b84e' });
    worker(p, { x: 610, y: 440, size: 0.9 }, { shirt: '#4a6f9c', pose: 'carry', load: '#c2bc52', hat: '#e6cc80' });
    // Between the near stalks it is dark, so that they stand out.
    for (let at = 0; at < 56; at++) {
      const [x, top] = [p.chance.number(-20, 392), p.chance.number(236, 330)];
      p.stroke(
        `${x},500 ${x + 3},${top + 90} ${x + p.chance.number(-16, 16)},${top + Math.max(0, x - 290) * 0.9}`,
        17,
        '#14341f',
        0.85,
      );
    }
    cane(p, { x: 196, y: 500, size: 1.04 }, 5);
    p.form('-40,470! 80,456 240,464 380,474 430,500! -40,520!', '#7a3622', { ink: 4 });
    for (const [x, y] of [
      [470, 462],
      [700, 470],
      [760, 458],
    ] as const)
      p.stroke(`${x},${y} ${x + 40},${y - 8} ${x + 90},${y - 4}`, 7, '#c2bc52');
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#46161a');
    cane(p, { x: 224, y: 236, size: 0.52 }, 6);
  },
};
