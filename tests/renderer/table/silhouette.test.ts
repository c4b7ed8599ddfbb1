import { expect, test } from 'vitest';
import { seatShip } from '#renderer/board/three/ship.ts';
import { turnedOutline, turnedPiece } from '#renderer/board/three/turned-piece.ts';
import { SEAT_STYLES, type SeatColour } from '#renderer/icons/seat-styles.ts';
import { likeness, SEATS, silhouette } from './silhouette.ts';

/** Pieces that have more of their outline in common look alike. */
const ALIKE = 0.66;
const COLOURS = (Object.keys(SEAT_STYLES) as SeatColour[]).filter((colour) => colour !== 'neutral');

test.each(COLOURS)('pawn and ship of %s are told apart by their outline from all 24 seats', (colour) => {
  const [pawn, ship] = [turnedPiece(SEAT_STYLES[colour]), seatShip(SEAT_STYLES[colour])];
  const most = SEATS.map((seat) => likeness(silhouette(pawn, seat), silhouette(ship, seat)));
  expect(most).toHaveLength(24);
  expect(Math.max(...most)).toBeLessThan(ALIKE);
});

test('pieces that are alike would be found: a pawn is like a pawn of another seat', () => {
  const [one, other] = [turnedPiece(SEAT_STYLES.yellow), turnedPiece(SEAT_STYLES.green)];
  for (const seat of SEATS) expect(likeness(silhouette(one, seat), silhouette(other, seat))).toBeGreaterThan(ALIKE);
});

test.each(COLOURS)('what shows of a pawn of %s through what hides it has the outline of the pawn', (colour) => {
  const [pawn, through] = [turnedPiece(SEAT_STYLES[colour]), turnedOutline(SEAT_STYLES[colour])];
  for (const seat of SEATS) expect(likeness(silhouette(pawn, seat), silhouette(through, seat))).toBeGreaterThan(0.85);
});
