import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { arm, norse } from './_folk.ts';
import { boards, limed } from './_hall.ts';
import { board, horn, mug } from './_ware.ts';

/** A man in a long cloak who lifts a horn on high, 300 units with it; stands on y = 0. */
function master(p: Painter, place: Place): void {
  p.at(place, () => {
    horn(p, { x: 96, y: -292, size: 0.5, turn: 26 });
    norse(
      p,
      { x: 0, y: 0 },
      {
        coat: '#7a5a3a',
        hair: '#c9c2b4',
        broad: 1.2,
        left: '-36,-134 -58,-112 -34,-92',
        right: '36,-134 66,-172 76,-226',
        ink: 5,
      },
    );
    arm(p, '34,-136 66,-172 76,-226', PAINT.gold, 4);
    p.form('-40,-138 -20,-152 20,-152 40,-138! 46,-90 60,-16! 30,-4 0,-10 -30,-2 -64,-12! -50,-90', PAINT.gold, {
      ink: 5,
      light: 12,
      hatch: 0.6,
      shade: '#8a5a2a',
    });
    p.stroke('-14,-140 -22,-80 -30,-10', 3);
    p.stroke('14,-140 20,-80 28,-12', 3);
    p.form('-42,-136 -24,-156 0,-148 24,-156 42,-136 20,-122 0,-128 -20,-122', '#6a4a34', { ink: 4, light: 5 });
    p.form('-20,-166 -22,-182 22,-182 20,-166 0,-160', PAINT.red, { ink: 3, light: 3 });
  });
}

/** The master of the feast stands on the table and lifts his horn, and all mugs go up. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    limed(p, 380, '#7d3f34', [40, 300, 620, 806], '#4a2c1e');
    boards(p, 380, '#5c3c28');
    for (const [x, y, r, one, two] of [
      [150, 110, 50, PAINT.blue, PAINT.cloth],
      [722, 120, 48, PAINT.green, PAINT.straw],
    ] as const) {
      p.disc(x, y, r, one, { ink: 4, light: 8 });
      p.form(`${x},${y - r + 4}! ${x + r * 0.9},${y - 10} ${x + r - 4},${y}! ${x},${y}!`, two, { ink: 2, light: 4 });
      p.form(`${x},${y + r - 4}! ${x - r * 0.9},${y + 10} ${x - r + 4},${y}! ${x},${y}!`, two, { ink: 2, light: 4 });
      p.disc(x, y, r * 0.26, PAINT.iron, { ink: 3, light: 3 });
    }
    p.glow(520, 170, 380, '#f8c860', 0.6);
    board(p, [170, 760], 366, { depth: 36, thick: 24, foot: 500, colour: '#a4703e', legs: [240, 650] });
    mug(p, { x: 270, y: 394, size: 0.5 }, { foam: false, empty: true, ink: 3 });
    p.form('560,392! 552,372 620,362 690,372 680,392! 620,398', PAINT.straw, { ink: 3, light: 5 });
    p.form('574,372 590,348 634,340 664,354 668,374 620,382', '#a8602c', { ink: 4, light: 7, hatch: 0.4 });
    master(p, { x: 512, y: 390, size: 1.26 });
    for (const [x, y, size, coat, hair, up] of [
      [50, 500, 1.2, '#2f4a5a', '#5a3a26', 1],
      [232, 516, 1.04, '#4a5a34', '#a8602c', 1],
      [652, 524, 1.14, '#5a3a5c', '#c99a4a', 0],
      [800, 504, 1.2, '#6a3a2a', '#3f2c20', 1],
    ] as const) {
      const [handX, handY] = up ? [x + 62 * size, y - 226 * size] : [x - 62 * size, y - 216 * size];
      mug(p, { x: handX - 4, y: handY + 12, size: 0.52, flip: !up }, { ink: 4 });
      norse(
        p,
        { x, y, size },
        {
          coat: mix(coat, INK, 0.1),
          hair,
          legs: false,
          broad: 1.15,
          ...(up ? { right: '34,-134 60,-170 62,-218' } : { left: '-34,-134 -60,-166 -62,-208' }),
        },
      );
    }
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#8a3a30');
    p.wash('-20,120 200,104 470,124! 470,180! -20,180!', '#57231f');
    master(p, { x: 190, y: 206, size: 0.68 });
  },
};
