import { defined } from '../../kernel/defined.ts';
import type { Bounds } from '../end-bounds.ts';
import type { State } from '../state.ts';
import { kindsMissing } from '../stock.ts';

/** What every gauge shows, in the order of `GAUGE`, read off a state once for a whole deck of end conditions. */
export type Gauges = readonly number[];

/** The gauges of a state. Unbuilt wonders count as cards (ruling 123). */
export function gaugesOf({ piles, bank, population, surplus, inPlay }: State): Gauges {
  let emptyPiles = 0;
  for (const left of piles) if (left === 0) emptyPiles++;
  const { ship, town, temple, market, port, character, progress } = inPlay;
  return [
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

/** Whether the gauge of an end condition shows what it asks for. */
export function isWithin(gauges: Gauges, { gauge, least, most }: Bounds): boolean {
  const shown = defined(gauges[gauge]);
  return shown >= least && shown <= most;
}
