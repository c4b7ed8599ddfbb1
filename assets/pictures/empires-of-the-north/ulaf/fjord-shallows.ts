import { PAINT } from '../../kit/colour.ts';
import { sky, water } from '../../kit/land.ts';
import { fish, gull } from '../../kit/stock.ts';
import { fell, ripples } from './_land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** A fisher who wades with a three-tined spear; the water stands at y = 0 round his knees. */
function wader(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-44,12! -44,-36 -50,-90 -24,-124! 10,-116! -8,-70 -14,-30 -12,12!', PAINT.skin, { ink: 4, light: 7 });
    p.form('22,14! 24,-40 6,-100 26,-128! 60,-116! 56,-64 50,-24 52,12!', PAINT.skin, { ink: 4, light: 7 });
    p.form('-56,-66! -54,-110 -20,-128 40,-128 62,-104 64,-58! 40,-52 18,-56! 8,-92 0,-58! -28,-54', '#5d5140', {
      ink: 4,
      light: 8,
    });
    p.beam('168,-362 -318,-20', 9, '#8a6a4c', { ink: 3 });
    for (const points of ['-300,-34 -346,-22 -376,8', '-308,-28 -350,2 -368,14', '-312,-24 -332,8 -352,26'])
      p.stroke(points, 7);
    p.form('-58,-94! -56,-150 -60,-200 -36,-232 10,-244 46,-226 60,-170 66,-92! 30,-84 -20,-84', '#c9782f', {
      ink: 5,
      hatch: 0.7,
      light: 14,
    });
    p.stroke('-57,-132 0,-124 63,-134', 7, PAINT.darkWood);
    p.form('26,-236 66,-252 96,-290 112,-326 90,-334 72,-300 48,-280 14,-250', '#c9782f', { ink: 4, light: 7 });
    p.form('-36,-226 -78,-206 -118,-180 -124,-164 -110,-154 -76,-172 -44,-188', '#c9782f', { ink: 4, light: 7 });
    p.disc(103, -326, 13, PAINT.skin, { ink: 3, light: 3 });
    p.disc(-119, -164, 13, PAINT.skin, { ink: 3, light: 3 });
    p.form('-52,-236 -44,-270 -20,-284 6,-276 14,-250 4,-232 -24,-224', '#7a4a26', { ink: 4, light: 7 });
    p.form('-76,-252! -44,-266 -38,-292 -12,-298 8,-280 34,-252! -20,-262', PAINT.straw, {
      ink: 4,
      light: 7,
      hatch: 0.3,
    });
  });
}

/** A fisher with a spear in the clear shallows below the walls of a fjord. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 220, { clouds: 2 });
    fell(p, '260,232! 330,150 400,128 450,170 560,90 640,232!', '#b3c6c4');
    fell(p, '-40,-40! 110,-30 170,40 190,96 270,150 300,210 372,240! -40,240!', '#7f9c97', 3);
    p.stroke('128,6 122,80 132,150 126,236', 6, '#eef3ee', 0.9);
    fell(p, '880,-60! 760,-20 720,70 660,110 630,180 560,226 500,238! 880,240!', '#5f8280', 3);
    water(p, 234, { colour: '#3f9c9b', strokes: 40 });
    p.wash('-40,330 120,312 330,324 540,300 880,318! 880,520! -40,520!', '#8fcbb6', 0.8);
    p.wash('-40,404 200,392 480,414 880,388! 880,520! -40,520!', '#d3d5a2', 0.6);
    for (const [x, y, r] of [
      [90, 376, 34],
      [300, 452, 44],
      [404, 372, 24],
      [660, 456, 52],
      [792, 410, 38],
      [470, 462, 30],
    ] as const)
      p.disc(x, y, r, '#6f9a8a', { high: r * 0.4, ink: 1, opacity: 0.6 });
    fish(p, { x: 176, y: 414, size: 1.1, turn: -8 }, '#56797c');
    fish(p, { x: 70, y: 446, size: 0.9, turn: 6 }, '#56797c');
    wader(p, { x: 560, y: 424, size: 1.1 });
    ripples(p, 560, 432, 130);
    ripples(p, 152, 430, 60, '#e6efe6', 2);
    gull(p, 392, 74, 26);
    gull(p, 452, 50, 16);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#d9e6d4');
    water(p, 128, { to: 190, colour: '#3f9c9b', strokes: 14 });
    wader(p, { x: 262, y: 146, size: 0.47 });
    ripples(p, 262, 142, 60, '#e6efe6', 2);
  },
};
