import { mix, PAINT } from '../../kit/colour.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { coin } from './_money.ts';

const HIDE = '#8e2f2b';

/** A heavy ledger that lies open, its leaves edged with gold, clasps hanging; 600 units wide, 250 high round the origin. */
function ledger(p: Painter, ink: number): void {
  p.form('-312,70! -286,-130! -20,-96 0,-84 20,-96 290,-134! 316,66! 40,112 0,124 -40,112', HIDE, {
    ink,
    hatch: 0.4,
    light: 12,
  });
  for (const side of [-1, 1]) {
    const at = (points: readonly (readonly [number, number, string?])[]): string =>
      points.map(([x, y, corner = '']) => `${x * side},${y}${corner}`).join(' ');
    p.form(
      at([
        [0, 104, '!'],
        [60, 70],
        [170, 56],
        [292, 62, '!'],
        [292, 40, '!'],
        [160, 34],
        [60, 48],
        [0, 84, '!'],
      ]),
      PAINT.gold,
      { ink: ink - 2, light: 4, shade: '#8a4f22' },
    );
    p.stroke(
      at([
        [0, 95],
        [70, 60],
        [170, 46],
        [290, 52],
      ]),
      2.4,
      '#7a4a1c',
    );
    p.form(
      at([
        [0, 84, '!'],
        [58, 46],
        [160, 32],
        [292, 40, '!'],
        [268, -146, '!'],
        [150, -150],
        [50, -134],
        [0, -98, '!'],
      ]),
      '#f2e4bc',
      { ink, light: side < 0 ? 6 : 14, hatch: side > 0 ? 0.3 : 0 },
    );
    for (let row = 0; row < 6; row++) {
      const y = -116 + row * 25;
      p.stroke(
        at([
          [40 + row, y + 6],
          [110, y - 8],
          [180 + row * 2, y - 9],
        ]),
        4,
        '#5a4636',
        0.8,
      );
      coin(p, (226 + row * 4) * side, y - 8, 10, { high: 0.8, ink: 2 });
    }
    p.stroke(
      at([
        [200, -142],
        [210, -40],
        [218, 34],
      ]),
      3.4,
      PAINT.red,
      0.8,
    );
    p.form(
      at([
        [292, -30, '!'],
        [336, -20],
        [340, 4],
        [300, 6, '!'],
      ]),
      PAINT.gold,
      { ink: ink - 1, light: 4 },
    );
    p.form(
      at([
        [316, 66, '!'],
        [270, 74, '!'],
        [308, 30, '!'],
      ]),
      PAINT.gold,
      { ink: ink - 1, light: 3 },
    );
  }
  p.form('-10,-96! 10,-96! 16,40 26,132 18,196! 4,184! -8,200! -4,120 -8,20', '#2f5b86', { ink: ink - 1, light: 4 });
}

/** A ledger with gilded leaves lies open at night, a coin painted for every one that is kept. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    p.wash('-20,-20! 860,-20! 860,500! -20,500!', '#1f2c48');
    p.form('90,-40! 90,176! 330,170! 330,-40!', '#39567c', { ink: 5, light: 10, shade: '#24385a' });
    p.disc(160, 62, 34, '#f2e8c8', { ink: 0, light: 5, shade: '#cfc49a' });
    p.glow(160, 62, 150, '#dfe6ea', 0.5);
    p.form('90,176! 90,130 150,104 200,134 270,96 330,132! 330,170!', '#1a2a44', { ink: 2 });
    for (const x of [170, 250]) p.stroke(`${x},-10 ${x},176`, 8, '#141a2a');
    for (const [at, y] of [230, 192, 156].entries())
      p.form(
        `${560 + at * 12},${y}! ${556 + at * 12},${y - 36}! ${790 - at * 10},${y - 40}! ${800 - at * 10},${y - 4}!`,
        ['#3f5b4a', '#6b4528', '#4a3f6b'][at] as string,
        { ink: 4, light: 5 },
      );
    p.form('-40,236! 870,214! 870,520! -40,520!', '#5a3c2a', { ink: 5, hatch: 0.2, light: 26 });
    for (const y of [300, 470]) p.stroke(`-30,${y} 400,${y - 8} 870,${y - 18}`, 3, '#2a1a12', 0.8);
    p.glow(480, 250, 420, '#f7c25a', 0.55);
    p.at({ x: 428, y: 326, size: 1.12, turn: -3 }, () => ledger(p, 5));
    p.form('752,240! 756,196 792,190 800,238! 776,250', PAINT.gold, { ink: 4, light: 4 });
    p.form('766,198! 768,120 790,118 792,196!', '#efe2c0', { ink: 3, light: 4 });
    p.form('776,116 768,94 780,62! 792,94 786,116', '#f9dc8a', { ink: 2, shade: PAINT.fire });
    p.glow(780, 96, 240, '#f7b85a', 0.9);
    for (const [x, y] of [
      [60, 440],
      [106, 456],
      [30, 462],
      [760, 446],
    ] as const)
      coin(p, x, y, 26, { colour: mix(PAINT.gold, '#1f2c48', 0.1) });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#22345a');
    p.at({ x: 222, y: 92, size: 0.6, turn: -3 }, () => ledger(p, 6));
  },
};
