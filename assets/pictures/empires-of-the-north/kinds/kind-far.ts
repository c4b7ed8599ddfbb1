import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { gull } from '../../kit/stock.ts';
import { heaven, sea } from '../islands/_sea.ts';

/** A steep island, blue with distance; 330 wide, 190 high, its foot at y = 0. */
function island(p: Painter, ink: number): void {
  p.form(
    '-186,4! -150,-30 -120,-44 -96,-96 -72,-112! -50,-84 -34,-120 -6,-188! 14,-160 40,-120 64,-106 84,-60 128,-34 176,4!',
    '#4d7fb4',
    {
      ink,
      shade: '#35598c',
      light: 20,
    },
  );
  p.wash('-6,-188! 14,-160 40,-120 64,-106 84,-60 128,-34 176,4! 40,4! 20,-60 6,-110', '#2f4f80', 0.6);
  p.stroke('-6,-186 -16,-130 -4,-80 -20,-30', 2.4, '#27446c', 0.7);
}

/** One steep wave that breaks to the right; 460 wide, 150 high, its foot at y = 0. */
function billow(p: Painter, place: Place, colour: string): void {
  p.at(place, () => {
    p.form(
      '-260,40! -190,-10 -110,-66 -30,-120 40,-146 88,-134 112,-104! 78,-112 56,-96 62,-62 110,-22 200,8 260,40!',
      colour,
      {
        ink: 4,
        hatch: 0.4,
        light: 10,
        shade: '#0c2630',
      },
    );
    p.form(
      '-66,-96 -20,-128 38,-156 92,-144 124,-104 128,-84! 112,-92 106,-76! 94,-98 80,-88! 70,-110 40,-122 0,-112 -40,-92',
      '#f0f5ec',
      {
        ink: 3,
        light: 6,
        shade: '#9dbcbc',
      },
    );
    for (const points of ['-20,-96 -60,-50 -130,-6', '26,-96 6,-46 -40,0', '50,-70 60,-34 110,4'])
      p.stroke(points, 4.5, '#8fb4b4', 0.75);
    for (const [x, y] of [
      [140, -110],
      [150, -84],
      [126, -132],
      [166, -60],
    ] as const)
      p.disc(x, y, 4.5, '#f0f5ec', { ink: 0 });
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
    p.at({ x: 548, y: 254, size: 1.12 }, () => island(p, 3));
    p.wash('330,248 450,234 560,242 690,232 800,246 690,258 450,258', '#f6efcc', 0.6);
    sea(p, 246, '#3a6a76', { rows: 4, high: 1.7, crest: '#eef4ea', deep: '#16404e' });
    billow(p, { x: 690, y: 430, size: 0.7 }, '#245664');
    billow(p, { x: 340, y: 440, size: 0.86, flip: true }, '#1d4856');
    billow(p, { x: 610, y: 520, size: 1.1 }, '#17404e');
    billow(p, { x: 96, y: 530, size: 1.5 }, '#12323f');
    gull(p, 250, 170, 26);
    gull(p, 310, 208, 16);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#e2dcb4');
    p.at({ x: 226, y: 118, size: 0.62 }, () => island(p, 4));
    sea(p, 112, '#2f5a68', { rows: 3, high: 0.8, crest: '#eef4ea', deep: '#12303e' });
  },
};
