import { mix, PAINT } from '../../kit/colour.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { crofter } from './_folk.ts';
import { ridge } from './_land.ts';
import { woolly } from './_sheep.ts';
import { dryWall } from './_stone.ts';

const FACE = '#3a3434';

/** A lamb on its long legs, 120 units high; stands on y = 0 and looks to the left. */
function lamb(p: Painter, place: Place, wool = '#f6efdf'): void {
  p.at(place, () => {
    p.form('-26,-44 -20,-22 -26,-8 -26,0! -14,0! -13,-10 -8,-22 -12,-46', mix(FACE, '#000000', 0.3), { ink: 2 });
    p.form('26,-50 36,-30 28,-14 32,0! 44,0! 42,-14 50,-32 46,-52', mix(FACE, '#000000', 0.3), { ink: 2 });
    p.form('-44,-48 -36,-24 -46,-10 -50,0! -36,0! -32,-10 -24,-24 -24,-50', FACE, { ink: 3, light: 3 });
    p.form('40,-58 58,-36 50,-16 58,0! 71,0! 66,-16 74,-38 66,-66', FACE, { ink: 3, light: 3 });
    p.form('66,-76 80,-66 84,-42 76,-26 68,-44 62,-60', wool, { ink: 3, light: 4 });
    p.form('-54,-54 -60,-76 -50,-92 -20,-90 20,-94 56,-86 70,-68 60,-46 30,-40 -20,-40', wool, {
      ink: 4,
      light: 9,
      hatch: 0.3,
    });
    p.form('-34,-62 -62,-70 -72,-98 -56,-112 -34,-96', wool, { ink: 4, light: 6 });
    p.form('-50,-118 -72,-122 -92,-104 -104,-88 -98,-78 -80,-80 -60,-86 -48,-98', FACE, { ink: 4, light: 5 });
    p.form('-52,-116 -36,-124 -24,-112 -42,-104', FACE, { ink: 3, light: 3 });
    p.disc(-80, -104, 3.4, '#d9a23a', { ink: 0, shade: '#d9a23a' });
  });
}

/** A ewe that lies with her lambs, looking to the left; lies on y = 0. */
function family(p: Painter, place: Place): void {
  p.at(place, () => {
    limb(p, '120,2 176,6 214,8', [30, 24, 18], FACE, { ink: 4 });
    woolly(p, { x: 46, y: -74, wide: 158, high: 88, curls: 15 }, PAINT.wool, { hatch: 0.6, light: 18 });
    for (const points of [
      '-40,-100 -24,-88 -6,-102',
      '36,-126 54,-114 72,-128',
      '96,-90 114,-78 132,-92',
      '40,-62 58,-50 76,-64',
      '130,-40 146,-30 160,-42',
    ])
      p.stroke(points, 3, '#a8967a');
    limb(p, '-76,-30 -130,-4 -190,2', [34, 26, 20], FACE, { ink: 4 });
    p.form('-184,-10! -214,-8 -222,12! -184,14!', '#1f1b1b', { ink: 3, light: 2 });
    limb(p, '-60,-6 -110,6 -150,8', [28, 22, 18], FACE, { ink: 4 });
    woolly(p, { x: -100, y: -96, wide: 62, high: 76, curls: 10 }, PAINT.wool, { light: 12 });
    p.form('-128,-190 -160,-198 -188,-178 -216,-140 -222,-120 -208,-108 -184,-118 -152,-130 -130,-150', FACE, {
      ink: 5,
      light: 8,
    });
    p.form('-134,-186 -104,-196 -82,-180 -104,-168 -128,-168', FACE, { ink: 4, light: 3 });
    woolly(p, { x: -136, y: -188, wide: 26, high: 16, curls: 6 }, PAINT.wool, { ink: 4, light: 4, hatch: 0 });
    p.disc(-182, -160, 4.6, '#d9a23a', { ink: 2 });
    p.stroke('-214,-122 -202,-124 -196,-116', 3, '#8d8078');
    // The younger lamb lies against her, its head on its knees.
    limb(p, '30,6 -6,14 -44,14', [20, 16, 13], FACE, { ink: 3 });
    woolly(p, { x: 40, y: -30, wide: 66, high: 44, curls: 9 }, '#fbf5e6', { light: 9, hatch: 0.3 });
    p.form('2,-58 -22,-62 -46,-40 -58,-22 -50,-12 -30,-14 -8,-22 6,-36', FACE, { ink: 4, light: 5 });
    p.form('-2,-58 20,-70 36,-58 18,-48', FACE, { ink: 4, light: 3 });
    p.disc(-28, -42, 3.6, '#d9a23a', { ink: 0, shade: '#d9a23a' });
    lamb(p, { x: -318, y: 14, size: 1, flip: true });
  });
}

/** A ewe and her new lambs on straw under a lantern, the night at the open side of the shed. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    p.wash('-40,-40! 880,-40! 880,340! -40,340!', '#1d3050');
    p.wash('-40,190 80,170 200,196 300,180 300,340! -40,340!', '#35507a');
    for (let at = 0; at < 14; at++)
      p.disc(p.chance.number(0, 240), p.chance.number(126, 220), p.chance.number(1.4, 2.8), '#f4ecd2', { ink: 0 });
    ridge(p, '-40,260 60,200 150,230 260,180 400,250 880,240', '#1f2c44');
    ridge(p, '-40,330 140,310 320,324 880,320', '#2f3a34');
    crofter(
      p,
      { x: 104, y: 376, size: 0.72 },
      { coat: '#7a5a3c', skirt: '#3a3f4c', head: 'shawl', cap: '#a8392b', long: true },
    );
    p.glow(146, 336, 90, PAINT.fire, 0.8);
    p.form('138,322! 154,322! 158,346! 134,346!', PAINT.fire, { ink: 3, shade: PAINT.rust });
    dryWall(
      p,
      { x: 250, y: 400, high: 300 },
      { x: 860, y: 396, high: 320 },
      { rows: 7, ink: 3, colour: '#8a6f54', cope: false },
    );
    p.wash('-40,392 200,380 880,384 880,520! -40,520!', '#b98f4a');
    p.form('-40,20! 240,-10! 880,-30! 880,96! 240,112! 60,128 -20,110!', '#7d5f34', { ink: 5, hatch: 0.6, light: 10 });
    for (let x = -10; x < 840; x += 26) p.stroke(`${x},30 ${x - 4},70 ${x - 2},${112 - x * 0.02}`, 3, '#4a3418');
    p.beam('250,480 246,96', 26, PAINT.darkWood, { ink: 5, hatch: 0.5 });
    p.beam('620,104 620,150', 4, PAINT.darkWood, { ink: 2 });
    p.form('596,158! 644,158! 654,214! 586,214!', '#f6c35a', { ink: 5, shade: PAINT.fire, light: 6 });
    p.form('592,158! 620,138! 648,158!', PAINT.iron, { ink: 4 });
    p.beam('620,158 620,214', 5, PAINT.iron, { ink: 2 });
    p.glow(620, 190, 420, '#f3b04a', 0.85);
    for (let at = 0; at < 90; at++) {
      const [x, y] = [p.chance.number(-10, 840), p.chance.number(394, 476)];
      p.stroke(
        `${x},${y} ${x + p.chance.number(-26, 26)},${y + p.chance.number(-12, 12)}`,
        3,
        at % 3 ? '#e0bd6c' : '#6b4a20',
        0.9,
      );
    }
    family(p, { x: 590, y: 446, size: 1.3 });
    p.glow(560, 280, 380, '#e09a3c', 0.45);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#4a2f22');
    p.glow(250, 30, 240, '#f0a84a', 0.7);
    p.wash('-30,136 200,128 480,134 480,190! -30,190!', '#c99f52');
    family(p, { x: 290, y: 150, size: 0.7 });
  },
};
