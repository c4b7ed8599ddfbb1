import { Box3, type BufferAttribute, type BufferGeometry, Color, Vector3 } from 'three';
import { describe, expect, test } from 'vitest';
import { seatDisc } from '#renderer/board/three/disc.ts';
import { seatFlag } from '#renderer/board/three/flag.ts';
import { seatShip } from '#renderer/board/three/ship.ts';
import { card, CARD_THICK } from '#renderer/board/three/slab.ts';
import { token } from '#renderer/board/three/token.ts';
import { SEAT_STYLES, type SeatColour } from '#renderer/icons/seat-styles.ts';
import { PALETTE } from '#renderer/styles/palette.ts';

const COLOURS = Object.keys(SEAT_STYLES) as SeatColour[];
const DISC = { radius: 0.325, high: 0.145 };
const CARD = { width: 1.2, length: 1.8 };
const PRINT = { face: { left: 0.25, top: 0.5, right: 0.5, bottom: 1 }, blank: { x: 0.99, y: 0.02 } };

const placesOf = (geometry: BufferGeometry) => geometry.getAttribute('position') as BufferAttribute;
const trianglesOf = (geometry: BufferGeometry): number => placesOf(geometry).count / 3;
const sizeOf = (geometry: BufferGeometry): Vector3 =>
  new Box3().setFromBufferAttribute(placesOf(geometry)).getSize(new Vector3());
const corner = (geometry: BufferGeometry, at: number): Vector3 =>
  new Vector3().fromBufferAttribute(placesOf(geometry), at);

/** How much a closed solid holds: negative where it is inside out. */
function volumeOf(geometry: BufferGeometry): number {
  let sum = 0;
  for (let at = 0; at < placesOf(geometry).count; at += 3)
    sum += corner(geometry, at).dot(corner(geometry, at + 1).cross(corner(geometry, at + 2))) / 6;
  return sum;
}

/** Whether a part of it has a colour, its foot and the light painted on aside. */
function hasColour(geometry: BufferGeometry, hex: string): boolean {
  const colours = geometry.getAttribute('color');
  const { r, g, b } = new Color(hex);
  return Array.from({ length: colours.count }).some(
    (_, at) => Math.hypot(colours.getX(at) - r, colours.getY(at) - g, colours.getZ(at) - b) < 0.02,
  );
}

describe('the disc of a seat', () => {
  test.each(COLOURS)('of %s has few triangles, its symbol, and a light and a dark rim', (colour) => {
    const disc = seatDisc(SEAT_STYLES[colour], DISC);
    expect(trianglesOf(disc)).toBeLessThanOrEqual(160);
    for (const paint of [SEAT_STYLES[colour].mark, PALETTE.chalk, PALETTE.night])
      expect(hasColour(disc, paint)).toBe(true);
    expect(sizeOf(disc).x).toBeLessThan(2.3 * DISC.radius);
    expect(sizeOf(disc).y).toBeCloseTo(DISC.high, 2);
  });

  test('is rounder on a graphics card, and its symbol stands out of its face', () => {
    const plain = trianglesOf(seatDisc(SEAT_STYLES.green, DISC));
    expect(trianglesOf(seatDisc(SEAT_STYLES.green, { ...DISC, fine: true }))).toBeGreaterThan(2 * plain);
  });
});

describe('cards and tokens', () => {
  test('a card is as large and as thick as it is asked for, and none of it is inside out', () => {
    const slab = card(CARD);
    expect(
      sizeOf(slab)
        .toArray()
        .map((side) => side.toFixed(3)),
    ).toEqual(['1.200', CARD_THICK.toFixed(3), '1.800']);
    // Open below, where it lies on the ground and holds nothing.
    expect(volumeOf(slab)).toBeCloseTo(CARD.width * CARD.length * CARD_THICK, 1);
    expect(trianglesOf(slab)).toBeLessThanOrEqual(60);
  });

  test('its face shows its part of the texture, upright, and its sides a white point of it', () => {
    const slab = card(CARD, PRINT);
    const uv = slab.getAttribute('uv');
    const top = Array.from({ length: uv.count }, (_, at) => at).filter(
      (at) => uv.getX(at) !== Math.fround(PRINT.blank.x),
    );
    expect(top.length).toBe(30);
    for (const at of top) {
      const { x, z } = corner(slab, at);
      expect(uv.getX(at)).toBeCloseTo(0.375 + (x / CARD.width) * 0.25);
      expect(uv.getY(at)).toBeCloseTo(0.25 - (z / CARD.length) * 0.5);
      expect(slab.getAttribute('normal').getY(at)).toBeCloseTo(1);
    }
    expect(hasColour(slab, PALETTE.white)).toBe(true);
    expect(hasColour(slab, PALETTE.parchment)).toBe(true);
  });

  test('a token has its sides, one of them towards the player', () => {
    const octagon = token({ radius: 0.2, high: 0.06, sides: 8, rim: PALETTE.brass }, PRINT);
    expect(sizeOf(octagon).y).toBeCloseTo(0.06);
    expect(sizeOf(octagon).x).toBeCloseTo(2 * 0.2 * Math.cos(Math.PI / 8));
    expect(volumeOf(octagon)).toBeGreaterThan(0.005);
  });
});

describe('the ship of a seat', () => {
  const seats = COLOURS.filter((colour) => colour !== 'neutral');

  test('five of them have few triangles where a processor draws them', () => {
    const all = seats.map((colour) => trianglesOf(seatShip(SEAT_STYLES[colour])));
    expect(all.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(5 * 260);
  });

  test.each(COLOURS)('of %s carries its colour, its symbol on light sails, and both lines', (colour) => {
    for (const ship of [seatShip(SEAT_STYLES[colour]), seatShip(SEAT_STYLES[colour], true)])
      for (const paint of [SEAT_STYLES[colour].fill, PALETTE.gleam, PALETTE.chalk, PALETTE.night])
        expect(hasColour(ship, paint)).toBe(true);
  });
});

test.each(COLOURS)('a flag of %s flies from its pole, with its symbol in its colour', (colour) => {
  const flag = seatFlag(SEAT_STYLES[colour], { pole: 0.3, width: 0.13, height: 0.09 });
  expect(trianglesOf(flag)).toBeLessThanOrEqual(70);
  expect(sizeOf(flag).y).toBeCloseTo(0.3, 1);
  for (const paint of [SEAT_STYLES[colour].fill, SEAT_STYLES[colour].mark]) expect(hasColour(flag, paint)).toBe(true);
});
