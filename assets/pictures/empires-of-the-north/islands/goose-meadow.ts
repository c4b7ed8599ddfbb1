import { clouds, heaven, sea, surf } from '../../kit/sea.ts';
import { goose } from './_creatures.ts';
import { gull } from '../../kit/stock.ts';
import { reeds } from '../../kit/land.ts';
import type { Picture } from '../../kit/picture.ts';

/** Wild geese that graze on a salt meadow at the water's edge. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 150, ['#86a9b2', '#b0cac8', '#d7dfca']);
    clouds(p, '#f6f3e6', 60, 120, 4, true);
    p.form('-40,160! -40,120 60,104 180,112 300,100 430,118 560,110 700,126 870,116! 870,170!', '#7d9a58', { ink: 2 });
    p.form('-40,400! -40,152! 200,146 480,154 870,144! 870,380! 640,386 420,402 200,392', '#93a25a', {
      ink: 3,
      hatch: 0.2,
    });
    for (const [x, y, size, flip] of [
      [90, 214, 0.22, false],
      [180, 200, 0.2, true],
      [260, 226, 0.26, false],
      [420, 204, 0.22, true],
      [760, 200, 0.22, false],
    ] as const)
      goose(p, { x, y, size, flip }, { ink: 4, grazing: x % 20 === 0 });
    for (const [x, y] of [
      [60, 300],
      [140, 340],
      [330, 280],
      [380, 350],
      [760, 330],
    ] as const) {
      p.stroke(`${x},${y} ${x + 3},${y - 16} ${x + 1},${y - 26}`, 3, '#5f7a33');
      p.disc(x + 1, y - 28, 5, '#c98fa8', { light: 1, ink: 1 });
    }
    goose(p, { x: 770, y: 352, size: 0.78 }, { ink: 4, grazing: true });
    goose(p, { x: 200, y: 340, size: 0.66, flip: true }, { ink: 4, grazing: true });
    sea(p, 396, '#3f8592', { rows: 3, high: 1 });
    surf(p, '-30,396 120,402 300,392 470,404 640,394 860,384', 11);
    goose(p, { x: 520, y: 404, size: 1.5 });
    reeds(p, 40, 490, { high: 80, many: 12, colour: '#24331e' });
    for (const [x, y] of [
      [560, 60],
      [610, 44],
      [660, 36],
      [710, 50],
    ] as const)
      gull(p, x, y, 18);
  },
  strip(p) {
    heaven(p, 170, ['#a9bd58', '#c0cd72']);
    goose(p, { x: 190, y: 222, size: 0.88 });
  },
};
