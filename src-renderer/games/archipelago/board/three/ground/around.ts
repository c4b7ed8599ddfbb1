import { oncePer } from '#engine/kernel/once-per.ts';
import { centre, DIRECTIONS } from '#engine/archipelago/map/geometry.ts';
import { scale, type Point } from '../../../../../board/plane.ts';
import { dice } from '../../shape/seeded.ts';
import { HEXAGON } from '../../shape/shape.ts';
import type { Sketch } from '../../shape/sketch.ts';

/** A tile and what lies next to it, by direction. The ground of a tile follows from this alone. */
export type Around = {
  readonly sketch: Sketch;
  readonly beside: readonly (Sketch | undefined)[];
};

/** The middles of the six hexes round a hex, by direction. */
export const BESIDE: readonly Point[] = DIRECTIONS.map(({ q, r }) => centre(q, r));
/** The middles of the edges of a hex are so far from its middle. */
const APOTHEM = Math.sqrt(3) / 2;
/** The way from the middle of a hex to each of its edges. */
const OUTWARD: readonly Point[] = BESIDE.map((p) => scale(p, 1 / (2 * APOTHEM)));

/** A tile as if nothing lay next to it. */
export const alone = oncePer((sketch: Sketch): Around => ({ sketch, beside: [] }));

/** A tile on a hex, with what `at` says lies round it. */
export function aroundOf(
  { sketch, q, r }: { readonly sketch: Sketch; readonly q: number; readonly r: number },
  at: (q: number, r: number) => Sketch | undefined,
): Around {
  return { sketch, beside: DIRECTIONS.map((step) => at(q + step.q, r + step.r)) };
}

const wordOf = oncePer(({ key, edges, coasts, icons, huts, peak, buildings }: Sketch): string => {
  // Two packs may name different sides alike.
  const content = dice(JSON.stringify([edges, coasts, icons, huts, peak, buildings]))();
  return `${key}~${content.toString(36).slice(2)}`;
});

/** A name that says which ground it is: the same for the same content, in any game. */
export const nameOf = ({ sketch, beside }: Around): string =>
  [wordOf(sketch), ...BESIDE.map((_, i) => (beside[i] ? wordOf(beside[i]) : '-'))].join('|');

/** The same without what the ground does not need, to be sent to a worker. */
export function slim({ sketch, beside }: Around): Around {
  const bare = (one: Sketch): Sketch => ({ ...one, parts: one.parts.map((part) => ({ ...part, slots: [] })) });
  return { sketch: bare(sketch), beside: beside.map((one) => one && bare(one)) };
}

/** How far a place is from the edge of its hex; negative beyond it. */
export function inset(x: number, y: number): number {
  const down = Math.abs(y);
  return APOTHEM - Math.max(down, APOTHEM * Math.abs(x) + down / 2);
}

/** The direction of the hex next to a hex in which a place beyond its edge lies. */
export function direction(x: number, y: number): number {
  let [best, most] = [0, -Infinity];
  OUTWARD.forEach((way, i) => {
    const reach = x * way.x + y * way.y;
    if (reach > most) [best, most] = [i, reach];
  });
  return best;
}

/** A corner of a tile that fills `share` of its hex; corners are counted round and round. */
export const cornerOf = (i: number, share: number): Point => {
  const { x, y } = HEXAGON[((i % 6) + 6) % 6] ?? { x: 0, y: 0 };
  return { x: x * share, y: y * share };
};
