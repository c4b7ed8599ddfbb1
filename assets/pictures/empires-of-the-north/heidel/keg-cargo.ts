import { PAINT } from '../../kit/colour.ts';
import { hills, mountains, reeds, sky, water } from '../../kit/land.ts';
import { gull, longship } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';
import { keg } from './_ware.ts';

/** A keg in a sling of rope that hangs from above; round its middle. */
function slung(p: Painter, place: Place): void {
  p.at(place, () => {
    p.stroke('0,-420 2,-260 0,-140', 9, PAINT.darkWood);
    keg(p, { x: 0, y: 0 }, '#b5793c', 5);
    for (const x of [-50, 58]) {
      p.beam(`0,-146 ${x * 0.8},-78 ${x},-20 ${x},30 ${x - 4},62`, 8, PAINT.cloth, { ink: 3 });
    }
    p.form('-12,-160 12,-160 16,-140 0,-126 -16,-140', PAINT.cloth, { ink: 4, light: 4 });
  });
}

/** A keg swings over a ship already full of kegs, a quayman hauls at the rope. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 250, { clouds: 5 });
    mountains(p, 236, 60);
    hills(p, 246, 16, '#7f9a5a');
    water(p, 262, { colour: '#2f7d8a' });
    gull(p, 90, 80, 22);
    gull(p, 150, 120, 14);
    for (const [x, y] of [
      [110, 330],
      [196, 336],
      [430, 338],
      [512, 330],
      [154, 268],
      [470, 272],
    ] as const)
      keg(p, { x, y, size: 0.42 }, '#9c6c3e', 3);
    longship(p, { x: 306, y: 420, size: 1.5 }, { mast: false, shields: true, hull: '#8a5a36' });
    p.form('640,366! 870,348! 870,470! 670,480!', PAINT.oldWood, { ink: 4, hatch: 0.4 });
    for (const x of [690, 760, 826]) p.beam(`${x},470 ${x},520`, 24, PAINT.darkWood, { ink: 4 });
    p.beam('790,380 742,160 700,-20', 24, PAINT.darkWood, { ink: 4, hatch: 0.4 });
    p.beam('800,-10 560,22 300,18', 20, PAINT.oldWood, { ink: 4 });
    p.stroke('330,22 560,60 718,268', 5, PAINT.darkWood);
    norse(
      p,
      { x: 740, y: 424, size: 1.1, turn: 8 },
      { coat: PAINT.red, hair: PAINT.straw, left: '-31,-134 -52,-150 -30,-170', right: '31,-134 30,-110 -4,-126' },
    );
    slung(p, { x: 326, y: 196, size: 1.3 });
    reeds(p, 10, 490, { high: 70 });
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#bfdcd8');
    p.wash('-20,136! 470,132! 470,180! -20,180!', '#2f7480');
    slung(p, { x: 226, y: 92, size: 0.82 });
  },
};
