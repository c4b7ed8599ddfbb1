import { mix, PAINT } from '../../kit/colour.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { scot } from './_folk.ts';
import { brae, stone } from './_land.ts';

/** A seam of gold that widens the deeper it goes, from the upper left down to the lower right, 420 by 300 units. */
function seam(p: Painter, ink: number): void {
  p.form(
    '-20,-10! 30,10 60,50! 96,52 130,96! 176,104 196,150! 250,160 286,214! 350,214 420,250! 460,320! 240,330! 226,276 180,262! 160,214 110,200! 96,150 56,130! 40,80 0,50!',
    PAINT.gold,
    { ink, light: 16, hatch: 0.3, shade: '#8a4f22' },
  );
  p.stroke('6,16 48,66 84,82 116,132 170,154 214,212 290,256 380,280', 9, '#f7dd86');
  p.stroke('30,50 76,112 130,164 190,222 250,290', 4, '#f7dd86');
  for (const [x, y, size] of [
    [70, 84, 0.6],
    [140, 128, 0.8],
    [216, 190, 1],
    [300, 258, 1.2],
    [392, 276, 1],
  ] as const)
    p.at({ x, y, size }, () => {
      p.form('-22,6 -14,-12! 0,-8 10,-20! 24,-4! 16,8 20,18! -4,12', '#f7d368', {
        ink: ink - 3,
        light: 5,
        shade: '#b5762f',
      });
      p.stroke('-8,-2 2,-6 8,-12', 3, '#fff4c0');
    });
}

/** A pick, its head at the origin, the haft up to the right. */
function pick(p: Painter, ink: number): void {
  p.beam('0,0 60,-70 118,-128', 13, PAINT.wood, { ink: ink - 1 });
  p.form('-52,54! -44,16 -14,-14 20,-22 60,-14! 26,0 0,12 -26,30!', '#aab4ba', { ink, light: 6 });
}

/** Far below the ladder a miner breaks the gold where its seam is widest. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    p.wash('-20,-20! 860,-20! 860,500! -20,500!', '#3a3440');
    for (const [line, colour] of [
      ['-40,70 160,40 330,84 560,30 870,80', '#4f4650'],
      ['-40,150 120,170 300,130 520,190 870,150', '#40384a'],
      ['-40,250 180,230 400,290 600,250 870,270', '#5a4648'],
      ['-40,360 200,380 420,340 640,390 870,370', '#2f2a3a'],
    ] as const)
      brae(p, line, colour, { ink: 3, hatch: 0.2 });
    for (let at = 0; at < 34; at++) {
      const [x, y, long] = [p.chance.number(-10, 820), p.chance.number(0, 470), p.chance.number(16, 44)];
      p.stroke(`${x},${y} ${x + long * 0.4},${y + long * 0.5} ${x + long * 0.3},${y + long}`, 3, '#1d1a26', 0.8);
    }
    for (const [x, y, wide] of [
      [260, 40, 90],
      [420, 110, 80],
      [60, 300, 110],
      [190, 400, 90],
      [760, 90, 84],
      [780, 220, 70],
    ] as const)
      stone(p, x, y, wide, wide * 0.6, mix('#4a4350', '#7a5a4c', p.chance.number(0.1, 0.5)), 2);
    p.form(
      '510,-40! 700,-40! 694,90 716,220 760,330 830,400 870,520! 330,520! 400,450 470,400 500,300 516,140',
      '#7a5636',
      { ink: 4, light: 16, shade: '#332530' },
    );
    p.glow(640, 330, 330, PAINT.fire, 0.6);
    p.at({ x: 30, y: 10, size: 1.26 }, () => seam(p, 5));
    for (const x of [566, 640]) p.beam(`${x},-20 ${x + 8},200 ${x + 18},392`, 12, PAINT.wood, { ink: 3 });
    for (let y = 6; y < 380; y += 36)
      p.beam(`${562 + y * 0.05},${y} ${650 + y * 0.05},${y + 2}`, 8, PAINT.oldWood, { ink: 2 });
    p.wash('540,-30! 680,-30! 668,30 552,36', '#cfe0e6', 0.75);
    p.at({ x: 548, y: 396, size: 1.05 }, () => pick(p, 5));
    scot(
      p,
      { x: 694, y: 470, size: 1.25, turn: -6 },
      {
        plaid: '#3f5b6b',
        coat: '#d8c49a',
        bonnet: '#6b2f28',
        arms: [
          '-20,-112 -44,-120 -62,-132 -66,-122 -44,-104 -20,-88',
          '18,-110 -6,-100 -40,-112 -42,-102 -6,-84 24,-92',
        ],
      },
    );
    p.beam('772,330 772,372', 5, PAINT.iron, { ink: 2 });
    p.form('754,416! 756,376! 788,376! 790,416!', '#f7d27a', { ink: 4, light: 4, shade: PAINT.fire });
    p.glow(772, 396, 130, '#f7c25a', 0.8);
    for (const [x, y] of [
      [330, 440],
      [400, 452],
      [800, 450],
    ] as const)
      stone(p, x, y, 80, 50, '#241f28', 4);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#322d3c');
    for (const [x, y, wide] of [
      [20, 70, 120],
      [-20, 20, 90],
      [330, 20, 130],
      [380, 80, 110],
      [250, -6, 100],
    ] as const)
      stone(p, x, y, wide, 66, '#453f50', 2);
    p.at({ x: 60, y: -40, size: 0.64 }, () => seam(p, 6));
    p.at({ x: 262, y: 92, size: 0.72 }, () => pick(p, 7));
  },
};
