import { PAINT } from '../../kit/colour.ts';
import { ground, hills, mountains, sky, weather } from '../../kit/land.ts';
import { round } from '../../kit/line.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { dog } from './_dog.ts';
import { walker } from './_people.ts';
import { sled } from './_sled.ts';

/** Snow that flies up where paws and runners strike it. */
function flurry(p: Painter, x: number, y: number, wide: number): void {
  for (let at = 0; at < 16; at++)
    p.disc(
      round(x + p.chance.number(-wide, wide)),
      round(y - p.chance.number(0, wide * 0.5)),
      p.chance.number(2, 7),
      '#f7f4f4',
      { ink: 1, light: 2 },
    );
  p.form(
    `${x - wide},${y + 8} ${x - wide * 0.4},${y - 12} ${x},${y} ${x + wide * 0.5},${y - 14} ${x + wide},${y + 8}`,
    '#f3eef0',
    {
      ink: 2,
      light: 3,
    },
  );
}

/** Sled dogs at full run in the evening, their traces taut, the driver behind them. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 190, { clouds: 4 });
    mountains(p, 196, 110, { snow: true });
    hills(p, 200, 16, '#8d86a2');
    ground(p, 224, '#d3c6d2', { strokes: 50, uneven: 10 });
    sled(p, { x: 774, y: 262, size: 0.5 }, { ink: 3 });
    walker(p, { x: 806, y: 244, size: 0.56 }, { coat: '#2f5b86', lean: 10, arm: '4,-108 -18,-90 -40,-82' });
    p.stroke('700,246 560,232 366,204', 3, PAINT.darkWood);
    p.stroke('700,248 460,270 250,266', 3.4, PAINT.darkWood);
    p.stroke('700,250 690,270 684,300', 3.4, PAINT.darkWood);
    dog(p, { x: 322, y: 262, size: 0.84 }, { coat: '#e0d8ca' });
    flurry(p, 330, 266, 50);
    dog(p, { x: 136, y: 384, size: 1.56 }, { coat: '#9a6a42' });
    flurry(p, 180, 392, 80);
    dog(p, { x: 560, y: 450, size: 2.05 }, { coat: '#4d5663', ink: 5 });
    flurry(p, 392, 440, 70);
    flurry(p, 730, 452, 100);
    weather(p, 'snow', 36);
  },
  strip(p) {
    sky(p, 90, { clouds: 1 });
    ground(p, 100, '#e3d8e0', { strokes: 10 });
    p.stroke('290,86 360,94 450,96', 3, PAINT.darkWood);
    dog(p, { x: 372, y: 148, size: 0.94 }, { coat: '#9a6a42' });
    dog(p, { x: 176, y: 152, size: 1.1 }, { coat: '#454d5a', ink: 5 });
  },
};
