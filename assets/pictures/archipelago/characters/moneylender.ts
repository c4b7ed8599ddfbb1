import { PAINT } from '../../kit/colour.ts';
import { candle } from '../../kit/wares.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const HIDE = '#ecb564';

/** A purse heavy with coin that hangs from its drawn neck: neck at 0, 0, 190 units high. */
function purse(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    p.form('-14,2 -32,-26 -44,-44! -18,-38 -6,-50! 10,-38 30,-50! 34,-30 16,0', HIDE, { ink, light: 6 });
    p.form('-18,0! -44,26 -76,72 -84,118 -60,150 -10,164 44,156 78,130 82,84 56,34 20,0!', HIDE, {
      ink,
      light: 20,
      hatch: 0.6,
    });
    for (const points of ['-8,10 -30,44 -44,84', '4,8 4,50 -4,96', '14,10 36,50 46,92']) p.stroke(points, 3);
    // Coin bulges the leather from within.
    for (const points of [
      '-66,126 -58,106 -40,100',
      '-34,150 -8,146 6,152',
      '44,66 58,84 60,104',
      '34,138 52,128 62,112',
    ])
      p.stroke(points, 3);
    p.form('-22,-6 0,2 24,-8 24,6 0,14 -22,8', PAINT.red, { ink: 3, light: 3 });
    p.stroke('20,2 52,10 66,40 60,62', 4, PAINT.red);
    p.disc(60, 66, 7, PAINT.red, { ink: 2, light: 2 });
  });
}

/** A hand that comes down from the right and holds a purse by its neck; the neck at 0, 0. */
function giving(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form(
      '96,-98 58,-94 18,-74 -18,-58 -42,-40 -46,-22 -34,-14 -36,-2 -26,8 -10,14 12,14 32,8 58,-6 92,-22 118,-40',
      '#c98f63',
      { ink: 5, light: 10, hatch: 0.3 },
    );
    p.form('50,-62 20,-40 -2,-14 -6,14 8,18 22,-2 52,-22', '#c98f63', { ink: 4, light: 5 });
    for (const points of ['-36,-14 -16,-24 4,-36', '-28,6 -12,-2 -2,-10']) p.stroke(points, 2.6);
    p.disc(-14, -34, 9, PAINT.gold, { ink: 3, light: 3 });
  });
}

/** An open hand from the left, palm up, its thumb lifted; the palm's middle at 0, 0. */
function asking(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form(
      '-134,-8 -96,-26 -62,-34 -52,-64 -34,-82 -18,-74 -24,-48 -14,-26 20,-32 62,-46 92,-48 98,-36 70,-26 44,-18 84,-24 110,-18 110,-6 80,-2 48,2 88,8 104,18 98,30 66,26 36,20 64,32 76,44 66,52 36,44 0,42 -50,40 -100,44 -136,46',
      '#c98f63',
      { ink: 5, light: 10, hatch: 0.3 },
    );
    for (const points of ['-44,-14 -18,6 10,6', '40,-16 26,-12 14,-8', '46,4 30,4 20,6']) p.stroke(points, 2.6);
  });
}

/** By one candle a purse passes from a sleeve trimmed with fur into a hand out of a ragged one; a bond lies on the table. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    p.wash('-30,-30! 870,-30! 870,520! -30,520!', '#2b1a2a');
    p.wash('-30,-30! 250,-30! 300,120 270,350 -30,360!', '#7a4028', 0.8);
    // The lender's hood and shoulders, hardly to be told from the dark.
    p.form('560,400! 566,250 604,180 640,150 650,80 690,30 750,28 796,70 806,150 860,200 880,400!', '#3c3040', {
      ink: 4,
      light: 26,
      shade: '#1a141c',
    });
    p.form('664,168 664,100 690,64 726,72 734,120 716,168 690,184', '#120d12', { ink: 3, light: 4, shade: '#0c090c' });
    p.form('-30,342! 200,330! 640,328! 870,340! 870,520! -30,520!', '#84502c', { ink: 5, light: 14, shade: '#4a2c1c' });
    for (const y of [364, 402, 446]) p.stroke(`-20,${y + 4} 380,${y} 860,${y + 6}`, 2.4, '#2a1810', 0.9);
    p.form('530,418! 566,366! 760,376! 742,440!', PAINT.bone, { ink: 4, light: 8 });
    for (const [y, to] of [
      [380, 724],
      [392, 730],
      [404, 700],
      [416, 690],
    ] as const)
      p.stroke(`582,${y} 640,${y + 2} ${to},${y + 5}`, 2, '#3a2a1c', 0.8);
    p.disc(712, 424, 15, PAINT.red, { ink: 3, light: 4 });
    candle(p, { x: 176, y: 362, size: 1.75 }, { glow: 170 });
    p.form('-40,520! -40,404 40,388 128,384 150,402! 138,420 154,432! 132,452 150,468! 120,480 60,520!', '#4f6a78', {
      ink: 5,
      light: 14,
      hatch: 0.6,
    });
    for (const points of ['20,400 50,430 40,470', '84,396 104,426 96,460']) p.stroke(points, 3);
    asking(p, { x: 258, y: 422 });
    purse(p, { x: 424, y: 178, size: 1.16 });
    giving(p, { x: 426, y: 172, size: 1.1 });
    p.glow(380, 320, 150, '#f0b050', 0.3);
    p.form('524,54! 620,-20 700,-40! 880,-40! 880,190 760,190 640,196 560,150!', '#5a2434', {
      ink: 5,
      light: 18,
      hatch: 0.6,
    });
    for (const points of ['620,30 650,90 640,160', '720,10 740,80 730,170']) p.stroke(points, 3);
    p.form('506,74 524,48 550,40 570,62 588,92 594,132 576,160 550,154 524,130', '#c8b490', {
      ink: 4,
      light: 8,
      hatch: 0.5,
    });
    for (const points of ['524,72 538,82', '538,102 556,106', '550,64 562,78', '564,128 578,134'])
      p.stroke(points, 2.6);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#2b1e24');
    p.glow(130, 70, 90, PAINT.fire, 0.35);
    purse(p, { x: 210, y: 48, size: 0.66 }, 6);
    giving(p, { x: 211, y: 45, size: 0.66 });
    p.form('272,-12! 350,-12! 330,20 290,50 262,14!', '#8a3a4a', { ink: 4, light: 6 });
  },
};
