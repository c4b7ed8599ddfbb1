import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { tree } from '../../kit/stock.ts';
import { strip } from './_parts.ts';

/** A flower of five petals on its stalk from the helmet's mouth. */
function flower(p: Painter, from: number, x: number, y: number, colour: string, r: number, ink: number): void {
  p.stroke(`${from},-140 ${(from + x) / 2 + 6},${(y - 140) / 2} ${x},${y}`, 7, '#3f6a34');
  for (let at = 0; at < 5; at++) {
    const angle = (at / 5) * 2 * Math.PI - 0.4;
    p.disc(x + Math.cos(angle) * r * 0.62, y + Math.sin(angle) * r * 0.62, r * 0.52, colour, {
      ink: ink - 2,
      light: 5,
    });
  }
  p.disc(x, y, r * 0.36, '#f2c84a', { ink: ink - 3, light: 3 });
}

/** A comb morion that lies upside down in the grass, flowers growing out of it; 400 units high, stands on y = 0. */
function planted(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    for (const [x, y, turn] of [
      [-80, -190, -40],
      [70, -200, 36],
      [0, -220, 4],
      [-40, -210, -18],
      [110, -180, 60],
      [-120, -176, -64],
    ] as const)
      p.at({ x, y, turn }, () =>
        p.form('0,60! -24,10 -18,-40 2,-76! 22,-36 24,14', '#4f8040', { ink: ink - 1, light: 7 }),
      );
    flower(p, -30, -112, -292, '#f4ecd8', 44, ink);
    flower(p, 20, 118, -282, '#d8533a', 46, ink);
    flower(p, 0, 10, -352, '#e8a0a8', 50, ink);
    flower(p, 30, 58, -218, '#f4ecd8', 34, ink);
    flower(p, -20, -48, -226, '#d8533a', 34, ink);
    p.form('-60,-20 -44,14 0,26 46,12 64,-22', '#7f8a96', { ink, light: 7 });
    p.form('-150,-140 -140,-80 -104,-28 -50,-2 0,2 52,-4 106,-30 142,-84 152,-142', '#c6d0d8', {
      ink,
      hatch: 0.6,
      light: 20,
      shade: '#5f6a78',
    });
    p.form(
      '-232,-190! -170,-164 -90,-142 0,-136 92,-142 172,-166 236,-196! 186,-124 100,-96 0,-90 -100,-96 -184,-122',
      '#aab6c0',
      { ink, light: 10, shade: '#5f6a78' },
    );
    for (const x of [-100, -50, 0, 50, 100])
      p.disc(x, -108 - Math.abs(x) * 0.07, 8, PAINT.gold, { ink: ink - 3, light: 2 });
    p.stroke('-90,-70 -60,-36 -20,-20', 5, '#eef4f6');
  });
}

/** A soldier's helmet lies in a meadow and blossoms; hands without work rest under a tree. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 170, { clouds: 3 });
    hills(p, 176, 18, '#8fae7c', 2);
    ground(p, 214, '#547f3e', { strokes: 80 });
    tree(p, { x: 136, y: 300, size: 1.5 }, '#3f6a3a');
    for (const [x, y, coat, flip] of [
      [70, 318, '#8a4a3a', false],
      [214, 320, '#3f5f86', true],
      [272, 300, '#b09050', false],
    ] as const)
      p.at({ x, y, size: 0.95, flip }, () => {
        // Somebody who lies in the grass, a hat over the face.
        p.form('10,-4 60,-14 104,-8 110,2 60,4 10,6', '#4a3a30', { ink: 3, light: 4 });
        p.form('-40,-4 -30,-26 10,-28 26,-10 20,4 -20,8', coat, { ink: 3, light: 5 });
        p.disc(-50, -12, 13, '#4a3222', { ink: 3, light: 3 });
        p.form('-82,-18 -60,-34 -40,-32 -28,-14 -54,-18', '#d8b060', { ink: 3, light: 4 });
      });
    for (let at = 0; at < 40; at++) {
      const [x, y] = [p.chance.number(0, 832), p.chance.number(340, 476)];
      p.stroke(
        `${x},${y} ${x + 4},${y - 16} ${x + 10},${y - 26}`,
        4,
        at % 3 === 0 ? '#a8c470' : mix('#3f6a34', INK, 0.2),
      );
      if (at % 4 === 0)
        p.disc(x + 12, y - 28, 6, ['#f4ecd8', '#f2c84a', '#e8a0a8'][at % 3] as string, { ink: 2, light: 1 });
    }
    planted(p, { x: 540, y: 448, size: 1.12 }, 6);
    for (let at = 0; at < 14; at++) {
      const x = 380 + at * 25;
      p.form(
        `${x - 8},476! ${x + p.chance.number(-10, 10)},${430 - p.chance.number(0, 24)}! ${x + 8},476!`,
        '#2f5a30',
        { ink: 2, light: 3 },
      );
    }
  },
  strip(p) {
    strip(p, '#4f7d3e', '#38602f', 132);
    planted(p, { x: 222, y: 150, size: 0.37 }, 7);
  },
};
