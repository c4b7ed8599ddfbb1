import { PAINT } from '../../kit/colour.ts';
import { rocks, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { BACK, BEAK, BREAST, PATCH, penguin, penguinBack } from './_penguin.ts';
import { peaks, skyOf } from './_ice.ts';

/** A penguin that shoots out of the surf on its belly, to the left, 330 long; the beach lies at y = 0. */
function sliding(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('150,-44 196,-74 206,-62! 186,-44 210,-34! 160,-24', BEAK, { ink: 4, light: 3 });
    p.form(
      '-214,-122! -176,-138 -140,-146 -106,-132 -78,-112 -20,-118 60,-112 130,-84 176,-54 190,-30! 150,-14 90,0 0,6 -80,0 -124,-30 -134,-74 -150,-98 -176,-110',
      BACK,
      { ink: 5, hatch: 0.4, light: 13 },
    );
    p.form('-128,-92 -112,-80 -40,-50 60,-34 168,-26 100,-2 0,4 -76,0 -118,-30', BREAST, {
      ink: 0,
      light: 8,
      shade: '#aeb6bd',
    });
    p.form('-136,-118 -116,-124 -96,-100 -108,-72 -128,-86', PATCH, { ink: 0, light: 4 });
    p.stroke('-206,-121 -180,-122 -158,-116', 5, BEAK);
    p.disc(-146, -128, 4.4, '#f4ecd2', { ink: 0 });
    p.form('-46,-96 -20,-104 20,-80 50,-34 58,0 40,6 4,-24 -34,-66', BACK, { ink: 4, light: 8, hatch: 0.4 });
    p.form('-50,-108 -20,-138 30,-166 70,-170! 50,-142 10,-112', '#2b323f', { ink: 4, light: 4 });
  });
}

/** Foam that breaks on the beach along a line. */
function foam(p: Painter, y: number): void {
  p.wash(
    `-40,${y} 90,${y + 18} 210,${y - 4} 330,${y + 22} 470,${y + 2} 600,${y + 24} 740,${y} 880,${y + 12}! 880,${y - 26}! 700,${y - 34} 420,${y - 26} 200,${y - 36} -40,${y - 26}!`,
    '#f4f4ec',
    0.9,
  );
}

/** Penguins come out of a bright sea onto a beach of pebbles, the first of them on its belly. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    skyOf(p, 140, ['#5fa6bd', '#bfe0dc', '#f4ecc6']);
    peaks(
      p,
      146,
      [
        [380, 140],
        [450, 70],
        [500, 96],
        [560, 60],
        [660, 120],
        [760, 100],
        [880, 130],
      ],
      '#8fb8c4',
    );
    water(p, 136, { to: 330, colour: '#2b8291' });
    for (const [x, y, size] of [
      [150, 168, 0.16],
      [174, 170, 0.17],
    ] as const)
      penguin(p, { x, y, size }, { ink: 2 });
    p.wash('-40,286! 880,262! 880,520! -40,520!', '#cdb188');
    foam(p, 292);
    for (let at = 0; at < 70; at++) {
      const y = 330 + 150 * Math.sqrt(p.chance.number(0, 1));
      p.disc(p.chance.number(-10, 840), y, p.chance.number(4, 9) * (y / 400), at % 3 === 0 ? '#8c8078' : '#b89a74', {
        ink: 2,
        high: p.chance.number(3, 6),
        light: 3,
      });
    }
    penguin(p, { x: 352, y: 306, size: 0.5 }, { wing: 20 });
    penguin(p, { x: 290, y: 312, size: 0.56, flip: true });
    penguinBack(p, { x: 176, y: 352, size: 1.1 }, { wings: 40 });
    penguin(p, { x: 64, y: 404, size: 1.5 }, { wing: 24 });
    penguin(p, { x: 760, y: 312, size: 0.62, flip: true }, { stride: true, wing: 30 });
    sliding(p, { x: 530, y: 446, size: 1.32, flip: true });
    for (const [x, y] of [
      [258, 414],
      [232, 438],
      [216, 398],
      [258, 456],
      [190, 446],
    ] as const)
      p.stroke(`${x + 20},${y} ${x - 6},${y - 16} ${x - 40},${y - 14}`, 5, '#ffffff', 0.85);
    rocks(p, 800, 488, 1.2, PAINT.darkStone);
  },
  strip(p) {
    skyOf(p, 170, ['#bfe0dc', '#d9eadb', '#f4ecc6']);
    p.wash('-40,126! 490,116! 490,200! -40,200!', '#cdb188');
    sliding(p, { x: 226, y: 146, size: 0.78 });
  },
};
