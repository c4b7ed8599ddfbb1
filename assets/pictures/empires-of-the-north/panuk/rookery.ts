import { ground, weather } from '../../kit/land.ts';
import { gull } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { BACK, BEAK, BREAST, PATCH, penguin, penguinBack } from './_penguin.ts';
import { skyOf } from './_ice.ts';

/** A penguin that lies on its nest of stones, looking to the right down at its chick, 210 high; the nest on y = 0. */
function brooding(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-150,-20 -176,10! -128,4 -110,-16', BACK, { ink: 4, light: 4 });
    p.form(
      '-160,-8 -150,-66 -104,-118 -40,-136 8,-146 20,-176 44,-206 84,-214 112,-196 124,-176! 158,-150! 118,-152 102,-140 104,-108 112,-66 104,-14 0,8',
      BACK,
      { ink: 5, hatch: 0.5, light: 13 },
    );
    p.form('62,-142 100,-138 102,-104 110,-64 102,-14 20,4 -4,-34 22,-90', BREAST, {
      ink: 0,
      light: 8,
      shade: '#aeb6bd',
    });
    p.form('50,-168 74,-166 86,-144 66,-124 46,-140', PATCH, { ink: 0, light: 4 });
    p.stroke('112,-166 134,-158 154,-149', 5, BEAK);
    p.disc(92, -188, 4.4, '#f4ecd2', { ink: 0 });
    p.form('4,-118 18,-96 0,-52 -50,-16 -112,-2 -128,-10! -96,-40 -70,-84 -32,-114', '#2e3542', {
      ink: 4,
      light: 8,
      hatch: 0.4,
    });
    // The chick, in grey down.
    p.form('70,0 66,-40 82,-70 92,-96 118,-108 142,-94 146,-70 162,-38 156,0 110,8', '#a7a4a6', {
      ink: 4,
      light: 9,
      hatch: 0.4,
      shade: '#66656f',
    });
    p.form('104,-86 128,-90 136,-72 118,-60 102,-68', '#f1efe6', { ink: 0, light: 3 });
    p.form('112,-104! 134,-128! 130,-98!', '#3a3a42', { ink: 3, light: 2 });
    p.disc(118, -88, 4, '#241a12', { ink: 0 });
    for (const [x, y, r] of [
      [-170, 4, 22],
      [-124, 14, 26],
      [-70, 20, 24],
      [-20, 22, 27],
      [34, 22, 24],
      [82, 22, 26],
      [134, 16, 24],
      [176, 4, 20],
      [-96, 36, 20],
      [6, 42, 22],
      [104, 38, 20],
    ] as const)
      p.disc(x, y, r, r % 2 ? '#8f7f78' : '#736a70', { ink: 4, high: r * 0.66, light: 6, hatch: 0.3 });
  });
}

/** A steep rock, green with moss, is crowded with penguins on their nests; the nearest guards a chick of grey down. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    skyOf(p, 300, ['#46535f', '#7f9294', '#cfd6bf']);
    p.form(
      '880,-40! 880,520! -40,520! -40,330! 60,318! 90,286! 210,276! 250,236! 360,226! 392,170! 500,160! 540,96! 640,84! 670,20! 760,-40!',
      '#7c8c46',
      { ink: 4, light: 22, shade: '#45502f', hatch: 0.3 },
    );
    for (const cliff of [
      '60,318! 90,286! 210,276! 250,236! 240,262 214,300 96,312 70,344',
      '250,236! 360,226! 392,170! 396,196 366,250 262,262',
      '392,170! 500,160! 540,96! 548,124 508,186 404,196',
      '540,96! 640,84! 670,20! 680,60 646,112 552,124',
    ])
      p.wash(cliff, '#6b4b3c', 0.85);
    for (const [x, y, size, flip] of [
      [130, 282, 0.42, false],
      [182, 280, 0.4, true],
      [292, 234, 0.44, true],
      [336, 230, 0.4, false],
      [432, 168, 0.4, false],
      [474, 164, 0.44, true],
      [574, 92, 0.38, false],
      [616, 88, 0.42, true],
      [710, 40, 0.4, false],
    ] as const)
      penguin(p, { x, y, size, flip }, { ink: 3, wing: flip ? 24 : 0 });
    ground(p, 402, '#5f6b3b', { strokes: 30 });
    penguinBack(p, { x: 620, y: 260, size: 0.72 });
    penguin(p, { x: 700, y: 280, size: 0.78 }, { wing: 30 });
    penguin(p, { x: 778, y: 330, size: 0.9, flip: true });
    for (const [x, y] of [
      [120, 90],
      [180, 60],
      [250, 110],
      [320, 50],
    ] as const)
      gull(p, x, y, 20);
    brooding(p, { x: 340, y: 420, size: 1.34 });
    weather(p, 'rain', 40);
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#c3cba8');
    brooding(p, { x: 220, y: 136, size: 0.64 });
  },
};
