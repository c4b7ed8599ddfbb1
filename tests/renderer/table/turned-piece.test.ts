import { expect, test } from 'vitest';
import { Box3, type BufferAttribute, type BufferGeometry, Color } from 'three';
import { TURNED, turnedPiece } from '#renderer/board/three/turned-piece.ts';
import { SEAT_STYLES, type SeatColour } from '#renderer/icons/seat-styles.ts';
import { PALETTE } from '#renderer/styles/palette.ts';

/** Triangles of five pawns, one of each seat: some sixty stand on a late table of five, which may have 60,000 in all. */
const MOST = 2300;
const COLOURS = Object.keys(SEAT_STYLES) as SeatColour[];
const trianglesOf = (geometry: BufferGeometry): number => geometry.getAttribute('position').count / 3;

test('pawns of five seats have few triangles', () => {
  const seats = COLOURS.filter((colour) => colour !== 'neutral');
  const triangles = seats.map((colour) => trianglesOf(turnedPiece(SEAT_STYLES[colour])));
  expect(triangles.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST);
});

test.each(COLOURS)('a pawn of %s stands on its foot, and is as wide as its place', (colour) => {
  const pawn = turnedPiece(SEAT_STYLES[colour]);
  const box = new Box3().setFromBufferAttribute(pawn.getAttribute('position') as BufferAttribute);
  expect(box.min.y).toBeCloseTo(-TURNED.middle, 1);
  expect(box.max.y).toBeLessThan(TURNED.middle + 0.06);
  expect(box.max.x - box.min.x).toBeLessThan(0.26);
});

test('no two heads are alike from any side: the highest parts of two seats have other shapes', () => {
  const headOf = (colour: SeatColour): string => {
    const places = turnedPiece(SEAT_STYLES[colour]).getAttribute('position');
    const high = Array.from({ length: places.count }, (_, at) => [places.getX(at), places.getY(at), places.getZ(at)]);
    return JSON.stringify(
      high.filter(([, y = 0]) => y > 0.06).map((place) => place.map((part) => Math.round(100 * part))),
    );
  };
  expect(new Set(COLOURS.map(headOf)).size).toBe(COLOURS.length);
});

test('a dark and a light line go round it', () => {
  const colours = turnedPiece(SEAT_STYLES.red).getAttribute('color');
  const near = (hex: string): boolean => {
    const { r, g, b } = new Color(hex);
    return Array.from({ length: colours.count }).some(
      (_, at) => Math.hypot(colours.getX(at) - r, colours.getY(at) - g, colours.getZ(at) - b) < 0.12,
    );
  };
  expect([near(PALETTE.night), near(PALETTE.chalk)]).toEqual([true, true]);
});
