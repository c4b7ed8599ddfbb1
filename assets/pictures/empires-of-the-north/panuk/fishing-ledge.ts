import { PAINT } from '../../kit/colour.ts';
import { water } from '../../kit/land.ts';
import { fish, gull } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { torso } from './_folk.ts';
import { floe, icicles, peaks, skyOf } from './_ice.ts';

/** A ledge of rock under snow that juts to the left, somebody fishing at its end; the end lies at 0,0. */
function ledge(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form(
      '-14,-4! 6,26 60,44 104,58! 118,92 168,116 190,160! 196,210 230,270! 620,270! 620,-60! 420,-40 200,-14 80,-6',
      '#8b7f86',
      { ink: 5, hatch: 0.7, light: 16 },
    );
    for (const crack of ['120,10 150,60 210,90', '260,20 270,90 330,150', '196,160 260,180 300,230'])
      p.stroke(crack, 3.4);
    icicles(p, [16, 26], [108, 60], { many: 6, long: 44 });
    p.form(
      '-24,-8 -10,-22 60,-26 200,-34 420,-62 620,-84! 620,-40! 420,-18 330,-16 290,4 240,-4 170,8 120,4 70,16 20,10',
      PAINT.snow,
      { ink: 4, light: 8 },
    );
    p.beam('-150,-118 -80,-84 10,-66', 6, PAINT.darkWood, { ink: 2 });
    p.stroke('-150,-118 -152,20 -150,158', 2.4);
    p.form('-26,-28! -30,34 -36,40 -56,44 -58,56! -14,56! -6,-4', PAINT.darkWood, { ink: 4, light: 5 });
    p.form('44,-12 34,-38 -18,-44 -34,-34 -32,-10 0,-8', '#d9cba8', { ink: 4, light: 6, hatch: 0.3 });
    torso(p, { x: 26, y: -20, size: 1.45 }, { coat: PAINT.red, lean: -6 });
  });
}

/** Somebody on a ledge of snowy rock lowers a line into the morning sea; the catch lies behind. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    skyOf(p, 250, ['#7ea3a8', '#f3cf9f', '#eba27c']);
    peaks(
      p,
      252,
      [
        [-40, 200],
        [40, 140],
        [110, 214],
        [180, 176],
        [270, 236],
        [420, 226],
        [520, 170],
        [640, 230],
        [880, 220],
      ],
      '#a08f9c',
    );
    water(p, 246, { colour: '#3f8a8c' });
    floe(p, { x: 90, y: 300, size: 0.6 });
    floe(p, { x: 300, y: 276, size: 0.32 }, PAINT.snow, 2);
    floe(p, { x: 40, y: 430, size: 1.1 });
    ledge(p, { x: 390, y: 240, size: 1.15 });
    fish(p, { x: 217, y: 390, size: 0.9, turn: 78 }, '#b9c4c4');
    for (const [x, y, turn] of [
      [560, 204, 4],
      [622, 196, -8],
      [600, 186, 6],
    ] as const)
      fish(p, { x, y, size: 0.74, turn }, '#8fb0ae');
    p.stroke('180,428 217,436 256,428', 3, '#d8efe6', 0.8);
    gull(p, 130, 110, 22);
    gull(p, 190, 84, 14);
  },
  strip(p) {
    skyOf(p, 150, ['#f3d7a9', '#f3cf9f', '#eba27c']);
    water(p, 130, { colour: '#3f8a8c', strokes: 16 });
    ledge(p, { x: 190, y: 102, size: 0.66 });
    fish(p, { x: 92, y: 140, size: 0.36, turn: 78 }, '#b9c4c4');
  },
};
