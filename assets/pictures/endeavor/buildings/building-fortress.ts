import { mix } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { caravel } from '../../kit/ships.ts';
import { INK } from '../../kit/ink.ts';
import { sky, water } from '../../kit/land.ts';
import { round, type Point } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { tree } from '../../kit/stock.ts';
import { box } from './_walls.ts';

const [BRICK, TURF, CAP] = ['#c0583a', '#8fa552', '#f0d9a8'];
const FLAT = 0.56;

/** The corners of a star of five bastions, seen from above and aslant: curtain, flank, point, flank; `grow` beyond its walls. */
function star(grow: number): Point[] {
  return Array.from({ length: 5 }, (_, side) => {
    const middle = -90 + side * 72;
    return (
      [
        [-19, 150],
        [-25, 196],
        [0, 292],
        [25, 196],
        [19, 150],
      ] as const
    ).map(([turn, far]) => {
      const angle = ((middle + turn) * Math.PI) / 180;
      return { x: (far + grow) * Math.cos(angle), y: (far + grow) * Math.sin(angle) * FLAT };
    });
  }).flat();
}

const written = (points: readonly Point[], down = 0): string =>
  points.map(({ x, y }) => `${round(x)},${round(y + down)}!`).join(' ');
const shrunk = (points: readonly Point[], share: number): Point[] =>
  points.map(({ x, y }) => ({ x: x * share, y: y * share }));

/** A house of the garrison under tiles. */
function quarters(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-60,0! -60,-34! 60,-34! 60,0!', '#e6cfa0', { ink: 4, light: 5 });
    p.form('-68,-30! -50,-66! 50,-66! 68,-30!', '#8a3a2c', { ink: 4, light: 5 });
    for (const x of [-40, -14, 12, 38]) p.form(box(x, -22, x + 11, -8), INK, { ink: 0 });
  });
}

/** The star fort: moat, brick walls of bastions and curtains, turf on the ramparts, a yard within; 620 wide, 390 high. */
function fort(p: Painter, place: Place, ink: number, high = 52): void {
  p.at(place, () => {
    p.form(written(star(66), high), '#7d8a4a', { ink: ink - 2, light: 8 });
    p.form(written(star(48), high + 4), '#1f4858', { ink: ink - 1, light: 6, shade: '#12303f' });
    const top = star(0);
    // Only the walls that face us are seen; the nearest last.
    const walls = top
      .map((from, at) => ({ from, to: top[(at + 1) % top.length] ?? from }))
      .filter(({ from, to }) => from.x > to.x)
      .sort((one, other) => one.from.y + one.to.y - other.from.y - other.to.y);
    for (const { from, to } of walls) {
      const lit = to.y - from.y > 0 ? 0 : 0.34;
      p.form(
        `${round(from.x)},${round(from.y)}! ${round(to.x)},${round(to.y)}! ${round(to.x)},${round(to.y + high)}! ${round(from.x)},${round(from.y + high)}!`,
        mix('#d8714a', '#5a2a2c', lit),
        { ink: ink - 1, light: 3 },
      );
      for (let row = 1; row < 5; row++)
        p.stroke(
          `${round(from.x)},${round(from.y + (row * high) / 5)} ${round(to.x)},${round(to.y + (row * high) / 5)}`,
          1.6,
          mix(BRICK, INK, 0.6),
          0.7,
        );
    }
    p.form(written(top), CAP, { ink, light: 3 });
    p.form(written(shrunk(top, 0.955)), TURF, { ink: ink - 2, light: 6, shade: '#5f7a3e' });
    p.form(written(shrunk(top, 0.66)), '#5f7a40', { ink: ink - 2, light: 5 });
    p.form(written(shrunk(top, 0.6), 6), '#e3c992', { ink: ink - 2, light: 5 });
    for (const [x, y, size] of [
      [-46, -46, 0.6],
      [56, -40, 0.6],
      [-66, 12, 0.66],
      [74, 16, 0.66],
    ] as const)
      quarters(p, { x, y, size });
    for (let side = 0; side < 5; side++)
      for (const turn of [-9, 9]) {
        const angle = ((-90 + side * 72 + turn) * Math.PI) / 180;
        const at = (far: number): string => `${round(far * Math.cos(angle))},${round(far * Math.sin(angle) * FLAT)}`;
        p.beam(`${at(196)} ${at(232)}`, 9, '#3a4048', { ink: 2 });
      }
    p.form('-20,128! 20,128! 32,194! -32,194!', '#b08a5c', { ink: ink - 2, light: 4 });
    p.form(`-18,${80 + high}! -18,104 0,92 18,104 18,${80 + high}!`, '#2a1a18', { ink: ink - 2, light: 3 });
  });
}

/** A brick star fort with its bastions lies in its moat by a stormy sea, seen from the hill above. */
export const picture: Picture = {
  hour: 'storm',
  scene(p) {
    sky(p, 84, { clouds: 3 });
    water(p, 70, { to: 300, colour: '#3a6070' });
    p.form('-40,520! -40,150! 60,130 150,92 260,104 420,74 620,84 720,120 880,112! 880,520!', '#aab26a', {
      ink: 3,
      light: 14,
      shade: '#7a8450',
    });
    p.stroke('-40,160 60,140 150,102 260,114 420,84 620,94 720,130 880,122', 7, '#e8ead8', 0.7);
    for (let at = 0; at < 40; at++) {
      const [x, y] = [p.chance.number(-20, 840), p.chance.number(150, 470)];
      p.stroke(
        `${round(x)},${round(y)} ${round(x + 22)},${round(y - 3)} ${round(x + 40)},${round(y)}`,
        2.4,
        '#5f6e3a',
        0.5,
      );
    }
    for (const [x, y, size] of [
      [40, 116, 0.22],
      [720, 96, 0.2],
    ] as const)
      caravel(p, { x, y, size }, { mark: null });
    p.form('464,420! 530,420! 640,520! 420,520!', '#d9c48e', { ink: 2, light: 4 });
    for (const [x, y, size] of [
      [110, 250, 0.4],
      [150, 232, 0.34],
      [62, 262, 0.44],
      [800, 176, 0.4],
      [770, 160, 0.34],
    ] as const)
      tree(p, { x, y, size }, '#4f6f3a');
    fort(p, { x: 496, y: 264, size: 1.04 }, 5);
    p.form('-40,520! -40,372! 40,376 120,420 210,466 250,520!', '#4a4438', { ink: 5, hatch: 0.6, light: 12 });
    settler(p, { x: 64, y: 422, size: 0.96 }, { coat: '#2f4f86', hat: 'tricorn', arms: 'point', sash: '#f0d9a8' });
  },
  strip(p) {
    p.wash(box(-30, -30, 480, 190), '#a9b07a');
    fort(p, { x: 222, y: 78, size: 0.37 }, 6);
  },
};
