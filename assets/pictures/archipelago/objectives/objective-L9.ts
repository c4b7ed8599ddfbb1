import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, sky } from '../../kit/land.ts';
import { round } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { tree } from '../../kit/stock.ts';
import { ring, strip } from './_parts.ts';

const [BRONZE, OAK] = ['#e3b65c', '#a8703e'] as const;

/** A flower of five petals. */
function flower(p: Painter, x: number, y: number, r: number, colour: string, ink: number): void {
  for (let at = 0; at < 5; at++) {
    const angle = (at / 5) * 2 * Math.PI - 0.4;
    p.disc(x + Math.cos(angle) * r * 0.6, y + Math.sin(angle) * r * 0.6, r * 0.5, colour, { ink: ink - 3, light: 4 });
  }
  p.disc(x, y, r * 0.34, '#f2c84a', { ink: ink - 4, light: 2 });
}

/** A cannon on its wheels, its muzzle up to the left, overgrown with vines in flower; a bird has its nest in the mouth. 560 units wide, stands on y = 0. */
function overgrown(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('20,-150! 80,-170! 290,-30! 300,4! 240,8! 40,-96!', OAK, { ink, hatch: 0.4, light: 8 });
    p.at({ x: 10, y: -160, turn: 17 }, () => {
      p.form(
        '-300,-52! -282,-58! -268,-40! -60,-52! -50,-62! -26,-62! -18,-54! 96,-66! 104,-76! 130,-76! 140,-50 156,-30 164,-14 190,-16 196,0 190,16 164,14 156,30 140,50 130,76! 104,76! 96,66! -18,54! -26,62! -50,62! -60,52! -268,40! -282,58! -300,52!',
        BRONZE,
        { ink, hatch: 0.5, light: 16, shade: '#8a5f2e' },
      );
      for (const x of [-240, -54, 100]) p.stroke(`${x},-58 ${x + 10},0 ${x},58`, 5, mix(BRONZE, INK, 0.6));
      p.disc(-298, 0, 17, '#2a1c14', { ink, high: 50, light: 3 });
    });
    // The nest in the mouth, and its bird.
    for (const points of [
      '-312,-262 -290,-238 -262,-230',
      '-320,-246 -296,-224 -268,-224',
      '-306,-274 -278,-250 -258,-240',
      '-326,-234 -300,-216 -274,-214',
    ])
      p.stroke(points, 7, '#c9a05a');
    p.form('-330,-286 -316,-306 -294,-310 -274,-296 -240,-292! -262,-274 -290,-258 -318,-264', '#3f7fb4', {
      ink: ink - 1,
      light: 6,
    });
    p.disc(-318, -300, 19, '#3f7fb4', { ink: ink - 1, light: 4 });
    p.form('-334,-304 -356,-298! -334,-292!', '#e09a3a', { ink: ink - 3, light: 1 });
    p.form('-318,-270 -306,-284 -286,-274 -290,-260', '#f2d2a4', { ink: ink - 3, light: 2 });
    ring(p, { x: 16, y: -104, wide: 104, high: 104 }, 26, OAK, ink);
    for (let at = 0; at < 8; at++) {
      const [dx, dy] = [Math.cos(at * 0.785 + 0.3), Math.sin(at * 0.785 + 0.3)];
      p.beam(
        [
          { x: 16 + dx * 22, y: -104 + dy * 22 },
          { x: 16 + dx * 94, y: -104 + dy * 94 },
        ],
        13,
        OAK,
        { ink: ink - 2 },
      );
    }
    p.disc(16, -104, 28, '#c98f52', { ink, light: 6 });
    p.disc(16, -104, 11, PAINT.iron, { ink: ink - 2, light: 2 });
    p.stroke('-120,10 -104,-60 -60,-130 -90,-200 -40,-250 -20,-190 40,-140', 8, '#3a7a3c');
    p.stroke('150,10 130,-60 80,-110 100,-170 60,-200', 8, '#3a7a3c');
    const climbs = [
      [-112, -20],
      [-96, -84],
      [-66, -136],
      [-88, -190],
      [-58, -238],
      [-24, -204],
      [16, -158],
      [140, -14],
      [126, -66],
      [92, -110],
      [98, -160],
      [70, -196],
    ] as const;
    for (const [x, y] of climbs)
      for (const way of [-1, 1])
        p.form(`${x},${y}! ${x + way * 14},${y - 18} ${x + way * 34},${y - 12}! ${x + way * 18},${y + 8}`, '#5a9a44', {
          ink: ink - 3,
          light: 4,
        });
    for (const [at, [x, y]] of climbs.entries())
      if (at % 2 === 0) flower(p, x, y - 4, 25, ['#f6efe0', '#e0506a', '#f09ab0'][at % 3] as string, ink);
  });
}

/** A cannon stands grown over with flowers, a bird nests in its mouth; hands without work rest in the meadow. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    sky(p, 110, { clouds: 2 });
    hills(p, 84, 16, '#6f9468', 2);
    hills(p, 134, 10, '#557f48', 2);
    ground(p, 190, '#3f6a36', { strokes: 90 });
    tree(p, { x: 116, y: 262, size: 1.3 }, '#4f8044');
    for (const [x, y, coat, flip] of [
      [70, 290, '#b0543a', false],
      [196, 300, '#5a86b0', true],
      [92, 350, '#d8b060', false],
    ] as const)
      p.at({ x, y, size: 1.1, flip }, () => {
        // Somebody who lies in the grass, a hat over the face.
        p.form('10,-4 60,-14 104,-8 110,2 60,4 10,6', '#4a3a30', { ink: 3, light: 4 });
        p.form('-40,-4 -30,-26 10,-28 26,-10 20,4 -20,8', coat, { ink: 3, light: 5 });
        p.disc(-50, -12, 13, '#4a3222', { ink: 3, light: 3 });
        p.form('-82,-18 -60,-34 -40,-32 -28,-14 -54,-18', '#e6c27a', { ink: 3, light: 4 });
      });
    overgrown(p, { x: 520, y: 440, size: 1.12 }, 6);
    for (let at = 0; at < 46; at++) {
      const [x, y] = [round(p.chance.number(0, 832)), round(p.chance.number(430, 478))];
      p.stroke(`${x},${y} ${x + 4},${y - 18} ${x + 10},${y - 30}`, 5, at % 3 === 0 ? '#8fb45a' : '#24401f');
      if (at % 4 === 0) flower(p, x + 12, y - 32, 11, ['#f6efe0', '#f2c84a', '#f09ab0'][at % 3] as string, 5);
    }
  },
  strip(p) {
    strip(p, '#476f3c', '#2f4f2a', 138);
    overgrown(p, { x: 234, y: 148, size: 0.43 }, 7);
  },
};
