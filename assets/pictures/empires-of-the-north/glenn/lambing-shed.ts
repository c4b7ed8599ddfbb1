import { mix, PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { crofter } from './_folk.ts';
import { ridge } from './_land.ts';
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
    p.form(
      '-150,-20 -162,-66 -136,-116 -96,-132 -70,-152 -30,-144 0,-160 40,-146 76,-152 104,-126 146,-116 156,-82 180,-60 166,-16 150,6 60,12 -70,12',
      PAINT.wool,
      { ink: 5, hatch: 0.6, light: 18 },
    );
    for (const points of [
      '-60,-100 -40,-88 -24,-102',
      '10,-120 30,-108 46,-122',
      '70,-80 90,-68 106,-82',
      '-10,-60 10,-48 26,-62',
    ])
      p.stroke(points, 3, '#a8967a');
    p.form('-120,-10 -160,-20 -206,-14 -214,0 -204,10 -150,8', FACE, { ink: 4, light: 4 });
    p.form('-84,-60 -132,-70 -168,-116 -168,-160 -140,-176 -100,-150 -80,-110', PAINT.wool, {
      ink: 5,
      light: 12,
      hatch: 0.3,
    });
    p.form('-140,-186 -170,-196 -196,-176 -222,-138 -226,-118 -212,-108 -190,-118 -164,-134 -146,-152', FACE, {
      ink: 5,
      light: 8,
    });
    p.form('-148,-188 -126,-206 -106,-198 -126,-176', FACE, { ink: 4, light: 3 });
    p.disc(-190, -160, 4.6, '#d9a23a', { ink: 2 });
    p.form('-62,14 -66,-20 -44,-40 0,-44 36,-34 46,-4 40,16', '#f6efdf', { ink: 4, light: 9, hatch: 0.3 });
    p.form('-52,-26 -78,-40 -98,-28 -112,-10 -104,0 -84,-4 -60,-8', FACE, { ink: 4, light: 4 });
    p.form('-60,-38 -44,-50 -32,-42 -46,-30', FACE, { ink: 3, light: 2 });
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
