import { mix, PAINT } from '../../kit/colour.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { brae } from './_land.ts';
import { coin } from './_money.ts';

/** A purse of leather drawn shut with a thong, tassels at its foot; hangs from the origin, 300 units high. */
function purse(p: Painter, ink: number): void {
  p.beam('-44,-20 -34,30 -14,84', 10, '#4a2c1a', { ink: ink - 2 });
  p.beam('44,-20 34,30 14,84', 10, '#4a2c1a', { ink: ink - 2 });
  p.form(
    '-66,84! -50,58 -24,72 0,54 26,72 50,56 68,84! 46,104 50,116 96,160 122,222 104,278 50,306 -10,310 -72,294 -112,250 -110,196 -76,148 -46,116 -42,104',
    '#c98d4c',
    { ink, hatch: 0.7, light: 19, shade: '#6b3f22' },
  );
  for (const [x, to] of [
    [-26, -70],
    [-8, -24],
    [12, 30],
    [28, 78],
  ] as const)
    p.stroke(`${x},120 ${(x + to) / 2},156 ${to},214`, 4, '#6b3f22', 0.8);
  p.beam('-48,108 0,118 50,108', 14, PAINT.red, { ink: ink - 1 });
  p.form('20,110! 40,118! 66,170 56,188! 48,176! 38,190! 36,164', PAINT.red, { ink: ink - 2, light: 4 });
  p.form('-62,222! -56,176 4,164 66,178 70,224! 40,262 4,274 -34,262', '#a86a34', {
    ink: ink - 1,
    hatch: 0.4,
    light: 8,
  });
  coin(p, 4, 218, 24, { high: 0.96, ink: ink - 2 });
  for (const x of [-60, 0, 60]) {
    const y = 300 - Math.abs(x) * 0.1;
    p.form(
      `${x - 9},${y}! ${x + 9},${y}! ${x + 15},${y + 58}! ${x + 4},${y + 50}! ${x - 4},${y + 60}! ${x - 14},${y + 52}!`,
      '#efe0c0',
      { ink: ink - 2, light: 4 },
    );
    p.disc(x, y + 2, 10, PAINT.gold, { ink: ink - 2, light: 3 });
  }
}

/** Close at its owner's belt hangs a purse, over the folds of a green plaid. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    p.wash('-20,-20! 860,-20! 860,500! -20,500!', '#cfe0d2');
    brae(p, '-40,190 60,130 130,160 700,190 760,120! 820,150 870,140', '#8fb0b4');
    brae(p, '-40,290 120,270 480,290 740,260 870,276', '#a0a552', { ink: 3 });
    // The coat above the belt, the kilt below it, the plaid across the breast.
    p.form('170,-40! 176,60 190,120! 690,120! 706,40 720,-40!', '#e6d8b4', { ink: 5, hatch: 0.4, light: 16 });
    p.stroke('434,-20 440,50 436,110', 4, '#9a8a66');
    p.form('150,520! 170,300 190,160! 690,160! 716,300 744,520!', '#2f5f48', { ink: 5, hatch: 0.3, light: 18 });
    for (let at = 0; at < 9; at++) {
      const [top, foot] = [216 + at * 56, 176 + at * 66];
      p.stroke(
        `${top},160 ${(top + foot) / 2},320 ${foot},500`,
        at % 2 === 0 ? 20 : 6,
        at % 2 === 0 ? '#1f3550' : '#d8b84a',
        0.75,
      );
    }
    for (const y of [216, 300, 392, 470]) {
      p.stroke(`${198 - (y - 160) * 0.1},${y + 4} 440,${y + 12} ${684 + (y - 160) * 0.13},${y}`, 18, '#1f3550', 0.7);
      p.stroke(
        `${194 - (y - 160) * 0.1},${y + 34} 440,${y + 42} ${688 + (y - 160) * 0.13},${y + 30}`,
        5,
        PAINT.red,
        0.8,
      );
    }
    for (const x of [250, 330, 560, 640]) p.stroke(`${x},170 ${x - 10},300 ${x - 26},500`, 4, '#14281f', 0.7);
    p.form('170,-40! 340,-40! 560,60 700,124! 640,140! 480,120 300,60 176,40!', '#2f5f48', {
      ink: 5,
      hatch: 0.3,
      light: 12,
    });
    for (const line of ['200,-30 360,50 560,124', '270,-36 430,30 650,122']) p.stroke(line, 9, '#d8b84a', 0.75);
    p.form('186,112! 440,122 694,110! 698,166! 440,178 184,168!', '#5f3a24', { ink: 5, light: 9 });
    p.form('556,104! 626,102! 628,176! 556,178!', PAINT.gold, { ink: 5, light: 5 });
    p.form('572,122! 610,120! 612,158! 572,160!', '#3f2818', { ink: 3, light: 2 });
    p.form('726,-40! 860,-40! 870,60 800,170 724,236 664,262 640,242 650,222 700,190 730,110', '#e6d8b4', {
      ink: 5,
      hatch: 0.4,
      light: 12,
    });
    p.form(
      '672,262 644,238 604,230 560,240 534,262 526,276 540,284 566,270 584,266 552,288 538,312 550,320 574,300 596,284 574,312 568,334 582,338 602,314 616,294 606,322 608,338 622,336 636,308 658,288',
      PAINT.skin,
      { ink: 5, light: 8 },
    );
    p.at({ x: 404, y: 140, size: 0.98 }, () => purse(p, 5));
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#24513e');
    for (const x of [40, 150, 300, 410])
      p.stroke(`${x},-10 ${x + 2},80 ${x},170`, 12, mix('#1f3550', '#24513e', 0.3), 0.8);
    p.stroke('-10,110 224,112 460,110', 10, '#1f3550', 0.6);
    p.beam('-20,6 224,12 470,6', 26, '#5f3a24', { ink: 5 });
    p.at({ x: 224, y: -26, size: 0.55 }, () => purse(p, 7));
  },
};
