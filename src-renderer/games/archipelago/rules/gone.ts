import type { Table } from '../words/words.ts';

/** Cards that are out of the deck: on the track, with players, or discarded for now. */
export const goneCards = ({ view }: Table): ReadonlySet<string> =>
  new Set([
    ...view.evolution.row.flatMap((slot) => (slot === null ? [] : [slot.card])),
    ...view.cards.map(({ card }) => card),
    ...view.evolution.discards,
  ]);

/** Objectives that lie open or have been shown. */
export const goneObjectives = ({ view }: Table): ReadonlySet<string> =>
  new Set([...view.common, ...view.met.map(({ objective }) => objective)]);

/** Trends that lie open. */
export const goneTrends = ({ view }: Table): ReadonlySet<string> => new Set(view.trends);

/** Sides that cannot come from the tray any more: on the map, dealt, or discarded for now, with what is on their backs. */
export function goneSides({ view, pack }: Table): ReadonlySet<string> {
  const seen = new Set([...view.regions.map(({ side }) => side), ...view.hands.flat(), ...view.tray.discards]);
  const tiles = [[pack.start.openSea, pack.start.desertVillage] as const, ...pack.hexes.map(({ sides }) => sides)];
  return new Set(
    tiles.filter((sides) => sides.some(({ id }) => seen.has(id))).flatMap((sides) => sides.map(({ id }) => id)),
  );
}
