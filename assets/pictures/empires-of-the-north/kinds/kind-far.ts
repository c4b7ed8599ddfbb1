import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { gull } from '../../kit/stock.ts';
import { heaven, sea } from '../../kit/sea.ts';

/** A steep island, blue with distance; 330 wide, 190 high, its foot at y = 0. */
function island(p: Painter, ink: number): void {
  p.form(
    '-186,4! -150,-30 -120,-44 -96,-96 -72,-112! -50,-84 -34,-120 -6,-188! 14,-160 40,-120 64,-106 84,-60 128,-34 176,4!',
    '#5a8cc0',
    {
      ink,
      shade: '#35598c',
      light: 20,
    },
  );
  p.wash('-6,-188! 14,-160 40,-120 64,-106 84,-60 128,-34 176,4! 40,4! 20,-60 6,-110', '#2f4f80', 0.6);
  p.stroke('-6,-186 -16,-130 -4,-80 -20,-30', 2.4, '#27446c', 0.7);
}

/** A row of waves: its outline with the tips of the waves, each of which breaks to the right. */
function swell(p: Painter, tips: readonly (readonly [number, number, number])[], colour: string, size: number): void {
  const outline = tips.map(
    ([x, y, trough]) =>
      `${x - 150 * size},${trough - 12 * size} ${x - 64 * size},${y + 16 * size} ${x},${y}! ${x + 30 * size},${y + 20 * size} ${x + 86 * size},${trough - 8 * size}`,
  );
  p.form(`-60,540! ${outline.join(' ')} 900,540!`, colour, {
    ink: 1 + 2 * size,
    hatch: 0.2,
    light: 12,
    shade: '#0c2430',
  });
  for (const [x, y] of tips)
    p.at({ x, y, size }, () => {
      p.form(
        '-112,30 -72,10 -30,-4 4,-8! 26,4 44,20 66,26 40,30 24,24 10,30 -6,16 -26,20 -44,14 -66,24 -84,24',
        '#f0f5ec',
        { ink: 0, light: 5, shade: '#a3c0c0' },
      );
      p.stroke('-90,40 -50,32 -14,36', 4, '#8fb4b4', 0.8);
      p.stroke('-130,58 -84,50 -30,54 10,48', 4, '#6f9ca2', 0.8);
      p.stroke('-60,74 0,68 60,74', 4, '#6f9ca2', 0.7);
    });
}

/** A blue island very far off, across a rough dark sea, in the one gap of the clouds. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    heaven(p, 250, ['#2c3846', '#3f4f5e', '#5f7078']);
    p.raw('<g filter="url(#wet)">');
    p.wash('-40,262! -40,226 120,214 260,170 400,120 560,96 700,120 870,176! 870,262!', '#c9bf8e', 0.8);
    p.wash('160,262! 260,216 400,158 560,132 700,160 870,230! 870,262!', '#f6ecbc', 0.95);
    p.wash(
      '-20,96 160,70 330,112 470,70 640,60 760,92 880,60! 880,130 720,110 590,120 440,150 280,150 100,168 -20,150',
      '#33404e',
      0.85,
    );
    p.raw('</g>');
    p.at({ x: 548, y: 254, size: 0.9 }, () => island(p, 3));
    p.wash('330,248 450,234 560,242 690,232 800,246 690,258 450,258', '#f6efcc', 0.6);
    sea(p, 246, '#3a6a76', { rows: 3, high: 1.4, crest: '#eef4ea', deep: '#1d5060' });
    swell(
      p,
      [
        [40, 292, 318],
        [220, 284, 316],
        [430, 296, 320],
        [630, 284, 318],
        [810, 294, 320],
      ],
      '#2b6070',
      0.55,
    );
    swell(
      p,
      [
        [150, 338, 384],
        [440, 346, 386],
        [720, 334, 384],
      ],
      '#1f505f',
      0.95,
    );
    swell(
      p,
      [
        [10, 400, 462],
        [330, 412, 470],
        [640, 394, 460],
        [900, 420, 470],
      ],
      '#153d4b',
      1.4,
    );
    gull(p, 250, 170, 26);
    gull(p, 310, 208, 16);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#e2dcb4');
    p.at({ x: 226, y: 118, size: 0.62 }, () => island(p, 4));
    sea(p, 112, '#2f5a68', { rows: 3, high: 0.8, crest: '#eef4ea', deep: '#12303e' });
  },
};
