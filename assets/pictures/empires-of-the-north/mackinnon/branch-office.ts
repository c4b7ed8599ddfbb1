import { PAINT } from '../../kit/colour.ts';
import { ground, weather } from '../../kit/land.ts';
import { barrel } from '../../kit/stock.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { scot } from './_folk.ts';
import { brae, stone, stonework } from './_land.ts';
import { coin } from './_money.ts';

/** A little counting house with a stair outside and a gilded coin for its sign; 400 units wide, 380 high. */
function office(p: Painter, ink: number, snow = true): void {
  p.form('62,-230! 66,-384! 112,-384! 110,-230!', '#a39c90', { ink: ink - 1, light: 5 });
  stonework(p, { x: -130, y: -130, wide: 260, high: 132, rows: 4 }, '#a8a092', ink - 2.5);
  p.form('-144,-120! -140,-230! 0,-330! 140,-230! 146,-120!', '#d8c49a', { ink, hatch: 0.4, light: 12 });
  for (const line of [
    '-140,-126 0,-122 142,-126',
    '-70,-282 -72,-200 -70,-126',
    '70,-282 72,-200 70,-126',
    '-138,-222 0,-218 138,-222',
  ])
    p.stroke(line, 11, '#5a3a26');
  p.form('-176,-206! -8,-350! 8,-350! 178,-204! 160,-186! 0,-312! -158,-188!', snow ? PAINT.snow : '#6a4a3a', {
    ink,
    light: 6,
    shade: snow ? '#9fb4c6' : '#3a2a26',
  });
  for (const [x, y, wide, high] of [
    [-34, -206, 68, 56],
    [-112, -196, 30, 46],
    [82, -196, 30, 46],
    [-104, -88, 46, 44],
  ] as const) {
    p.form(`${x},${y}! ${x + wide},${y}! ${x + wide},${y + high}! ${x},${y + high}!`, '#f9d070', {
      ink: ink - 1,
      light: 4,
      shade: PAINT.fire,
    });
    p.stroke(`${x + wide / 2},${y} ${x + wide / 2},${y + high}`, 4);
    p.stroke(`${x},${y + high / 2} ${x + wide},${y + high / 2}`, 4);
  }
  p.form('-6,2! -6,-70 28,-92 62,-70 62,2!', '#2f5b6a', { ink, light: 6 });
  p.disc(48, -36, 5, PAINT.gold, { ink: 2, light: 1 });
  for (let step = 0; step < 5; step++) {
    const [x, y] = [128 + step * 25, -116 + step * 24];
    stonework(p, { x, y, wide: 27, high: 2 - y, rows: 5 - step }, '#9a948a', 1.6);
    p.form(
      `${x - 3},${y + 4}! ${x - 2},${y - 7}! ${x + 33},${y - 8}! ${x + 33},${y + 4}!`,
      snow ? PAINT.snow : '#b5afa2',
      { ink: ink - 2, light: 3 },
    );
  }
  p.stroke('130,-176 196,-112 258,-54', 6, PAINT.darkWood);
  for (const [x, y] of [
    [140, -122],
    [196, -70],
    [250, -22],
  ] as const)
    p.beam(`${x},${y} ${x},${y - 44}`, 7, PAINT.darkWood, { ink: 2 });
  p.beam('-136,-168 -230,-172', 9, PAINT.iron, { ink: ink - 2 });
  p.stroke('-140,-140 -180,-150 -214,-170', 5);
  for (const x of [-210, -174]) p.stroke(`${x},-168 ${x + 2},-148`, 4);
  coin(p, -192, -112, 40, { high: 1, ink });
}

/** Far from the great house stands its branch in the snow, lit, with a gilded coin over the lane. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    p.raw('<g filter="url(#wet)">');
    p.wash('-30,-30! 870,-30! 870,300! -30,300!', '#4f5f8a');
    p.wash('-30,120 200,90 500,130 870,80! 870,300! -30,300!', '#a58aa8', 0.9);
    p.wash('-30,210 260,180 560,200 870,170! 870,320! -30,320!', '#eab08a', 0.9);
    p.raw('</g>');
    brae(p, '-40,260 90,190 180,140! 260,200 420,236 870,240', '#8f9cc0');
    p.form(
      '84,266! 86,206! 96,206! 96,198! 126,198! 126,206! 140,206! 140,180! 150,166! 160,180! 162,266!',
      '#5f6788',
      { ink: 2 },
    );
    for (const [x, y] of [
      [104, 224],
      [124, 240],
      [150, 200],
    ] as const)
      p.disc(x, y, 4, '#f9d070', { ink: 0, light: 1 });
    ground(p, 262, '#dfe4ee', { strokes: 26 });
    p.wash('200,290 300,320 330,380 250,440 180,500! 420,500! 430,420 470,360 380,310 250,284', '#b5b8cf', 0.9);
    p.at({ x: 560, y: 430, size: 1.08 }, () => office(p, 5));
    p.glow(560, 240, 260, '#f7c25a', 0.45);
    barrel(p, { x: 438, y: 436, size: 0.8 });
    for (const [x, y, size, plaid] of [
      [250, 420, 1, PAINT.red],
      [206, 340, 0.55, '#5a4a7a'],
    ] as const)
      scot(p, { x, y, size }, { plaid, coat: '#4a4f5c' });
    p.form('-40,500! -40,-30! 60,-30! 54,120 70,240 60,360 100,500!', '#4a3a3a', { ink: 5, hatch: 0.6, light: 12 });
    p.form('50,60! 140,44 220,70 300,40 330,20! 310,56 240,92 160,74 110,86 54,110!', '#4a3a3a', { ink: 4, light: 6 });
    p.form('160,66! 210,16 250,-30! 268,-30! 224,36 190,72!', '#4a3a3a', { ink: 3, light: 4 });
    p.form('54,56 130,36 220,60 306,30 332,16 300,30 220,48 140,24 60,38', PAINT.snow, { ink: 2, light: 3 });
    stone(p, 720, 440, 130, 70, '#5f6478', 4);
    weather(p, 'snow', 60);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#6f7aa4');
    p.wash('-20,142 240,136 470,144! 470,180! -20,180!', '#e4e8f0');
    p.at({ x: 224, y: 154, size: 0.42 }, () => office(p, 6));
  },
};
