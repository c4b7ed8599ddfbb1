import { oncePer } from '#engine/kernel/once-per.ts';
import { mix } from '../../../../board/plane.ts';
import { HEXAGON } from '../shape/shape.ts';
import type { Sketch } from '../shape/sketch.ts';
import { path, type Drawing, type Ink } from './ink.ts';
import { landInks } from './land.ts';
import { peakInks, peaksOf, rockInks, volcanoInks } from './mountains.ts';
import { PAINT } from '../../palette.ts';
import { waterInks } from './water.ts';

/** How much of its place a tile fills: a hair of the tray shows between two. */
export const TILE = 0.982;

/** The painted face of a tile; drawn once a sketch. */
export const tileDrawing = oncePer((sketch: Sketch): Drawing => {
  const outline = (kind: 'land' | 'water') =>
    sketch.parts
      .filter((part) => part.kind === kind)
      .map(({ outline: line, holes }) => path(line, true) + holes.map((hole) => path(hole, true)).join(''))
      .join('');
  const hex = path(
    HEXAGON.map((p) => mix({ x: 0, y: 0 }, p, TILE)),
    true,
  );
  const peaks = peaksOf(sketch);
  const rocks = peaks.map(({ at, half }) => ({ at, radius: half * 1.15 }));
  return {
    key: sketch.key.replaceAll('.', '-'),
    clips: { hex, land: outline('land'), water: outline('water') },
    inks: [
      { d: hex, fill: PAINT.sea },
      ...waterInks(sketch),
      ...landInks(sketch, rocks),
      ...rockInks(sketch),
      ...peakInks(peaks, sketch.key),
      ...(sketch.peak ? volcanoInks(sketch.peak.at) : []),
      ...rim(),
    ],
  };
});

/** The carved edge: light falls from the upper left. */
function rim(): Ink[] {
  const at = (i: number) => mix({ x: 0, y: 0 }, HEXAGON[((i % 6) + 6) % 6] ?? { x: 0, y: 0 }, TILE - 0.012);
  const along = (...corners: number[]) => path(corners.map(at));
  return [
    { d: along(4, 5, 0, 1), stroke: PAINT.edgeLit, width: 2.4, opacity: 0.34 },
    { d: along(1, 2, 3, 4), stroke: PAINT.edgeDark, width: 2.6, opacity: 0.42 },
  ];
}
