import { mix } from '../../kit/colour.ts';
import { palm } from '../../kit/plants.ts';
import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import { ground, sky, weather } from '../../kit/land.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import { dome } from './_dome.ts';
import { air, bale, byLevel, calm } from './_stack.ts';

/** A vat sunk into a rim of clay, the dye in it; 150 units wide. */
function vat(p: Painter, place: Place, dye: string): void {
  p.at(place, () => {
    p.form('-76,-10! -72,22 -40,40 0,44 40,40 72,22 76,-10!', '#b5694a', { ink: 4, hatch: 0.6, light: 9 });
    p.disc(0, -10, 77, '#d08a62', { ink: 4, high: 24, light: 5 });
    p.disc(0, -8, 62, dye, { ink: 3, high: 17, light: 5 });
    p.stroke('-34,-10 -6,-14 20,-9', 3, mix(dye, '#cfe0f0', 0.6));
  });
}

/** A length of cloth that hangs over a bar at y = 0, so long, blown a little to one side; `print` of small flowers. */
function length(
  p: Painter,
  x: number,
  long: number,
  wide: number,
  colour: string,
  blow: number,
  print: string | null,
  ink: number,
): void {
  const half = wide / 2;
  p.form(
    `${x - half},-8! ${x},-14 ${x + half},-8! ${x + half + blow * 0.3},${long * 0.4} ${x + half + blow},${long}! ${x + blow + half * 0.4},${long + 8} ${x + blow - half * 0.3},${long - 6} ${x + blow - half},${long + 4}! ${x - half + blow * 0.2},${long * 0.5}`,
    colour,
    { ink, hatch: 0.4, light: 12 },
  );
  for (const part of [-0.2, 0.22])
    p.stroke(
      `${x + part * wide},0 ${x + part * wide + blow * 0.3},${long * 0.5} ${x + part * wide + blow * 0.9},${long * 0.94}`,
      3,
      mix(colour, INK, 0.5),
    );
  if (print === null) return;
  for (let row = 1; row < 7; row++)
    for (const side of [-0.24, 0.26])
      p.at(
        { x: x + (side + (row % 2) * 0.12 - 0.06) * wide + (blow * row) / 9, y: (long * row) / 7, size: wide / 108 },
        () => {
          // A bud of three petals on its stalk.
          for (const turn of [-52, 0, 52]) p.at({ x: 0, y: 2, turn }, () => p.wash('0,0! 6,-9 0,-19! -6,-9', print));
          p.stroke('0,0 2,8 0,15', 4, print);
        },
      );
  for (const part of [0.9, 0.95])
    p.stroke(`${x - half * 0.8 + blow * 0.9},${long * part} ${x + half * 0.8 + blow * 0.9},${long * part}`, 4, print);
}

type Cloth = readonly [colour: string, print: string | null];

/** The frame of bamboo and what hangs on it, 380 units high; its foot at y = 0. */
function frame(p: Painter, place: Place, cloths: readonly Cloth[], blow: number, ink = 5): void {
  const wide = 108;
  const reach = (cloths.length * (wide + 12)) / 2 + 26;
  p.at(place, () => {
    for (const side of [-1, 1]) {
      p.beam(`${side * (reach - 46)},4 ${side * reach},-380`, 13, '#c79a54', { ink: ink - 2 });
      p.beam(`${side * (reach + 46)},4 ${side * (reach - 10)},-380`, 13, '#b5843f', { ink: ink - 2 });
    }
    p.at({ x: 0, y: -350 }, () => {
      p.beam(`${-reach - 36},0 ${reach + 36},-4`, 15, '#d3a860', { ink: ink - 1 });
      cloths.forEach(([colour, print], one) =>
        length(
          p,
          (one - (cloths.length - 1) / 2) * (wide + 12),
          262 + ((one * 29) % 40),
          wide,
          colour,
          blow,
          print,
          ink,
        ),
      );
    });
  });
}

const [PALE, MID, DEEP, WHITE, RED] = ['#8fb3cf', '#3f76b0', '#213f7c', '#f2e9d2', '#a8342c'];

/** What hangs at each level, the vats before it, the light. */
const LEVELS = [
  {
    hour: 'dawn',
    x: 560,
    size: 1,
    cloths: [[DEEP, null]],
    vats: 1,
    blow: -26,
    stone: '#e0b8a0',
    cap: '#f3ddc4',
    earth: '#b58a5c',
  },
  {
    hour: 'winter',
    x: 300,
    size: 1.02,
    cloths: [
      [MID, null],
      [DEEP, null],
    ],
    vats: 2,
    blow: 18,
    stone: '#c9a89a',
    cap: '#e9e4dc',
    earth: '#c7b08a',
  },
  {
    hour: 'noon',
    x: 520,
    size: 1.04,
    cloths: [
      [DEEP, WHITE],
      [RED, '#f0cf8a'],
      [MID, WHITE],
    ],
    vats: 3,
    blow: 8,
    stone: '#f0dcb8',
    cap: '#f6eedc',
    earth: '#dcb46a',
  },
  {
    hour: 'storm',
    x: 366,
    size: 1.02,
    cloths: [
      [WHITE, MID],
      [PALE, null],
      [WHITE, RED],
      [DEEP, WHITE],
    ],
    vats: 3,
    blow: 60,
    stone: '#a89a94',
    cap: '#c4c0ba',
    earth: '#6f6a4e',
  },
  {
    hour: 'dusk',
    x: 440,
    size: 0.84,
    cloths: [
      [DEEP, '#f0c860'],
      [WHITE, RED],
      [MID, WHITE],
      [RED, '#f0cf8a'],
      [DEEP, WHITE],
    ],
    vats: 3,
    blow: -14,
    stone: '#8f5a58',
    cap: '#e2a070',
    earth: '#7a5238',
  },
] as const satisfies readonly { cloths: readonly Cloth[]; [other: string]: unknown }[];

/** Cotton fresh from the indigo vat hung on a frame of bamboo before domes: more lengths, more vats, printed at last. */
export const pictures = byLevel('india', 1, LEVELS, ({ hour, x, size, cloths, vats, blow, stone, cap, earth }, at) => {
  const left = x > 416;
  const out = (dx: number): number => (left ? x - dx : x + dx);
  const above = ['#eec0c6', '#d5e0e2', '#f1dfae', '#7f8c8c', '#dca05c'][at] as string;
  return {
    scene(p) {
      sky(p, 310, { clouds: at === 3 ? 6 : 3 });
      air(p, 316, above);
      for (const [dx, own] of [
        [330, 1.1],
        [500, 0.74],
        [180, 0.64],
        [-170, 0.7],
        [-270, 0.9],
      ] as const)
        dome(
          p,
          { x: out(dx * (at === 4 ? 1.1 : 1)), y: 330, size: own * (at === 4 ? 1.36 : 0.86 + 0.06 * at) },
          mix(stone, p.hour.far, 0.3),
          mix(cap, p.hour.far, 0.15),
        );
      palm(p, { x: at % 2 === 0 ? 66 : 780, y: 352, size: 0.8, flip: at % 2 === 1 });
      ground(p, 324, earth);
      frame(p, { x, y: 432, size: size * 1.06 }, cloths, blow);
      const wide = cloths.length * 60 + 100;
      if (at > 0)
        settler(
          p,
          { x: at === 4 ? 70 : out(wide + 40), y: 442, size: 1.05, flip: !left },
          {
            coat: ['', '#c9722f', '#8f3550', '#2f6a5c', '#b8402f'][at] as string,
            hat: 'veil',
            dress: true,
            skin: '#8a5a3c',
            arms: 'front',
          },
        );
      for (let one = 0; one < vats; one++)
        vat(
          p,
          {
            x: at < 2 ? out(150 + one * 150) : 130 + one * 190 + (at === 3 ? 60 : 0),
            y: 440 + (one % 2) * 6,
            size: 0.98,
          },
          one % 2 === 0 ? '#1f3668' : '#35609a',
        );
      for (let one = 0; one < Math.min(at, 3); one++)
        bale(p, { x: left ? 786 - one * 66 : 46 + one * 66, y: 470 - (one % 2) * 8, size: 0.86 }, '#f1e8d6');
      if (hour === 'storm') weather(p, 'rain', 80);
    },
    strip(p) {
      calm(p, above, mix(earth, above, 0.12), 134);
      const many = cloths.length;
      frame(p, { x: many > 3 ? 224 : left ? 290 : 170, y: 150, size: many > 4 ? 0.365 : 0.38 }, cloths, blow, 7);
      for (let one = 0; one < Math.min(vats, 3); one++)
        vat(
          p,
          { x: many > 3 ? 150 + one * 74 : left ? 170 - one * 44 : 290 + one * 56, y: 142, size: 0.36 },
          '#213a70',
        );
    },
  };
});
