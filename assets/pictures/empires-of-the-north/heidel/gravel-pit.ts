import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, sky } from '../../kit/land.ts';
import { spruce } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';

/** Round stones in a heap `wide` and `high`, standing on y = 0. */
function pebbles(p: Painter, place: Place, wide: number, high: number, ink = 2): void {
  p.at(place, () => {
    const tones = ['#9fa3a6', '#c2b9a4', '#7f858c', '#b59a80', '#d6d2c6'];
    for (let row = 0; row < 5; row++)
      for (let at = 0; at < 9 - row; at++) {
        const x = (at / (8 - row) - 0.5) * wide * (1 - row * 0.17) + p.chance.number(-6, 6);
        const r = (wide / 17) * p.chance.number(0.8, 1.25);
        p.disc(x, -(row / 4.4) * high - 4, r, tones[(row + at * 2) % 5] as string, { ink, high: r * 0.78, light: 5 });
      }
  });
}

/** A wicker basket heaped with gravel, a spade behind it, 300 units high; stands on y = 0. */
function basket(p: Painter, place: Place): void {
  p.at(place, () => {
    p.at({ x: 96, y: 0, turn: 17 }, () => {
      p.beam('0,10 0,-330', 15, PAINT.wood, { ink: 4 });
      p.beam('-34,-330 34,-330', 15, PAINT.wood, { ink: 4 });
    });
    pebbles(p, { x: 0, y: -148 }, 236, 86, 3);
    p.form('-104,0! -132,-80 -142,-160! 0,-136 142,-160! 132,-80 104,0! 0,16', '#b98a4c', {
      ink: 5,
      light: 16,
      hatch: 0.4,
    });
    for (const y of [-128, -98, -68, -38])
      for (let at = -5; at <= 5; at++) {
        const x = (at * (96 - y * 0.24)) / 5.4;
        const low = y + 14 - Math.abs(at) * 2.6;
        p.stroke(
          `${x - 10},${low} ${x},${low + (at % 2 === 0 ? 6 : -4)} ${x + 10},${low}`,
          5,
          mix('#b98a4c', INK, 0.5),
        );
      }
    p.form('-146,-168! 0,-142 146,-168! 148,-146 0,-120 -148,-146', '#cfa35c', { ink: 4, light: 5 });
    p.form('-142,-150 -176,-140 -178,-104 -140,-108! -142,-120 -158,-118 -158,-130', '#a37840', { ink: 4, light: 4 });
  });
}

/** A heaped basket and a spade wait under the cut bank of a gravel pit, diggers behind. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 150, { clouds: 4 });
    hills(p, 118, 18, '#6f8460');
    for (const [x, y] of [
      [560, 128],
      [612, 124],
      [800, 128],
    ] as const)
      spruce(p, { x, y, size: 0.6 }, PAINT.pine, 2);
    p.form('-30,150! 100,112 240,130 300,160! 360,150 520,116 700,128 870,110! 870,400! -30,400!', '#c9a468', {
      ink: 4,
      light: 20,
    });
    p.wash('-30,190 160,176 300,206 520,176 870,186! 870,226 520,216 300,244 160,216 -30,232!', '#a3a49c', 0.9);
    p.wash('-30,280 200,262 420,284 640,256 870,270! 870,310 640,292 420,322 200,300 -30,316!', '#8f7458', 0.9);
    for (let at = 0; at < 110; at++)
      p.disc(
        p.chance.number(0, 832),
        p.chance.number(176, 350),
        p.chance.number(2, 6),
        at % 2 === 0 ? '#7d7a74' : '#e0d8c2',
        { ink: 0, light: 1 },
      );
    p.form(
      '-30,150! 100,112 240,130 300,160! 360,150 520,116 700,128 870,110! 870,128 700,146 520,136 360,176 300,186! 240,152 100,136 -30,172!',
      '#6c7c3c',
      { ink: 2, light: 5 },
    );
    ground(p, 356, '#b9a27c', { strokes: 50 });
    p.stroke('470,120 462,250 448,372', 7, PAINT.darkWood);
    p.stroke('502,120 500,250 496,372', 7, PAINT.darkWood);
    for (let y = 146; y < 370; y += 30)
      p.stroke(`${469 - (y - 120) * 0.08},${y} ${503 - (y - 120) * 0.02},${y + 1}`, 5, PAINT.darkWood);
    norse(p, { x: 372, y: 418, size: 0.86 }, { coat: PAINT.red, head: 'cap', left: '-31,-134 -60,-108 -80,-84' });
    norse(
      p,
      { x: 130, y: 404, size: 0.74 },
      { coat: PAINT.blue, hair: PAINT.darkWood, right: '31,-134 60,-120 78,-92' },
    );
    p.stroke('196,404 184,330 178,268', 5, PAINT.darkWood);
    p.stroke('150,284 180,266 214,284', 6, PAINT.iron);
    pebbles(p, { x: 250, y: 410 }, 150, 60);
    basket(p, { x: 610, y: 458, size: 1.12 });
    p.form('-30,500! -20,440 60,424 150,456 190,500!', '#4a443e', { ink: 4, hatch: 0.5 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#7f8b90');
    p.wash('-20,130! 470,120! 470,180! -20,180!', '#54565a');
    basket(p, { x: 214, y: 196, size: 0.76 });
  },
};
