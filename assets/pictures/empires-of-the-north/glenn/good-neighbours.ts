import { mix, PAINT } from '../../kit/colour.ts';
import { sky, weather } from '../../kit/land.ts';
import { INK } from '../../kit/ink.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { cottage } from './_cottage.ts';
import { crofter } from './_folk.ts';
import { ridge } from './_land.ts';
import { dryWall } from './_stone.ts';

/** Two who reach out, one from either side, a basket of loaves between them; the hands lie at 0,0. */
function gift(p: Painter, place: Place): void {
  p.at(place, () => {
    crofter(
      p,
      { x: -196, y: 250, size: 2.3, flip: true },
      { coat: '#a8392b', skirt: '#4a4a5a', long: true, head: 'shawl', cap: '#d9b26a', arms: 'ahead' },
    );
    crofter(
      p,
      { x: 196, y: 250, size: 2.3 },
      { coat: '#2f5b6f', skirt: '#5a6a3c', head: 'bonnet', cap: '#3a4f7a', plaid: '#c9b07a', arms: 'ahead' },
    );
    p.form('-60,-4 -44,-44 -10,-52 6,-40 20,-54 48,-44 62,-4', '#c98a44', { ink: 4, light: 8 });
    p.stroke('-34,-36 -22,-30 -14,-40', 3, INK, 0.7);
    p.stroke('24,-40 34,-34 42,-42', 3, INK, 0.7);
    p.form('-74,-10! -58,52! 0,60 58,52! 74,-10! 0,0', '#a8743c', { ink: 5, light: 8, hatch: 0.4 });
    for (const y of [12, 28, 42]) p.stroke(`${-68 + y * 0.26},${y} 0,${y + 8} ${68 - y * 0.26},${y}`, 3, '#5f3c1c');
    for (const x of [-44, -16, 14, 42]) p.stroke(`${x},-4 ${x * 0.86},52`, 3, '#5f3c1c');
    p.form('-70,-8! -30,4 -24,34! -44,20 -64,28!', mix(PAINT.cloth, '#ffffff', 0.3), { ink: 3, light: 4 });
    for (const x of [-72, 72]) p.disc(x, 0, 15, PAINT.skin, { ink: 4, light: 4 });
  });
}

/** Two neighbours behind a snowy wall, a basket of loaves in the hands of both. */
export const picture: Picture = {
  hour: 'winter',
  scene(p) {
    sky(p, 240, { clouds: 4 });
    ridge(p, '-40,200 120,140 260,190 420,120 560,180 720,130 880,180', '#9fb3c6');
    ridge(p, '-40,270 200,240 420,256 640,234 880,262', '#e6ebee');
    cottage(p, { x: 120, y: 304, size: 0.68 }, { thatch: '#cfcabc', lit: true, door: PAINT.darkWood, wall: '#8f8a84' });
    cottage(p, { x: 748, y: 296, size: 0.56, flip: true }, { thatch: '#d9dcdc', lit: true, wall: '#b5aa98' });
    p.wash('-40,320 300,300 880,316 880,520! -40,520!', '#dfe6ea');
    gift(p, { x: 440, y: 274, size: 1.06 });
    dryWall(p, { x: -20, y: 500, high: 120 }, { x: 860, y: 494, high: 130 }, { rows: 3, ink: 4, colour: '#7f7f86' });
    for (let x = 10; x < 840; x += 92)
      p.form(`${x - 50},382 ${x - 20},366 ${x + 16},362 ${x + 50},378 ${x + 20},388 ${x - 16},386`, '#f3f5f4', {
        ink: 2,
        light: 3,
      });
    weather(p, 'snow', 60);
  },
  strip(p) {
    p.wash('-30,-30! 480,-30! 480,190! -30,190!', '#d9e2e6');
    gift(p, { x: 224, y: 84, size: 0.54 });
  },
};
