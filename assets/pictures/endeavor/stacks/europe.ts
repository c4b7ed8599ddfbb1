import { mix, PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { caravel } from '../../kit/ships.ts';
import { crate } from '../../kit/wares.ts';
import { INK } from '../../kit/ink.ts';
import { sky } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { quay, street } from '../../kit/places.ts';
import { barrel, gull } from '../../kit/stock.ts';
import { air, bale, byLevel, calm, ring } from './_stack.ts';

const IRON = '#3f444c';

/** A treading wheel from its side, with what is trodden inside it. */
function wheel(p: Painter, x: number, y: number, radius: number, wood: string): void {
  p.disc(x, y, radius, mix(wood, INK, 0.72), { ink: 4, light: 3 });
  for (let at = 0; at < 4; at++) {
    const [dx, dy] = [Math.cos((at * Math.PI) / 4 + 0.2) * radius, Math.sin((at * Math.PI) / 4 + 0.2) * radius];
    p.beam(`${x - dx},${y - dy} ${x + dx},${y + dy}`, 9, wood, { ink: 2 });
  }
  ring(p, x, y, radius - 4, 16, mix(wood, '#ffe9c0', 0.25), { ink: 3 });
  p.disc(x, y, 13, PAINT.iron, { ink: 3, light: 3 });
}

/** A harbour crane of boards on a stone foot, its beak to the left, 400 units high; `load` hangs from its hook. */
function crane(p: Painter, place: Place, wood: string, roof: string, load: (p: Painter) => void): void {
  p.at(place, () => {
    p.form('-96,4! -84,-62! 96,-62! 108,4!', PAINT.stone, { ink: 5, hatch: 0.5, light: 12 });
    for (const points of ['-90,-30 0,-26 100,-30', '-30,-60 -32,-30', '44,-60 46,-30', '-60,-28 -62,2', '10,-28 10,2'])
      p.stroke(points, 2.4);
    p.form('-78,-236! -250,-404! -236,-420! -196,-398! -40,-282!', mix(wood, INK, 0.12), { ink: 5, light: 6 });
    p.stroke('-228,-408 -110,-368 -6,-326', 5, IRON);
    p.form('-72,-60! -90,-258! 96,-258! 84,-60!', wood, { ink: 5, hatch: 0.5, light: 14 });
    for (let x = -62; x < 80; x += 22) p.stroke(`${x * 1.12},-254 ${x * 1.04},-150 ${x},-64`, 2.4, INK, 0.6);
    p.form('-112,-250! -58,-352! 66,-352! 118,-250!', roof, { ink: 5, hatch: 0.4, light: 14 });
    for (let x = -76; x < 100; x += 26) p.stroke(`${x * 0.72},-348 ${x},-256`, 2.4, mix(roof, INK, 0.55));
    p.form('-52,-176! -52,-226! -14,-226! -14,-176!', PAINT.night, { ink: 3, light: 2 });
    wheel(p, 50, -128, 76, wood);
    p.beam('-241,-404 -241,-190', 5, mix(IRON, PAINT.straw, 0.3), { ink: 2 });
    p.disc(-241, -404, 14, IRON, { ink: 3, light: 4 });
    p.at({ x: -241, y: -104 }, () => {
      for (const x of [-30, 30]) p.stroke(`0,-90 ${x},-68 ${x * 1.4},-40`, 4, PAINT.darkWood);
      load(p);
    });
  });
}

/** What hangs, stands about and lies in the harbour at each level; at the last a chain that nobody needs any more. */
const LEVELS = [
  { hour: 'winter', x: 590, size: 0.98, flip: false, wood: '#8a6a4c', roof: '#6b4a3a', goods: 'b', ships: 0 },
  { hour: 'dawn', x: 276, size: 0.94, flip: true, wood: '#9a6a3e', roof: '#8a3f32', goods: 'bc', ships: 0 },
  { hour: 'noon', x: 640, size: 1.04, flip: false, wood: '#b07a44', roof: '#3f7468', goods: 'bco', ships: 1 },
  { hour: 'grey', x: 226, size: 0.92, flip: true, wood: '#7a5236', roof: '#33505e', goods: 'cobo', ships: 1 },
  { hour: 'dusk', x: 620, size: 1.02, flip: false, wood: '#c08850', roof: '#7a3030', goods: 'obcbo', ships: 2 },
  { hour: 'night', x: 262, size: 1, flip: true, wood: '#c9924e', roof: '#8a4434', goods: 'cob', ships: 1 },
] as const;

/** The goods of a level in a row, so far apart. */
function goodsOf(p: Painter, goods: string, x: number, y: number, size: number, step: number): void {
  [...goods].forEach((one, at) => {
    const place = { x: x + at * step, y: y + (at % 2) * 10 * size, size };
    if (one === 'b') bale(p, place, ['#e3d2a8', '#b8583e', '#7f95a0'][at % 3] as string);
    else if (one === 'c') crate(p, place);
    else barrel(p, place);
  });
}

const LOADS: readonly ((p: Painter) => void)[] = [
  (p) => bale(p, { x: 0, y: 30, size: 0.9 }, '#d9c79a'),
  (p) => barrel(p, { x: 0, y: 30 }),
  (p) => crate(p, { x: 0, y: 36, size: 0.95 }),
  (p) => bale(p, { x: 0, y: 34 }, '#b8583e'),
  (p) => [-30, 0, 30].forEach((x) => barrel(p, { x, y: 30 - Math.abs(x) * 0.4, size: 0.8 })),
  (p) => crate(p, { x: 0, y: 46, size: 1.2 }, PAINT.straw),
];

/** The treading crane of an old harbour before its gables, busier with every level. */
export const pictures = byLevel('europe', 0, LEVELS, (level, at) => {
  const { hour, x, size, flip, wood, roof, goods, ships } = level;
  const load = LOADS[at] as (p: Painter) => void;
  const way = flip ? 1 : -1;
  const above = ['#b9c3c8', '#efc79a', '#a5cdc8', '#8e9aa2', '#8a5f78', '#1f2f54'][at] as string;
  const last = at === 5;
  return {
    scene(p) {
      sky(p, 300, { clouds: 3, stars: hour === 'night' });
      air(p, 312, last ? '#5a86c8' : above);
      if (last) {
        p.glow(700, 84, 190, '#e8ecd8', 0.8);
        p.disc(700, 84, 40, '#fbf4d8', { ink: 0, shade: '#d8d4c0', light: 8 });
      }
      if (at > 0) street(p, 318, { size: 0.5 + 0.05 * (at % 3), gable: true, lit: at > 3 });
      quay(p, 312, 384, at === 0 ? '#9aa0a2' : last ? '#c9bfae' : PAINT.stone);
      for (let ship = 0; ship < ships; ship++)
        caravel(
          p,
          { x: x + way * (330 + ship * 170), y: 372 - ship * 26, size: 0.66 - ship * 0.22, flip },
          { furled: true, mark: null, hull: ship > 0 ? PAINT.oldWood : PAINT.darkWood },
        );
      if (last) p.glow(x + way * 60, 400, 420, PAINT.fire, 0.95);
      crane(p, { x, y: 436, size, flip }, wood, roof, load);
      goodsOf(p, goods, last ? 620 : flip ? 440 : 70, 452, 0.86, 70);
      if (at > 1)
        settler(
          p,
          { x: last ? 90 : x + way * 160, y: last ? 456 : 462, size: 0.8 },
          { coat: at > 3 ? PAINT.red : '#3c5a78', hat: 'tricorn' },
        );
      if (last)
        for (let link = 0; link < 8; link++)
          ring(p, 330 + link * 27, 456 - (link % 2) * 4 + Math.sin(link) * 5, 18, 7, '#565c68', {
            high: link % 2 === 0 ? 11 : 5,
            ink: 3,
          });
      if (at < 3) for (const dx of [0, 50, 90]) gull(p, x + way * (240 + dx), 70 + dx * 0.5, 16);
    },
    strip(p) {
      calm(p, above, mix(above, '#3a3030', 0.42), 132);
      crane(
        p,
        { x: flip ? 168 : 262 + at * 10, y: 150, size: at === 0 ? 0.3 : 0.33 + 0.012 * at, flip },
        wood,
        roof,
        load,
      );
      goodsOf(p, (last ? 'cobocb' : goods).slice(0, at + 1), flip ? 284 - at * 5 : 78, 152, 0.42, last ? 22 : 26);
    },
  };
});
