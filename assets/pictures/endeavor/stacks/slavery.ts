import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { sky, water, weather } from '../../kit/land.ts';
import type { Painter } from '../../kit/painter.ts';
import { caravel } from '../../kit/ships.ts';
import { chain, handIron } from './_irons.ts';
import { byLevel, calm, ring } from './_stack.ts';

/** A ship's lantern of iron and horn on its ring, a flame within, 150 units high; hangs from 0, 0. */
function lantern(
  p: Painter,
  place: { readonly x: number; readonly y: number; readonly size: number },
  iron: string,
): void {
  p.at(place, () => {
    ring(p, 0, 12, 12, 6, iron, { ink: 2 });
    p.form('-9,22! 9,22! 12,34! 40,56! -40,56! -12,34!', iron, { ink: 4, light: 4 });
    p.form('-32,56! 32,56! 36,132! -36,132!', '#f0a22e', { ink: 4, light: 5, shade: '#d07a1e' });
    p.form('-10,122 -13,108 -2,76! 11,102 10,122 0,127', '#fff0a0', { ink: 2, light: 2, shade: '#ffd860' });
    for (const x of [-33, -18, 18, 33]) p.beam(`${x},56 ${x * 1.08},132`, 6, iron, { ink: 2 });
    p.beam('-36,92 36,92', 5, iron, { ink: 2 });
    p.form('-44,130! 44,130! 38,150! -38,150!', iron, { ink: 4, light: 4 });
  });
}

/** How it looks at each level: the light, ships at anchor, and whether the irons lie on the wall of the quay or hang from a beam over it, where. */
const LEVELS = [
  { hour: 'grey', hang: [], lie: [[500, true]], ships: [], iron: '#25272d', stone: '#b4b2aa' },
  { hour: 'winter', hang: [[300, 0]], lie: [], ships: [[640, 0.5]], iron: '#3c404a', stone: '#c6ccd0' },
  { hour: 'storm', hang: [], lie: [[330, false]], ships: [[690, 0.56]], iron: '#23252c', stone: '#9aa2a0' },
  {
    hour: 'dawn',
    hang: [
      [560, 0],
      [200, -70],
    ],
    lie: [],
    ships: [[390, 0.6]],
    iron: '#3a3236',
    stone: '#b89f92',
  },
  { hour: 'night', hang: [], lie: [[520, false]], ships: [[560, 0.5]], iron: '#b09c80', stone: '#a89a80' },
  {
    hour: 'dusk',
    hang: [
      [196, -35],
      [494, -101],
      [714, -119],
    ],
    lie: [],
    ships: [
      [360, 0.56],
      [650, 0.4],
    ],
    iron: '#2c262c',
    stone: '#c79f86',
  },
] as const;

/** A pair of irons that lies on a wall whose top is at `y`, its chain between them over the edge. */
function lying(p: Painter, x: number, y: number, size: number, iron: string, open: boolean, ink: number): void {
  const at = (dx: number, dy: number): [number, number] => [x + dx * size, y + dy * size];
  const [left, right] = [at(-150, 0), at(150, 0)];
  chain(p, at(-132, 2), at(132, 2), 78 * size, iron, 20 * size, ink);
  handIron(p, { x: left[0], y: left[1], size, turn: -5, flip: !open }, iron, { ink, open });
  handIron(p, { x: right[0], y: right[1], size, turn: 5 }, iron, { ink });
}

/** A pair of irons that hangs from a hook at `x`, `y` by the middle of its chain. */
function hanging(p: Painter, x: number, y: number, size: number, iron: string, ink: number): void {
  const at = (dx: number, dy: number): [number, number] => [x + dx * size, y + dy * size];
  for (const [side, deep] of [
    [-1, 130],
    [1, 168],
  ] as const) {
    chain(p, at(side * 10, 10), at(side * 92, deep - 16), 0, iron, 19 * size, ink - 1);
    const [ex, ey] = at(side * 96, deep);
    handIron(p, { x: ex, y: ey, size, turn: 180 - side * 9, flip: side > 0 }, iron, { ink });
  }
  p.at({ x, y, size }, () => {
    p.beam('0,-50 0,-14 -20,10 -2,26 22,16 24,2', 14, mix(iron, '#8a8f98', 0.25), { ink });
  });
}

/** Hand irons on their chain, on the wall of a quay or on a hook over it, ships beyond: nobody is shown, only what waits. */
export const pictures = byLevel('slavery', 0, LEVELS, ({ hour, hang, lie, ships, iron, stone }, at) => {
  const air = ['#d3d6d2', '#e6eae8', '#9fb0b0', '#e8c4a4', '#33486a', '#e08a54'][at] as string;
  return {
    scene(p) {
      sky(p, 250, { clouds: at === 2 ? 6 : 3 });
      p.wash('-30,110 200,96 500,124 860,100! 860,270! -30,270!', air, at === 4 ? 0.5 : 0.75);
      water(p, 256, { to: 420, strokes: 60, colour: mix(p.hour.water, air, at === 5 ? 0.5 : 0.25) });
      for (const [x, size] of ships)
        caravel(
          p,
          { x, y: 288 + size * 34, size, flip: at % 2 === 0 },
          { furled: true, mark: null, hull: mix('#4a3c36', air, 0.25), sail: '#b3aa98' },
        );
      const top = lie.length > 0 ? 330 : 424;
      p.wash(`-30,${top}! 860,${top}! 860,520! -30,520!`, mix(stone, INK, 0.2));
      for (let x = -40; x < 860; x += 148) p.stroke(`${x + 40},${top + 34} ${x + 43},${top + 84}`, 2.6, INK, 0.5);
      for (let x = 30; x < 860; x += 148) p.stroke(`${x + 40},${top + 86} ${x + 41},490`, 2.6, INK, 0.5);
      p.stroke(`-20,${top + 86} 400,${top + 82} 860,${top + 86}`, 2.6, INK, 0.5);
      p.form(`-40,${top - 14}! 870,${top - 18}! 870,${top + 30}! -40,${top + 34}!`, stone, { ink: 4, light: 8 });
      if (at === 4) p.glow(150, 260, 520, '#f0c070', 0.85);
      if (hang.length > 0) {
        p.form('-40,-30! 870,-30! 870,44! -40,52!', mix('#7a5c44', p.hour.sky[0], 0.3), { ink: 5, hatch: 0.4 });
        p.stroke('-20,18 300,12 600,20 860,12', 3, INK, 0.6);
      }
      for (const [x, up] of [...hang].reverse()) hanging(p, x, 84, 1 + up / 220, iron, 5);
      for (const [x, open] of lie) lying(p, x, top + 8, 1.12, iron, open, 5);
      if (at === 4) {
        p.beam('-30,90 70,88 150,84', 13, '#3a302a', { ink: 4 });
        lantern(p, { x: 130, y: 90, size: 1.3 }, '#3a302a');
      }
      if (hour === 'storm') weather(p, 'rain', 90);
      if (hour === 'winter') weather(p, 'snow', 40);
    },
    strip(p) {
      const [high, low] = [
        ['#b9c6c8', '#a8b4b6'],
        ['#e3e8ea', '#bcc6cc'],
        ['#a9b8b6', '#8a9a9a'],
        ['#efd0b4', '#c9a894'],
        ['#1d2c4c', '#2a2c38'],
        ['#e39a62', '#b87450'],
      ][at] as [string, string];
      calm(p, high, low, 120);
      lying(p, [230, 216, 224, 232, 220, 226][at] as number, 114, 0.54 + 0.006 * at, iron, at === 0, 6);
    },
  };
});
