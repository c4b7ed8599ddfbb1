import { mix } from '../../kit/colour.ts';
import { caravel } from '../../kit/ships.ts';
import { INK } from '../../kit/ink.ts';
import { mountains, sky, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { boat } from '../../kit/stock.ts';
import { strip } from './_parts.ts';

const [WALL, TILE] = ['#fbe9cd', '#c9a23f'] as const;

/** A church with a great ribbed dome between two bell towers, white over the water; 390 units high, stands on y = 0. */
function domed(p: Painter, place: Place, ink: number): void {
  const shade = '#b58f9a';
  p.at(place, () => {
    p.form('-112,-176! -114,-214! 114,-214! 112,-176!', WALL, { ink, shade, light: 7 });
    for (const x of [-72, -24, 24, 72])
      p.form(`${x - 9},-178! ${x - 9},-198 ${x},-206 ${x + 9},-198 ${x + 9},-178!`, '#4a3a52', {
        ink: ink - 3,
        light: 2,
      });
    p.form('-120,-212! -116,-270 -70,-330 0,-352 70,-330 116,-270 120,-212! 0,-204', TILE, {
      ink,
      hatch: 0.4,
      light: 18,
      shade: '#8a5f3a',
    });
    for (const x of [-74, -26, 26, 74])
      p.stroke(`${x * 0.16},-348 ${x * 0.9},-300 ${x * 1.3},-212`, 3, mix(TILE, INK, 0.55));
    p.form('-18,-346! -16,-382! 16,-382! 18,-346!', WALL, { ink: ink - 1, shade, light: 3 });
    p.form('-24,-380! 0,-412! 24,-380!', TILE, { ink: ink - 1, light: 3 });
    p.form('-176,6! -176,-180! 176,-180! 176,6!', WALL, { ink, shade, hatch: 0.3, light: 14 });
    p.form('-120,-176! 0,-226! 120,-176!', WALL, { ink, shade, light: 8 });
    p.disc(0, -192, 15, '#4a3a52', { ink: ink - 2, light: 2 });
    p.stroke('-174,-166 0,-164 174,-166', 4);
    p.form('-34,8! -34,-92 0,-128 34,-92 34,8!', '#6b3a34', { ink, light: 6 });
    for (const x of [-84, 84])
      p.form(`${x - 16},-50! ${x - 16},-110 ${x},-130 ${x + 16},-110 ${x + 16},-50!`, '#4a3a52', {
        ink: ink - 1,
        light: 3,
      });
    for (const x of [-196, 196]) {
      p.form(`${x - 44},6! ${x - 44},-266! ${x + 44},-266! ${x + 44},6!`, mix(WALL, '#ffffff', 0.3), {
        ink,
        shade,
        hatch: 0.4,
        light: 10,
      });
      p.form(`${x - 20},-196! ${x - 20},-234 ${x},-252 ${x + 20},-234 ${x + 20},-196!`, '#4a3a52', {
        ink: ink - 1,
        light: 3,
      });
      p.form(`${x - 52},-262! ${x - 34},-300 ${x},-322! ${x + 34},-300 ${x + 52},-262!`, '#b5523a', { ink, light: 7 });
      p.stroke(`${x - 42},-178 ${x},-176 ${x + 42},-178`, 3);
    }
    for (const [wide, y] of [
      [180, 0],
      [220, 16],
      [258, 32],
    ] as const)
      p.form(`${-wide},${y + 16}! ${-wide + 6},${y}! ${wide - 6},${y}! ${wide},${y + 16}!`, '#e6cdb4', {
        ink: ink - 2,
        shade,
        light: 3,
      });
  });
}

/** A white domed church on steps that go down into the harbour, in the violet of dusk; ships lie about. */
export const picture: Picture = {
  hour: 'dusk',
  scene(p) {
    sky(p, 300, { clouds: 3 });
    mountains(p, 300, 130);
    p.form('40,340! 160,300 420,290 700,300 860,320! 870,350! 30,352!', '#5a4a56', { ink: 3 });
    domed(p, { x: 512, y: 304, size: 0.72 }, 5);
    water(p, 338, { colour: '#5a5078' });
    for (let at = 0; at < 12; at++) {
      const y = 350 + at * 8;
      p.stroke(
        `${430 - p.chance.number(0, 60)},${y} 512,${y + 1} ${590 + p.chance.number(0, 60)},${y}`,
        3,
        '#f4d8b4',
        0.6,
      );
    }
    caravel(p, { x: 118, y: 400, size: 0.56 }, { sail: '#d9a88a', mark: null, hull: '#5a3a30' });
    caravel(p, { x: 788, y: 372, size: 0.34, flip: true }, { sail: '#c99a84', mark: null, hull: '#4a3038' });
    boat(p, { x: 400, y: 436, size: 0.8 }, '#3f2a2a');
    boat(p, { x: 660, y: 452, size: 0.96 }, '#3f2a2a');
  },
  strip(p) {
    strip(p, '#6a5470', '#4a4468', 134);
    domed(p, { x: 224, y: 140, size: 0.31 }, 7);
  },
};
