import { settler } from '../../kit/settler.ts';
import { crate } from '../../kit/wares.ts';
import { sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { quay, street } from '../../kit/places.ts';
import type { Picture } from '../../kit/picture.ts';
import { barrel } from '../../kit/stock.ts';
import { strip } from './_parts.ts';

const WOOD = '#4a2f22';

/** A harbour crane with its great treadwheel and a tiled hood, its jib to the left; 400 units high, stands on y = 0. */
function crane(p: Painter, place: Place, ink: number, lift: () => void): void {
  p.at(place, () => {
    p.stroke('-262,-352 -262,-200 -262,-150', 4);
    p.at({ x: -262, y: -84 }, lift);
    p.beam('-36,-196 -150,-290 -270,-372', 22, WOOD, { ink });
    p.beam('20,-180 -140,-250 -240,-342', 10, WOOD, { ink: ink - 2 });
    p.stroke('60,-120 -60,-250 -262,-356', 3);
    p.beam('-72,6 -40,-250', 22, WOOD, { ink, hatch: 0.4 });
    p.beam('150,6 118,-250', 22, WOOD, { ink, hatch: 0.4 });
    p.disc(40, -112, 112, '#7d5233', { ink, light: 10, hatch: 0.4 });
    p.disc(40, -112, 92, '#2a1a18', { ink: ink - 2, light: 4 });
    for (let at = 0; at < 12; at++) {
      const angle = (at / 12) * 2 * Math.PI + 0.15;
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      if (at % 2 === 0)
        p.beam(
          [
            { x: 40, y: -112 },
            { x: 40 + dx * 104, y: -112 + dy * 104 },
          ],
          10,
          '#9a6b42',
          { ink: ink - 3 },
        );
    }
    p.disc(40, -112, 22, '#9a6b42', { ink: ink - 1, light: 5 });
    p.beam('-96,-2 180,-2', 22, WOOD, { ink });
    p.form('-110,-232! -60,-330 20,-392 50,-396! 90,-386 150,-320 190,-236! 40,-222', '#a8452f', {
      ink,
      hatch: 0.5,
      light: 14,
    });
    for (const [from, to] of [
      ['0,-374', '-66,-236'],
      ['34,-388', '0,-230'],
      ['64,-390', '76,-228'],
      ['96,-372', '140,-232'],
    ] as const)
      p.stroke(`${from} ${to}`, 2.6, '#5a2018');
  });
}

/** The treadwheel crane of a harbour lifts a cask before a row of houses in the first light. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 262, { clouds: 3 });
    street(p, 292, { size: 0.56, from: -30, to: 420 });
    street(p, 296, { size: 0.46, from: 700, to: 900 });
    quay(p, 290, 350, '#b8a38c');
    crane(p, { x: 560, y: 438, size: 1.02 }, 6, () => {
      barrel(p, { x: 0, y: 40, size: 1.3 }, '#c98a4a');
      p.stroke('-40,-20 0,-70 40,-20', 3.4);
    });
    settler(p, { x: 178, y: 456, size: 0.92 }, { coat: '#8a3f3a', hat: 'broad', arms: 'point' });
    crate(p, { x: 92, y: 440, size: 1 });
    crate(p, { x: 776, y: 452, size: 1.1 });
  },
  strip(p) {
    strip(p, '#e8b690', '#a99a88', 136);
    crane(p, { x: 250, y: 154, size: 0.37 }, 7, () => barrel(p, { x: 0, y: 40, size: 1.3 }, '#c98a4a'));
  },
};
