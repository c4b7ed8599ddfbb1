import { clouds, cracks, heaven, sea, spray, surf } from './_sea.ts';
import { rocks, weather } from '../../kit/land.ts';
import { barrel, person } from '../../kit/stock.ts';
import { PAINT } from '../../kit/colour.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A ship on her side, her planks torn from her ribs, about 520 units long and 330 high. */
function wreck(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.beam('20,-60 -70,-200 -120,-262', 17, '#6f5a46', { ink: ink - 1 });
    p.form('-120,-262! -106,-280! -96,-252! -88,-262! -84,-240!', '#8f765b', { ink: ink - 2 });
    p.form('-118,-236! -60,-196 -20,-120! -60,-110! -90,-140! -104,-120! -126,-150! -160,-132! -150,-190!', '#b9ad95', {
      ink: ink - 1,
      hatch: 0.6,
    });
    for (const [x, high, lean] of [
      [-150, 120, -40],
      [-96, 150, -30],
      [-40, 172, -10],
      [20, 184, 6],
      [80, 178, 20],
      [136, 160, 40],
    ] as const)
      p.beam(`${x},0 ${x + lean * 0.2 - 12},${-high * 0.5} ${x + lean},${-high}`, 15, '#5b4636', { ink: ink - 2 });
    p.form(
      '-262,-14! -236,-70 -220,-110! -196,-84! -176,-96! -150,-70 -60,-54! -40,-70! -8,-56! 80,-58 110,-78! 136,-60! 190,-74 226,-140 238,-214 222,-246 240,-262 262,-240 262,-160 240,-70 190,-8 120,22 -40,30 -180,24!',
      '#96704e',
      {
        ink,
        hatch: 0.9,
        light: 13,
      },
    );
    for (const points of ['-230,-44 -120,-28 0,-26 120,-32 214,-62', '-214,-14 -100,2 20,6 130,-4 226,-50'])
      p.stroke(points, 3);
    p.form('-40,-18! -14,-34! 24,-24! 44,-2! 10,12! -30,8!', '#1c1714', { ink: ink - 2 });
  });
}

/** A broken ship on the rocks of a bay, and the false light on the cliff that led her there. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    heaven(p, 260, ['#3a4753', '#5f7072', '#a3aa8c', '#d2c795']);
    clouds(p, '#2b3740', 10, 130, 6);
    sea(p, 250, '#3d5a60', { rows: 6, high: 2 });
    p.form('-40,400! -40,110! 30,102 110,108 176,118 206,150 196,200 222,250 214,310 244,372 260,410!', '#4c534a', {
      ink: 4,
      hatch: 0.7,
    });
    p.wash('-40,112 40,103 120,110 178,120 200,146 150,136 60,130 -40,140', '#5c6a45', 0.9);
    cracks(
      p,
      [
        '40,140 50,200 36,270 48,360',
        '120,150 110,210 130,280 116,370',
        '176,170 164,230 186,300 180,370',
        '20,230 80,222 140,236 196,226',
      ],
      '#4c534a',
      3.4,
    );
    p.glow(150, 42, 170, PAINT.fire, 0.75);
    p.beam('140,112 142,26', 7, PAINT.darkWood, { ink: 2 });
    p.beam('140,28 164,34', 5, PAINT.darkWood, { ink: 2 });
    p.form('154,38! 178,38! 174,66! 158,66!', '#ffd77a', { ink: 3, shade: PAINT.fire, light: 3 });
    person(p, { x: 92, y: 116, size: 0.6 }, { coat: '#5a3a30', arms: 'front' });
    spray(p, 330, 384, 1.3);
    wreck(p, { x: 560, y: 392, size: 1.12, turn: -5 }, 5);
    rocks(p, 360, 426, 1.2, '#4a4d4c');
    rocks(p, 760, 440, 1.4, '#3f4444');
    spray(p, 800, 400, 1);
    sea(p, 420, '#3d5a60', { rows: 2, high: 1.6 });
    p.at({ x: 250, y: 452, turn: -60, size: 0.8 }, () => barrel(p, { x: 0, y: 20 }));
    p.beam('90,452 190,440', 12, '#8a6a4c', { ink: 3 });
    surf(p, '300,436 420,448 560,428 700,446 840,436', 13);
    weather(p, 'rain', 40);
  },
  strip(p) {
    heaven(p, 180, ['#8d9a98', '#aeb7ae']);
    wreck(p, { x: 220, y: 156, size: 0.62, turn: -4 }, 5);
  },
};
