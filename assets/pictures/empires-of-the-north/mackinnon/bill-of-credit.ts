import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { SILVER, stack } from './_money.ts';

/** A bill, folded in three and half opened, with a goose quill laid over it; 460 by 230 units round the origin. */
function bill(p: Painter, ink: number): void {
  p.form('-230,64! -170,-96! 196,-118! 236,50!', '#f3e6c2', { ink, hatch: 0.3, light: 14 });
  p.form('-230,64! 236,50! 214,104! -206,118!', '#e2cd9c', { ink: ink - 1, light: 5 });
  p.form('-170,-96! 196,-118! 182,-146 10,-140 -150,-126!', '#cdb684', { ink: ink - 1, light: 5 });
  for (const [at, y] of [-74, -52, -30, -8, 14].entries())
    p.stroke(
      `${-152 - at * 12},${y} ${-60},${y - 6} 40,${y - 4} ${at === 4 ? 20 : 160 + at * 7},${y - 12}`,
      4.4,
      mix(INK, '#5a4a70', 0.3),
      0.85,
    );
  p.stroke('-190,40 -160,20 -150,44 -120,18 -104,42 -70,26 -30,38', 4.4);
  p.form('96,50 88,26 108,8 140,4 166,18 172,42 156,66 122,70', PAINT.red, { ink, light: 7 });
  p.disc(130, 37, 24, mix(PAINT.red, '#e88a6a', 0.35), { ink: 3, high: 18, light: 4 });
  p.stroke('116,38 128,28 144,44', 3);
}

/** A quill that writes: its point at the origin, the feather above to the right. */
function quill(p: Painter, ink: number): void {
  p.form(
    '28,-54! 70,-90 96,-160 150,-236 214,-290! 220,-220 190,-150! 182,-162 160,-116! 150,-126 118,-82 60,-48',
    '#eef0ea',
    { ink, hatch: 0.5, light: 9, shade: '#8fa0b0' },
  );
  p.stroke('0,0 60,-70 130,-160 212,-288', 6, '#b79a68');
  p.stroke('0,0 14,-18 34,-42', 7);
}

/** By the light of a candle a bill is written out and sealed in red wax. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    p.wash('-20,-20! 860,-20! 860,500! -20,500!', '#4a3328');
    p.form('480,-30! 760,-30! 760,150! 480,150!', '#1d2a44', { ink: 5, light: 10, shade: '#141d30' });
    for (const x of [574, 668]) p.stroke(`${x},-10 ${x},150`, 6, PAINT.darkWood);
    p.stroke('480,70 620,68 760,70', 6, PAINT.darkWood);
    p.disc(702, 28, 20, '#f0e6c4', { ink: 0, light: 4 });
    p.form('-40,204! 870,180! 870,520! -40,520!', '#8f5a34', { ink: 4, hatch: 0.3, light: 30 });
    for (const y of [262, 340, 430]) p.stroke(`-30,${y + 12} 400,${y} 870,${y - 14}`, 2.6, '#4a2c1a', 0.7);
    p.glow(126, 120, 420, PAINT.fire, 0.85);
    p.form('84,272! 92,246 152,244 160,270! 122,284', '#b08a3f', { ink: 4, light: 5 });
    p.form('104,250! 108,140 118,132 140,136 146,150 148,248! 126,256', '#f0e4c4', { ink: 4, light: 7 });
    p.stroke('112,140 110,180 114,200', 5, '#fffaf0');
    p.form('126,134 112,104 128,60! 142,102 134,132', '#f9dc8a', { ink: 2, light: 3, shade: PAINT.fire });
    stack(p, { x: 720, y: 280, size: 1.2 }, 7);
    stack(p, { x: 778, y: 310, size: 1.2 }, 4, SILVER);
    p.at({ x: 400, y: 340, size: 1.32, turn: -3 }, () => bill(p, 5));
    p.at({ x: 470, y: 318, size: 1.3 }, () => quill(p, 5));
    p.form('640,468! 632,410 652,390 712,386 738,404 740,470!', '#2f3f4a', { ink: 5, light: 7, hatch: 0.4 });
    p.disc(690, 396, 34, '#141a20', { ink: 4, high: 9, light: 2 });
    p.form('-30,520! -30,404 50,392 112,424 118,520!', '#8a2f28', { ink: 5, light: 12 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#5a3524');
    p.at({ x: 196, y: 98, size: 0.82, turn: -3 }, () => bill(p, 6));
    p.at({ x: 250, y: 96, size: 0.62 }, () => quill(p, 7));
  },
};
