import { PAINT } from '../../kit/colour.ts';
import { candle } from '../../kit/harbour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

const HIDE = '#c07f3c';

/** A purse heavy with coin that hangs from its drawn neck: neck at 0, 0, 190 units high. */
function purse(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    p.form('-14,2 -32,-26 -44,-44! -18,-38 -6,-50! 10,-38 30,-50! 34,-30 16,0', HIDE, { ink, light: 6 });
    p.form('-18,0! -44,26 -76,72 -84,118 -60,150 -10,164 44,156 78,130 82,84 56,34 20,0!', HIDE, { ink, light: 20, hatch: 0.6 });
    for (const points of ['-8,10 -30,44 -44,84', '4,8 4,50 -4,96', '14,10 36,50 46,92']) p.stroke(points, 3);
    // Coin bulges the leather from within.
    for (const points of ['-62,110 -42,96 -24,112', '-24,132 0,118 24,134', '18,104 40,92 58,108']) p.stroke(points, 3);
    p.form('-22,-6 0,2 24,-8 24,6 0,14 -22,8', PAINT.red, { ink: 3, light: 3 });
    p.stroke('20,2 52,10 66,40 60,62', 4, PAINT.red);
    p.disc(60, 66, 7, PAINT.red, { ink: 2, light: 2 });
  });
}

/** A hand that comes down from the right and holds a purse by its neck; the neck at 0, 0. */
function giving(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('96,-96 60,-92 20,-66 -16,-46 -40,-26 -36,-8 -14,-6 -24,8 -8,16 14,8 30,10 54,-4 92,-22 118,-40', '#c98f63', { ink: 5, light: 10, hatch: 0.3 });
    p.form('50,-62 20,-40 -2,-14 -6,14 8,18 22,-2 52,-22', '#c98f63', { ink: 4, light: 5 });
    for (const points of ['-30,-10 -8,-22 10,-34', '-14,6 4,-8']) p.stroke(points, 2.6);
    p.disc(-14, -34, 9, PAINT.gold, { ink: 3, light: 3 });
  });
}

/** An open hand from the left, palm up, its thumb lifted; the palm's middle at 0, 0. */
function asking(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-130,-4 -96,-26 -60,-34 -48,-66 -30,-78 -20,-66 -28,-38 -18,-20 30,-22 78,-30 96,-22 92,-10 60,0 90,4 88,18 48,22 10,34 -50,36 -100,42 -132,44', '#b97f58', { ink: 5, light: 10, hatch: 0.4 });
    for (const points of ['92,-10 52,-4 24,-4', '88,16 54,12 30,10']) p.stroke(points, 2.8);
    p.stroke('-44,-8 -16,4 20,2', 2.4);
  });
}

/** By one candle a purse passes from a sleeve trimmed with fur into a hand out of a ragged one; a bond lies on the table. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    p.wash('-30,-30! 870,-30! 870,520! -30,520!', '#231a20');
    p.wash('-30,-30! 380,-30! 420,120 360,350 -30,360!', '#4a2f22', 0.75);
    // The lender's hood and shoulders, hardly to be told from the dark.
    p.form('560,400! 566,250 604,180 640,150 650,80 690,30 750,28 796,70 806,150 860,200 880,400!', '#2c2430', { ink: 4, light: 22, shade: '#151018' });
    p.form('664,168 664,100 690,64 726,72 734,120 716,168 690,184', '#120d12', { ink: 3, light: 4, shade: '#0c090c' });
    p.form('-30,342! 200,330! 640,328! 870,340! 870,520! -30,520!', '#6a4228', { ink: 5, light: 14, shade: '#3a2318' });
    for (const y of [364, 402, 446]) p.stroke(`-20,${y + 4} 380,${y} 860,${y + 6}`, 2.4, '#2a1810', 0.9);
    p.form('530,418! 566,366! 760,376! 742,440!', PAINT.bone, { ink: 4, light: 8 });
    for (const [y, to] of [[380, 724], [392, 730], [404, 700], [416, 690]] as const) p.stroke(`582,${y} 640,${y + 2} ${to},${y + 5}`, 2, '#3a2a1c', 0.8);
    p.disc(712, 424, 15, PAINT.red, { ink: 3, light: 4 });
    candle(p, { x: 176, y: 362, size: 1.75 }, { glow: 210 });
    p.form('-40,520! -40,404 40,388 128,384 150,402! 138,420 154,432! 132,452 150,468! 120,480 60,520!', '#4f6a78', { ink: 5, light: 14, hatch: 0.6 });
    for (const points of ['20,400 50,430 40,470', '84,396 104,426 96,460']) p.stroke(points, 3);
    asking(p, { x: 262, y: 418 });
    purse(p, { x: 420, y: 196, size: 1.22 });
    giving(p, { x: 422, y: 190, size: 1.1 });
    p.form('520,72! 620,0 700,-40! 880,-40! 880,190 760,190 640,196 556,166!', '#5a2434', { ink: 5, light: 18, hatch: 0.6 });
    for (const points of ['620,30 650,90 640,160', '720,10 740,80 730,170']) p.stroke(points, 3);
    p.form('502,92 520,66 546,58 566,80 584,110 590,150 572,178 546,172 520,148', '#c8b490', { ink: 4, light: 8, hatch: 0.5 });
    for (const points of ['520,90 534,100', '534,120 552,124', '546,82 558,96', '560,146 574,152']) p.stroke(points, 2.6);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#2b1e24');
    p.glow(130, 70, 90, PAINT.fire, 0.35);
    purse(p, { x: 210, y: 48, size: 0.66 }, 6);
    giving(p, { x: 211, y: 45, size: 0.66 });
    p.form('272,-12! 350,-12! 330,20 290,50 262,14!', '#8a3a4a', { ink: 4, light: 6 });
  },
};
