import { PAINT } from '../../kit/colour.ts';
import { sky, water } from '../../kit/land.ts';
import { gull } from '../../kit/stock.ts';
import { fell, ripples } from './_land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** The bow of a dragon ship that looks to the left and runs off to the right; the water line lies at y = 0. */
function bow(p: Painter, place: Place, hull: string, shields: readonly [string, string]): void {
  p.at(place, () => {
    p.beam('330,-60 322,-560', 22, '#7d5a38', { ink: 4 });
    p.stroke('322,-520 120,-300 -80,-150', 3);
    p.form(
      '-204,-326! -232,-338 -268,-338! -276,-358 -254,-376 -208,-370 -184,-390 -148,-388 -114,-370 -98,-330 -100,-280 -84,-214 -30,-156 60,-122 220,-106 640,-100! 640,70! 160,60 30,44 -60,0 -124,-84 -150,-176 -154,-256 -176,-276 -214,-282 -254,-286! -262,-304 -234,-306!',
      hull,
      { ink: 5, hatch: 0.6, light: 14 },
    );
    for (const points of [
      '-140,-330 -126,-250 -104,-170 -40,-100 60,-72 240,-58 640,-52',
      '-136,-220 -108,-120 -40,-46 60,-18 240,-4 640,0',
      '-122,-300 -120,-240 -92,-180 -30,-126 60,-98 240,-82 640,-76',
    ])
      p.stroke(points, 3.4);
    p.disc(-172, -358, 8, '#f2c45a', { ink: 3, light: 2 });
    p.stroke('-212,-318 -240,-322 -272,-314', 6, '#c23a24');
    for (const x of [-226, -246]) p.form(`${x - 6},-338! ${x},-322! ${x + 6},-336!`, '#efe6d2', { ink: 1.5, light: 1 });
    p.stroke('-258,-362 -252,-366 -248,-362', 4);
    for (const points of [
      '-120,-372 -96,-392 -82,-380!',
      '-104,-344 -76,-356 -66,-340!',
      '-100,-306 -72,-312 -64,-296!',
    ])
      p.stroke(points, 9, '#d8a23a');
    for (let x = 70; x < 620; x += 78) {
      p.disc(x, -112 + (x < 120 ? -6 : 2), 38, ((x - 70) / 78) % 2 === 0 ? shields[0] : shields[1], {
        ink: 4,
        light: 8,
        hatch: 0.3,
      });
      p.disc(x, -112 + (x < 120 ? -6 : 2), 10, '#b4bcc0', { ink: 3, light: 3 });
    }
  });
}

/** Two ships of one kind, dragon beside dragon, on golden water at sunset. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 270, { clouds: 5 });
    p.wash('-40,150 200,130 460,170 880,140! 880,280! -40,280!', '#f0b45c', 0.75);
    p.glow(110, 236, 170, '#ffe2a0', 0.8);
    p.disc(110, 240, 40, '#f9dc94', { ink: 0, shade: '#f0a850' });
    fell(p, '-40,250! 30,236 70,262 180,274! -40,280!', '#6b5566');
    fell(p, '520,270! 600,190 680,160 760,200 880,120! 880,280! 520,280!', '#75576a');
    water(p, 268, { colour: '#c98a4c', strokes: 80 });
    for (const [y, wide] of [
      [284, 60],
      [306, 46],
      [330, 80],
      [362, 56],
    ] as const)
      p.stroke(`${110 - wide},${y} 110,${y + 3} ${110 + wide},${y}`, 7, '#fbe3a4', 0.85);
    bow(p, { x: 586, y: 336, size: 0.74 }, '#6a5d58', ['#e3d2a4', '#2f6a72']);
    bow(p, { x: 348, y: 428, size: 1.02 }, '#9a5a30', [PAINT.red, '#e0b24a']);
    ripples(p, 330, 456, 130, '#fbe3a4', 2);
    p.form('-40,470 120,452 300,474 520,462 880,474! 880,520! -40,520!', '#5b4a52', { ink: 2, light: 8 });
    gull(p, 190, 86, 32);
    gull(p, 256, 116, 20);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#f3cf8c');
    p.wash('-30,136! 200,132 480,136! 480,190! -30,190!', '#a8703f');
    bow(p, { x: 286, y: 132, size: 0.33 }, '#5c5658', ['#e3d2a4', '#2f6a72']);
    bow(p, { x: 154, y: 150, size: 0.385 }, '#9a4a2a', [PAINT.red, '#e0b24a']);
  },
};
