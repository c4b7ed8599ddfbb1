import type { Options } from '../state.ts';

/** Secret objectives each player plays with: two with two players (rulebook 2.0, p. 16). */
export function objectivesEach({ players }: Options): number {
  return players === 2 ? 2 : 1;
}
