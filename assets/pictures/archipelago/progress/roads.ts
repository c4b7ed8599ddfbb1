import { mix } from '../../kit/colour.ts';
import { INK } from '../../kit/ink.ts';
import { hills, reeds, sky } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import { lineOf, type Point } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, worker } from './_a-works.ts';

/** Paving along a line from far to near, as wide as given at its ends; each stone is laid for itself. */
function paved(p: Painter, course: string, from: number, to: number, rows: number, ink: number): void {
  const line = lineOf(course);
  const end = line.at(-1) as Point;
  const at = (t: number): { readonly x: number; readonly y: number; readonly wide: number } => {
    const { x, y } = line[Math.round(Math.min(1, t) * (line.length - 1))] ?? end;
    return { x, y, wide: from + (to - from) * t ** 1.3 };
  };
  const edge = (way: 1 | -1, more: number): Point[] =>
    Array.from({ length: rows + 1 }, (_, row) => {
      const { x, y, wide } = at(row / rows);
      return { x: x + (way * wide * more) / 2, y };
    });
  p.form([...edge(-1, 1.16), ...edge(1, 1.16).reverse()], '#5a5668', { ink, light: 0 });
  for (let row = 0; row < rows; row++) {
    const [a, b] = [at(row / rows), at((row + 1) / rows)];
    const many = 5;
    const shift = (row % 2) * 0.5;
    for (let stone = 0; stone < many + shift; stone++) {
      const [l, r] = [Math.max(0, stone - shift) / many, Math.min(many, stone + 1 - shift) / many];
      const x = (end: typeof a, share: number): number => end.x + end.wide * (share - 0.5);
      const gap = 0.012;
      p.form(
        [
          { x: x(a, l + gap), y: a.y },
          { x: x(a, r - gap), y: a.y },
          { x: x(b, r - gap), y: a.y + (b.y - a.y) * 0.93 },
          { x: x(b, l + gap), y: a.y + (b.y - a.y) * 0.93 },
        ],
        mix('#f4ead0', '#c2b6b4', p.chance.number(0, 0.8)),
        { ink: Math.min(ink - 2, b.wide / 60), light: Math.min(6, b.wide / 50) },
      );
    }
  }
}

/** A mule under packs, looking to the right, 170 units high; stands on y = 0. */
function mule(p: Painter, place: Place): void {
  const coat = '#7a5a4a';
  p.at(place, () => {
    for (const points of ['-56,-60 -64,-32 -58,0', '48,-60 56,-32 50,0', '-38,-60 -34,-30 -40,0', '64,-60 68,-30 72,0'])
      limb(p, points, [20, 12, 9], coat, { ink: 3 });
    p.form(
      '-74,-108 -20,-112 40,-112 74,-120 100,-150 116,-160 146,-138 142,-126 118,-128 98,-96 70,-58 0,-52 -60,-56 -80,-80',
      coat,
      {
        ink: 4,
        hatch: 0.5,
      },
    );
    p.form('104,-152 102,-184! 116,-160', coat, { ink: 3, light: 2 });
    p.form('-54,-132 0,-146 48,-130 52,-80 0,-66 -56,-82', '#e2b25a', { ink: 4, hatch: 0.5 });
    p.stroke('-2,-144 2,-100 -2,-66', 4, '#7a3a24');
  });
}

/** By moonlight a paved road winds up over the hill to a lit town; a driver with his lantern leads a mule. */
export const picture: Picture = {
  hour: 'night',
  scene(p) {
    sky(p, 210, { clouds: 2, stars: true });
    p.disc(176, 86, 46, '#f7efcf', { ink: 0, shade: '#e2d8b0' });
    p.glow(176, 86, 230, '#cfdcf0', 0.45);
    hills(p, 190, 26, '#33506a', 2);
    p.form('-40,330! 120,250 300,190 470,136 600,116 730,140 870,210! 870,520! -40,520!', '#2f5a58', {
      ink: 4,
      light: 24,
      shade: '#1f3f48',
    });
    for (const [x, y, high] of [
      [566, 118, 46],
      [606, 116, 66],
      [650, 120, 40],
      [690, 130, 50],
    ] as const) {
      p.form(
        `${x - 20},${y + 6}! ${x - 20},${y - high * 0.6}! ${x},${y - high}! ${x + 20},${y - high * 0.6}! ${x + 20},${y + 6}!`,
        '#1d2c40',
        {
          ink: 2,
        },
      );
      p.form(`${x - 6},${y - 6}! ${x - 6},${y - 20}! ${x + 6},${y - 20}! ${x + 6},${y - 6}!`, '#ffc860', {
        ink: 0,
        light: 1,
      });
    }
    p.form('-40,420! 80,372 240,350 420,356 620,330 760,316 870,330! 870,520! -40,520!', '#2a4c40', {
      ink: 3,
      light: 16,
      shade: '#1c3436',
    });
    paved(p, '626,124 650,146 690,172 690,204 600,232 470,252 392,284 404,328 452,380 450,440 400,510', 16, 420, 26, 5);
    p.form('676,420! 668,330 690,306 716,306 738,330 736,420!', '#c9c2c0', { ink: 5, hatch: 0.5 });
    p.stroke('686,346 702,342 720,346', 4, '#5a5668');
    mule(p, { x: 370, y: 318, size: 0.54 });
    worker(p, { x: 474, y: 314, size: 0.56 }, { shirt: '#a8392b', pose: 'haul', skin: '#5a4034' });
    p.disc(516, 266, 9, '#ffd27a', { ink: 2, light: 2 });
    p.glow(516, 266, 110, '#ffb850', 0.75);
    reeds(p, 60, 490, { high: 110 });
    reeds(p, 800, 492, { high: 80, many: 12 });
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#22384c');
    p.form('-20,150! 90,100 200,44 270,32 350,58 470,120! 470,190! -20,190!', '#2f5a54', { ink: 3, shade: '#203f46' });
    paved(p, '272,34 292,46 286,64 232,80 204,98 220,122 222,176', 10, 130, 15, 5);
  },
};
