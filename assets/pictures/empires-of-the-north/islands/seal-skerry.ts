import { clouds, heaven, sea, spray, surf } from '../../kit/sea.ts';
import { seal } from './_creatures.ts';
import { gull } from '../../kit/stock.ts';
import type { Picture } from '../../kit/picture.ts';

/** Seals hauled out on a low wet skerry, under a grey morning sky. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    heaven(p, 176, ['#86939a', '#b3bdbd', '#d9d9cb']);
    clouds(p, '#e6e4d8', 20, 130, 5);
    p.form('520,184! 560,150 610,138 660,152 700,146 760,170 850,184!', '#8b9a8a', { ink: 2 });
    sea(p, 178, '#93aca8', { rows: 7, deep: '#4d7076' });
    p.form('560,262! 590,232 640,226 690,240 740,230 800,246 860,266! 700,276', '#5d6463', { ink: 3, hatch: 0.5 });
    seal(p, { x: 664, y: 240, size: 0.36, flip: true }, '#6d6558', 4);
    seal(p, { x: 790, y: 246, size: 0.3 }, '#4d5254', 4);
    surf(p, '550,266 640,276 740,272 850,270', 7);
    spray(p, 60, 366, 1.1);
    p.form('-40,470! -30,400 20,372 60,384 140,360 260,372 380,356 500,366 590,392 640,430 700,474!', '#6f746c', {
      ink: 5,
      hatch: 0.7,
    });
    p.wash('30,384 140,366 250,378 380,362 490,372 420,384 250,392 120,382', '#7b8a52', 0.7);
    seal(p, { x: 312, y: 384, size: 1.35 }, '#50565c');
    seal(p, { x: 604, y: 420, size: 0.66 }, '#b09a78', 4);
    surf(p, '-20,446 90,462 230,452 400,466 560,454 700,470 760,464', 16);
    for (const [x, y] of [
      [430, 96],
      [486, 70],
      [720, 60],
    ] as const)
      gull(p, x, y, 20);
  },
  strip(p) {
    heaven(p, 170, ['#c3cbc8', '#dfe0d4']);
    p.form('40,170! 70,146 150,134 260,138 350,132 420,170!', '#6f8b8d', { ink: 3 });
    seal(p, { x: 216, y: 144, size: 0.86 }, '#42474b');
  },
};
