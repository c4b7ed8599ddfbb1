import { PAINT } from '../../kit/colour.ts';
import { ground, mountains, reeds, sky, weather } from '../../kit/land.ts';
import { tent } from '../../kit/stock.ts';
import type { Picture } from '../../kit/picture.ts';
import { deer } from './_deer.ts';
import { back } from './_people.ts';

/** A reindeer led by its herder over the snow at dusk. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 240, { clouds: 4 });
    mountains(p, 246, 110, { snow: true });
    ground(p, 244, PAINT.snow);
    for (const [x, size] of [
      [470, 0.17],
      [520, 0.14],
      [610, 0.18],
      [660, 0.15],
    ] as const)
      deer(p, { x, y: 272, size }, { ink: 3, head: size > 0.16 ? 'up' : 'graze' });
    tent(p, { x: 752, y: 360, size: 1 });
    back(
      p,
      { x: 556, y: 452, size: 1.5 },
      { coat: PAINT.blue, left: '-26,-112 -48,-100 -62,-110', right: '26,-112 40,-94 36,-74' },
    );
    p.stroke('620,206 614,340 610,462', 9, PAINT.darkWood);
    deer(p, { x: 284, y: 462, size: 1.3 }, { halter: true });
    p.stroke('56,272 140,340 330,330 464,290', 4, PAINT.red);
    reeds(p, 20, 486, { high: 60 });
    reeds(p, 690, 490, { high: 60, many: 9 });
    weather(p, 'snow', 40);
  },
  strip(p) {
    p.wash('-40,-40! 490,-40! 490,200! -40,200!', '#22385c');
    ground(p, 112, PAINT.snow, { strokes: 20 });
    deer(p, { x: 236, y: 162, size: 0.5 }, { halter: true });
  },
};
