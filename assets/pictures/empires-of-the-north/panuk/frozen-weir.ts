import { PAINT } from '../../kit/colour.ts';
import { hills, mountains } from '../../kit/land.ts';
import { fish } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { kneeling } from './_folk.ts';
import { drift, icicles, skyOf } from './_ice.ts';

/** A weir of stakes and woven withies under ice, a basket for fish in its gap, 170 high; the ice lies at y = 0. */
function weir(p: Painter, place: Place): void {
  const withy = (from: number, to: number, y: number, rise: number, at: number): void =>
    p.beam(
      `${from},${y} ${from + (to - from) * 0.33},${y + rise + (at % 2 ? 6 : -6)} ${from + (to - from) * 0.66},${y + rise * 2 + (at % 2 ? -6 : 6)} ${to},${y + rise * 3}`,
      15,
      at % 2 ? '#9a6c42' : '#83593a',
      { ink: 3 },
    );
  p.at(place, () => {
    for (let at = 0; at < 6; at++) {
      withy(-330, -70, -16 - at * 19, -2, at);
      withy(92, 360, -22 - at * 19, 3, at);
    }
    for (const [x, top] of [
      [-310, -170],
      [-240, -158],
      [-168, -176],
      [-92, -186],
      [104, -188],
      [176, -166],
      [250, -172],
      [326, -154],
    ] as const) {
      p.beam(`${x},12 ${x - 3},${top * 0.5} ${x + 4},${top}`, 19, PAINT.oldWood, { ink: 4, hatch: 0.4 });
      p.form(
        `${x - 14},${top + 8}! ${x - 10},${top - 10} ${x + 4},${top - 16} ${x + 18},${top - 8} ${x + 18},${top + 8}!`,
        PAINT.snow,
        { ink: 3, light: 4 },
      );
    }
    icicles(p, [-320, -122], [-80, -126], { many: 12, long: 84 });
    icicles(p, [100, -124], [350, -116], { many: 12, long: 74 });
    p.form('-340,-122 -250,-140 -168,-130 -80,-146! -76,-122 -160,-112 -260,-112', PAINT.snow, { ink: 4, light: 5 });
    p.form('92,-142! 170,-132 250,-140 370,-122! 360,-106 250,-114 160,-112 96,-120', PAINT.snow, { ink: 4, light: 5 });
    // The basket lies in the gap, its mouth towards us.
    p.form('-66,-70 -40,-124 14,-140 66,-122 90,-66 78,-6 40,26 -16,26 -54,-4', '#c0935a', {
      ink: 5,
      hatch: 0.7,
      light: 12,
    });
    p.disc(12, -56, 62, '#4a3426', { ink: 4, high: 66, light: -8 });
    for (let at = 0; at < 12; at++) {
      const way = (at / 12) * 2 * Math.PI;
      p.stroke(
        `${12 + 62 * Math.cos(way)},${-56 + 66 * Math.sin(way)} ${12 + 26 * Math.cos(way)},${-56 + 28 * Math.sin(way)}`,
        4,
        '#d9b071',
      );
    }
    for (const [x, y, turn] of [
      [4, -40, -14],
      [20, -64, 10],
      [10, -20, 4],
    ] as const)
      fish(p, { x, y, size: 0.76, turn }, '#cf7f63');
  });
}

/** A weir of woven withies frozen into the river and hung with icicles; the basket in its gap is full of char. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    skyOf(p, 180, ['#d9b45c', '#f1d689', '#f6e6b8']);
    mountains(p, 182, 90, { snow: true });
    hills(p, 190, 16, '#c3ccc6');
    p.wash('-40,214! 200,222 500,214 880,226! 880,520! -40,520!', '#eef0ea');
    p.wash('180,216! 520,216! 620,290 880,360! 880,520! -40,520! -40,370 100,300', '#8cc3bd');
    p.wash('250,224! 420,222! 520,330 560,520! 60,520! 170,360', '#b8ded3', 0.7);
    for (const crack of [
      '120,420 240,402 330,440 420,430',
      '560,300 500,340 540,380',
      '300,260 340,290 320,320',
      '640,440 740,420 830,440',
    ])
      p.stroke(crack, 3, '#4f9690');
    kneeling(p, { x: 690, y: 316, size: 0.9 }, { coat: PAINT.blue });
    weir(p, { x: 350, y: 386, size: 1.3 });
    drift(p, { x: 780, y: 470, size: 1.2 }, '#f3f2ec', 4);
    drift(p, { x: 10, y: 486, size: 1, flip: true }, '#f3f2ec', 4);
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#f4dfa4');
    p.wash('-40,124 200,132 490,122! 490,200! -40,200!', '#8cc3bd');
    weir(p, { x: 214, y: 136, size: 0.64 });
  },
};
