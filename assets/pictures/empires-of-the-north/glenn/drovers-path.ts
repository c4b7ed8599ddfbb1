import { mix, PAINT } from '../../kit/colour.ts';
import { reeds, sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { crofter } from './_folk.ts';
import { ridge, tufts } from './_land.ts';

/** A long-haired hill cow that looks to the left; stands on y = 0, 210 units high. */
function hillCow(p: Painter, place: Place, coat = '#b5622c', ink = 5): void {
  const [deep, horn] = [mix(coat, '#241a12', 0.5), '#e2d2a8'];
  p.at(place, () => {
    p.form('-66,-70 -56,-36 -64,-16 -66,0! -44,0! -42,-18 -36,-40 -34,-74', deep, { ink: ink - 2 });
    p.form('84,-70 98,-44 90,-20 92,0! 114,0! 112,-24 122,-48 122,-74', deep, { ink: ink - 2 });
    p.form('-108,-80 -94,-44 -100,-18 -104,0! -78,0! -76,-20 -68,-44 -60,-80', coat, { ink: ink - 1, light: 5 });
    p.form('124,-100 150,-62 136,-34 142,0! 166,0! 160,-30 172,-62 176,-108', coat, { ink: ink - 1, light: 5 });
    p.form('176,-150 192,-130 190,-80 198,-40 182,-20 174,-44 178,-90 166,-130', coat, { ink: ink - 1, light: 4 });
    p.form(
      '-124,-150 -96,-178 -40,-180 30,-172 100,-176 160,-164 186,-136 184,-96 174,-72 160,-54! 152,-68 136,-42! 126,-60 108,-52! 94,-58 76,-32! 64,-56 46,-46! 28,-54 10,-30! -4,-52 -26,-44! -40,-56 -60,-32! -74,-60 -94,-46! -112,-70 -130,-104',
      coat,
      { ink, hatch: 0.7, light: 16 },
    );
    for (let at = 0; at < 15; at++) {
      const x = -104 + at * 18;
      p.stroke(`${x},${-146 + (at % 3) * 14} ${x + 5},-110 ${x - 4},-66`, 3, deep, 0.8);
    }
    p.form('-150,-214 -190,-236 -214,-270 -212,-296! -196,-262 -172,-244 -140,-232', horn, { ink: ink - 1, light: 4 });
    p.form('-112,-226 -70,-236 -44,-266 -40,-298! -30,-256 -54,-222 -104,-206', horn, { ink: ink - 1, light: 4 });
    p.form('-106,-206 -72,-206 -60,-190 -76,-178 -104,-184', coat, { ink: ink - 1, light: 4 });
    p.form(
      '-104,-222 -140,-238 -168,-214 -186,-176 -204,-134 -196,-110 -168,-108 -140,-126 -112,-120 -88,-146 -86,-190',
      coat,
      {
        ink,
        light: 9,
      },
    );
    p.form('-204,-138 -210,-118 -196,-104 -172,-106 -168,-122 -182,-136', '#c79a82', { ink: ink - 1, light: 4 });
    p.disc(-197, -120, 4, '#3a241c', { ink: 0, shade: '#3a241c' });
    p.form(
      '-122,-242 -150,-236 -176,-206 -184,-168! -170,-184 -168,-150! -152,-180 -146,-148! -134,-186 -118,-160! -108,-214',
      mix(coat, '#f0b060', 0.3),
      {
        ink: ink - 1,
        light: 5,
      },
    );
  });
}

/** A drove of long-haired cattle on the road over the pass, its drover and the storm behind it. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 220, { clouds: 5 });
    ridge(p, '-40,150 40,90 130,40 220,110 320,200 420,214 520,170 620,80 720,20 800,60 880,110', '#56626e', {
      light: 34,
    });
    ridge(p, '-40,250 100,214 260,206 400,226 560,206 720,170 880,150', '#66704e');
    p.form(
      '300,212! 330,212! 366,234 330,258 400,292 520,340 640,390 620,520! 190,520! 250,440 350,370 330,316 250,280 286,240',
      '#b8a07a',
      {
        ink: 3,
        light: 14,
      },
    );
    tufts(p, 280, 470, '#4a5430', 60);
    for (const [x, y, size, coat] of [
      [318, 226, 0.1, '#5a3a28'],
      [344, 246, 0.14, '#a85a2c'],
      [304, 274, 0.2, '#7a4a2c'],
      [372, 316, 0.3, '#a85a2c'],
    ] as const)
      hillCow(p, { x, y, size }, coat, 4);
    crofter(
      p,
      { x: 120, y: 440, size: 1.2, flip: true },
      { coat: '#4a5a4a', skirt: '#7a3a30', plaid: '#c9b07a', cap: PAINT.blue, arms: 'behind' },
    );
    p.beam('74,452 84,236', 7, PAINT.darkWood, { ink: 3 });
    p.at({ x: 232, y: 462, size: 1.1 }, () => {
      p.form(
        '-46,0! -44,-22 -48,-38 -64,-44 -80,-34! -68,-56 -40,-60 0,-58 26,-66 32,-86! 40,-78 48,-88! 54,-74 76,-64 74,-56 52,-52 42,-42 36,-22 40,0! 28,0! 22,-26 0,-32 -22,-30 -30,-18 -32,0!',
        '#2f2c30',
        { ink: 3, light: 5 },
      );
      p.form('24,-62 42,-50 38,-34 26,-38', PAINT.wool, { ink: 2, light: 2 });
    });
    hillCow(p, { x: 694, y: 458, size: 1.3 });
    reeds(p, 30, 492, { high: 80 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#b9c4bc');
    p.wash('-30,136 200,126 480,134 480,190! -30,190!', '#6f7a4c');
    hillCow(p, { x: 232, y: 158, size: 0.52 });
  },
};
