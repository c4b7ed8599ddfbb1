import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { stonework } from './_land.ts';

/** A stick of hazel with its notches, its foot at the origin. */
function tally(p: Painter, x: number, y: number, turn: number, high: number, ink: number, colour: string): void {
  p.at({ x, y, turn }, () => {
    p.form(
      `-13,0! -14,${-high * 0.5} -12,${-high}! 4,${-high - 10}! 14,${-high + 3}! 13,${-high * 0.5} 14,0!`,
      colour,
      { ink, light: 5 },
    );
    for (let notch = 0; notch < 6; notch++) {
      const at = -high + 22 + notch * 19;
      p.form(`-16,${at - 6}! 0,${at}! -16,${at + 6}!`, mix(colour, INK, 0.75), { ink: 0 });
    }
    p.form(`-12,${-high}! 4,${-high - 10}! 14,${-high + 3}! -2,${-high + 10}!`, '#f2e2b8', { ink: ink - 2, light: 2 });
  });
}

/** A box of oak with its lid slid off, full of notched tally sticks; 360 units wide, 330 high. */
function box(p: Painter, ink: number): void {
  p.form('-160,-150! -120,-196! 190,-196! 168,-150!', '#3f2818', { ink: ink - 1, light: 2 });
  for (const [x, turn, high, colour] of [
    [-104, -16, 190, '#d2a866'],
    [-56, -8, 226, '#b9793f'],
    [-14, -1, 200, '#e0c080'],
    [30, 5, 240, '#c48a4a'],
    [74, 10, 196, '#d8b878'],
    [120, 19, 206, '#a8683a'],
    [-82, -11, 150, '#e6c98c'],
    [6, 1, 158, '#b5833f'],
    [100, 14, 146, '#dcb470'],
  ] as const)
    tally(p, x, -96, turn, high, ink - 1, colour);
  p.form('-172,0! -166,-156! 170,-156! 176,0! 0,8', '#8f5a30', { ink, hatch: 0.6, light: 14 });
  p.form('170,-156! 206,-200! 212,-40! 176,0!', '#5f3a22', { ink, light: 5 });
  p.form('-172,-140! -166,-164! 172,-164! 174,-140!', '#b07a44', { ink: ink - 1, light: 4 });
  for (const y of [-96, -48]) p.stroke(`-166,${y} 0,${y + 4} 168,${y - 1}`, 2.6, '#4a2c1a', 0.7);
  for (const x of [-150, 140])
    for (const y of [-112, -66, -22])
      p.form(`${x - 18},${y - 14}! ${x + 24},${y - 10}! ${x + 24},${y + 10}! ${x - 18},${y + 14}!`, '#6b4222', {
        ink: ink - 2,
        light: 3,
      });
  p.form('-36,-112! 36,-112! 30,-62 0,-44 -30,-62', PAINT.red, { ink: ink - 1, light: 6 });
  p.form('-12,-92! 14,-92! 10,-70 2,-64 -8,-70', '#e8cf9a', { ink: 2, light: 2 });
}

/** A box full of notched sticks on a bench by the window, a knife and fresh shavings beside it. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    p.wash('-20,-20! 860,-20! 860,500! -20,500!', '#6f9a94');
    stonework(p, { x: -30, y: -30, wide: 360, high: 340, rows: 6 }, '#7fa39c', 2);
    p.form('350,-30! 350,190! 620,196! 620,-30!', '#dfe8d8', { ink: 5, light: 10, shade: '#a9bfb4' });
    p.form('352,190! 352,120 410,70 460,110 520,60! 580,116 618,104! 620,196!', '#8fa58a', { ink: 2 });
    p.form('332,184! 640,190! 660,222! 316,216!', '#c9bfa2', { ink: 4, light: 5 });
    p.beam('486,-20 486,190', 13, PAINT.oldWood, { ink: 3 });
    for (const [x, long] of [
      [690, 120],
      [730, 150],
      [770, 110],
      [806, 140],
    ] as const) {
      p.stroke(`${x},20 ${x + 2},50`, 3);
      p.form(`${x - 9},50! ${x + 9},50! ${x + 7},${50 + long}! ${x - 7},${50 + long}!`, '#c08d4c', {
        ink: 3,
        light: 4,
      });
      for (let y = 70; y < 30 + long; y += 18) p.stroke(`${x - 8},${y} ${x + 2},${y + 3}`, 4);
    }
    p.beam('660,20 870,24', 12, PAINT.darkWood, { ink: 3 });
    p.form('-40,330! 870,300! 870,520! -40,520!', '#c9985c', { ink: 5, hatch: 0.3, light: 24 });
    for (const y of [386, 450]) p.stroke(`-30,${y} 400,${y - 10} 870,${y - 24}`, 3, '#7a5030', 0.7);
    p.at({ x: 260, y: 446, size: 1.18 }, () => box(p, 5));
    p.at({ x: 566, y: 442, turn: 74, size: 1 }, () => tally(p, 0, 0, 0, 180, 4, '#e0c080'));
    p.form('610,392! 700,356 760,344 752,362 700,384! 622,410!', '#cfd6d8', { ink: 4, light: 4 });
    p.form('606,390! 622,412! 560,440 532,440 536,424', '#5a3420', { ink: 4, light: 4 });
    for (const [x, y] of [
      [560, 474],
      [640, 466],
      [690, 440],
      [500, 460],
      [760, 420],
      [730, 466],
    ] as const)
      p.stroke(`${x},${y} ${x + 12},${y - 14} ${x + 26},${y - 4} ${x + 18},${y + 6}`, 5, '#f2e2b8');
    p.form('-60,360! 470,520! -60,520!', '#4a3020', { ink: 0, opacity: 0.35 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#6f9a94');
    p.wash('-20,134 470,128! 470,180! -20,180!', '#d8b078');
    p.at({ x: 212, y: 158, size: 0.47 }, () => box(p, 6));
  },
};
