import { mix, PAINT } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { mountains, reeds, sky } from '../../kit/land.ts';
import { barrel, house, sack, spruce } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { back, walker } from './_people.ts';

/** Furs folded and tied in a bundle, 90 wide; lies on y = 0. */
function furs(p: Painter, place: Place, colours: readonly string[]): void {
  p.at(place, () => {
    colours.forEach((colour, at) => {
      const y = -at * 24;
      p.form(
        `-46,${y} -50,${y - 14} -40,${y - 27} 0,${y - 30} 42,${y - 27} 50,${y - 12} 44,${y + 1} 0,${y + 4}`,
        colour,
        {
          ink: 4,
          hatch: 0.6,
          light: 6,
        },
      );
    });
    const top = -colours.length * 24 - 4;
    p.stroke(`-18,2 -20,${top / 2} -18,${top}`, 5, PAINT.red);
    p.stroke(`20,2 22,${top / 2} 20,${top}`, 5, PAINT.red);
  });
}

/** A flat river boat laden with furs and casks, poled by somebody at its stern; 540 units long, bow to the left, floats on y = 0. */
function punt(p: Painter, place: Place): void {
  p.at(place, () => {
    p.beam('146,-250 190,-120 262,60', 10, '#e2c48c', { ink: 3 });
    p.form('-262,-68! -200,-54 0,-46 200,-54 258,-74! 236,-24 0,-20 -240,-24', '#6f4528', { ink: 4, light: 5 });
    furs(p, { x: -142, y: -34, size: 0.94 }, ['#8a5a34', '#cbb08a', '#5c4a40', '#b5793f']);
    furs(p, { x: -44, y: -32, size: 0.94 }, ['#4f4440', '#a06a3a', '#e2d2b0']);
    for (const x of [26, 86]) barrel(p, { x, y: -30, size: 0.95 });
    walker(p, { x: 200, y: -40, size: 1.06 }, { coat: '#2f5b86', arm: '2,-110 -18,-124 -34,-136', lean: 6 });
    p.form(
      '-276,-78! -250,-52 -120,-38 0,-34 130,-40 246,-56 270,-84! 256,-30 206,20! 0,28 -204,22! -258,-26',
      '#dba85e',
      {
        ink: 5,
        hatch: 0.5,
        light: 13,
      },
    );
    p.stroke('-252,-30 -100,-12 0,-8 110,-12 250,-34', 3.4, '#8a5c2c');
    p.stroke('-226,0 -100,10 0,14 110,10 226,-2', 3, '#8a5c2c');
  });
}

/** A flat boat laden with furs goes up a river between its two green banks, and somebody waits for it with wares. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 120, { clouds: 3 });
    mountains(p, 118, 74, { snow: true });
    p.wash('-40,112 200,104 460,118 870,108! 870,520! -40,520!', '#9bb35c');
    p.wash('-40,176 160,160 420,190 870,170! 870,520! -40,520!', '#7c9c48', 0.8);
    // The river comes out of the hills in two bends, then flows past us from side to side.
    p.form(
      '556,112! 584,114! 640,132 560,148 410,160 392,180 520,196 760,206 870,212! 870,420! 560,430 200,424 -40,400! -40,262! 120,246 330,232 300,208 250,184 300,158 470,140 556,126',
      '#2f7f86',
      { ink: 3, light: 10, shade: '#1f5a68' },
    );
    for (let at = 0; at < 34; at++) {
      const [x, y] = [p.chance.number(-20, 820), p.chance.number(262, 410)];
      p.stroke(`${x},${y} ${x + 24},${y + 2} ${x + 56},${y}`, 2.6, at % 3 ? '#a5d0c4' : '#174a58', 0.7);
    }
    p.stroke('556,118 600,132 500,148 350,166 330,184 460,206', 3, '#a5d0c4', 0.8);
    for (const [x, y, size] of [
      [30, 216, 0.7],
      [92, 226, 0.86],
      [168, 196, 0.6],
      [700, 176, 0.56],
      [752, 186, 0.74],
      [816, 192, 0.9],
    ] as const)
      spruce(p, { x, y, size }, mix(PAINT.pine, '#5d7a3c', 0.2), 3);
    house(p, { x: 604, y: 190, size: 0.46 }, { smoke: true });
    punt(p, { x: 372, y: 366, size: 1.16 });
    for (const y of [396, 408]) p.stroke(`120,${y} 360,${y + 8} 640,${y}`, 4, '#cfe6dc', 0.8);
    // The near bank.
    p.form('-40,520! -40,424 80,430 220,444 400,452 560,434 700,404 870,392! 870,520!', '#5f7f38', {
      ink: 4,
      light: 12,
      hatch: 0.2,
      shade: mix('#5f7f38', INK, 0.4),
    });
    back(p, { x: 742, y: 462, size: 1.18 }, { coat: PAINT.red, left: '-26,-112 -58,-118 -86,-136', long: true });
    sack(p, { x: 632, y: 462, size: 1 });
    furs(p, { x: 560, y: 478, size: 0.7 }, ['#e9dcc0', '#8a5a34']);
    reeds(p, 60, 492, { high: 110 });
    reeds(p, 830, 500, { high: 70, many: 8 });
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#174f5a');
    p.wash('-30,126 200,120 480,126! 480,190! -30,190!', '#103c48');
    punt(p, { x: 214, y: 134, size: 0.5 });
  },
};
