import { PAINT } from '../../kit/colour.ts';
import { rocks, sky } from '../../kit/land.ts';
import { fell, fir, log } from './_land.ts';
import { norse } from './_folk.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';

/** Three felled trunks on top of each other, held by stakes. */
function pile(p: Painter, place: Place): void {
  p.at(place, () => {
    log(p, { x: -6, y: 60 }, 540, 118, '#6d4a30', '#d9a866');
    p.beam('-330,80 -322,-150', 22, PAINT.darkWood, { ink: 4 });
    log(p, { x: 130, y: 70 }, 500, 118);
    log(p, { x: 70, y: -34, turn: -2 }, 560, 108, '#8a6040', '#ecc48a');
    for (const x of [-60, 90]) p.beam(`${x},150 ${x + 4},20`, 22, PAINT.darkWood, { ink: 4 });
  });
}

/** Trunks piled on a steep slope in autumn, above them spruces, stumps and a woodman. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 260, { clouds: 4 });
    fell(p, '360,330! 520,150 600,120 690,60 760,110 880,20! 880,420! 360,420!');
    p.form('-40,20! 160,92 330,190 520,262 700,312 880,340! 880,520! -40,520!', '#b08f3c', {
      ink: 3,
      light: 34,
      shade: '#6d5a2c',
    });
    for (const [x, y, size, colour] of [
      [210, 130, 0.7, '#4f6a45'],
      [290, 176, 0.8, '#b5622f'],
      [380, 214, 0.62, '#4f6a45'],
      [20, 110, 1.05, '#3e5a41'],
      [110, 150, 1.25, PAINT.pine],
      [660, 306, 0.8, '#c08a34'],
      [740, 322, 1, '#3e5a41'],
      [800, 346, 1.2, PAINT.pine],
    ] as const)
      fir(p, { x, y, size }, colour);
    for (const [x, y] of [
      [470, 286],
      [560, 300],
      [250, 226],
    ] as const) {
      p.form(`${x - 20},${y + 4}! ${x - 15},${y - 24}! ${x + 15},${y - 24}! ${x + 22},${y + 6}!`, PAINT.wood, {
        ink: 3,
      });
      p.disc(x, y - 24, 15, '#e2b679', { high: 6, ink: 2, light: 2 });
    }
    norse(p, { x: 392, y: 292, size: 0.72 }, { cloak: PAINT.red, short: true, arms: 'carry' });
    p.beam('424,170 460,246', 6, PAINT.darkWood, { ink: 2 });
    pile(p, { x: 452, y: 384, size: 0.82, turn: 16 });
    rocks(p, 762, 466, 1.2);
    rocks(p, 40, 482, 1, '#6f6c66');
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#ecdcae');
    p.form('-30,84! 200,110 480,140! 480,200! -30,200!', '#b08f3c', { ink: 2 });
    pile(p, { x: 288, y: 84, size: 0.56, turn: 4 });
  },
};
