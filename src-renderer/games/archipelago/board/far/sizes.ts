import type { Box } from '../../../../board/plane.ts';
import type { Size } from '../../../../board/viewport.ts';
import { allLie, countWords, type FarMark, type UnitsMark } from './marks.ts';

/** Sizes of marks in pixels of the screen, whatever the zoom. */
export const FAR = { figure: 24, ring: 27, building: 22, flag: 10, icon: 18, hut: 16 } as const;

/** Widths of a figure and of the dot at the size of text used here. */
const FIGURE_WIDTH = 8.7;
const DOT_WIDTH = 5;

/** How wide a number is, its rim included. */
export const numberWidth = (words: readonly string[]): number =>
  words
    .join('')
    .split('')
    .reduce((sum, letter) => sum + (letter === '·' ? DOT_WIDTH : FIGURE_WIDTH), 3);

/** How wide a figure is without its number. */
export const figureWidth = ({ kind, working }: UnitsMark): number =>
  working > 0 ? FAR.ring : kind === 'ship' ? 27 : FAR.figure;

/** So far the number of a mark covers its own figure. */
export const TUCK = 7;

/** What a mark covers. */
export function sizeOfMark(mark: FarMark): Size {
  switch (mark.of) {
    case 'units':
      return {
        width: figureWidth(mark) - TUCK + numberWidth(countWords(mark)),
        height: mark.working > 0 ? FAR.ring : FAR.figure + 2,
      };
    case 'building':
      return { width: FAR.building + 4, height: FAR.building + 3 };
    case 'icon':
      return { width: FAR.icon + 1, height: FAR.icon + 1 };
    case 'huts':
      return { width: FAR.hut + numberWidth([String(mark.count)]) - 2, height: FAR.hut + 2 };
  }
}

const part = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

/** A disc in a square of `wide`, as three rectangles. */
const disc = (wide: number, x = 0, y = 0): Box[] =>
  [0, 0.15, 0.25].map((cut) => {
    const across = cut === 0.15 ? 0.15 : 0.25 - cut;
    return part(x + wide * cut, y + wide * across, x + wide * (1 - cut), y + wide * (1 - across));
  });

/** What a mark covers, in more detail: figures are narrow above, and numbers stand low. From the upper left of its box. */
export function partsOfMark(mark: FarMark): readonly Box[] {
  const { width, height } = sizeOfMark(mark);
  if (mark.of === 'huts') return [part(0, 0, width, height)];
  if (mark.of === 'icon') return disc(width);
  if (mark.of === 'building') return [...disc(23, 0, 2.5), part(14, 0, width, 13)];
  const figure = figureWidth(mark);
  const number = part(figure - TUCK, height - 15, width, height);
  if (mark.working > 0) return [...disc(figure), number];
  if (allLie(mark)) return [part(0, 0, figure, height), number];
  const narrow = mark.kind === 'ship' ? [4, 22] : [5, 19];
  return [part(narrow[0] ?? 0, 0, narrow[1] ?? 0, 13), part(0, mark.kind === 'ship' ? 13 : 9, figure, height), number];
}
