import { mix, PAINT } from '../../kit/colour.ts';
import { settler } from '../../kit/settler.ts';
import { INK } from '../../kit/ink.ts';
import { limb } from '../../kit/limb.ts';
import type { Painter, Place } from '../../kit/painter.ts';
import type { Picture } from '../../kit/picture.ts';
import { band, deepen, strip } from './_parts.ts';

const BRASS = '#6b4a1e';

/** A pair of dividers that walks over a chart, its points at -90 and 110 on y = 0; 330 units high. */
function dividers(p: Painter, place: Place, ink: number, wide = 1): void {
  p.at(place, () => {
    limb(p, '6,-296 62,-150 110,0', [44 * wide, 36 * wide, 6], BRASS, { ink, hatch: 0.3 });
    limb(p, '-2,-296 -52,-150 -90,0', [44 * wide, 36 * wide, 6], mix(BRASS, '#d8a23a', 0.35), { ink, hatch: 0.3 });
    for (const [x, y] of [
      [-52, -150],
      [62, -150],
    ] as const)
      p.disc(x, y, 17 * wide, '#c99a48', { ink: ink - 2, light: 4 });
    p.disc(2, -298, 40 * wide, '#8a6428', { ink, light: 8 });
    p.disc(2, -298, 14, '#d8b060', { ink: ink - 2, light: 4 });
    p.form('-12,-326! -14,-352 2,-366 18,-352 16,-326!', '#8a6428', { ink: ink - 1, light: 4 });
  });
}

/** A round token of wood with the mark of an island, as it lies on a chart. */
function token(p: Painter, x: number, y: number): void {
  p.disc(x, y + 8, 34, '#5a3a22', { ink: 4, high: 22, light: 3 });
  p.disc(x, y, 34, '#c98a4a', { ink: 4, high: 22, light: 6 });
  p.form(`${x - 18},${y + 6} ${x - 4},${y - 12} ${x + 6},${y - 4} ${x + 18},${y + 4} ${x},${y + 12}`, '#6b8a4a', {
    ink: 2,
    light: 3,
  });
}

/** Dividers walk from island to island over a chart with round tokens; people stand round the table. */
export const picture: Picture = {
  hour: 'inside',
  scene(p) {
    band(p, '#5f4230');
    for (const [x, coat, hat] of [
      [90, '#7a3a34', 'broad'],
      [330, '#3f5f6a', 'cowl'],
      [690, '#8a6a34', 'cap'],
      [790, '#4a5a3f', 'none'],
    ] as const)
      settler(p, { x, y: 226, size: 1.16 }, { coat, hat });
    p.form('-40,190! 120,150 860,146! 870,520! -40,520!', '#ecd9ac', { ink: 5, light: 12, shade: '#c9ac78' });
    p.form('-30,330 60,260 160,214 330,200 520,196 700,206 860,240! 870,500! -40,500!', '#a9c4b4', {
      ink: 2,
      light: 4,
      shade: '#9ab8aa',
    });
    for (const points of [
      '-30,360 140,300 300,350 520,290 860,340',
      '-30,430 200,390 420,440 640,380 860,420',
      '60,250 260,240 460,250 780,240',
    ])
      p.stroke(points, 2, '#5f8a84', 0.6);
    p.form('120,330 150,296 210,288 236,316 220,350 160,362', '#d9b56a', { ink: 3, light: 5 });
    p.form('560,300 610,262 690,262 730,292 700,330 620,340', '#c7a95f', { ink: 3, light: 5 });
    p.form('300,244 340,226 390,232 396,256 340,268', '#b9b066', { ink: 2, light: 4 });
    p.form('700,430 760,398 840,410 850,460 760,476', '#d9b56a', { ink: 3, light: 5 });
    for (let at = 0; at < 9; at++)
      p.stroke(
        `${190 + at * 44},${334 + Math.sin(at) * 12} ${214 + at * 44},${334 + Math.sin(at + 0.6) * 12}`,
        4,
        PAINT.red,
      );
    for (const [x, y] of [
      [196, 318],
      [668, 292],
      [346, 244],
      [92, 428],
      [178, 448],
    ] as const)
      token(p, x, y);
    for (let y = 440; y < 470; y += 12) p.stroke(`260,${y} 330,${y + 2} 400,${y}`, 2, INK, 0.5);
    dividers(p, { x: 470, y: 426, size: 1.08 }, 6);
  },
  strip(p) {
    strip(p, '#93ae7c', '#86a070', 108);
    deepen(p, '#6f8858');
    for (const [x, y] of [
      [184, 134],
      [266, 134],
    ] as const)
      p.at({ x, y, size: 0.94 }, () => token(p, 0, 0));
    dividers(p, { x: 221, y: 132, size: 0.36 }, 8, 1.3);
  },
};
