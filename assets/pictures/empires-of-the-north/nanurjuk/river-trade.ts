import { PAINT } from '../../kit/colour.ts';
import { mountains, reeds, sky, water, hills } from '../../kit/land.ts';
import { barrel, longship, person, sack, spruce } from '../../kit/stock.ts';
import type { Picture } from '../../kit/picture.ts';

/** A laden river boat at a landing, where furs and fish are changed for silver. */
export const picture: Picture = {
  hour: 'dawn',
  scene(p) {
    sky(p, 250);
    mountains(p, 250, 120);
    hills(p, 262, 10, '#7d8b57');
    for (const x of [640, 690, 730, 790]) spruce(p, { x, y: 268, size: 0.5 }, PAINT.pine, 2);
    water(p, 262);
    longship(p, { x: 320, y: 400, size: 1.5 }, { furled: true });
    for (const x of [200, 260]) sack(p, { x, y: 362, size: 1.05 });
    for (const x of [390, 450]) barrel(p, { x, y: 360, size: 0.95 });
    p.form('560,360! 850,336! 850,440! 600,452!', PAINT.wood, { ink: 4, hatch: 0.4 });
    for (const x of [640, 700, 770]) p.stroke(`${x},352 ${x + 26},446`, 3);
    for (const x of [622, 720, 820]) p.beam(`${x},440 ${x},500`, 24, PAINT.darkWood, { ink: 4 });
    person(p, { x: 694, y: 400, size: 1.05 }, { coat: PAINT.red, arms: 'front' });
    barrel(p, { x: 774, y: 412, size: 1 });
    sack(p, { x: 826, y: 416, size: 1.1 });
    reeds(p, 60, 486);
  },
  strip(p) {
    sky(p, 150, { clouds: 1 });
    water(p, 118, { to: 170, strokes: 24 });
    longship(p, { x: 224, y: 134, size: 0.92 }, { mast: false });
    for (const x of [150, 188]) sack(p, { x, y: 112, size: 0.8 });
    for (const x of [250, 290]) barrel(p, { x, y: 112, size: 0.72 });
  },
};
