import { mix, PAINT } from '../../kit/colour.ts';
import { caravel } from '../../kit/ships.ts';
import { INK } from '../../kit/ink.ts';
import { mountains, sky, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, fist } from './_parts.ts';

const ROPE = '#d9b676';

/** A thick rope of three strands from x to x, its lay drawn. */
function cable(p: Painter, from: readonly [number, number], to: readonly [number, number], ink: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  p.beam(
    [
      { x: from[0], y: from[1] },
      { x: from[0] + dx / 2, y: from[1] + dy / 2 + 4 },
      { x: to[0], y: to[1] },
    ],
    40,
    ROPE,
    { ink },
  );
  const many = Math.floor(Math.hypot(dx, dy) / 26);
  for (let at = 1; at < many; at++) {
    const [x, y] = [from[0] + (dx * at) / many, from[1] + (dy * at) / many];
    p.stroke(`${x - 9},${y - 18} ${x + 2},${y} ${x + 9},${y + 18}`, 4, mix(ROPE, INK, 0.6));
  }
}

/** A fist with a knife cuts through a mooring rope at 0, 0; strands spring up. */
function cut(p: Painter, place: Place, ink: number, long = 900, arm = 620): void {
  p.at(place, () => {
    cable(p, [-long, -70], [-30, 0], ink);
    cable(p, [26, 6], [long, 60], ink);
    for (const points of [
      '-34,-16 0,-46 4,-78',
      '-30,-4 -4,-20 -16,-52',
      '28,-8 50,-40 90,-50',
      '30,18 2,40 -16,70',
      '-34,14 -16,36 -24,62',
    ])
      p.stroke(points, 8, ROPE);
    p.form('-14,84! -22,-60 -10,-150 20,-196! 30,-100 22,84!', '#dfe6ea', { ink, shade: '#7a8794', light: 8 });
    p.stroke('6,70 8,-40 14,-150', 3, '#7a8794');
    p.form('-40,74! 44,74! 40,94! -36,94!', PAINT.gold, { ink: ink - 1, light: 4 });
    p.beam('4,92 4,230', 30, '#3a241a', { ink });
    fist(p, { x: 6, y: 160, size: 0.92, turn: 12 }, { sleeve: '#7a2a2a', ink, long: arm });
  });
}

/** By night a hand with a knife cuts the rope that holds a ship to the land. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    sky(p, 230, { clouds: 2, stars: true });
    band(p, '#3f6280', -30, 240, 0.55);
    p.disc(214, 74, 34, '#f4ead0', { ink: 2, light: 6 });
    p.glow(214, 74, 150, '#cfd8e6', 0.5);
    mountains(p, 236, 70);
    water(p, 236, { colour: '#3f6f8c' });
    p.glow(214, 260, 260, '#a9c4d8', 0.5);
    caravel(p, { x: 214, y: 270, size: 0.62 }, { sail: '#c9d4de', mark: null, hull: '#6a4a3c', furled: true });
    cut(p, { x: 474, y: 250, size: 1.12 }, 6);
  },
  strip(p) {
    band(p, '#2c4a66');
    cut(p, { x: 204, y: 76, size: 0.42 }, 7, 340, 400);
  },
};
