import { BUILDINGS, type BuildingKind } from '#engine/archipelago/data/schema.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';

/** What lies open about one seat. */
export type SeatFacts = {
  readonly place: number;
  readonly discsAll: number;
  readonly discsLeft: number;
  readonly citizens: number;
  readonly rebels: number;
  readonly ships: number;
  readonly buildings: Readonly<Record<BuildingKind, number>>;
  readonly cards: readonly View['cards'][number][];
};

/** Who controls a building: an active unit on it, else an active citizen in the region's town; -1 for nobody. */
export function controllerOf(view: View, region: number, kind: BuildingKind): number {
  const standing = (place: BuildingKind): number =>
    view.units.find((unit) => unit.region === region && unit.place === place && !unit.down)?.owner ?? -1;
  if ((view.regions[region]?.[kind] ?? -1) < 0) return -1;
  const own = standing(kind);
  const held = view.units.some((unit) => unit.region === region && unit.place === kind && !unit.down);
  return held ? own : standing('town');
}

function controlled(view: View, seat: number): Record<BuildingKind, number> {
  const count = { town: 0, temple: 0, market: 0, port: 0 };
  view.regions.forEach((_, region) => {
    for (const kind of BUILDINGS) if (controllerOf(view, region, kind) === seat) count[kind] += 1;
  });
  return count;
}

/** Everything public about a seat, counted. */
export function factsOf(view: View, seat: number): SeatFacts {
  const own = view.units.filter((unit) => unit.owner === seat && unit.region >= 0);
  const used = view.wheel.filter((disc) => disc.seat === seat).length;
  const all = view.discs[seat] ?? 0;
  return {
    place: view.order.indexOf(seat) + 1,
    discsAll: all,
    discsLeft: Math.max(0, all - used),
    citizens: own.filter(({ kind }) => kind === 'citizen').length,
    rebels: own.filter(({ down }) => down).length,
    ships: own.filter(({ kind }) => kind === 'ship').length,
    buildings: controlled(view, seat),
    cards: view.cards.filter(({ owner }) => owner === seat),
  };
}

/** Round of the actions phase, counted from 1, by the discs of whoever plays it. */
export function roundOf(view: View): number | undefined {
  const round = view.frames.find((frame) => frame.kind === 'round');
  if (round?.kind !== 'round') return undefined;
  const used = view.wheel.filter(({ seat }) => seat === round.seat).length;
  return Math.max(1, round.disc ? used : used + 1);
}
