import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { mountains, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, stall, strip } from './_parts.ts';

const BRONZE = '#3f5a4a';

/** A great bell of green bronze on its yoke, the clapper swung out; 400 units high, its yoke at y = 0. */
function bell(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('-150,-6 0,-12 150,-6', 34, '#7a4a2a', { ink, hatch: 0.4 });
    for (const x of [-44, 0, 44])
      p.form(`${x - 14},-28! ${x + 14},-28! ${x + 12},48! ${x - 12},48!`, '#5a6068', { ink: ink - 1, light: 4 });
    p.form('56,300 70,330 60,362 36,366 22,344 28,312', '#2f3a38', { ink, light: 5 });
    p.form(
      '-70,48 -40,30 40,30 70,48 96,96 104,170 122,236 164,292 178,318! 90,338 0,342 -90,338 -178,318! -164,292 -122,236 -104,170 -96,96',
      BRONZE,
      { ink, hatch: 0.6, light: 26, shade: '#1d3030' },
    );
    for (const points of [
      '-94,104 0,118 94,104',
      '-98,120 0,134 98,120',
      '-132,254 0,274 132,254',
      '-146,270 0,290 146,270',
      '-170,312 0,332 170,312',
    ])
      p.stroke(points, 5, mix(BRONZE, INK, 0.6));
    for (let at = -3; at <= 3; at++) {
      const x = at * 27;
      p.form(
        `${x - 9},${160 - Math.abs(at) * 2} ${x},${142 - Math.abs(at) * 2} ${x + 9},${160 - Math.abs(at) * 2} ${x},${180 - Math.abs(at) * 2}`,
        '#6f9078',
        { ink: ink - 3, light: 2 },
      );
    }
    p.form('-96,70 -84,60 -80,150 -98,230 -116,236 -100,160', '#8fae94', { ink: 0, light: 0, opacity: 0.55 });
  });
}

/** A great bell in the arch of its tower; far below, under a pale sky, the awnings of many markets. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 330, { clouds: 3 });
    mountains(p, 310, 80);
    band(p, '#cdbfa2', 316);
    for (const [x, y, one, s] of [
      [150, 378, '#b2392a', 0.3],
      [250, 372, '#2f6a94', 0.28],
      [560, 374, '#d8972c', 0.28],
      [650, 380, '#5d7a3c', 0.3],
      [200, 440, '#d8972c', 0.42],
      [330, 446, '#7a4a7a', 0.42],
      [470, 444, '#b2392a', 0.42],
      [606, 440, '#2f6a94', 0.42],
    ] as const)
      stall(p, { x, y, size: s }, { one, other: '#f4ead0' });
    bell(p, { x: 386, y: 40, size: 1.02 }, 6);
    // The arch stands before everything, its inner edge bright.
    p.form(
      '-40,-40! 880,-40! 880,520! 720,520! 716,200 690,100 610,30 500,4! 270,4! 160,30 84,100 56,200 52,520! -40,520!',
      '#a98a72',
      { ink: 6, light: 8, hatch: 0.2 },
    );
    for (const [x1, x2] of [
      [-10, 50],
      [722, 850],
    ] as const)
      for (let y = 90; y < 480; y += 74) p.stroke(`${x1},${y} ${(x1 + x2) / 2},${y + 2} ${x2},${y}`, 3, '#5a4438');
    for (const points of [
      '52,470! 52,200 80,104 156,32',
      '694,104 720,200 724,470',
      '770,90 772,160',
      '800,164 802,236',
      '770,240 772,310',
      '804,314 806,384',
    ])
      p.stroke(points.replaceAll('!', ''), 4, '#5a4438');
    p.form('20,486! 24,446! 756,446! 760,486!', '#c9a98c', { ink: 5, light: 6 });
  },
  strip(p) {
    strip(p, '#d6dee0', '#c2b7a2', 146);
    bell(p, { x: 224, y: 14, size: 0.4 }, 7);
  },
};
