import { PAINT } from '../../kit/colour.ts';
import { sky } from '../../kit/land.ts';
import { house } from '../../kit/stock.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { scot } from './_folk.ts';
import { brae, stone } from './_land.ts';

/** A run of ridges that come down the hill to us: one strip of many, ploughed, with the tenants' crops beside it. */
function rigs(p: Painter, ink: number): void {
  const edges = [-560, -330, -130, 90, 330, 620];
  const colours = ['#8f9c4e', '#dcb857', '#7d4f30', '#9fb05a', '#c99a48'];
  for (const [at, colour] of colours.entries()) {
    const [a, b] = [edges[at] as number, edges[at + 1] as number];
    const way = (x: number): string[] => [
      `${x * 0.16 + 60},-250!`,
      `${x * 0.24 + 34},-200`,
      `${x * 0.46 - 10},-120`,
      `${x},30!`,
    ];
    p.form([...way(a), ...way(b).reverse()].join(' '), colour, { ink: at === 2 ? ink : 3, light: 16 });
    for (const share of at === 2 ? [0.2, 0.4, 0.6, 0.8] : [0.33, 0.66])
      p.stroke(
        way(a + (b - a) * share)
          .join(' ')
          .replaceAll('!', ''),
        at === 2 ? 5 : 3,
        at === 2 ? '#3f2718' : '#5c6130',
        at === 2 ? 0.9 : 0.6,
      );
  }
}

/** A man digs with the crooked spade of the Highlands, the cas-chrom. */
function digger(p: Painter, place: Place): void {
  p.at(place, () => {
    scot(
      p,
      { x: 56, y: 4, size: 1, turn: -8 },
      {
        plaid: PAINT.red,
        coat: '#e0d3b2',
        arms: ['-22,-110 -38,-104 -50,-92 -44,-84 -20,-88', '18,-112 0,-96 -24,-84 -20,-76 8,-84 24,-94'],
      },
    );
    p.beam('44,-122 18,-70 -4,-24', 9, '#c9a468', { ink: 3 });
    p.form('-6,-30! 8,-22! -34,4! -64,14! -60,4!', PAINT.darkWood, { ink: 3, light: 3 });
  });
}

/** Long ridges of one hill farm, green and gold beside the one that is dug, under a turf house. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    sky(p, 190, { clouds: 4 });
    brae(p, '-40,160 80,130 190,70! 260,110 380,150 540,96! 640,140 870,160', '#8fb0b0');
    brae(p, '-40,200 180,176 420,190 640,180 870,200', '#6f8f4a', { ink: 3 });
    house(p, { x: 660, y: 206, size: 0.5 }, { wall: PAINT.stone, roof: PAINT.straw, smoke: true });
    house(p, { x: 730, y: 212, size: 0.36 }, { wall: PAINT.stone, roof: '#b99a54' });
    p.at({ x: 390, y: 462, size: 1.06 }, () => rigs(p, 5));
    for (let at = 0; at < 22; at++) stone(p, -20 + at * 40, 188 + (at % 3) * 3, 42, 22, PAINT.stone, 2);
    digger(p, { x: 330, y: 452, size: 1.7 });
    for (let at = 0; at < 8; at++) stone(p, -30 + at * 22, 440 + (at % 2) * 16, 56, 44, '#5b5852', 3);
  },
  strip(p) {
    p.wash('-20,-20! 470,-20! 470,180! -20,180!', '#dfe6cf');
    p.at({ x: 200, y: 158, size: 0.52 }, () => rigs(p, 7));
    digger(p, { x: 196, y: 142, size: 0.94 });
  },
};
