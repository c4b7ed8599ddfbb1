import type { Box } from '../../../../board/plane.ts';
import type { Size } from '../../../../board/viewport.ts';
import type { Count, FarMark, Segment, Sign, UnitsMark } from './marks.ts';

/** Sizes of marks in pixels of the screen, whatever the zoom, with text of the usual size. */
export const FAR = { figure: 24, ring: 27, building: 22, flag: 10, icon: 18, hut: 16, segment: 29.5, cap: 13 } as const;

/** The width of a figure at the size of text used here. */
const FIGURE_WIDTH = 8.7;
/** How wide the sign before a number is. */
export const SIGN_WIDTH = 13;
/** What keeps a sign from the number before it, whose sign it is not. */
const APART = 2;
/** What a segment leaves beside its numbers, and how wide it is at least. */
const AIR = 4;
const NARROWEST = 17;

/** The rim of a number that stands on no ground of its own. */
const RIM = 3;
/** How wide a number is with a rim. */
export const numberWidth = (n: number): number => String(n).length * FIGURE_WIDTH + RIM;

/** A number in a row of them: where its sign begins, if it has one, and where its own middle is. */
export type Lined = {
  readonly sign: Sign | undefined;
  readonly x: number;
  readonly n: number;
  readonly middle: number;
};

/** Numbers side by side, each behind its sign, unless it is the `plain` one; and where the last one ends. */
function lineUp(counts: readonly Count[], plain: Sign, rim: number): { all: Lined[]; end: number } {
  let end = 0;
  const all = counts.map(({ sign, n }): Lined => {
    const shown = sign === plain ? undefined : sign;
    const x = end > 0 ? end + APART : 0;
    const wide = numberWidth(n) - RIM + rim;
    end = x + wide + (shown === undefined ? 0 : SIGN_WIDTH);
    return { sign: shown, x, n, middle: end - wide / 2 };
  });
  return { all, end };
}

/** The sign of the figure: the first that there is. */
export const figureSign = ({ counts, kind }: UnitsMark): Sign => counts[0]?.sign ?? kind;

/** Whether all of them lie, so that the figure does. */
export const allLie = (mark: UnitsMark): boolean => figureSign(mark) !== mark.kind;

/** How wide a figure is without its number. */
export const figureWidth = ({ kind, working }: UnitsMark): number =>
  working > 0 ? FAR.ring : kind === 'ship' ? 27 : FAR.figure;

/** So far the number of a mark covers its own figure. */
const TUCK = 7;

/** The numbers beside a figure, and where they begin: the first is its own. */
export const besideFigure = (mark: UnitsMark) => ({
  ...lineUp(mark.counts, figureSign(mark), RIM),
  from: figureWidth(mark) - TUCK,
});

/** The numbers of a segment, and how wide it is: under the symbol of a seat a number without a sign counts citizens. */
export function inSegment({ counts }: Segment) {
  const { all, end } = lineUp(counts, 'citizen', 0);
  const width = Math.max(NARROWEST, end + AIR);
  return { all, width, from: (width - end) / 2 };
}

/** Where the segments of a badge lie in its box, row by row: each row in the middle. */
export function segmentBoxes(rows: readonly (readonly Segment[])[]): { segment: Segment; box: Box }[] {
  const widths = rows.map((row) => row.reduce((sum, segment) => sum + inSegment(segment).width, 0));
  const most = Math.max(...widths);
  return rows.flatMap((row, nth) => {
    let left = (most - (widths[nth] ?? 0)) / 2;
    return row.map((segment) => {
      const box = part(left, nth * FAR.segment, (left += inSegment(segment).width), (nth + 1) * FAR.segment);
      return { segment, box };
    });
  });
}

/** What a mark covers. */
export function sizeOfMark(mark: FarMark): Size {
  switch (mark.of) {
    case 'units': {
      const { from, end } = besideFigure(mark);
      return { width: from + end, height: mark.working > 0 ? FAR.ring : FAR.figure + 2 };
    }
    case 'badge':
      return {
        width: Math.max(...segmentBoxes(mark.rows).map(({ box }) => box.right)),
        height: mark.rows.length * FAR.segment,
      };
    case 'building':
      return { width: FAR.building + 4, height: FAR.building + 3 };
    case 'icon':
      return { width: FAR.icon + 1, height: FAR.icon + 1 };
    case 'huts':
      return { width: FAR.hut + numberWidth(mark.count) - 2, height: FAR.hut + 2 };
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
  if (mark.of === 'badge') return segmentBoxes(mark.rows).map(({ box }) => box);
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
