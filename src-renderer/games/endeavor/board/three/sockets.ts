import { type BufferGeometry, CircleGeometry, ExtrudeGeometry, LatheGeometry, Shape, Vector2 } from 'three';
import { polar, type Point } from '../../../../board/plane.ts';
import { merged, painted, placed } from '../../../../board/three/solid.ts';
import type { Tier } from '../../../../board/three/graphics.ts';
import { SURFACES } from '../../../../board/three/surface.ts';
import { PALETTE } from '../../../../styles/palette.ts';
import { SIZES } from '../geometry.ts';
import type { BoardModel } from '../model.ts';
import { RELIEF } from '../../palette.ts';
import { type Ground, standing } from './ground.ts';

/** The inner radius of the sockets of cities and of berths, in units. */
const CITY = 0.342;
const BERTH = 0.336;
/** What lies in a socket lies so high over the ground: on its floor. */
export const FLOOR = 0.014;
/** A wall goes on below the highest ground under it, where the rest lies lower. */
const SKIRT = -0.07;
/** Sides of a socket, by what draws it. */
const SIDES: Readonly<Record<Tier, number>> = { processor: 18, middle: 28, high: 40 };
/** The radii of the star that a city of two glory stands on. */
const STAR = { outer: 0.48, inner: 0.35, points: 8, high: 0.026 } as const;

type At = { readonly x: number; readonly y: number; readonly z: number };

const ring = (profile: readonly (readonly [number, number])[], colour: string, glow: number, at: At, sides: number) =>
  painted(
    new LatheGeometry(
      profile.map(([x, y]) => new Vector2(x, y)),
      sides,
    ),
    colour,
    {
      matrix: placed(at.x, at.y, at.z),
      surface: SURFACES.inlay,
      smooth: true,
      glow,
    },
  );

const floor = (r: number, { x, y, z }: At, sides: number): BufferGeometry =>
  painted(new CircleGeometry(r, sides).rotateX(-Math.PI / 2), PALETTE.night, { matrix: placed(x, y + FLOOR, z) });

function cityParts(at: At, glory: 1 | 2, sides: number): BufferGeometry[] {
  const wall = ring(
    [
      [CITY + 0.055, SKIRT],
      [CITY + 0.04, 0.05],
      [CITY + 0.01, 0.058],
      [CITY, FLOOR],
    ],
    glory > 1 ? PALETTE.brassSoft : PALETTE.brass,
    0.25,
    at,
    sides,
  );
  return [wall, floor(CITY, at, sides), ...(glory > 1 ? [star(at)] : [])];
}

function star({ x, y, z }: At): BufferGeometry {
  const corners: Point[] = Array.from({ length: 2 * STAR.points }, (_, i) =>
    polar((Math.PI * (i - STAR.points / 2)) / STAR.points, i % 2 === 0 ? STAR.outer : STAR.inner),
  );
  const shape = new Shape(corners.map((p) => new Vector2(p.x, p.y)));
  const plate = new ExtrudeGeometry(shape, { depth: STAR.high, bevelEnabled: false }).rotateX(-Math.PI / 2);
  return painted(plate, PALETTE.brassSoft, { matrix: placed(x, y, z), surface: SURFACES.inlay, glow: 0.35 });
}

const berthParts = (at: At, sides: number): BufferGeometry[] => [
  ring(
    [
      [BERTH + 0.032, SKIRT],
      [BERTH + 0.02, 0.03],
      [BERTH, FLOOR],
    ],
    RELIEF.brassDark,
    0.2,
    at,
    sides,
  ),
  floor(BERTH, at, sides),
];

/** The sockets of every city and every berth. */
export function socketsGeometry({ cities, regions }: BoardModel, ground: Ground, tier: Tier): BufferGeometry {
  const sides = SIDES[tier];
  return merged([
    ...cities.flatMap(({ at, glory }) => cityParts(socketPlace(ground, at, 'city'), glory, sides)),
    ...regions.flatMap(({ berths }) => berths.flatMap(({ at }) => berthParts(socketPlace(ground, at, 'berth'), sides))),
  ]);
}

/** Where a socket stands on the ground. */
export const socketPlace = (ground: Ground, at: Point, kind: 'city' | 'berth'): At =>
  standing(ground, at, SIZES[kind] / 40);

/** The bright ring round the berth that the next disc goes to. */
export const nextGeometry = (tier: Tier): BufferGeometry =>
  ring(
    [
      [BERTH + 0.055, 0],
      [BERTH + 0.04, 0.045],
      [BERTH + 0.012, 0.045],
      [BERTH, 0.02],
    ],
    PALETTE.brassSoft,
    0.6,
    { x: 0, y: 0, z: 0 },
    SIDES[tier],
  );
