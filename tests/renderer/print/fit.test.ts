import { describe, expect, test } from 'vitest';
import { collapsed } from '#renderer/board/print/collapse.ts';
import { aspectOf, fitted, seenPart, viewBoxMatrix } from '#renderer/board/print/fit.ts';
import { moved } from '#renderer/board/print/matrix.ts';

const [NONE, X_MIN_Y_MAX, X_MID_Y_MID] = [1, 8, 6];
const [MEET, SLICE] = [1, 2];
const BOX = { x: 10, y: 20, width: 100, height: 50 };
const MIDDLE = aspectOf({ align: X_MID_Y_MID, meetOrSlice: MEET });
const COVER = aspectOf({ align: X_MID_Y_MID, meetOrSlice: SLICE });

describe('what is fitted into a box', () => {
  test('lies in its middle, whole', () => {
    expect(fitted({ width: 30, height: 30 }, BOX, MIDDLE)).toEqual({ x: 35, y: 20, width: 50, height: 50 });
  });

  test('covers it, and only a part of it is seen', () => {
    const size = { width: 30, height: 30 };
    const covering = fitted(size, BOX, COVER);
    expect(covering).toEqual({ x: 10, y: -5, width: 100, height: 100 });
    expect(seenPart(size, BOX, covering)).toEqual({ x: 0, y: 7.5, width: 30, height: 15 });
  });

  test('lies at an edge, or takes the shape of the box', () => {
    const atEdge = aspectOf({ align: X_MIN_Y_MAX, meetOrSlice: MEET });
    expect(fitted({ width: 200, height: 20 }, BOX, atEdge)).toEqual({ x: 10, y: 60, width: 100, height: 10 });
    expect(fitted({ width: 3, height: 9 }, BOX, aspectOf({ align: NONE, meetOrSlice: SLICE }))).toEqual(BOX);
  });

  test('has the corners of a viewBox where they belong', () => {
    const view = { x: -100, y: -50, width: 200, height: 100 };
    const map = viewBoxMatrix(view, BOX, MIDDLE);
    expect(moved(map, { x: -100, y: -50 })).toEqual({ x: 10, y: 20 });
    expect(moved(map, { x: 100, y: 50 })).toEqual({ x: 110, y: 70 });
  });
});

test('white space of a text is one space, and none at its ends, whichever node it lies in', () => {
  expect(collapsed(['\n  Far   East\n '])).toEqual(['Far East']);
  expect(collapsed(['  ', 'a ', ' b', '  '])).toEqual(['', 'a ', 'b', '']);
  expect(collapsed(['\n'])).toEqual(['']);
});
