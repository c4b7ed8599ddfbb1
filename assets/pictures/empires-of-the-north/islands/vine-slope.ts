import { clouds, farLand, glitter, heaven, sea, surf } from '../../kit/sea.ts';
import { longship, person } from '../../kit/stock.ts';
import { mix } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A leaf of the vine, about 130 units wide, hanging from y = 0. */
function leaf(p: Painter, place: Place, colour: string, ink: number): void {
  p.at(place, () => {
    p.form(
      '0,4 -16,-14 -44,-16 -56,2! -50,22 -66,34! -58,60 -34,66! -30,88 -10,96 0,118! 12,94 32,86 36,64! 60,58 66,34! 50,20 56,0! 42,-16 16,-14',
      colour,
      {
        ink,
        hatch: 0.4,
        light: 9,
        shade: mix(colour, '#3a2a4c', 0.5),
      },
    );
    for (const points of [
      '0,4 2,50 0,108',
      '0,10 -26,28 -56,36',
      '0,10 28,28 56,36',
      '0,30 -18,56 -30,80',
      '0,30 18,56 30,78',
    ])
      p.stroke(points, 2.4, mix(colour, '#241a12', 0.5));
  });
}

/** A bunch of grapes, about 130 units wide and 200 high, hanging from y = 0. */
function grapes(p: Painter, place: Place, ink: number, colour = '#6f3f8f'): void {
  p.at(place, () => {
    p.beam('0,-20 2,20', 7, '#7a5230', { ink: ink - 2 });
    const rows = [4, 5, 4, 5, 4, 3, 2, 1];
    rows.forEach((many, row) => {
      for (let at = 0; at < many; at++) {
        const [x, y] = [(at - (many - 1) / 2) * 29 + p.chance.number(-3, 3), 22 + row * 24];
        p.disc(x, y, 18, mix(colour, (row + at) % 3 === 0 ? '#b0568c' : '#3a2a6c', ((row * 3 + at) % 4) / 9), {
          ink: ink - 2,
          light: 7,
          shade: '#33204f',
        });
        p.disc(x - 6, y - 7, 4, '#e9c8e8', { light: 1, ink: 0, opacity: 0.85 });
      }
    });
  });
}

/** A slope of vines in rows above a warm blue sea, ripe grapes hanging close before us. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    heaven(p, 230, ['#5fa8c8', '#b8d4c0', '#fbdc94', '#fbb870']);
    clouds(p, '#ffefc8', 30, 170, 5);
    farLand(p, '-40,240! 60,206 140,190 220,204 300,190 380,240!', '#c09ab8');
    sea(p, 234, '#3f9fc0', { rows: 5, high: 0.6, crest: '#fff2cf', deep: '#1f5a9c' });
    glitter(p, 120, 240, '#ffe29a', 34, 1.4);
    longship(p, { x: 352, y: 272, size: 0.2 }, { sail: '#f6e8c4', stripe: '#c2503a' });
    p.form('180,470! 250,400 320,330 420,250 540,180 640,120 720,92 870,70! 870,490!', '#cdb45a', {
      ink: 4,
      hatch: 0.5,
      light: 34,
      shade: '#8a6a5c',
    });
    for (let row = 0; row < 6; row++) {
      const y = 150 + row * 52;
      const from = 590 - row * 70;
      p.stroke(`${from - 10},${y + 26} ${(from + 870) / 2},${y + 14} 870,${y - 6}`, 5, '#8a6238', 0.8);
      for (let x = from; x < 860; x += 34 + row * 5) {
        const size = 0.36 + row * 0.1;
        const foot = y + 24 - ((x - from) / (870 - from)) * 28;
        p.at({ x, y: foot, size }, () => {
          p.beam('0,4 0,-30', 7, '#6a452c', { ink: 2 });
          p.form(
            '-40,-22 -48,-44 -28,-60 -6,-72 22,-66 44,-50 42,-24 16,-16 -16,-14',
            (x + row) % 3 < 1 ? '#c9a03c' : '#6f9a3f',
            { ink: 3, light: 8, shade: '#3f5f3c' },
          );
          for (const [gx, gy] of [
            [-18, -28],
            [14, -32],
            [0, -44],
          ] as const)
            p.disc(gx, gy, 9, '#6f3f8f', { ink: 1, light: 3 });
        });
      }
    }
    person(p, { x: 428, y: 372, size: 0.6 }, { coat: '#b8402f', arms: 'front' });
    person(p, { x: 600, y: 300, size: 0.46 }, { coat: '#2f6a9a', hat: true });
    p.form('400,376! 396,350! 420,350! 416,376!', '#b98a4a', { ink: 2, light: 2 });
    surf(p, '120,470 190,466 240,474', 9, '#fff2e0');
    p.beam('-20,60 120,36 240,54 360,20 480,-30', 20, '#7a5230', { ink: 5, hatch: 0.3 });
    p.stroke('240,54 290,90 300,130 330,140', 4, '#6f8a3a');
    for (const [x, y, size, turn, colour] of [
      [60, 40, 1.2, 14, '#7fa83f'],
      [330, 16, 1.1, -16, '#d89a3a'],
      [10, 10, 1.3, 30, '#5f8f3c'],
    ] as const)
      leaf(p, { x, y, size, turn }, colour, 4);
    grapes(p, { x: 196, y: 66, size: 1.55 }, 5);
    grapes(p, { x: 36, y: 120, size: 1.1 }, 4, '#8a4a9a');
    leaf(p, { x: 150, y: 10, size: 1.1, turn: 10 }, '#8fb548', 5);
    leaf(p, { x: 256, y: 8, size: 1, turn: -20 }, '#c2573a', 5);
  },
  strip(p) {
    heaven(p, 180, ['#f0d48c', '#f8e6b4']);
    p.beam('-20,20 120,6 240,16 460,4', 12, '#7a5230', { ink: 4 });
    leaf(p, { x: 140, y: 14, size: 1, turn: 24 }, '#6f9a3f', 5);
    leaf(p, { x: 310, y: 10, size: 1, turn: -22 }, '#8fb548', 5);
    grapes(p, { x: 224, y: 0, size: 0.8 }, 5);
  },
};
