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

/** A tray of wood for round tokens, seen from above: two rows of hollows, all empty; 250 wide, 120 high, its middle at 0, 0. */
function tray(p: Painter, place: Place, ink: number): void {
  p.at(place, () => {
    p.form('-132,-46! 116,-58! 136,42! -124,58!', '#c08a52', { ink, hatch: 0.3, light: 8 });
    p.form('-124,58! 136,42! 136,64! -124,82!', '#7a4e2c', { ink: ink - 1, light: 3 });
    for (let row = 0; row < 2; row++)
      for (let at = 0; at < 4; at++)
        p.disc(-88 + at * 58 + row * 4, -22 + row * 42 - at * 3, 23, '#2a1a14', {
          ink: ink - 1,
          high: 16,
          light: 4,
          shade: '#5a3a24',
        });
  });
}

/** By night a hand with a knife cuts the rope that holds a ship to the land; on the quay lie three trays, all hollows empty. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    sky(p, 200, { clouds: 2, stars: true });
    band(p, '#4f7694', -30, 210, 0.6);
    p.disc(150, 56, 32, '#f4ead0', { ink: 2, light: 6 });
    p.glow(150, 56, 150, '#cfd8e6', 0.5);
    mountains(p, 200, 60);
    water(p, 200, { colour: '#4a7f9c' });
    caravel(p, { x: 150, y: 226, size: 0.5 }, { sail: '#c9d4de', mark: null, hull: '#6a4a3c', furled: true });
    p.form('-40,330! 200,318 560,322 870,314! 870,520! -40,520!', '#8a93a0', { ink: 5, light: 14, shade: '#4a5464' });
    for (const y of [352, 400, 446]) p.stroke(`-20,${y} 400,${y + 3} 860,${y}`, 2.4, INK, 0.5);
    tray(p, { x: 124, y: 374, size: 0.86, turn: -3 }, 5);
    tray(p, { x: 376, y: 366, size: 0.8, turn: 4 }, 5);
    tray(p, { x: 262, y: 440, size: 0.9, turn: -1 }, 5);
    cut(p, { x: 574, y: 216, size: 1.08 }, 6);
  },
  strip(p) {
    band(p, '#2c4a66');
    tray(p, { x: 118, y: 112, size: 0.5, turn: -3 }, 8);
    cut(p, { x: 262, y: 70, size: 0.4 }, 7, 340, 330);
  },
};
