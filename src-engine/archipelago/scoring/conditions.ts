import { defined } from '../../kernel/defined.ts';
import type { Counts, EndCondition } from '../data/schema.ts';
import type { State } from '../state.ts';
import { kindsMissing } from '../stock.ts';

/** All that end conditions are asked about: where each reading stands in `Gauges`. */
const GAUGE = {
  players: 0,
  emptyPiles: 1,
  resourcesOut: 2,
  bankFlorins: 3,
  population: 4,
  surplus: 5,
  ship: 6,
  town: 7,
  temple: 8,
  market: 9,
  port: 10,
  character: 11,
  progress: 12,
  both: 13,
} as const;

/** What the gauges show, read off a state once for a whole deck of end conditions. */
export type Gauges = readonly number[];

/** The gauges of a state. Unbuilt wonders count as cards (ruling 123). */
export function gaugesOf({ options, piles, bank, population, surplus, inPlay }: State): Gauges {
  let emptyPiles = 0;
  for (const left of piles) if (left === 0) emptyPiles++;
  const { ship, town, temple, market, port, character, progress } = inPlay;
  return [
    options.players,
    emptyPiles,
    kindsMissing(bank.cubes),
    bank.florins,
    population,
    surplus,
    ship,
    town,
    temple,
    market,
    port,
    character,
    progress,
    character + progress,
  ];
}

/** An end condition for a number of players: a gauge, and the figures between which it must be; none if it is not used. */
export type Bounds = { readonly gauge: number; readonly least: number; readonly most: number };

const atLeast = (gauge: keyof typeof GAUGE, least: number | null): Bounds => ({
  gauge: GAUGE[gauge],
  least: least ?? Infinity,
  most: Infinity,
});

/** What must be shown for an end condition to hold with so many players. */
export function boundsOf(end: EndCondition, players: number): Bounds {
  const asked = players as keyof Counts;
  switch (end.kind) {
    case 'piles-empty':
      return atLeast('emptyPiles', end.piles);
    case 'buildings':
      return atLeast(end.building, end.counts[asked]);
    case 'cards':
      return atLeast(end.which, end.counts[asked]);
    case 'resources-out':
      return atLeast('resourcesOut', end.types);
    case 'population':
      return atLeast('population', end.counts[asked]);
    case 'surplus-above':
      return atLeast('surplus', end.level + 1);
    case 'ships':
      return atLeast('ship', end.counts[asked]);
    case 'bank-broke':
      return { gauge: GAUGE.bankFlorins, least: 0, most: 0 };
  }
}

/** Whether the gauges show that. */
export function isWithin(gauges: Gauges, { gauge, least, most }: Bounds): boolean {
  const shown = defined(gauges[gauge]);
  return shown >= least && shown <= most;
}

/** Whether an end condition holds now. */
export function isMet(gauges: Gauges, end: EndCondition): boolean {
  return isWithin(gauges, boundsOf(end, defined(gauges[GAUGE.players])));
}
