import type { BuildingKind, Pack } from '#engine/archipelago/data/schema.ts';
import { controlled } from '#engine/archipelago/figures/buildings.ts';
import { lyingOf } from '#engine/archipelago/figures/crisis.ts';
import { discsLeft, discsOn } from '#engine/archipelago/figures/discs.ts';
import { roundOf as playedRound } from '#engine/archipelago/figures/round.ts';
import { countOnMap } from '#engine/archipelago/figures/units.ts';
import type { View } from '#engine/archipelago/view/view-schema.ts';
import { isHungerGoingOn } from '../../board/posture.ts';
import type { LogLine } from '../../../../window/log-line.ts';
import { packIndexOf } from '#engine/archipelago/pack-index.ts';
import type { ArchipelagoTypes } from '../../types.ts';

/** What lies open about one seat. */
export type SeatFacts = {
  readonly place: number;
  readonly discsAll: number;
  readonly discsLeft: number;
  readonly citizens: number;
  readonly lying: number;
  /** Whether those who lie are still hungry, and no rebels yet. */
  readonly hungry: boolean;
  readonly ships: number;
  readonly buildings: Readonly<Record<BuildingKind, number>>;
  readonly cards: readonly HeldCard[];
};

/** A card in front of a seat; `discs` of `by` lie on it till the end of the turn. */
export type HeldCard = View['cards'][number] & { readonly discs: number };

/** Everything public about a seat, counted. */
export function factsOf({ view, pack }: { readonly view: View; readonly pack: Pack }, seat: number): SeatFacts {
  const index = packIndexOf(pack);
  return {
    place: view.order.indexOf(seat) + 1,
    discsAll: view.discs[seat] ?? 0,
    discsLeft: discsLeft(index, view, seat),
    citizens: countOnMap(view, seat, 'citizen'),
    lying: lyingOf(view, seat),
    hungry: isHungerGoingOn(view),
    ships: countOnMap(view, seat, 'ship'),
    buildings: {
      town: controlled(view, seat, 'town'),
      temple: controlled(view, seat, 'temple'),
      market: controlled(view, seat, 'market'),
      port: controlled(view, seat, 'port'),
    },
    cards: view.cards.flatMap((held) => (held.owner === seat ? [{ ...held, discs: discsOn(index, held) }] : [])),
  };
}

/** Round of the actions phase, counted from 1: whoever plays it has ended so many before. */
export function roundOf(view: View, log: readonly LogLine<ArchipelagoTypes>[]): number | undefined {
  const round = playedRound(view);
  if (round === undefined) return undefined;
  const phase = log.slice(log.findLastIndex(({ event }) => event?.type === 'phase') + 1);
  return phase.filter(({ event }) => event?.type === 'round-over' && event.seat === round.seat).length + 1;
}
