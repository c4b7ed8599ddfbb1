import { expect, test } from 'vitest';
import { Box3, type BufferAttribute, type BufferGeometry, Color } from 'three';
import { TURNED, turnedOutline, turnedPiece } from '#renderer/board/three/turned-piece.ts';
import { SEAT_STYLES, type SeatColour } from '#renderer/icons/seat-styles.ts';
import { PALETTE } from '#renderer/styles/palette.ts';

/** Triangles of five pawns, one of each seat: some sixty stand on a late table of five, which may have 60,000 in all. */
const MOST = 1600;
/** Where the head of a piece begins, over its middle, and a fifth of its height. */
const HEAD = { from: 0.045, band: 0.028 };
const COLOURS = Object.keys(SEAT_STYLES) as SeatColour[];
const trianglesOf = (geometry: BufferGeometry): number => geometry.getAttribute('position').count / 3;

test('pawns of five seats have few triangles', () => {
  const seats = COLOURS.filter((colour) => colour !== 'neutral');
  const triangles = seats.map((colour) => trianglesOf(turnedPiece(SEAT_STYLES[colour])));
  expect(triangles.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST);
  const outlines = seats.map((colour) => trianglesOf(turnedOutline(SEAT_STYLES[colour])));
  expect(outlines.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(MOST / 2);
});

test.each(COLOURS)('a pawn of %s stands on its foot, and is as wide as its place', (colour) => {
  const pawn = turnedPiece(SEAT_STYLES[colour]);
  const box = new Box3().setFromBufferAttribute(pawn.getAttribute('position') as BufferAttribute);
  expect(box.min.y).toBeCloseTo(-TURNED.middle, 1);
  expect(box.max.y).toBeLessThan(TURNED.middle + 0.06);
  expect(box.max.x - box.min.x).toBeLessThan(0.26);
});

test('no two heads look alike from any side: seen from eight directions they differ in their outline', () => {
  /** How far a head reaches at each of five heights, seen from a direction, in thousandths. */
  const outlineOf = (colour: SeatColour, turn: number): readonly number[] => {
    const places = turnedPiece(SEAT_STYLES[colour]).getAttribute('position');
    const reach = Array.from({ length: 5 }, () => 0);
    for (let at = 0; at < places.count; at++) {
      const [x, y, z] = [places.getX(at), places.getY(at), places.getZ(at)];
      const band = Math.floor((y - HEAD.from) / HEAD.band);
      const across = Math.abs(x * Math.cos(turn) + z * Math.sin(turn));
      if (band >= 0 && band < reach.length) reach[band] = Math.max(reach[band] ?? 0, Math.round(1000 * across));
    }
    return reach;
  };
  const seats = COLOURS.filter((colour) => colour !== 'neutral');
  for (let side = 0; side < 8; side++) {
    const outlines = seats.map((colour) => outlineOf(colour, (side * Math.PI) / 8));
    const alike = outlines.flatMap((one, at) =>
      outlines
        .slice(at + 1)
        .filter((other) => Math.max(...one.map((far, band) => Math.abs(far - (other[band] ?? 0)))) < 12),
    );
    expect(alike, `from side ${side}`).toEqual([]);
  }
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
