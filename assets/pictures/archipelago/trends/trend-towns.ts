import { mix, PAINT } from '../../kit/colour.ts';
import { mountains, sky, water } from '../../kit/land.ts';
import { gull } from '../../kit/stock.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { both, field } from '../../kit/shape.ts';

const WALLS = ['#f4e6c6', '#ecc98e', '#e8b49a', '#f8efd8', '#d8dcc4'];
const ROOFS = ['#c4532f', '#b0452a', '#d4693a'];

/** A house with its gable to the front and its roof running off to the right; 90 wide. */
function house(p: Painter, x: number, y: number, size: number, at: number, ink: number): void {
  const [wall, roof] = [WALLS[at % 5] as string, ROOFS[at % 3] as string];
  p.at({ x, y, size, flip: at % 2 === 1 }, () => {
    p.form('0,4! 0,-58! 74,-66! 74,0!', mix(wall, '#5a4a6a', 0.3), { ink: ink - 1, light: 4 });
    p.form('-44,4! -44,-62! -22,-98! 0,-62! 0,4!', wall, { ink, light: 6 });
    p.form('-24,-104! 50,-110! 86,-60! 6,-52!', roof, { ink, light: 6 });
    p.form('-54,-54! -24,-104! -16,-102! -46,-48!', mix(roof, INK, 0.25), { ink: ink - 2, light: 2 });
    for (const dx of [0, 22, 44]) p.stroke(`${dx - 6},-104 ${dx + 22},-58`, 2, mix(roof, INK, 0.5));
    p.form('-30,-26! -30,-50! -14,-50! -14,-26!', '#34304a', { ink: 2, light: 2 });
    p.form('24,-20! 24,-44! 42,-46! 42,-20!', '#34304a', { ink: 2, light: 2 });
  });
}

/** A town that climbs its hill inside a wall, a bell tower over all; 560 wide, 400 high. */
function town(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    p.form(both('0,-300 -120,-250 -220,-130 -290,0! -290,20!'), '#8a9a54', { ink, light: 16, hatch: 0.4 });
    let at = 0;
    for (const [y, xs, size] of [
      [-236, [-66, 70], 0.74],
      [-186, [-128, -40, 56, 138], 0.8],
      [-128, [-180, -92, 4, 96, 176], 0.88],
      [-64, [-216, -116, -14, 92, 190], 0.98],
    ] as const) {
      if (y === -186) {
        p.form('-30,-200! -30,-346! 30,-346! 30,-200!', '#f6ead0', { ink, hatch: 0.5, light: 8 });
        p.form('-40,-342! 0,-404! 40,-342!', '#3f7f86', { ink, light: 6 });
        p.form('-13,-300! -13,-324 0,-336 13,-324 13,-300!', '#34304a', { ink: ink - 2, light: 2 });
        p.stroke('-30,-284 0,-282 30,-284', 3);
      }
      for (const x of xs) house(p, x, y, size, at++, ink);
    }
    // The wall before it with its gate.
    p.form(
      '-304,26! -304,-44! -268,-44! -268,-32! -236,-32! -236,-44! -200,-44! -200,-32! -168,-32! -168,-44! -132,-44! -132,-32! -100,-32! -100,-44! -66,-44! -66,-32! 70,-32! 70,-44! 104,-44! 104,-32! 136,-32! 136,-44! 172,-44! 172,-32! 204,-32! 204,-44! 240,-44! 240,-32! 272,-32! 272,-44! 304,-44! 304,26!',
      '#d9c39a',
      { ink, hatch: 0.4, light: 8 },
    );
    p.form(
      '-56,28! -56,-74! -40,-74! -40,-64! -14,-64! -14,-74! 14,-74! 14,-64! 40,-64! 40,-74! 56,-74! 56,28!',
      '#e6d3aa',
      { ink, hatch: 0.4, light: 8 },
    );
    p.form('-24,28! -24,-14 0,-38 24,-14 24,28!', '#4a2f22', { ink: ink - 1, light: 3 });
  });
}

/** A walled town climbs its hill by the bay; others lie on every cape beyond. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 190, { clouds: 3 });
    mountains(p, 190, 90);
    water(p, 188, { colour: '#1f6a80' });
    for (const [x, y, size] of [
      [110, 220, 0.24],
      [270, 208, 0.18],
      [760, 236, 0.28],
    ] as const)
      town(p, { x, y, size }, 4);
    p.form('170,520! 200,440 300,412 540,400 760,420 880,400! 880,520!', '#7a8a48', { ink: 4, light: 12 });
    town(p, { x: 500, y: 424, size: 0.98 });
    p.form('470,520! 486,448! 516,448! 560,520!', '#d8bf8c', { ink: 2 });
    for (const [x, y] of [
      [60, 330],
      [150, 390],
      [90, 280],
    ] as const) {
      p.form(
        `${x - 34},${y - 8}! ${x},${y + 2} ${x + 34},${y - 10}! ${x + 22},${y + 10} ${x - 22},${y + 10}`,
        PAINT.darkWood,
        { ink: 3 },
      );
      p.form(`${x},${y - 6}! ${x + 4},${y - 66}! ${x + 34},${y - 14}!`, PAINT.wool, { ink: 3, light: 5 });
    }
    gull(p, 120, 90, 20);
    gull(p, 170, 70, 14);
  },
  strip(p) {
    field(p, '#2f7480', '#245a66', 0.75);
    town(p, { x: 224, y: 150, size: 0.36 }, 7);
  },
};
