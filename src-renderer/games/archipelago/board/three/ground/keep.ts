import type { Keep } from '../../art/scatter.ts';
import type { Sketch } from '../../shape/sketch.ts';

/** Round what is printed this much more stays free. */
const ROUND = 0.012;
/** What may be built keeps this much of its place free of trees, before it is built. */
const PLACE = 0.12;

/** What is printed on a tile and what stands there, round its middle: mountains and trees must not hide it. */
export function keepOf({ icons, huts }: Sketch, standing: readonly Keep[] = []): Keep[] {
  const printed = [...icons, ...(huts ? [huts] : [])];
  return [...printed.map(({ at, radius }) => ({ at, radius: radius + ROUND })), ...standing];
}

/** Where something may be built: no trees grow there. */
export const placesOf = ({ buildings }: Sketch): Keep[] => buildings.map(({ at }) => ({ at, radius: PLACE }));
