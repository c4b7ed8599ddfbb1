import { defined } from './defined.ts';

/**
 * Whether everybody can have one of the places they may take, where each place has room for some of them: whether a bipartite graph
 * with capacities has a matching that covers one side.
 *
 * Kuhn's algorithm looks for an augmenting path for one after the other: it ends at a place with room left, and everybody on it moves
 * to another of their places. Where there is no such path there is no larger matching (C. Berge, "Two theorems in graph theory",
 * 1957), so the first one without a path answers the question.
 * @param choices for each one, the indices of the places they may take
 * @param room how many each place holds
 */
export function canMatchAll(choices: readonly (readonly number[])[], room: readonly number[]): boolean {
  const taken: number[] = [];
  const settle = (who: number, seen: Set<number>): boolean => {
    for (const place of defined(choices[who])) {
      if (seen.has(place)) continue;
      seen.add(place);
      const there = taken.flatMap((other, index) => (other === place ? [index] : []));
      if (there.length < defined(room[place]) || there.some((other) => settle(other, seen))) {
        taken[who] = place;
        return true;
      }
    }
    return false;
  };
  return choices.every((_, who) => settle(who, new Set()));
}
