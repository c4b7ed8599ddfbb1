import type { Open } from '../open.ts';
import type { PackIndex } from '../pack-index.ts';

/** The three markers of boards III and IV. */
export type Marker = 'population' | 'rebellion' | 'surplus';

/** Where the three markers stand. */
export type Markers = Pick<Open, Marker>;

/** By how many spaces a marker moves, down where negative. */
export type MarkerStep = { readonly marker: Marker; readonly by: number };

/** Where a marker comes to stand: it stops at zero and at the end of its track (rulings 22 and 140). */
export function movedTo(box: Pick<PackIndex, 'pack'>, from: number, { marker, by }: MarkerStep): number {
  const { end } = marker === 'surplus' ? box.pack.surplusBoard : box.pack.stability;
  return Math.max(0, Math.min(end, from + by));
}

/** Whether independence is declared: rebellion stands past population, level is safe (rulebook 2.0, p. 8; ruling 119). */
export function isIndependence({ population, rebellion }: Pick<Open, 'population' | 'rebellion'>): boolean {
  return rebellion > population;
}

/** Steps rebellion still has to go until it stands past population; 0 once it does. */
export function stepsToIndependence({ population, rebellion }: Pick<Open, 'population' | 'rebellion'>): number {
  return Math.max(0, population - rebellion + 1);
}
