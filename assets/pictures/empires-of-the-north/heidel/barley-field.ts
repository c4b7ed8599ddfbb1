import { PAINT } from '../../kit/colour.ts';
import { ground, hills, mountains, sky, water } from '../../kit/land.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';
import { corn, ear, sheaf } from './_growing.ts';

/** A sheaf of barley tied with red stands in the cut corner of a golden field above the fjord. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 170, { clouds: 4 });
    mountains(p, 168, 80);
    water(p, 172, { to: 220, strokes: 14 });
    hills(p, 208, 10, '#8f9c4e');
    ground(p, 228, '#d8ae4c', { strokes: 20 });
    corn(p, 240, 400, '#d8ae4c', 210);
    norse(p, { x: 640, y: 322, size: 0.6 }, { coat: PAINT.blue, head: 'hat', right: '30,-132 56,-112 76,-92' });
    p.stroke('690,210 676,268 690,324', 5, PAINT.darkWood);
    p.stroke('690,214 716,214 744,236', 6, '#6a737a');
    p.form('-30,392! 200,366 480,388 862,360! 862,520! -30,520!', '#c79a58', { ink: 2, light: 10 });
    for (let x = 10; x < 830; x += 21)
      p.stroke(`${x},${p.chance.number(404, 470)} ${x + 3},${p.chance.number(388, 440)}`, 4, '#8a6430', 0.8);
    sheaf(p, { x: 742, y: 418, size: 0.62, turn: 4 }, 4);
    sheaf(p, { x: 566, y: 400, size: 0.44, turn: -5 }, 3);
    sheaf(p, { x: 240, y: 466, size: 1.3, turn: -3 });
    for (const [x, turn] of [
      [6, 12],
      [44, 22],
      [-14, 4],
    ] as const)
      ear(p, { x, y: 500, turn, size: 1 }, '#3a2a18', 0);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#1f3560');
    p.wash('-20,118! 470,108! 470,180! -20,180!', '#a8742e');
    sheaf(p, { x: 224, y: 206, size: 0.64, turn: -4 });
  },
};
