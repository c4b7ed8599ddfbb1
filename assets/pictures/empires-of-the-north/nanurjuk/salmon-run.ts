import { PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills, mountains, rocks, sky, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { limb } from '../../kit/limb.ts';
import { back } from './_people.ts';

/** A salmon in its leap, its head to the upper left, 480 units long. */
function salmon(p: Painter, place: Place, ink = 5): void {
  const [red, green] = ['#c2452f', '#4f6a55'];
  p.at(place, () => {
    p.form('-50,-122 -10,-170! 26,-156 54,-96!', green, { ink: ink - 1, hatch: 0.4 });
    p.form('166,52 206,54 262,84! 222,106 202,172! 168,132 140,84', green, { ink, hatch: 0.4 });
    p.form('-60,-40 -40,4! -8,6 4,-24!', red, { ink: ink - 2 });
    p.form('70,20 82,66! 112,72 124,58!', red, { ink: ink - 2 });
    p.form(
      '-216,-70! -200,-96 -160,-124 -100,-138 -30,-126 40,-92 110,-34 160,30 178,70 160,92 120,66 60,14 -10,-22 -90,-36 -160,-44 -196,-46! -186,-62!',
      red,
      { ink, hatch: 0.6, light: 14, shade: '#7d2f2c' },
    );
    p.wash('-150,-128 -100,-136 -30,-124 40,-90 110,-32 160,30 174,60 130,16 60,-54 -20,-98 -100,-116', green, 0.95);
    p.form('-218,-72! -200,-98 -160,-126 -132,-130 -112,-96 -118,-56 -150,-42 -190,-40 -214,-52! -190,-62!', green, {
      ink,
      light: 8,
    });
    p.stroke('-218,-70 -190,-66 -168,-64', 4);
    p.disc(-170, -92, 8, PAINT.gold, { ink: 3, light: 2 });
    p.disc(-170, -92, 3.6, INK, { ink: 0 });
    p.form('-104,-70 -70,-62 -52,-42! -84,-44 -106,-54', green, { ink: ink - 2, light: 3 });
    for (const [x, y] of [
      [-70, -106],
      [-36, -98],
      [0, -84],
      [36, -58],
      [70, -30],
      [104, 4],
      [-10, -108],
    ] as const)
      p.disc(x, y, 4, INK, { ink: 0, opacity: 0.6 });
  });
}

/** Drops and torn water where something leaves a river. */
function splash(p: Painter, x: number, y: number, size: number): void {
  p.at({ x, y, size }, () => {
    p.form(
      '-110,10 -96,-30! -84,-8 -60,-66! -48,-16 -16,-104! -2,-22 34,-84! 46,-14 90,-58! 92,-6 124,8 60,20 -40,22',
      '#eef4f2',
      {
        ink: 3,
        light: 8,
        shade: '#a9cdcf',
      },
    );
    for (const [dx, dy] of [
      [-110, -74],
      [-34, -128],
      [70, -110],
      [130, -92],
    ] as const)
      p.disc(dx, dy, 6, '#f4f8f6', { ink: 2, light: 2 });
  });
}

/** A red salmon that leaps up a fall, others behind it, and somebody with a fish spear on the rocks. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 110, { clouds: 2 });
    mountains(p, 112, 60);
    hills(p, 112, 10, '#6f9150');
    water(p, 128, { colour: '#2f8a94', strokes: 30 });
    p.form('-30,170! 140,160 320,176 560,160 870,172! 870,330! 640,318 420,338 200,322 -30,336!', '#8cc3c4', {
      ink: 0,
      light: 30,
      shade: '#3d8f99',
    });
    for (let x = -10; x < 850; x += 22)
      p.stroke(
        `${x},${Math.round(164 + p.chance.number(0, 14))} ${x + 5},230 ${x - 3},${Math.round(300 + p.chance.number(0, 40))}`,
        5,
        x % 3 === 0 ? '#2f7f8a' : '#f2f7f4',
        0.75,
      );
    for (const [x, y, size] of [
      [60, 336, 1.2],
      [300, 344, 1.5],
      [560, 334, 1.1],
      [790, 340, 1.4],
    ] as const)
      p.at({ x, y, size }, () =>
        p.form('-120,8 -84,-16 -66,-12 -40,-30 -14,-18 10,-26 36,-12 70,-20 122,6 60,14 -40,16', '#eef4f2', {
          ink: 1.5,
          light: 6,
          shade: '#a9cdcf',
        }),
      );
    back(
      p,
      { x: 96, y: 176, size: 0.92 },
      { coat: '#d8a23a', left: '-26,-112 -46,-120 -64,-100', right: '26,-112 46,-96 60,-70' },
    );
    limb(p, '8,42 66,-10 176,120', [1, 1, 1], PAINT.darkWood, { ink: 0 });
    p.stroke('20,40 92,106 190,206', 7, PAINT.darkWood);
    rocks(p, 84, 214, 1.5, '#6f7672');
    salmon(p, { x: 740, y: 150, size: 0.36 }, 3);
    salmon(p, { x: 252, y: 300, size: 0.34 }, 3);
    salmon(p, { x: 500, y: 252, size: 1.26 });
    splash(p, 716, 424, 1.25);
    rocks(p, 30, 486, 1.7, '#3d4644');
    rocks(p, 330, 500, 1.1, '#4c5654');
  },
  strip(p) {
    sky(p, 150, { clouds: 1 });
    water(p, 122, { colour: '#3f97a0', strokes: 16 });
    splash(p, 330, 140, 0.5);
    salmon(p, { x: 236, y: 82, size: 0.62 });
  },
};
