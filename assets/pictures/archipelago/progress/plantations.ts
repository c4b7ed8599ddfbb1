import { mix } from '../../kit/colour.ts';
import { hills } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, heaven, worker } from './_a-works.ts';

/** A clump of sugar cane: jointed stalks, long blades and plumes, 470 units high; stands on y = 0. */
function cane(p: Painter, place: Place, ink: number): void {
  const blade = (x: number, y: number, long: number, colour: string): void => {
    const way = Math.sign(long);
    p.form(
      `${x},${y}! ${x + long * 0.4},${y - 66} ${x + long * 0.8},${y - 58} ${x + long},${y + 16}! ${x + long * 0.72},${y - 32} ${x + long * 0.4},${y - 38} ${x + 6 * way},${y + 14}!`,
      colour,
      { ink, light: 5 },
    );
  };
  p.at(place, () => {
    for (const [x, y, long] of [
      [-70, -300, -150],
      [60, -310, 160],
      [0, -340, 130],
      [-20, -350, -140],
    ] as const)
      blade(x, y, long, '#2f6a3c');
    for (const [x, tall, lean, wide] of [
      [-96, 320, -30, 26],
      [82, 330, 30, 27],
      [-40, 372, -14, 29],
      [28, 384, 12, 30],
      [-6, 330, 2, 31],
    ] as const) {
      const joints = 7;
      for (let at = 0; at < joints; at++) {
        const [low, high] = [at / joints, (at + 1) / joints];
        const [a, b] = [
          { x: x + lean * low * low, y: -tall * low },
          { x: x + lean * high * high, y: -tall * high },
        ];
        const half = wide / 2;
        p.form(
          `${a.x - half},${a.y}! ${a.x - half * 0.8},${(a.y + b.y) / 2} ${b.x - half},${b.y}! ${b.x + half},${b.y}! ${a.x + half * 0.8},${(a.y + b.y) / 2} ${a.x + half},${a.y}!`,
          at % 2 === 0 ? '#d8cf62' : '#e6d878',
          { ink, light: 6, shade: '#8a8a34' },
        );
        p.stroke(`${a.x - half},${a.y} ${a.x},${a.y + 4} ${a.x + half},${a.y}`, 5, '#7a4a3c');
      }
    }
    for (const [x, y, long] of [
      [-128, -318, -130],
      [-126, -316, 80],
      [112, -326, 128],
      [110, -324, -84],
      [-56, -370, -120],
      [40, -382, 124],
      [-4, -328, -96],
      [-2, -326, 100],
    ] as const)
      blade(x, y, long, '#6aa646');
  });
}

/** Two rows of cane with a path of red earth between, running far back. */
function field(p: Painter): void {
  const [vanish, foot] = [520, 520];
  p.wash(band(p, 226, 520), '#b5532f');
  p.wash(`${vanish - 8},226! ${vanish + 8},226! 760,${foot}! 380,${foot}!`, '#d07a48');
  for (let step = 0; step < 11; step++) {
    const near = ((step + 1) / 11) ** 1.9;
    const y = 236 + near * 270;
    for (const [side, row] of [
      [-1, 3],
      [1, 3],
      [-1, 2],
      [1, 2],
      [-1, 1],
      [1, 1],
    ] as const) {
      if (side === -1 && row === 1 && near > 0.6) continue;
      const x = vanish + side * (16 + near * 180) * (row * 0.95) + (side === -1 ? -near * 40 : near * 60);
      if (x < -80 || x > 900) continue;
      const [wide, high] = [14 + near * 76, 22 + near * 190];
      p.form(
        `${x - wide},${y}! ${x - wide * 0.9},${y - high * 0.7} ${x - wide * 0.5},${y - high}! ${x - wide * 0.25},${y - high * 0.76} ${x},${y - high * 1.12}! ${x + wide * 0.3},${y - high * 0.76} ${x + wide * 0.62},${y - high * 0.98}! ${x + wide * 0.92},${y - high * 0.66} ${x + wide},${y}!`,
        mix('#2f6a3c', '#4f8a42', p.chance.number(0, 1)),
        { ink: 1.4 + near * 2.4, light: 8, hatch: 0.3 },
      );
    }
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
    worker(p, { x: 566, y: 352, size: 0.52, flip: true }, { shirt: '#f2e6c8', pose: 'carry', load: '#b8b84e' });
    worker(p, { x: 540, y: 306, size: 0.34 }, { shirt: '#e0d2a8', pose: 'carry', load: '#b8b84e' });
    worker(p, { x: 600, y: 432, size: 0.86 }, { shirt: '#4a6f9c', pose: 'carry', load: '#c2bc52', hat: '#e6cc80' });
    cane(p, { x: 214, y: 500, size: 1.2 }, 4.5);
    p.form('-40,470! 80,456 240,464 380,474 430,500! -40,520!', '#7a3622', { ink: 4 });
    for (const [x, y] of [
      [470, 462],
      [700, 470],
      [760, 458],
    ] as const)
      p.stroke(`${x},${y} ${x + 40},${y - 8} ${x + 90},${y - 4}`, 7, '#c2bc52');
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#24503a');
    p.wash(band(p, 146, 180), '#a84e2e');
    p.at({ x: 228, y: 158, size: 0.34 }, () => {
      cane(p, { x: -210, y: -8, size: 0.92 }, 6);
      cane(p, { x: 210, y: -8, size: 0.92 }, 6);
      cane(p, { x: 0, y: 0, size: 1 }, 7);
    });
  },
};
