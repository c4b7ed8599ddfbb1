import { BufferAttribute, BufferGeometry } from 'three';

/** A hull is lofted over frames from stern to bow. Lengths are in units of the plane: x to starboard, y up, z to the bow. */
export const HULL = { long: 0.36, stern: -0.165, beam: 0.066 } as const;
/** How much narrower and shorter it is at the sea than at the rail. */
const AT_SEA = { narrow: 0.72, short: 0.93 } as const;

/** A point in space. */
export type Corner = readonly [x: number, y: number, z: number];

/** One frame of a hull: half as wide as it is at the rail, how high the rail is there, and how far along. */
type Frame = { readonly half: number; readonly high: number; readonly along: number };

/** The frame at a share of the way from stern to bow: full amidships, pointed at the bow, higher at both ends. */
function frameAt(t: number): Frame {
  const aft = Math.min(1, t / 0.35);
  const fore = Math.max(0, (t - 0.35) / 0.65);
  const half = HULL.beam * (0.66 + 0.34 * aft * (2 - aft)) * Math.sqrt(1 - fore ** 2.2);
  const sheer = t > 0.45 ? 0.052 * ((t - 0.45) / 0.55) ** 2 : 0.046 * ((0.45 - t) / 0.45) ** 2;
  return { half, high: 0.052 + sheer, along: HULL.stern + HULL.long * t };
}

/** The frames of a hull. @param spans how many pieces it has between them @param grow how much larger it is all round */
export function framesOf(spans: number, grow = 0): Frame[] {
  return Array.from({ length: spans + 1 }, (_, at) => {
    const { half, high, along } = frameAt(at / spans);
    const end = at === 0 ? -1 : at === spans ? 1 : 0;
    return { half: half + grow, high: high + 0.6 * grow, along: along + end * grow };
  });
}

/** The edge of a hull on one side at the rail (share 1), at the sea (share 0), or between; further in by a share of its width. */
export const edgeOf = (frames: readonly Frame[], side: 1 | -1, share: number, inwards = 0): Corner[] =>
  frames.map(({ half, high, along }) => [
    side * half * (1 - inwards) * (AT_SEA.narrow + (1 - AT_SEA.narrow) * share),
    high * share,
    along * (AT_SEA.short + (1 - AT_SEA.short) * share),
  ]);

/** Triangles between two edges that run the same way: the first lies to the right of the second, seen from outside with the way upwards. */
export function between(right: readonly Corner[], left: readonly Corner[]): Corner[] {
  return right.slice(1).flatMap((b, at) => {
    const [a, c, d] = [right[at] ?? b, left[at + 1] ?? b, left[at] ?? b];
    return [a, b, c, a, c, d];
  });
}

/** The planks of both sides from one share of their height to another. */
export const planksOf = (frames: readonly Frame[], low: number, high: number): Corner[] => [
  ...between(edgeOf(frames, 1, high), edgeOf(frames, 1, low)),
  ...between(edgeOf(frames, -1, low), edgeOf(frames, -1, high)),
];

/** The flat end at the stern. */
export function sternOf([first]: readonly Frame[]): Corner[] {
  if (!first) return [];
  const [a = [0, 0, 0], b = [0, 0, 0]] = [edgeOf([first], 1, 0)[0], edgeOf([first], -1, 0)[0]];
  const [c = [0, 0, 0], d = [0, 0, 0]] = [edgeOf([first], -1, 1)[0], edgeOf([first], 1, 1)[0]];
  return [a, b, c, a, c, d];
}

/** A geometry of loose triangles. */
export function loose(corners: readonly Corner[]): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(corners.flat()), 3));
  return geometry;
}
