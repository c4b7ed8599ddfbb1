import { RESOURCES, type Counts, type EndCondition } from '../data/schema.ts';
import type { InPlay, State } from '../state.ts';

/** All that end conditions are asked about, read off a state once for a whole deck of them. */
export type Gauges = {
  readonly players: number;
  /** Explorer token piles that are empty, and resources the bank has no cube of. */
  readonly emptyPiles: number;
  readonly resourcesOut: number;
  readonly bankFlorins: number;
  readonly population: number;
  readonly surplus: number;
  readonly inPlay: InPlay;
};

/** The gauges of a state. */
export function gaugesOf({ options, piles, bank, population, surplus, inPlay }: State): Gauges {
  const { florins, cubes } = bank;
  let emptyPiles = 0;
  for (const left of piles) if (left === 0) emptyPiles++;
  let resourcesOut = 0;
  for (const resource of RESOURCES) if (cubes[resource] === 0) resourcesOut++;
  const { players } = options;
  return { players, emptyPiles, resourcesOut, bankFlorins: florins, population, surplus, inPlay };
}

/** Whether a number reaches the one asked for with so many players; null means not used with so many. */
function reaches(value: number, counts: Counts, players: number): boolean {
  const asked = counts[players as keyof Counts];
  return asked !== null && value >= asked;
}

/** Characters or progress cards players own; unbuilt wonders count (ruling 123). */
function cardsInPlay({ inPlay }: Gauges, which: 'character' | 'progress' | 'both'): number {
  return which === 'both' ? inPlay.character + inPlay.progress : inPlay[which];
}

/** Whether an end condition holds now. */
export function isMet(gauges: Gauges, end: EndCondition): boolean {
  const { players } = gauges;
  switch (end.kind) {
    case 'piles-empty':
      return gauges.emptyPiles >= end.piles;
    case 'buildings':
      return reaches(gauges.inPlay[end.building], end.counts, players);
    case 'cards':
      return reaches(cardsInPlay(gauges, end.which), end.counts, players);
    case 'resources-out':
      return gauges.resourcesOut >= end.types;
    case 'population':
      return reaches(gauges.population, end.counts, players);
    case 'surplus-above':
      return gauges.surplus > end.level;
    case 'ships':
      return reaches(gauges.inPlay.ship, end.counts, players);
    case 'bank-broke':
      return gauges.bankFlorins === 0;
  }
}
