import { cardOf, type PackIndex } from '../pack-index.ts';
import type { OwnedCard } from '../state.ts';

/** Points for the first three ranks of an objective (rulebook 2.0, p. 15; ruling 126). */
export const OBJECTIVE_POINTS = [3, 2, 1] as const;

/** Points for the first three ranks of a trend (rulebook 2.0, p. 15; ruling 126). */
export const TREND_POINTS = [4, 3, 2] as const;

/** Points of the Pacifist, who alone scores that objective (rulebook 2.0, p. 15; ruling 122). */
export const PACIFIST_POINTS = 3;

/** Points for a rank from 1; 0 past the last that counts, and for rank 0, which stands for none. */
export function pointsFor(points: readonly number[], rank: number): number {
  return points[rank - 1] ?? 0;
}

/** Medals a card in front of a player counts at the end: those of a wonder only once it is built (ruling 130). */
export function medalsOf(box: Pick<PackIndex, 'cards'>, { card, built }: Pick<OwnedCard, 'card' | 'built'>): number {
  const { medals, wonder } = cardOf(box, card);
  return built || !wonder ? medals : 0;
}
