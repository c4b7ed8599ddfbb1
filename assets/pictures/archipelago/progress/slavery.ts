import { caravel } from '../../kit/ships.ts';
import { quay } from '../../kit/places.ts';
import { gull } from '../../kit/stock.ts';
import type { Painter } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, heaven, streaks } from './_b-ground.ts';

const [IRON, SHADE, RUST] = ['#4a4f58', '#1c1e26', '#8a4f34'];

/** Links of a chain along a line of places, seen from the side and from the edge by turns. */
function chain(p: Painter, places: readonly (readonly [number, number])[], size: number, ink: number): void {
  places.forEach(([x, y], at) => {
    const [nx, ny] = places[at + 1] ?? places[at - 1] ?? [x, y];
    const turn = (Math.atan2(ny - y, nx - x) * 180) / Math.PI;
    p.at({ x, y, turn, size }, () => {
      const look = { ink, light: 4, shade: SHADE };
      if (at % 2 === 0) {
        p.form('-25,0 -20,-12 -8,-15 8,-15 20,-12 25,0 20,12 8,15 -8,15 -20,12', at % 4 === 0 ? RUST : IRON, look);
        p.form('-14,0 -9,-6 9,-6 14,0 9,6 -9,6', '#23242c', { ink: ink - 2, light: 1 });
      } else p.form('-24,-4 -18,-7 18,-7 24,-3 24,4 18,7 -18,7 -24,4', IRON, look);
    });
  });
}

/** A cuff of iron as a broad ring with its hinge and lock; `open`: its bow swung away. About 110 wide, in the middle of its place. */
function cuff(p: Painter, x: number, y: number, size: number, turn: number, open: boolean, ink: number): void {
  p.at({ x, y, size, turn }, () => {
    const look = { ink, light: 6, shade: SHADE, hatch: 0.4 };
    const bow = '-56,4! -54,-30 -34,-54 0,-62 34,-54 54,-30 56,4! 36,4! 34,-20 22,-36 0,-41 -22,-36 -34,-20 -36,4!';
    if (open) p.at({ x: -46, y: 4, turn: -46 }, () => p.at({ x: 46, y: -4 }, () => p.form(bow, IRON, look)));
    else p.form(bow, IRON, look);
    p.form('-56,0! -54,32 -34,54 0,62 34,54 54,32 56,0! 36,0! 34,20 22,36 0,41 -22,36 -34,20 -36,0!', IRON, look);
    p.disc(-46, 2, 14, RUST, { ink: ink - 1, light: 4 });
    p.disc(-46, 2, 5, SHADE, { ink: 1, light: 1 });
    p.form('34,-12! 62,-12! 62,14! 34,14!', RUST, { ink: ink - 1, light: 4 });
    p.form('46,-4 50,-4 49,3 52,9! 44,9! 47,3', SHADE, { ink: 0 });
  });
}

/** A bollard of worn stone; stands on y = 0, 260 high. */
function bollard(p: Painter, ink: number): void {
  p.form(
    '-96,6! -88,-20 -70,-34 -62,-150 -86,-170 -92,-206 -68,-236 0,-248 68,-236 92,-206 86,-170 64,-150 70,-34 90,-20 98,6! 0,16',
    '#b9bcba',
    { ink, hatch: 0.7, light: 16, shade: '#5c6168' },
  );
  for (const points of [
    '-60,-152 0,-142 62,-152',
    '-70,-36 0,-26 70,-36',
    '-20,-226 -8,-200 -16,-180',
    '28,-120 40,-92 34,-66',
  ])
    p.stroke(points, 3);
}

/** The bollard with its chain and both cuffs, 560 wide, 380 high, from the upper left corner of the picture. */
function shackles(p: Painter, ink: number): void {
  p.at({ x: 282, y: 424, size: 1.32 }, () => {
    p.wash('-80,14 40,4 160,14 250,26 120,34 -20,32', '#23262c', 0.5);
    bollard(p, ink);
    chain(
      p,
      [
        [-74, -138],
        [-52, -116],
        [-24, -102],
        [6, -96],
        [36, -102],
        [62, -118],
      ],
      0.86,
      ink - 0.4,
    );
  });
  chain(
    p,
    [
      [372, 274],
      [392, 302],
      [404, 336],
      [416, 368],
      [436, 396],
      [468, 412],
    ],
    1.12,
    ink,
  );
  cuff(p, 548, 396, 1.34, 14, true, ink);
  chain(
    p,
    [
      [182, 244],
      [174, 274],
      [172, 306],
    ],
    1.12,
    ink,
  );
  cuff(p, 168, 376, 1.14, 96, false, ink);
}

/** Open shackles hang from a bollard on an empty grey quay; the ship lies far out. */
export const picture: Picture = {
  hour: 'grey',
  scene(p) {
    heaven(p, 220, ['#515c66', '#66717a', '#7b858b', '#989c9a']);
    streaks(p, '#9aa0a2', 40, 190, 5);
    p.form('-40,222! 60,204 170,212 290,196 420,216 560,222!', '#74818a', { ink: 1.4, light: 9 });
    quay(p, 218, 306, '#6f7476');
    p.at({ x: 668, y: 262 }, () =>
      caravel(p, { x: 0, y: 0, size: 0.38 }, { furled: true, mark: null, hull: '#3f3a3c', sail: '#b4b0a6' }),
    );
    p.wash('-40,214! 880,210! 880,262! 640,256 400,264 -40,258!', '#8f9aa0', 0.35);
    shackles(p, 5);
    gull(p, 470, 120, 18);
    gull(p, 520, 146, 13);
  },
  strip(p) {
    p.wash(band(p, -40, 200), '#7a868c');
    p.at({ x: 72, y: -32, size: 0.41 }, () => shackles(p, 7));
  },
};
