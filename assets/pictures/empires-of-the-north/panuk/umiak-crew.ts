import { PAINT } from '../../kit/colour.ts';
import { water } from '../../kit/land.ts';
import { gull } from '../../kit/stock.ts';
import type { Picture } from '../../kit/picture.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { torso } from './_folk.ts';
import { floe, peaks, skyOf } from './_ice.ts';
import { paddle, skinHull } from './_umiak.ts';

const COATS = ['#a8392b', '#2f5b86', '#d8a23a', '#4f6f3f', '#7a4a78', '#b5622f'] as const;

/** An umiak with six people who paddle as one, to the left; the water line lies at y = 40. */
function crew(p: Painter, place: Place, ink = 3): void {
  p.at(place, () => {
    COATS.forEach((coat, at) => {
      const x = -208 + at * 92;
      torso(p, { x, y: -30 - (x / 280) ** 2 * 22, size: 1.08 }, { coat, ink, lean: -12 + (at % 3) * 4 });
    });
    skinHull(p, { x: 0, y: 0 });
    COATS.forEach((_, at) => {
      const x = -208 + at * 92;
      paddle(p, { x: x - 104, y: 56, size: 0.98, turn: 24 });
    });
    p.wash('-420,52 -300,40 -160,56 0,48 160,58 300,42 430,54! 430,92! -420,92!', '#2c4a60', 0.85);
    for (let at = 0; at < 6; at++) {
      const x = -312 + at * 92;
      p.stroke(`${x - 26},58 ${x},48 ${x + 30},58`, 4, '#f3d2a4', 0.9);
    }
  });
}

/** Six people in coats of all colours paddle a big boat of skins over a burning evening sea. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    skyOf(p, 232, ['#8f3f45', '#e0713c', '#f9bf55']);
    p.glow(640, 226, 170, '#ffdf8a', 0.9);
    p.disc(640, 214, 40, '#ffe9a8', { ink: 0, shade: '#f7b84e' });
    peaks(
      p,
      244,
      [
        [-40, 170],
        [40, 130],
        [120, 190],
        [210, 150],
        [330, 226],
        [430, 214],
        [520, 240],
      ],
      '#6f5a78',
    );
    water(p, 228, { colour: '#3c5a70' });
    for (const [y, wide] of [
      [240, 120],
      [256, 90],
      [276, 150],
      [300, 80],
    ] as const)
      p.stroke(`${640 - wide / 2},${y} 640,${y + 3} ${640 + wide / 2},${y}`, 6, '#f6b65a', 0.85);
    floe(p, { x: 760, y: 290, size: 0.5 }, '#e8c9b4', 2);
    floe(p, { x: 90, y: 264, size: 0.34 }, '#e8c9b4', 2);
    crew(p, { x: 400, y: 362, size: 1.12 });
    floe(p, { x: 60, y: 462, size: 1.1 }, '#d9b9b0', 4);
    floe(p, { x: 780, y: 476, size: 0.9 }, '#d9b9b0', 4);
    for (const [x, y] of [
      [380, 70],
      [430, 96],
      [330, 104],
    ] as const)
      gull(p, x, y, 16);
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#f2b361');
    crew(p, { x: 226, y: 104, size: 0.6 });
    p.wash('-40,136! 490,136! 490,200! -40,200!', PAINT.deepSea);
  },
};
