import { mix, PAINT } from '../../kit/colour.ts';
import { palm } from '../../kit/plants.ts';
import { caravel } from '../../kit/ships.ts';
import { INK } from '../../kit/ink.ts';
import { sky, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { balustrade, figure, queue, tiles } from './_figure.ts';

const [CORAL, BRASS] = ['#d9644c', '#d9a441'];

/** A spyglass of brass on three legs, 300 units high, pointing to the right. */
function spyglass(p: Painter, place: Place, ink = 5): void {
  p.at(place, () => {
    for (const x of [-80, 10, 86]) p.beam(`0,-196 ${x},4`, 12, PAINT.darkWood, { ink: ink - 1 });
    p.disc(0, -200, 18, PAINT.iron, { ink: ink - 1, light: 4 });
    p.form('-150,-184! -144,-208! -40,-232! -36,-204!', BRASS, { ink: ink - 1, light: 5 });
    p.form('-44,-198! -50,-238! 70,-270! 78,-222!', '#7a3a2c', { ink, light: 8, hatch: 0.3 });
    p.form('70,-220! 62,-274! 150,-298! 160,-240!', BRASS, { ink, light: 8 });
    p.form('150,-236! 142,-302! 162,-306! 172,-240!', mix(BRASS, '#fff0c0', 0.3), { ink: ink - 1, light: 4 });
  });
}

/** The governor of the islands: white linen, a sash of coral, the broad straw hat of a planter. */
function governor(p: Painter, place: Place): void {
  figure(
    p,
    place,
    {
      coat: '#fbf3e0',
      left: '-64,-300 -112,-240 -72,-190',
      right: '64,-300 116,-276 166,-290',
      cuff: CORAL,
      hair: '#4a2c1c',
      legs: '#e9dcc0',
    },
    () => {
      p.form('-60,-208! 0,-200 60,-208! 58,-182! 0,-174 -58,-182!', CORAL, { ink: 4, light: 5 });
      queue(p, '#4a2c1c');
      p.form('-112,-392 -60,-412 0,-418 60,-412 112,-390 76,-370 0,-362 -76,-370', '#e6c06a', {
        ink: 5,
        hatch: 0.5,
        light: 9,
      });
      p.form('-46,-404 -42,-448 -20,-462 22,-462 44,-446 46,-404 0,-396', '#ecca7a', { ink: 5, hatch: 0.4, light: 9 });
      p.stroke('-46,-414 0,-404 46,-414', 9, '#2f6a78');
    },
  );
}

/** In white linen at a spyglass on a terrace over a turquoise bay. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 250, { clouds: 4 });
    p.wash('-30,-30! 870,-30! 870,120 500,150 200,120 -30,150!', '#4fa5b8', 0.4);
    water(p, 240, { to: 400, colour: '#1f8f92' });
    p.wash('520,246 620,226 740,216 870,224! 870,262! 640,262', '#4a7a4c');
    caravel(p, { x: 690, y: 296, size: 0.36 }, { mark: null });
    palm(p, { x: 500, y: 420, size: 1.1, flip: true }, '#4f8a3e');
    balustrade(p, 316, 92, '#efe3ca');
    tiles(p, 424, '#e2c9a0', '#b8604a');
    p.form('-40,-30! 92,-30! 88,60! 82,452! -40,452!', '#e79a82', { ink: 5, hatch: 0.4, light: 14 });
    p.form('-40,440! 104,440! 112,478! -40,478!', '#f0dcc0', { ink: 4, light: 6 });
    for (let at = 0; at < 9; at++)
      p.form(
        `${at * 104 - 40},-30! ${at * 104 + 64},-30! ${at * 104 + 60},44! ${at * 104 + 12},66 ${at * 104 - 40},44!`,
        at % 2 === 0 ? CORAL : '#f6ead0',
        { ink: 4, light: 6 },
      );
    governor(p, { x: 276, y: 470, size: 0.82 });
    spyglass(p, { x: 560, y: 470, size: 0.98 });
    p.stroke('86,66 84,250 82,440', 3, mix('#e79a82', INK, 0.5));
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#2f9a9c');
    p.wash('-30,126 120,122 300,128 480,124! 480,190! -30,190!', '#1f7a84');
    spyglass(p, { x: 306, y: 168, size: 0.44 }, 7);
    governor(p, { x: 184, y: 200, size: 0.41 });
  },
};
