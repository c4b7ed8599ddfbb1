import type { Bounds, Gauge } from '../end-bounds.ts';
import type { State } from '../state.ts';
import { kindsMissing } from '../stock.ts';

/** What every gauge shows, read off a state once for a whole deck of end conditions. */
export type Gauges = Readonly<Record<Gauge, number>>;

/** The gauges of a state. Unbuilt wonders count as cards (ruling 123). */
export function gaugesOf({ piles, bank, population, surplus, inPlay }: State): Gauges {
  let emptyPiles = 0;
  for (const left of piles) if (left === 0) emptyPiles++;
  const { ship, town, temple, market, port, character, progress } = inPlay;
  return {
    emptyPiles,
    resourcesOut: kindsMissing(bank.cubes),
    bankFlorins: bank.florins,
    population,
    surplus,
    ship,
    town,
    temple,
    market,
    port,
    character,
    progress,
    both: character + progress,
  };
}

/** Whether the gauge of an end condition shows what it asks for. */
export function isWithin(gauges: Gauges, { gauge, least, most }: Bounds): boolean {
  const shown = gauges[gauge];
  return shown >= least && shown <= most;
}
