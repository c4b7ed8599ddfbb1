import { defined } from './defined.ts';

/**
 * Whether each of some who look for a place can have one of those they may take, where a place has room for so many: whether a
 * bipartite graph with capacities has a matching that leaves nobody out.
 *
 * Kuhn's algorithm: one after the other looks for an augmenting path, which ends at a place with room left and on the way moves
 * those who stand in the way on to another place of theirs. Where there is no such path there is no larger matching either (C.
 * Berge, "Two theorems in graph theory", 1957), so the first who finds none answers the question.
 * @param choices the places each may take
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
