import { mix } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arch, box, column, fill } from './_walls.ts';

const BONE = '#f6eed6';

/** The bones of a whale hung in the air, its head to the left: long jaws, spine, ribs, flipper and tail; 640 long, 230 high. */
function whale(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (let at = 9; at >= 0; at--) {
      const x = -72 + at * 27;
      const long = 128 - Math.abs(at - 3) * 9;
      limb(
        p,
        `${x},-6 ${x + 22},${round(long * 0.35)} ${x + 24},${round(long * 0.75)} ${x - 6},${long}`,
        [13, 12, 9, 5],
        BONE,
        { ink: ink - 1, light: 3 },
      );
    }
    for (let at = 0; at < 21; at++) {
      const x = -104 + at * 21;
      const y = -10 - 0.0009 * (x - 20) ** 2 + (at > 13 ? (at - 13) ** 2 * 2.2 : 0);
      const size = 1.1 - at * 0.03;
      p.at({ x, y, size }, () => {
        p.form('-4,-14 -9,-40 0,-46 9,-38 6,-14', BONE, { ink: ink - 2, light: 3 });
        p.disc(0, 0, 14, BONE, { ink: ink - 1, high: 16, light: 4 });
      });
    }
    p.form('306,60! 330,26 366,12 384,18 366,44 346,66 372,84 378,104 350,104 324,88', BONE, { ink, light: 6 });
    p.form(
      '-340,72 -300,24 -240,-10 -190,-46 -140,-60 -100,-46 -84,-14 -92,20 -124,34! -170,26 -220,34 -280,60 -322,82',
      BONE,
      { ink, light: 11, hatch: 0.3 },
    );
    p.disc(-136, 8, 16, '#2a4a52', { ink: ink - 1, high: 12, light: 2 });
    p.stroke('-310,66 -240,22 -176,-10', 4, '#9a8a68');
    limb(p, '-100,34 -130,86 -200,124 -280,126 -336,98', [18, 22, 20, 16, 8], BONE, { ink, hatch: 0.3 });
    limb(p, '-50,50 -34,110 -10,150', [20, 16, 16], BONE, { ink: ink - 1 });
    for (const [dx, dy] of [
      [-16, 52],
      [2, 62],
      [20, 60],
      [38, 48],
    ] as const)
      limb(p, `-10,150 ${-10 + dx * 0.5},${150 + dy * 0.5} ${-10 + dx},${150 + dy}`, [12, 10, 6], BONE, {
        ink: ink - 2,
      });
  });
}

/** Under a gilded cornice the bones of a whale hang in a marble hall; two visitors look up. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    fill(p, '#2f6a74');
    p.form(arch(210, 640, 40, 380), '#245864', { ink: 3, light: 8 });
    for (let x = 250; x < 620; x += 86) p.form(arch(x, x + 62, 236, 380), '#173f4c', { ink: 3, light: 4 });
    p.form(box(-40, -40, 880, 34), '#efe4cc', { ink: 4, light: 8 });
    p.form(box(-40, 30, 880, 46), '#e8b84a', { ink: 3, light: 4 });
    for (let x = -10; x < 860; x += 34) p.form(box(x, 10, x + 18, 28), '#d9c9a8', { ink: 2, light: 3 });
    p.wash('-30,392! 870,386! 870,520! -30,520!', '#e6dcc8');
    for (let at = -5; at < 14; at++)
      for (let row = 0; row < 3; row++) {
        const y = (n: number): number => 390 + n * n * 14 + n * 8;
        const x = (n: number, deep: number): number => 416 + (n * 90 - 416) * (0.7 + (deep - 390) / 200);
        if ((at + row) % 2 !== 0) continue;
        p.wash(
          `${round(x(at, y(row)))},${y(row)}! ${round(x(at + 1, y(row)))},${y(row)}! ${round(x(at + 1, y(row + 1)))},${y(row + 1)}! ${round(x(at, y(row + 1)))},${y(row + 1)}!`,
          '#8a6a5a',
          0.8,
        );
      }
    for (const x of [60, 776]) {
      p.form(box(x - 58, 366, x + 58, 404), '#d9cbb2', { ink: 4, light: 6 });
      column(p, x, 48, 372, 70, { marble: '#f2e9d8', ink: 4 });
    }
    for (const x of [300, 470, 590]) p.stroke(`${x},46 ${x},150`, 3, mix(INK, '#2f6a74', 0.3));
    whale(p, { x: 424, y: 172, size: 1.03 }, 5);
    settler(p, { x: 176, y: 464, size: 0.8 }, { coat: '#b5382f', hat: 'tricorn' });
    settler(p, { x: 244, y: 466, size: 0.78 }, { coat: '#d8a24a', hat: 'veil', dress: true });
    p.form(box(540, 400, 700, 466), '#7a4a2c', { ink: 4, light: 7, hatch: 0.3 });
    p.form('540,402! 560,362! 720,362! 700,402!', '#a9cdd0', { ink: 4, light: 6 });
    for (const [x, colour] of [
      [580, '#d8725a'],
      [622, '#f3e6c6'],
      [664, '#c98f4a'],
    ] as const)
      p.form(`${x - 16},394 ${x - 8},376 ${x + 6},372 ${x + 16},384 ${x + 8},396`, colour, { ink: 3, light: 3 });
  },
  strip(p) {
    fill(p, '#285f6a');
    whale(p, { x: 214, y: 66, size: 0.43 }, 7);
  },
};
