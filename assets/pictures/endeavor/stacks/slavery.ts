import { mix } from '../../kit/colour.ts';
import { caravel } from '../../kit/ships.ts';
import { INK } from '../../kit/ink.ts';
import { sky, water, weather } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { byLevel, calm, ring } from './_stack.ts';

/** Links of a chain from one point to another, hanging through so deep. */
function chain(
  p: Painter,
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  iron: string,
  link = 15,
): void {
  const many = Math.max(3, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (link * 1.5)));
  for (let at = 0; at <= many; at++) {
    const part = at / many;
    const [x, y] = [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part + sag * 4 * part * (1 - part),
    ];
    const upright = Math.abs(to[1] - from[1]) > Math.abs(to[0] - from[0]);
    const flat = at % 2 === 0;
    ring(p, x, y, upright ? link * (flat ? 0.62 : 0.3) : link, link * 0.4, iron, {
      high: upright ? link : link * (flat ? 0.62 : 0.3),
      ink: 3,
    });
  }
}

/** A pair of irons on their bolt: two bows, the bolt through their eyes, 190 units wide. */
function irons(p: Painter, iron: string): void {
  for (const x of [-52, 52]) {
    p.beam(`${x - 34},8 ${x - 40},44 ${x - 24},86 ${x},98 ${x + 24},86 ${x + 40},44 ${x + 34},8`, 17, iron, {
      ink: 4,
      light: 4,
    });
    for (const side of [-34, 34]) ring(p, x + side, 2, 10, 9, iron, { ink: 3 });
  }
  p.beam('-112,2 112,2', 13, mix(iron, '#c9cdd2', 0.2), { ink: 4 });
  p.disc(-116, 2, 14, iron, { ink: 4, light: 4 });
  p.form('104,-12! 124,-12! 124,18! 104,18!', iron, { ink: 3, light: 3 });
}

/** A mooring post of the quay with a ring, 330 units high. */
function post(p: Painter, place: Place, wood: string, iron: string, ink = 5): void {
  p.at(place, () => {
    p.form('-52,10! -50,-180 -46,-300! -30,-322 30,-324 46,-302! 50,-180 54,10!', wood, { ink, hatch: 0.7, light: 15 });
    for (const points of ['-24,-296 -28,-160 -22,-10', '4,-306 0,-200 6,-60', '28,-290 32,-140 26,-20'])
      p.stroke(points, 2.6, mix(wood, INK, 0.6));
    for (const y of [-286, -64])
      p.form(`-56,${y}! 56,${y - 2}! 57,${y + 24}! -57,${y + 26}!`, iron, { ink: ink - 1, light: 4 });
    p.disc(0, -226, 13, iron, { ink: 4, light: 3 });
    ring(p, 0, -200, 26, 10, iron, { ink: 4 });
  });
}

/** A ship's lantern of iron and horn on its ring, a flame within, 150 units high; hangs from 0, 0. */
function lantern(p: Painter, place: Place, iron: string): void {
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

/** How the quay lies at each level: posts (the first one bears the irons), ships at anchor, light. */
const LEVELS = [
  { hour: 'grey', posts: [600], ships: [], wood: '#b8afa2', stone: '#8f918f', air: '#c9ccc8' },
  { hour: 'winter', posts: [250], ships: [[620, 0.42]], wood: '#7a6a5c', stone: '#b4bcc2', air: '#dfe2e0' },
  { hour: 'storm', posts: [620, 190], ships: [[400, 0.34]], wood: '#a9a08e', stone: '#838b8c', air: '#5f6c70' },
  { hour: 'dawn', posts: [660, 420, 250], ships: [[150, 0.52]], wood: '#c0a48e', stone: '#a08f88', air: '#d9b49a' },
  { hour: 'night', posts: [560, 200, 40], ships: [[320, 0.72]], wood: '#d9b878', stone: '#59606a', air: '#22324a' },
  {
    hour: 'dusk',
    posts: [230, 450, 600, 710],
    ships: [
      [600, 0.92],
      [120, 0.3],
    ],
    wood: '#a58a7c',
    stone: '#94827e',
    air: '#c0704c',
  },
] as const;

/** Irons hung on a post of an empty quay: nobody is shown, only what waits. */
export const pictures = byLevel('slavery', 0, LEVELS, ({ hour, posts, ships, wood, stone, air }, at) => {
  const iron = at === 4 ? '#2a2420' : '#34343a';
  const hung = (p: Painter, place: Place): void => {
    post(p, place, wood, iron);
    p.at(place, () => {
      chain(p, [0, -176], [0, -138], 0, iron);
      p.at({ x: 0, y: -120 }, () => irons(p, iron));
    });
  };
  return {
    scene(p) {
      sky(p, 250, { clouds: at === 2 ? 6 : 3 });
      if (at !== 4) p.wash('-30,150 200,140 500,160 860,144! 860,260! -30,260!', air, 0.7);
      water(p, 244, { to: 400, strokes: 60 });
      for (const [x, size] of ships)
        caravel(
          p,
          { x, y: 290 + size * 60, size, flip: at % 2 === 0 },
          { furled: true, mark: null, hull: '#4a3c36', sail: '#b3aa98' },
        );
      p.wash('-30,392! 860,386! 860,520! -30,520!', stone);
      p.form('-30,380! 860,374! 860,398! -30,404!', mix(stone, '#ffffff', 0.15), { ink: 4, light: 5 });
      for (let x = -20; x < 860; x += 96) p.stroke(`${x + 40},402 ${x + (x - 416) * 0.1},490`, 2.4, INK, 0.5);
      p.stroke('-20,446 400,440 860,444', 2.4, INK, 0.5);
      for (let one = posts.length - 1; one > 0; one--) {
        const near = posts.length > 2 ? 0.86 - one * 0.14 : 0.7;
        post(p, { x: posts[one] as number, y: 392 + near * 40, size: near }, wood, iron, 4);
      }
      const [first, next] = posts as readonly number[];
      if (next !== undefined) chain(p, [first as number, 250], [next, 300], 60, iron, 13);
      if (at === 4) p.glow(404, 200, 400, '#f0c070', 0.8);
      hung(p, { x: first as number, y: 474, size: 1.22 });
      if (at === 4) {
        p.beam('540,96 470,92 396,84', 11, iron, { ink: 4 });
        p.beam('500,150 440,92', 8, iron, { ink: 3 });
        p.glow(404, 190, 190, '#ffd98a', 0.6);
        lantern(p, { x: 404, y: 86, size: 1.1 }, '#3a302a');
      }
      if (hour === 'storm') weather(p, 'rain', 90);
      if (hour === 'winter') weather(p, 'snow', 40);
    },
    strip(p) {
      calm(p, mix(air, '#808488', 0.15), mix(stone, INK, 0.2), 134);
      const x = [224, 130, 290, 190, 310, 160][at] as number;
      posts
        .slice(1)
        .forEach((_, one) =>
          post(p, { x: at % 2 === 0 ? x - 96 - one * 34 : x + 104 + one * 30, y: 150, size: 0.26 }, wood, iron, 5),
        );
      if (posts.length > 1) chain(p, [x, 74], [at % 2 === 0 ? x - 96 : x + 104, 88], 22, iron, 7);
      hung(p, { x, y: 158, size: 0.48 });
    },
  };
});
