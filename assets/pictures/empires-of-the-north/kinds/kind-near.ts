import { PAINT } from '../../kit/colour.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { boat, gull, tree } from '../../kit/stock.ts';
import { clouds, heaven, sea, surf } from '../../kit/sea.ts';

/** A small round island with a beach, a path and trees; from 250 to 870 wide, 90 to 400 high. */
function island(p: Painter, ink: number): void {
  p.form('236,376! 300,330 420,312 640,308 820,318 900,352! 900,400 700,412 420,404!', '#f2dba4', {
    ink,
    light: 8,
    shade: '#c09a68',
  });
  p.form(
    '284,344! 330,276 420,214 500,168 600,134 690,138 780,190 850,262 892,340! 760,364 560,352 420,366',
    '#7fa844',
    {
      ink,
      hatch: 0.5,
      light: 30,
      shade: '#3f6a3c',
    },
  );
  p.form('440,362! 456,318 520,292 514,262 560,232! 580,236! 546,264 560,296 500,326 494,360!', '#ecd49a', {
    ink: ink - 3,
    light: 3,
  });
  for (const [x, y, size] of [
    [640, 168, 0.7],
    [714, 190, 0.86],
    [580, 176, 0.58],
    [770, 250, 0.9],
    [372, 308, 0.6],
  ] as const)
    tree(p, { x, y, size }, '#4f8a40');
  p.form('820,366! 812,330 840,306! 880,322 900,370!', '#a59c94', { ink: ink - 1, hatch: 0.5 });
}

/** A landing of planks leads to a small green island close by. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 330, ['#8fcad0', '#c6e2d8', '#f2eccb']);
    clouds(p, '#ffffff', 40, 150, 3, true);
    sea(p, 318, '#2f9a9c', { rows: 5, high: 0.5, crest: '#e6f6ea', deep: '#1a6474' });
    island(p, 5);
    surf(p, '230,380 330,398 480,410 640,416 780,414 880,404', 8);
    boat(p, { x: 232, y: 408, size: 0.86 }, '#c8643c');
    p.stroke('306,384 350,372 384,392', 3, PAINT.darkWood);
    // The landing runs from our feet to the beach.
    for (const [x, y, high] of [
      [390, 398, 46],
      [330, 440, 66],
    ] as const)
      p.beam(`${x},${y + 30} ${x},${y - high + 20}`, 12 + high * 0.1, PAINT.darkWood, { ink: 4 });
    p.form('398,392! 468,390! 560,520! 220,520!', '#c08c54', { ink: 5, light: 8 });
    for (const [y, left, right] of [
      [404, 384, 478],
      [420, 366, 490],
      [440, 340, 504],
      [466, 302, 522],
    ] as const)
      p.stroke(`${left},${y} ${(left + right) / 2},${y + 2} ${right},${y}`, 4);
    for (const [x, y, high] of [
      [478, 402, 46],
      [520, 452, 70],
    ] as const)
      p.beam(`${x},${y + 40} ${x},${y - high + 14}`, 12 + high * 0.12, PAINT.darkWood, { ink: 4 });
    gull(p, 160, 120, 22);
    gull(p, 226, 92, 16);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#cfe6da');
    p.wash('-20,128! 470,126! 470,180! -20,180!', '#2f8f94');
    p.at({ x: 28, y: -22, size: 0.4 }, () => {
      p.at({ x: -90, y: 0 }, () => island(p, 7));
    });
    p.form('176,138! 200,138! 222,182! 150,182!', '#c08c54', { ink: 4, light: 4 });
  },
};
