import { mix, PAINT } from '../../kit/colour.ts';
import { caravel } from '../../kit/ships.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { quay } from '../../kit/places.ts';
import { heaven } from '../../kit/sea.ts';

const WOOD = '#8a4f2a';

/** A bolt of cloth, its end towards us. */
function bolt(p: Painter, points: string, x: number, y: number, colour: string, ink: number): void {
  p.beam(points, 64, colour, { ink, hatch: 0.4, light: 14 });
  p.disc(x, y, 33, mix(colour, '#fff6dc', 0.3), { ink, light: 5 });
  p.stroke(`${x - 18},${y - 6} ${x},${y - 18} ${x + 16},${y} ${x},${y + 12} ${x - 8},${y}`, 4);
}

/** A chest, open: cloth, a blue and white jar, spice in a sack; from 230 to 690 wide, 60 to 450 high. */
function chest(p: Painter, ink: number): void {
  p.form('272,250! 268,120! 300,72 360,54 560,54 622,72 652,120! 650,250!', mix(WOOD, '#1c1418', 0.35), {
    ink,
    light: 10,
  });
  p.form('296,250! 294,130 318,92 366,80 556,80 606,94 630,130 628,250!', '#3c2430', { ink: ink - 2, light: 6 });
  for (const points of ['360,82 352,160 352,250', '562,82 570,160 570,250']) p.stroke(points, 6, '#1c1418');
  bolt(p, '420,330 520,230 552,176', 552, 172, '#c03a34', ink);
  bolt(p, '520,330 590,260 620,226', 622, 222, '#e0a83c', ink);
  // The jar.
  p.form(
    '300,300! 288,250 300,210 330,192 334,164 326,150! 396,150! 388,164 392,192 424,210 438,250 424,300!',
    '#f2f1e6',
    {
      ink,
      light: 16,
      hatch: 0.2,
      shade: '#9aa8bc',
    },
  );
  p.form('332,150! 340,128 362,118 384,128 390,150!', '#f2f1e6', { ink: ink - 1, shade: '#9aa8bc' });
  p.stroke('300,222 360,232 428,222', 7, '#2f5fa0');
  for (const x of [324, 360, 398]) p.disc(x, 258, 15, '#2f5fa0', { ink: 0, light: 4 });
  p.stroke('334,182 360,188 390,182', 6, '#2f5fa0');
  p.form('430,320! 424,276 452,250 500,246 536,258 552,290 548,330!', '#e6d3a2', { ink, hatch: 0.4 });
  p.form('440,270 470,238 500,236 528,266 486,278', '#d9762c', { ink: ink - 1, light: 6 });
  p.form('252,312! 280,268! 310,272 320,312!', WOOD, { ink: ink - 1 });
  p.form('248,306! 676,306! 664,452! 260,452!', WOOD, { ink, hatch: 0.5, light: 18 });
  for (const y of [352, 400]) p.stroke(`254,${y} 460,${y + 4} 670,${y}`, 3.4, '#3c2014');
  p.form('240,296! 684,296! 682,324! 242,324!', mix(WOOD, '#fff0cf', 0.25), { ink, light: 5 });
  for (const x of [302, 622])
    p.form(`${x - 17},294! ${x + 17},294! ${x + 15},454! ${x - 15},454!`, '#c9a04a', {
      ink: ink - 1,
      light: 6,
      hatch: 0.3,
    });
  p.form('430,300! 492,300! 486,368 462,384 438,368', '#c9a04a', { ink: ink - 1, light: 6 });
  p.form('456,332! 468,332! 472,362! 452,362!', '#241a12', { ink: 2, light: 1 });
  p.form('340,314! 350,372 374,404! 398,360 470,330! 470,314!', '#c03a34', { ink: ink - 1, light: 8, hatch: 0.3 });
}

/** On a quay stands a chest of goods, open, and a ship lies behind it. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 270, ['#4f9cb4', '#8cc6c8', '#cfe4cc']);
    p.form('-40,256! 60,224 180,232 300,210 430,240 560,256!', '#86b0b0', { ink: 2, light: 14 });
    quay(p, 250, 352, '#c8b48c');
    caravel(p, { x: 118, y: 292, size: 0.56 }, { mark: null, hull: PAINT.darkWood });
    p.wash('226,446 400,430 700,436 760,458 560,472 280,470', '#5a4a38', 0.6);
    p.at({ x: 36, y: 6 }, () => chest(p, 5));
    p.form('776,500! 768,300 790,288 818,300 812,500!', '#4a3a34', { ink: 5, hatch: 0.4 });
    p.form('752,300! 758,270 794,258 830,272 836,302! 794,310', '#5a463c', { ink: 5, light: 8 });
    for (const y of [352, 370, 388]) p.stroke(`764,${y} 792,${y + 10} 822,${y}`, 9, '#e2c890');
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#8fc6c4');
    p.wash('-20,140! 470,138! 470,180! -20,180!', '#c8b48c');
    p.at({ x: 54, y: -10, size: 0.37 }, () => chest(p, 7));
  },
};
