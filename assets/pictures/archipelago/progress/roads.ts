import { mix } from '../../kit/colour.ts';
import { hills, reeds } from '../../kit/land.ts';
import { limb } from '../../kit/limb.ts';
import { lineOf, type Point } from '../../kit/line.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
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
  p.form([...edge(-1), ...edge(1).reverse()], '#6a7488', { ink, light: 0 });
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
    heaven(p, 230, ['#24406a', '#35588a', '#5a80a8', '#86a4bc']);
    p.disc(166, 92, 50, '#fff8dc', { ink: 0, shade: '#f0e4b8' });
    p.glow(166, 92, 230, '#e8f0ff', 0.5);
    hills(p, 196, 26, '#47719a', 2);
    p.form('-40,330! 120,256 300,196 470,140 600,118 730,140 870,206! 870,520! -40,520!', '#4a8478', {
      ink: 4,
      light: 24,
      shade: '#2c5a62',
    });
    for (const [x, y, high] of [
      [560, 128, 60],
      [604, 124, 92],
      [700, 138, 70],
      [744, 152, 54],
    ] as const) {
      p.form(
        `${x - 24},${y + 8}! ${x - 24},${y - high * 0.6}! ${x},${y - high}! ${x + 24},${y - high * 0.6}! ${x + 24},${y + 8}!`,
        '#2a3f5e',
        { ink: 3 },
      );
      p.form(`${x - 8},${y - 4}! ${x - 8},${y - 24}! ${x + 8},${y - 24}! ${x + 8},${y - 4}!`, '#ffcc66', {
        ink: 0,
        light: 1,
      });
    }
    p.form('-40,400! 60,330 180,300 330,310 520,330 700,300 870,310! 870,520! -40,520!', '#3f7560', {
      ink: 3,
      light: 18,
      shade: '#274f50',
    });
    paved(
      p,
      '652,128 682,144 700,164 672,194 580,226 480,258 430,292 446,340 496,400 520,460 500,520',
      [16, 430],
      22,
      5,
    );
    p.glow(480, 400, 250, '#fff2d0', 0.5);
    p.glow(650, 190, 120, '#fff2d0', 0.4);
    p.beam('176,476 172,268', 20, '#c09a6c', { ink: 5, hatch: 0.4 });
    p.form('160,292! 262,278! 286,294 264,314! 160,322!', '#e2c08a', { ink: 5, light: 4 });
    p.form('186,336! 98,330! 72,348 96,366! 186,366!', '#cfa878', { ink: 5, light: 4 });
    mule(p, { x: 404, y: 358, size: 0.86 });
    worker(p, { x: 548, y: 366, size: 0.88 }, { shirt: '#b8412c', pose: 'haul', skin: '#6a4a38' });
    p.stroke('606,286 608,296', 3);
    p.disc(608, 306, 12, '#ffe09a', { ink: 3, light: 2, shade: '#f0b04a' });
    p.glow(608, 306, 130, '#ffb850', 0.8);
    reeds(p, 50, 490, { high: 110 });
    reeds(p, 806, 492, { high: 80, many: 12 });
  },
  strip(p) {
    p.wash(band(p, -20, 180), '#3f6a9a');
    p.form('-20,150! 90,110 200,66 280,48 350,70 470,124! 470,190! -20,190!', '#356456', { ink: 3, shade: '#264f4c' });
    paved(p, '286,46 312,58 300,78 236,98 206,116 214,140 226,182', [16, 190], 11, 5);
    p.glow(224, 140, 120, '#fff2d0', 0.5);
    p.disc(150, 34, 20, '#fff8dc', { ink: 0, shade: '#f0e4b8' });
  },
};
