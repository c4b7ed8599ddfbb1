import { RESOURCES, type Counts, type EndCondition } from '../data/schema.ts';
import { buildingsOnMap } from '../pieces/buildings.ts';
import type { State } from '../state.ts';

/** Whether a number reaches the one asked for with so many players; null means not used with so many. */
function reaches(value: number, counts: Counts, players: number): boolean {
  const asked = counts[players as keyof Counts];
  return asked !== null && value >= asked;
}

/** Characters or progress cards players own; unbuilt wonders count (ruling 123). */
function cardsInPlay({ inPlay }: State, which: 'character' | 'progress' | 'both'): number {
  return which === 'both' ? inPlay.character + inPlay.progress : inPlay[which];
}

/** Whether an end condition holds now. */
export function isMet(state: State, end: EndCondition): boolean {
  const { players } = state.options;
  switch (end.kind) {
    case 'piles-empty':
      return state.piles.filter((left) => left === 0).length >= end.piles;
    case 'buildings':
      return reaches(buildingsOnMap(state, end.building), end.counts, players);
    case 'cards':
      return reaches(cardsInPlay(state, end.which), end.counts, players);
    case 'resources-out':
      return RESOURCES.filter((resource) => state.bank.cubes[resource] === 0).length >= end.types;
    case 'population':
      return reaches(state.population, end.counts, players);
    case 'surplus-above':
      return state.surplus > end.level;
    case 'ships':
      return reaches(state.inPlay.ship, end.counts, players);
    case 'bank-broke':
      return state.bank.florins === 0;
  }
}
