import { mix, PAINT } from '../../kit/colour.ts';
import { palm } from '../../kit/plants.ts';
import { INK } from '../../kit/ink.ts';
import { ground, hills, sky, water } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { barrel } from '../../kit/stock.ts';
import { air, byLevel, calm } from './_stack.ts';

/** A windmill of the islands: a tower of stone, a cap that turns, four sails of lattice; 390 units high with them. */
function mill(p: Painter, place: Place, stone: string, cloth: string, turn: number): void {
  p.at(place, () => {
    p.form('-92,6! -80,-90 -58,-236! 58,-236! 80,-90 94,6!', stone, { ink: 5, hatch: 0.6, light: 18 });
    for (const points of [
      '-84,-60 -30,-54',
      '20,-56 84,-62',
      '-74,-130 -10,-124',
      '30,-134 72,-138',
      '-62,-196 -20,-192',
      '10,-100 50,-98',
    ])
      p.stroke(points, 3, mix(stone, INK, 0.55));
    p.form('-26,8! -26,-56 0,-74 26,-56 26,8!', '#3a2a24', { ink: 4, light: 3 });
    p.form('-16,-140! -16,-172 0,-182 16,-172 16,-140!', '#3a2a24', { ink: 3, light: 3 });
    p.form('-72,-228! -50,-276 -10,-302! 24,-298 56,-270 74,-228!', '#8a4a34', { ink: 5, hatch: 0.4, light: 10 });
    for (let arm = 0; arm < 4; arm++)
      p.at({ x: -14, y: -248, turn: turn + arm * 90 }, () => {
        p.form('10,-48! 14,-190! 50,-186! 44,-46!', cloth, { ink: 4, light: 6, hatch: 0.2 });
        for (let y = -68; y > -186; y -= 26) p.stroke(`8,${y} 48,${y + 2}`, 2.6, '#6b4528');
        p.beam('0,6 6,-198', 10, PAINT.wood, { ink: 3 });
      });
    p.disc(-14, -248, 15, PAINT.iron, { ink: 4, light: 4 });
  });
}

/** A stalk of sugar cane with its joints and long leaves. */
function cane(p: Painter, x: number, y: number, high: number, lean: number, stalk: string, leaf: string): void {
  const at = (part: number): string => `${x + lean * part * part},${y - high * part}`;
  for (const [part, side, long] of [
    [0.5, 1, 0.34],
    [0.62, -1, 0.4],
    [0.76, 1, 0.44],
    [0.88, -1, 0.42],
    [0.98, 1, 0.4],
    [1, -1, 0.36],
  ] as const) {
    const [fx, fy] = at(part).split(',').map(Number) as [number, number];
    const [dx, up] = [side * long * high * 0.8, high * 0.2];
    p.form(
      `${fx - 3},${fy}! ${fx + dx * 0.45},${fy - up} ${fx + dx * 0.8},${fy - up * 0.72} ${fx + dx},${fy + up * 0.3}! ${fx + dx * 0.72},${fy - up * 0.42} ${fx + dx * 0.4},${fy - up * 0.6} ${fx + 4},${fy + 9}!`,
      leaf,
      { ink: 2.4, light: 3 },
    );
  }
  p.beam(`${at(0)} ${at(0.5)} ${at(1)}`, Math.max(9, high * 0.05), stalk, { ink: 3, hatch: 0 });
  for (let part = 0.08; part < 0.95; part += 0.12) {
    const [fx, fy] = at(part).split(',').map(Number) as [number, number];
    p.stroke(`${fx - high * 0.028},${fy - 2} ${fx},${fy + 1} ${fx + high * 0.028},${fy - 2}`, 3.4, '#5a3d24');
  }
}

/** A loaf of white sugar, its foot in torn paper, 116 units high. */
function loaf(p: Painter, place: Place): void {
  p.at(place, () => {
    p.form('-30,0! -24,-50 -14,-96 -6,-116 6,-116 14,-96 24,-50 30,0! 0,8', '#fbf6e8', {
      ink: 4,
      shade: '#b7a58e',
      light: 8,
    });
    p.form('-33,2! -31,-18 -29,-34! -10,-26 10,-30 29,-36! 31,-18 34,2! 0,10', '#6f8fc0', { ink: 3, light: 5 });
    p.stroke('-28,-36 0,-28 28,-38', 3, PAINT.darkWood);
  });
}

/** Where the mill stands at each level, how its sails lie, how much cane and sugar there is. */
const LEVELS = [
  {
    hour: 'dawn',
    x: 570,
    y: 392,
    size: 0.9,
    turn: 20,
    canes: 3,
    loaves: 1,
    stone: '#cbb293',
    field: '#8f9a58',
    leaf: '#6f8f4c',
  },
  {
    hour: 'noon',
    x: 236,
    y: 372,
    size: 0.86,
    turn: 44,
    canes: 6,
    loaves: 2,
    stone: '#efe0bb',
    field: '#a5ad52',
    leaf: '#7fa23e',
  },
  {
    hour: 'storm',
    x: 590,
    y: 396,
    size: 0.96,
    turn: 66,
    canes: 9,
    loaves: 3,
    stone: '#c6c2b2',
    field: '#63754a',
    leaf: '#5f8450',
  },
  {
    hour: 'noon',
    x: 300,
    y: 410,
    size: 1.02,
    turn: 8,
    canes: 12,
    loaves: 4,
    stone: '#f0cfa0',
    field: '#c7a94e',
    leaf: '#9aa83a',
  },
  {
    hour: 'dusk',
    x: 560,
    y: 424,
    size: 1.06,
    turn: 30,
    canes: 15,
    loaves: 6,
    stone: '#e0a878',
    field: '#7a6a3c',
    leaf: '#586a34',
  },
] as const;

/** The windmill of a plantation by the sea, its cane higher and its sugar more with every level. */
export const pictures = byLevel(
  'caribbean',
  1,
  LEVELS,
  ({ x, y, size, turn, canes, loaves, stone, field, leaf }, at) => {
    const left = x > 416;
    const stalk = ['#b99a5a', '#cbb04e', '#8f9a68', '#d9a850', '#b5703c'][at] as string;
    const above = ['#f3b4aa', '#a9d8d4', '#8b9a9c', '#f0dc94', '#a8485c'][at] as string;
    return {
      scene(p) {
        sky(p, 250, { clouds: 4 });
        air(p, 246, above);
        if (at === 3) p.wash('-30,-30! 860,-30! 860,150 400,170 -30,140!', '#5fb0b8', 0.5);
        water(p, 246, { to: 330, colour: at === 1 || at === 3 ? '#2fa09a' : p.hour.water });
        hills(p, 292, 14, field);
        ground(p, 330, mix(field, PAINT.sand, 0.2));
        if (at > 1) {
          // The boiling house beside the mill.
          const bx = left ? x - 250 : x + 270;
          p.form(
            `${bx - 100},${y}! ${bx - 100},${y - 90}! ${bx + 100},${y - 90}! ${bx + 100},${y}!`,
            mix(stone, PAINT.rust, 0.2),
            { ink: 4, hatch: 0.5 },
          );
          p.form(
            `${bx - 122},${y - 84}! ${bx - 84},${y - 150}! ${bx + 84},${y - 150}! ${bx + 122},${y - 84}!`,
            '#9a4a34',
            { ink: 4, light: 8 },
          );
          p.form(
            `${bx + 36},${y - 130}! ${bx + 40},${y - 230}! ${bx + 72},${y - 230}! ${bx + 76},${y - 130}!`,
            '#a5604a',
            { ink: 4, hatch: 0.4 },
          );
          for (const dx of [-60, 0])
            p.form(
              `${bx + dx - 16},${y}! ${bx + dx - 16},${y - 44} ${bx + dx},${y - 56} ${bx + dx + 16},${y - 44} ${bx + dx + 16},${y}!`,
              at === 4 ? PAINT.fire : '#3a2a24',
              { ink: 3, light: 3 },
            );
          for (let puff = 0; puff < (at === 4 ? 2 : 2 + at); puff++)
            p.disc(bx + 60 + puff * 26, y - 250 - puff * 20, 17 + puff * 6, '#e8dfcf', { ink: 0, opacity: 0.6 });
          if (at === 4) p.glow(bx - 30, y - 20, 190, PAINT.fire, 0.55);
        }
        palm(p, { x: left ? 790 : 60, y: y - 20, size: 0.7 + at * 0.06, flip: left });
        mill(p, { x, y, size }, stone, at === 2 ? '#d8d4c4' : '#f2e4c2', turn);
        for (let one = canes - 1; one >= 0; one--) {
          const part = one / Math.max(1, canes - 1);
          const cx = left ? 30 + part * (120 + at * 66) : 802 - part * (120 + at * 66);
          cane(
            p,
            cx,
            500 - part * 30,
            230 + at * 34 - part * 110 + p.chance.number(-20, 20),
            p.chance.number(-30, 40),
            stalk,
            leaf,
          );
        }
        for (let one = 0; one < loaves; one++)
          loaf(p, { x: (left ? 800 : 40) + (left ? -1 : 1) * one * 58, y: 470 - (one % 2) * 12, size: 0.9 });
        if (at > 2) for (const dx of [0, 58]) barrel(p, { x: left ? 420 + dx : 470 - dx, y: 466, size: 0.9 });
      },
      strip(p) {
        calm(p, above, mix(field, above, 0.1), 128);
        const mx = left ? ([284, 0, 296, 0, 314][at] as number) : at > 2 ? 146 : 160;
        mill(p, { x: mx, y: 158, size: 0.36 + at * 0.02 }, stone, '#f6ead0', turn);
        for (let one = 0; one < Math.min(canes, 5 + at); one++)
          cane(
            p,
            left ? 104 + one * 15 : 350 - one * 14,
            170,
            96 + ((one * 37) % 40),
            ((one * 23) % 30) - 12,
            stalk,
            leaf,
          );
        for (let one = 0; one < loaves; one++)
          loaf(p, { x: (at > 2 ? mx - 24 : mx + 40) + one * 16, y: 154, size: 0.42 });
      },
    };
  },
);
