import { defined } from '../../kernel/defined.ts';
import type { Edge } from '../data/schema-common.ts';

/**
 * The step in each direction in axial hex coordinates (q, r), for flat-top hexes. Directions run clockwise from north:
 * 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. Edge i of a tile faces direction i without rotation; with rotation k, direction (i
 * + k) % 6.
 */
export const DIRECTIONS: readonly { readonly q: number; readonly r: number }[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
];

/** The opposite direction: from the neighbour in `direction` back. */
export function opposite(direction: number): number {
  return (direction + 3) % 6;
}

/** The direction from (0, 0) to the neighbouring hex (q, r); -1 if that is no neighbour. */
export function directionTo(q: number, r: number): number {
  return DIRECTIONS.findIndex((step) => step.q === q && step.r === r);
}

/** Index of the edge that faces `direction` on a tile rotated by `turn` sixths of a turn. */
export function edgeFacing(direction: number, turn: number): number {
  return (direction + 6 - turn) % 6;
}

/** The two bits of an edge in an outline. */
const EDGE_BITS: Readonly<Record<Edge, number>> = { sea: 0, field: 1, mountain: 2 };

/** The edges of a tile rotated by `turn` sixths, by direction: two bits each, north in the lowest. */
export function outlineOf(edges: readonly Edge[], turn: number): number {
  let outline = 0;
  for (let direction = 0; direction < 6; direction++) {
    outline |= EDGE_BITS[defined(edges[edgeFacing(direction, turn)])] << (2 * direction);
  }
  return outline;
}

/** The centre of hex (q, r) in the plane: x to the right, y downwards, in units of the hex's outer radius. */
export function centre(q: number, r: number): { x: number; y: number } {
  return { x: 1.5 * q, y: Math.sqrt(3) * (r + q / 2) };
}

/**
 * Corner `i` of a unit hex around its centre. Edge i runs from corner i to corner i + 1, clockwise; edge 0 is the
 * northern one.
 */
export function corner(i: number): { x: number; y: number } {
  const angle = ((i - 2) * Math.PI) / 3;
  return { x: Math.cos(angle), y: Math.sin(angle) };
}
