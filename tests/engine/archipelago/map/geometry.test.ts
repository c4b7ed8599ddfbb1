import { describe, expect, it } from 'vitest';
import {
  centre,
  corner,
  DIRECTIONS,
  directionTo,
  edgeFacing,
  opposite,
  outlineOf,
} from '#engine/archipelago/map/geometry.ts';

const ALL = [0, 1, 2, 3, 4, 5];

describe('hexes', () => {
  it('have six neighbours, each seen back from the opposite side', () => {
    const seen = DIRECTIONS.map(({ q, r }) => directionTo(q, r));
    expect(seen).toEqual(ALL);
    expect(DIRECTIONS.map(({ q, r }) => directionTo(-q, -r))).toEqual(ALL.map(opposite));
    expect([directionTo(0, 0), directionTo(0, -2), directionTo(1, 1)]).toEqual([-1, -1, -1]);
  });

  it('p. 4: turned by a sixth show each edge one direction further, clockwise', () => {
    expect(ALL.map((direction) => edgeFacing(direction, 0))).toEqual(ALL);
    expect(ALL.map((direction) => edgeFacing(direction, 1))).toEqual([5, 0, 1, 2, 3, 4]);
    expect(ALL.map((direction) => edgeFacing(direction, 5))).toEqual([1, 2, 3, 4, 5, 0]);
  });

  it('have an outline of two bits an edge, north in the lowest: sea 0, field 1, mountain 2', () => {
    const edges = ['mountain', 'sea', 'field', 'sea', 'sea', 'mountain'] as const;
    expect(outlineOf(edges, 0)).toBe(0b10_00_00_01_00_10);
    expect(outlineOf(edges, 1)).toBe(0b00_00_01_00_10_10);
  });

  it('lie flat side up: a neighbour is one width off towards its direction', () => {
    expect(centre(0, 0)).toEqual({ x: 0, y: 0 });
    const angles = DIRECTIONS.map(({ q, r }) => {
      const { x, y } = centre(q, r);
      expect(Math.hypot(x, y)).toBeCloseTo(Math.sqrt(3));
      return Math.round((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
    });
    expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
  });

  it('have their corners at the distance of one; edge i, from corner i to the next, faces direction i', () => {
    DIRECTIONS.forEach(({ q, r }, index) => {
      const [from, to] = [corner(index), corner(index + 1)];
      expect(Math.hypot(from.x, from.y)).toBeCloseTo(1);
      const { x, y } = centre(q, r);
      expect((from.x + to.x) / 2).toBeCloseTo(x / 2);
      expect((from.y + to.y) / 2).toBeCloseTo(y / 2);
      // Clockwise where y points downwards.
      expect(from.x * to.y - from.y * to.x).toBeGreaterThan(0);
    });
  });
});
