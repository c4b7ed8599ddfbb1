import type { Pack } from '#engine/archipelago/data/schema.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import type { LogLine } from '#main/contract/messages.ts';
import { BUILDINGS, type BuildingKind } from '#engine/archipelago/data/schema-common.ts';

/** What lies open about one seat. */
export type SeatFacts = {
  readonly place: number;
  readonly discsAll: number;
  readonly discsLeft: number;
  readonly citizens: number;
  readonly rebels: number;
  readonly ships: number;
  readonly buildings: Readonly<Record<BuildingKind, number>>;
  readonly cards: readonly HeldCard[];
};

/** A card in front of a seat; `discs` of `by` lie on it till the end of the turn. */
export type HeldCard = View['cards'][number] & { readonly discs: number };

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

/** The cards on the table with the discs that lie on them. */
function heldCards(view: View, pack: Pack): HeldCard[] {
  const costs = new Map(pack.cards.map(({ id, cost }) => [id, cost.discs]));
  return view.cards.map((owned) => ({ ...owned, discs: owned.by < 0 ? 0 : (costs.get(owned.card) ?? 0) }));
}

/** Everything public about a seat, counted. */
export function factsOf({ view, pack }: { readonly view: View; readonly pack: Pack }, seat: number): SeatFacts {
  const own = view.units.filter((unit) => unit.owner === seat && unit.region >= 0);
  const cards = heldCards(view, pack);
  const onCards = cards.reduce((sum, { by, discs }) => (by === seat ? sum + discs : sum), 0);
  const used = view.wheel.filter((disc) => disc.seat === seat).length + onCards;
  const all = view.discs[seat] ?? 0;
  return {
    place: view.order.indexOf(seat) + 1,
    discsAll: all,
    discsLeft: Math.max(0, all - used),
    citizens: own.filter(({ kind }) => kind === 'citizen').length,
    rebels: own.filter(({ down }) => down).length,
    ships: own.filter(({ kind }) => kind === 'ship').length,
    buildings: controlled(view, seat),
    cards: cards.filter(({ owner }) => owner === seat),
  };
}

/** Round of the actions phase, counted from 1: whoever plays it has ended so many before. */
export function roundOf(view: View, log: readonly LogLine[]): number | undefined {
  const round = view.frames.find((frame) => frame.kind === 'round');
  if (round?.kind !== 'round') return undefined;
  const phase = log.slice(log.findLastIndex(({ event }) => event.type === 'phase') + 1);
  return phase.filter(({ event }) => event.type === 'round-over' && event['seat'] === round.seat).length + 1;
}
