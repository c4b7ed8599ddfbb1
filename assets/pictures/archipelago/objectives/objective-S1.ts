import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, coin, strip } from './_parts.ts';

const [HIDE, STRING] = ['#c4703a', '#f0dfae'] as const;

/** A leather purse that lies on its side, its mouth to the right, coins running out; about 420 units long. */
function purse(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-10,-120 -60,-176 -160,-196 -252,-150 -290,-60 -270,20 -200,60 -100,62 -20,30 10,0! 24,-60', HIDE, {
      ink,
      hatch: 0.6,
      light: 22,
    });
    for (const points of ['-30,-112 -90,-130 -150,-110', '-20,-70 -90,-66 -170,-50', '-30,-20 -90,6 -160,20'])
      p.stroke(points, 3, mix(HIDE, INK, 0.6));
    p.form(
      '-6,-126 20,-150! 30,-132 62,-160! 64,-138 104,-150! 118,-90 116,-20 96,40! 70,26 50,44! 30,20 4,28! -4,-20 -10,-70',
      mix(HIDE, '#ffd9a0', 0.2),
      { ink, light: 8 },
    );
    p.form('58,-120 96,-130 106,-60 86,20 60,14 46,-50', '#3a1d12', { ink: ink - 2, light: 4 });
    p.form('-18,-128 -2,-134 14,-60 8,28 -10,34 -10,-50', STRING, { ink: ink - 2, light: 4 });
    p.stroke('0,30 -10,70 20,92 60,84 90,100', 6, STRING);
    p.stroke('-4,28 -40,80 -70,86 -90,104', 6, STRING);
    for (const [x, y, r, flat] of [
      [74, -86, 26, 0.9],
      [92, -46, 28, 0.8],
      [84, 0, 30, 0.72],
      [124, -20, 30, 0.66],
      [136, 24, 34, 0.6],
      [182, 10, 34, 0.5],
      [196, 46, 36, 0.52],
      [252, 30, 36, 0.46],
      [118, 62, 36, 0.5],
      [300, 62, 38, 0.46],
      [226, 78, 38, 0.46],
    ] as const)
      coin(p, x, y, r, { flat, ink: ink - 1 });
  });
}

/** Gold runs out of a purse over the green cloth of a table; behind it stand two empty trays. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    band(p, '#3d2f2b');
    for (const x of [540, 712]) {
      p.form(`${x - 70},176! ${x - 60},98! ${x + 70},98! ${x + 80},176!`, '#8a5f3a', { ink: 4, light: 8 });
      p.form(`${x - 52},146! ${x - 46},110! ${x + 56},110! ${x + 62},146!`, '#2a1a12', { ink: 3, light: 3 });
      p.stroke(`${x - 40},136 ${x},130 ${x + 50},138`, 2, '#8a5f3a');
    }
    p.form('-40,170! 300,160 870,172! 870,520! -40,520!', '#2f6a4a', { ink: 4, light: 18, shade: '#1d4636' });
    for (let at = 0; at < 40; at++) {
      const [x, y] = [p.chance.number(0, 832), p.chance.number(190, 476)];
      p.stroke(`${x},${y} ${x + 40},${y + 4}`, 2, at % 2 === 0 ? '#1d4636' : '#4f8a62', 0.5);
    }
    purse(p, { x: 372, y: 336, size: 1.2 }, 6);
    for (const [x, y] of [
      [604, 452],
      [88, 440],
      [700, 330],
    ] as const)
      coin(p, x, y, 38, { flat: 0.44, ink: 4 });
  },
  strip(p) {
    strip(p, '#2f6a4a', '#1d4636', 118);
    purse(p, { x: 222, y: 112, size: 0.46 }, 6);
  },
};
