import { PAINT } from '../../kit/colour.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { both } from '../../kit/shape.ts';
import { back, BRASS, circle, DEEP, LIGHT, plain } from './_back.ts';

/** A candle burnt down to a stub in its pan, wax run over; 330 wide, 370 high, stands on y = 0. */
function stub(p: Painter, ink: number, glow: number): void {
  p.glow(0, -250, glow, PAINT.fire, 0.75);
  limb(p, '120,-44 186,-70 206,-30 176,2 126,-8', [18, 22, 22, 20, 16], BRASS, { ink: ink - 1, light: 5, shade: DEEP });
  p.form(both('0,-84 -110,-78 -164,-56 -150,-26 -96,2! -60,14 0,18'), BRASS, {
    ink,
    light: 12,
    hatch: 0.4,
    shade: DEEP,
  });
  p.disc(0, -58, 150, '#8a6230', { ink: ink - 2, high: 22, light: 5, shade: '#5a3c1c' });
  p.form(
    '-78,-58 -88,-44 -74,-36 -64,-50 -40,-44 -24,-30 -6,-40 24,-46 50,-34 66,-40 76,-52 72,-140 82,-168! 54,-178 20,-164 -10,-170 -44,-180 -70,-196! -64,-150 -70,-90',
    '#f3e4bd',
    { ink, light: 14, hatch: 0.3, shade: '#c9a56a' },
  );
  for (const points of [
    '-70,-190 -58,-140 -62,-96 -50,-92 -46,-150 -40,-182',
    '36,-172 40,-120 34,-88 46,-84 54,-120 60,-176',
  ])
    p.form(points, '#fff4d6', { ink: ink - 2, light: 4, shade: '#dcbf88' });
  p.disc(4, -172, 58, '#f7d890', { ink: ink - 2, high: 11, light: 3 });
  p.stroke('2,-168 -2,-186 6,-206', ink * 1.3);
  p.form('-24,-198 -34,-232 -22,-268 0,-304 8,-350! 24,-300 36,-260 34,-222 20,-196 0,-188', '#f39a2c', {
    ink,
    light: 6,
    shade: '#c9521e',
  });
  p.form('-12,-200 -18,-232 -4,-264 4,-296! 18,-256 18,-222 8,-198', '#ffe9a8', { ink: 0, light: 4, shade: '#f6bc4c' });
}

/** A candle burnt low in a brass pan, on umber. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    back(p, '#4a2f24', 386, 214, 150);
    circle(p, 386, 214, 150, 3, BRASS, 0.55);
    p.at({ x: 386, y: 414, size: 1.02 }, () => stub(p, 5, 330));
    for (const [x, y, turn] of [
      [640, 418, 20],
      [690, 424, -12],
      [150, 420, 4],
    ] as const)
      p.at({ x, y, turn }, () => p.form('-22,2! -4,-5 24,-3! 20,3 -2,5', LIGHT, { ink: 2, light: 1, opacity: 0.7 }));
  },
  strip(p) {
    plain(p, '#4f3224');
    p.at({ x: 216, y: 146, size: 0.38 }, () => stub(p, 7, 230));
  },
};
