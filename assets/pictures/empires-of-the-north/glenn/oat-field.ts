import { mix, PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { crofter } from './_folk.ts';
import { ridge } from './_land.ts';
import { dryWall } from './_stone.ts';

/** Two husks that hang from one thread, the awn below; 62 units long. */
function spikelet(p: Painter, x: number, y: number, gold: string, green: string, size = 1): void {
  p.at({ x, y, size }, () => {
    p.stroke('0,44 10,84', 2.4, green);
    p.form('0,-4! -15,26 -9,62! 0,44 10,62! 15,26', gold, { ink: 4, light: 6, hatch: 0.3 });
    p.stroke('0,2 0,44', 2.4);
  });
}

/** A nodding ear of oats, 460 units high; grows from 0,0. */
function oats(p: Painter, place: Place, gold: string): void {
  p.at(place, () => {
    const green = mix(gold, '#5d6a2c', 0.6);
    p.beam('0,0 -6,-160 0,-300 26,-400 70,-450', 8, green, { ink: 3 });
    p.form('-4,-140 -40,-220 -96,-262! -54,-200 2,-110', green, { ink: 3, light: 4 });
    for (const [x, y, dx, dy] of [
      [-2, -270, -74, -20],
      [2, -300, 78, -14],
      [8, -334, -80, -18],
      [14, -364, 76, -8],
      [22, -392, -66, -10],
      [40, -424, 78, 6],
      [66, -448, 46, 18],
      [56, -440, -40, -8],
    ] as const) {
      const [ex, ey] = [x + dx, y + dy];
      p.stroke(`${x},${y} ${x + dx * 0.55},${y + dy - 14} ${ex},${ey}`, 4, green);
      spikelet(p, ex, ey, gold, green);
    }
  });
}

function stook(p: Painter, place: Place): void {
  p.at(place, () => {
    for (const [x, turn] of [
      [-18, 12],
      [18, -12],
      [0, 0],
    ] as const)
      p.at({ x, y: 0, turn }, () => {
        p.form('-22,2! -12,-40 -20,-84! 0,-76 20,-86! 12,-40 22,2!', '#d9a94a', { ink: 3, hatch: 0.4, light: 6 });
        p.stroke('-12,-42 0,-38 12,-42', 4, PAINT.darkWood);
      });
  });
}

/** Ripe oats, nodding and near, before a field in stooks and its stone wall. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 200, { clouds: 2 });
    ridge(p, '-40,180 100,150 240,168 400,110 520,140 640,100 760,140 880,120', '#9cb0a6');
    ridge(p, '-40,214 200,196 440,210 660,190 880,204', '#7d9350');
    ridge(p, '-40,252 300,236 600,240 880,228', '#e0b95c', { ink: 3 });
    dryWall(p, { x: 320, y: 252, high: 26 }, { x: 850, y: 244, high: 30 }, { rows: 2, ink: 2 });
    for (const y of [290, 330, 380]) p.stroke(`300,${y + 10} 560,${y} 850,${y - 14}`, 4, '#b98a34', 0.7);
    for (const [x, y, size] of [
      [520, 292, 0.5],
      [600, 288, 0.48],
      [690, 284, 0.5],
      [770, 280, 0.46],
      [560, 350, 0.9],
      [760, 344, 0.95],
    ] as const)
      stook(p, { x, y, size });
    crofter(
      p,
      { x: 660, y: 440, size: 1.1 },
      { coat: PAINT.cloth, skirt: PAINT.blue, long: true, head: 'straw', arms: 'ahead', bend: 24 },
    );
    p.form('-40,440 120,410 300,430 420,470 520,520 -40,520!', '#c08f36', { ink: 0, light: 10 });
    for (const [x, y, size, turn, gold] of [
      [40, 520, 0.9, -4, '#d0a04a'],
      [420, 540, 0.8, 10, '#d0a04a'],
      [300, 520, 1.02, 6, '#c9973e'],
      [120, 520, 1.08, -8, '#e6bd62'],
      [226, 530, 1.14, -1, '#f0cd78'],
    ] as const)
      oats(p, { x, y, size, turn }, gold);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#3f6a72');
    p.beam('-30,190 60,70 180,22 320,14 440,60', 9, '#8a8a3c', { ink: 4 });
    for (const [x, y, size] of [
      [72, 66, 1.25],
      [140, 36, 1.55],
      [218, 20, 1.75],
      [300, 18, 1.75],
      [372, 34, 1.55],
      [430, 62, 1.25],
    ] as const)
      spikelet(p, x, y, '#f0cd78', '#8a8a3c', size);
  },
};
