import { PAINT } from '../../kit/colour.ts';
import { ground, mountains, reeds, sky, water, weather } from '../../kit/land.ts';
import { longship } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { norse } from './_folk.ts';
import { mug } from './_ware.ts';

/** A brawler who holds another over his head, 300 units high; stands on y = 0. */
function brawlers(p: Painter, place: Place): void {
  p.at(place, () => {
    norse(
      p,
      { x: -118, y: -222, turn: 97 },
      {
        coat: PAINT.blue,
        hair: PAINT.straw,
        left: '-31,-134 -64,-140 -84,-172',
        right: '31,-134 60,-150 62,-182',
        ink: 5,
      },
    );
    norse(
      p,
      { x: 0, y: 0 },
      {
        coat: PAINT.red,
        hair: PAINT.rust,
        broad: 1.3,
        left: '-36,-134 -62,-170 -52,-214',
        right: '36,-134 64,-170 54,-212',
        ink: 5,
      },
    );
  });
}

/** On the shingle below the ship one lifts another over his head, others wrestle, a mug flies. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 210, { clouds: 4 });
    mountains(p, 214, 90);
    water(p, 216);
    for (const y of [286, 300])
      p.stroke(`-20,${y} 180,${y - 8} 400,${y + 4} 620,${y - 4} 850,${y + 4}`, 6, '#c9d3cd', 0.8);
    longship(p, { x: 636, y: 320, size: 1.12 }, { furled: true, hull: '#6f4c34', sail: PAINT.cloth });
    ground(p, 312, '#c3ab7a', { strokes: 80 });
    norse(
      p,
      { x: 30, y: 398, size: 0.84, turn: 20 },
      { coat: '#8a7a3c', hair: PAINT.darkWood, right: '31,-134 70,-130 96,-120' },
    );
    norse(
      p,
      { x: 152, y: 392, size: 0.84, turn: -18 },
      { coat: '#5c4a6c', hair: '#b9b2a4', left: '-31,-134 -68,-128 -96,-118' },
    );
    norse(
      p,
      { x: 800, y: 400, size: 0.9, turn: -10 },
      {
        coat: PAINT.green,
        hair: PAINT.straw,
        head: 'cap',
        left: '-31,-134 -58,-164 -64,-206',
        right: '31,-134 58,-160 66,-198',
      },
    );
    p.at({ x: 520, y: 440, turn: -84 }, () =>
      norse(
        p,
        { x: 0, y: 0, size: 0.86 },
        { coat: PAINT.rust, hair: PAINT.darkWood, left: '-31,-134 -66,-150 -86,-176' },
      ),
    );
    brawlers(p, { x: 322, y: 468, size: 1.44 });
    p.at({ x: 78, y: 150, turn: -50 }, () => mug(p, { x: 0, y: 0, size: 0.56 }, { foam: false, empty: true }));
    for (const [x, y] of [
      [34, 156],
      [22, 184],
      [50, 122],
    ] as const)
      p.disc(x, y, 6, '#e0a23c', { ink: 2, light: 2, high: 9 });
    reeds(p, 40, 490, { high: 90 });
    weather(p, 'rain', 40);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#d8cba4');
    p.wash('-20,140! 470,132! 470,180! -20,180!', '#8a7450');
    brawlers(p, { x: 232, y: 206, size: 0.74 });
  },
};
