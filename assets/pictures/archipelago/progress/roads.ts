import { mix } from '../../kit/colour.ts';
import { hills, reeds } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import { lineOf, type Point } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { clouds } from '../../kit/sea.ts';
import { tree } from '../../kit/stock.ts';
import { townhouse } from '../../kit/towns.ts';
import { band, heaven, worker } from './_a-works.ts';

/** Paving along a course from far to near, as wide as given at its ends; each stone is laid for itself. The course always falls. */
function paved(p: Painter, course: string, wide: readonly [number, number], rows: number, ink: number): void {
  const line = lineOf(course);
  const [first, last] = [line[0], line.at(-1)] as [Point, Point];
  /** The middle of the road and its width so far down it; rows grow towards us. */
  const at = (t: number): { readonly x: number; readonly y: number; readonly wide: number } => {
    const y = first.y + (last.y - first.y) * t ** 1.5;
    const { x } = line.find((one) => one.y >= y) ?? last;
    return { x, y, wide: wide[0] + (wide[1] - wide[0]) * t ** 1.5 };
  };
  const edge = (way: 1 | -1): Point[] =>
    Array.from({ length: rows + 1 }, (_, row) => {
      const one = at(row / rows);
      return { x: one.x + way * one.wide * 0.57, y: one.y };
    });
  p.form([...edge(-1), ...edge(1).reverse()], '#7a7068', { ink, light: 0 });
  for (let row = 0; row < rows; row++) {
    const [a, b] = [at(row / rows), at((row + 1) / rows)];
    const shift = (row % 2) * 0.5;
    for (let stone = 0; stone < 5 + shift; stone++) {
      const [l, r] = [Math.max(0, stone - shift) / 5 + 0.014, Math.min(5, stone + 1 - shift) / 5 - 0.014];
      const corner = (end: typeof a, share: number, y: number): Point => ({
        x: end.x + end.wide * (share - 0.5) + p.chance.number(-0.008, 0.008) * end.wide,
        y,
      });
      const foot = a.y + (b.y - a.y) * 0.92;
      p.form(
        [corner(a, l, a.y), corner(a, r, a.y), corner(b, r, foot), corner(b, l, foot)],
        mix('#fff6da', '#d6c8b4', p.chance.number(0, 0.8)),
        { ink: b.wide < 60 ? 0 : Math.min(ink - 2, b.wide / 70), light: Math.min(6, b.wide / 50) },
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
      '-74,-108 -20,-112 40,-112 68,-120 88,-142 106,-150 128,-130 146,-108 140,-96 124,-96 104,-110 92,-84 70,-58 0,-52 -60,-56 -80,-80',
      coat,
      {
        ink: 4,
        hatch: 0.5,
      },
    );
    p.form('90,-140 82,-176! 104,-148', coat, { ink: 3, light: 2 });
    p.form('98,-146 102,-180! 114,-146', coat, { ink: 3, light: 2 });
    p.form('-54,-132 0,-146 48,-130 52,-80 0,-66 -56,-82', '#e2b25a', { ink: 4, hatch: 0.5 });
    p.stroke('-2,-144 2,-100 -2,-66', 4, '#7a3a24');
  });
}

/** A paved road winds through green hills up to a town on its height; a driver leads his mule past the signpost. */
export const picture: Picture = {
  hour: 'noon',
  scene(p) {
    heaven(p, 220, ['#5fa8c4', '#a4d0cc', '#f2e8b8']);
    clouds(p, '#fbf4e0', 30, 110, 4, true);
    hills(p, 186, 26, '#8fb4a4', 2);
    p.form('-40,320! 120,246 300,190 470,138 600,118 730,140 870,206! 870,520! -40,520!', '#6f9a4a', {
      ink: 4,
      light: 24,
      shade: '#4a7440',
    });
    for (const [x, y, size] of [
      [560, 132, 0.34],
      [604, 128, 0.46],
      [708, 146, 0.4],
      [752, 160, 0.32],
    ] as const)
      townhouse(p, { x, y, size }, { wall: '#f6ead0' });
    for (const [x, y, size] of [
      [96, 300, 0.7],
      [214, 262, 0.5],
      [322, 226, 0.36],
      [792, 262, 0.6],
    ] as const)
      tree(p, { x, y, size }, '#41703c');
    p.form('-40,400! 60,340 180,310 330,316 520,334 700,304 870,314! 870,520! -40,520!', '#4f8440', {
      ink: 3,
      light: 18,
      shade: '#356334',
    });
    paved(
      p,
      '652,128 682,144 700,164 672,194 580,226 480,258 430,292 446,340 496,400 520,460 500,520',
      [18, 440],
      22,
      5,
    );
    p.beam('176,476 172,268', 20, '#a8743e', { ink: 5, hatch: 0.4 });
    p.form('160,292! 262,278! 286,294 264,314! 160,322!', '#e2c08a', { ink: 5, light: 4 });
    p.form('186,336! 98,330! 72,348 96,366! 186,366!', '#d6ae74', { ink: 5, light: 4 });
    mule(p, { x: 404, y: 366, size: 0.92 });
    worker(p, { x: 560, y: 374, size: 0.94 }, { shirt: '#b8412c', skin: '#6a4a38' });
    p.stroke('532,268 546,302 566,320', 4);
    reeds(p, 50, 490, { high: 110, colour: '#23401f' });
    reeds(p, 806, 492, { high: 80, many: 12, colour: '#23401f' });
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#23506c');
    p.form('-20,158! 90,122 190,74 280,50 350,72 470,132! 470,190! -20,190!', '#2c5638', { ink: 3, shade: '#264a34' });
    paved(p, '296,46 324,58 312,76 248,96 212,114 216,140 230,182', [34, 280], 10, 5);
    townhouse(p, { x: 256, y: 60, size: 0.3 }, { wall: '#f6ead0' });
    townhouse(p, { x: 344, y: 66, size: 0.26 }, { wall: '#f6ead0' });
  },
};
