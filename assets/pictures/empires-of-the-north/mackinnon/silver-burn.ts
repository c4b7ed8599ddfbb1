import { mix, PAINT } from '../../kit/colour.ts';
import { rocks, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { scot } from './_folk.ts';
import { brae, tuft } from './_land.ts';

/** The burn in four falls, 340 units high, its last pool round y = 0. */
function burn(p: Painter, ink: number): void {
  p.form(
    '118,-340! 160,-340! 166,-318 150,-296! 160,-262 178,-232! 170,-214 120,-196! 122,-160 128,-118! 108,-98 70,-84! 84,-40 150,0 190,60! -240,60! -190,6 -90,-20 -46,-52 -50,-92! -20,-120 6,-132! 8,-170 -2,-200! 20,-224 62,-238! 74,-268 70,-292! 96,-306',
    '#d3e1e6',
    { ink, light: 12, shade: '#6d93a6' },
  );
  for (const [x, y, wide, high] of [
    [84, -290, 76, 56],
    [6, -200, 116, 66],
    [-40, -92, 112, 62],
  ] as const) {
    for (let at = 0; at < 8; at++) {
      const from = x + (wide * (at + 0.5)) / 8;
      const tone = at % 3 === 1 ? '#5f8aa0' : '#f7fafa';
      p.stroke(
        `${from},${y} ${from + 3},${y + high * 0.5} ${from - 2},${y + high * p.chance.number(0.75, 1.1)}`,
        5,
        tone,
        0.85,
      );
    }
    p.form(
      `${x - 8},${y + high} ${x + wide * 0.3},${y + high - 9} ${x + wide * 0.7},${y + high - 7} ${x + wide + 14},${y + high + 2} ${x + wide * 0.5},${y + high + 9}`,
      '#f7fafa',
      { ink: 1.5, light: 3, shade: '#a8c0ca' },
    );
  }
  for (const y of [-10, 8, 26, 40]) p.stroke(`${-120 - y},${y} 0,${y + 4} ${120 + y},${y}`, 3, '#5f8aa0', 0.8);
}

/** A dark rock with bright veins of silver, 240 units wide, in the middle of its place. */
function veined(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-112,70! -124,12 -92,-50! -24,-84 46,-68! 100,-30 124,36! 90,76', PAINT.darkStone, {
      ink: 4,
      hatch: 0.5,
      light: 10,
    });
    p.form('-92,-50! -24,-84 46,-68! 12,-36 -48,-24!', '#868a92', { ink: 2, light: 3 });
    p.stroke('-48,-24 -66,14 -50,60', 3);
    p.stroke('12,-36 34,6 100,-30', 2.4);
    for (const [line, weight] of [
      ['-104,44 -70,16 -34,20 0,-6 36,-2 70,-22 108,-4', 11],
      ['-34,20 -12,40 2,70', 7],
      ['36,-2 62,24 98,30', 6],
      ['0,-6 -8,-36 10,-70', 6],
    ] as const) {
      p.stroke(line, weight, '#eef3f5');
      p.stroke(line, weight * 0.3, '#93a6b2');
    }
  });
}

/** A Highland burn falls white between heather and rocks veined with silver; a man washes for it. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 170, { clouds: 4 });
    brae(p, '-40,150 90,64! 150,96 240,46! 330,120 460,150 870,120', '#93a0b4');
    brae(p, '-40,210 120,168 300,150 420,120! 520,140 640,104 760,60! 870,84', '#7d6a8c', { ink: 3 });
    brae(p, '-40,268 200,226 400,186 560,196 700,150 870,130', '#8c5f86', { ink: 3 });
    p.at({ x: 330, y: 430, size: 1.02 }, () => burn(p, 5));
    veined(p, { x: 130, y: 330, size: 1.15 });
    veined(p, { x: 252, y: 250, size: 0.62, flip: true });
    veined(p, { x: 556, y: 384, size: 0.8, flip: true });
    veined(p, { x: 546, y: 282, size: 0.6, turn: 8 });
    for (const [x, y] of [
      [80, 254],
      [250, 202],
      [640, 250],
      [740, 300],
      [30, 330],
    ] as const)
      tuft(p, x, y, '#b06a9c');
    brae(p, '400,540 520,470 600,400 720,372 870,360', '#5f6b45', { ink: 4 });
    scot(
      p,
      { x: 690, y: 424, size: 1.05 },
      {
        plaid: PAINT.red,
        arms: ['-20,-108 -44,-96 -66,-78 -62,-70 -40,-80 -20,-84', '20,-108 6,-88 -40,-70 -38,-62 8,-74 26,-88'],
      },
    );
    p.disc(612, 346, 34, '#8f9aa0', { ink: 4, high: 11, light: 3 });
    p.disc(612, 343, 26, mix('#dfe6ea', PAINT.stone, 0.1), { ink: 2, high: 7, light: 2 });
    tuft(p, 780, 480, '#6a3f60', { high: 90, wide: 80, many: 26 });
    rocks(p, 30, 480, 1.3, '#3f434c');
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#8c5f86');
    p.wash('-20,-20! 470,-20! 470,30 240,46 -20,70!', '#d6cfd6');
    p.at({ x: 224, y: 146, size: 0.46 }, () => burn(p, 6));
    veined(p, { x: 128, y: 108, size: 0.62 });
    veined(p, { x: 326, y: 112, size: 0.66, flip: true });
    veined(p, { x: 330, y: 52, size: 0.36 });
  },
};
