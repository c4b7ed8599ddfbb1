/** What is looked up once before a table is measured: who holds what on the map, and what each seat has. */
import { defined } from '../../kernel/defined.ts';
import type { Seat } from '../../kernel/seat.ts';
import { TRACKS } from '../data/schema.ts';
import { cardPlaces, hasEmptyPlace, type Places } from '../figures/card-limit.ts';
import { gloryOfTrack } from '../figures/levels.ts';
import { isOpen } from '../figures/presence.ts';
import type { Frame } from '../frames.ts';
import { buildingOf, cardOf, type PackIndex } from '../pack-index.ts';
import type { Player, State } from '../state.ts';

/** Routes with an end of a colour: those it controls, those whose other end is free, and those where somebody else holds it. */
type RoutesHeld = { done: number; begun: number; contested: number };

/** What a colour holds on the map. */
type Held = { glory: number; cities: number; readonly routes: RoutesHeld; readonly discs: number[] };

/** The table, looked at once for all seats. */
export type Look = {
  readonly box: PackIndex;
  readonly state: State;
  /** Rounds after this one. */
  readonly left: number;
  readonly open: readonly boolean[];
  /** By colour. */
  readonly held: readonly Held[];
};

/** One seat of a table. */
export type SeatLook = {
  readonly look: Look;
  readonly seat: Seat;
  readonly player: Player;
  readonly held: Held;
  readonly places: Places;
  /** What it would be counted now. */
  readonly glory: number;
  /** Building, growth and salaries phases that the seat still has. */
  readonly ahead: { readonly build: number; readonly growth: number; readonly salaries: number };
};

/** One number of a seat, about -1 to 1. */
export type Measure = (seat: SeatLook) => number;

/** Looks at a table. */
export function lookAt(box: PackIndex, state: State): Look {
  const left = box.pack.supply.rounds - state.round;
  const open = box.regions.map(({ index }) => isOpen(box, state, index));
  return { box, state, left, open, held: heldOf(box, state) };
}

function heldOf({ regions, cities, routes }: PackIndex, state: State): Held[] {
  const colours = state.players.length + (state.neutral === null ? 0 : 1);
  const held = Array.from({ length: colours }, (): Held => {
    const none = { done: 0, begun: 0, contested: 0 };
    return { glory: 0, cities: 0, routes: none, discs: Array.from({ length: regions.length }, () => 0) };
  });
  const disc = (colour: number, region: number): Held => {
    const its = defined(held[colour]);
    its.discs[region] = defined(its.discs[region]) + 1;
    return its;
  };
  state.ships.forEach((track, region) => {
    for (const colour of track) disc(colour, region);
  });
  for (let city = 0; city < cities.length; city++) {
    const owner = defined(state.cities[city]);
    if (owner === -1) continue;
    const { glory, region } = defined(cities[city]);
    const its = disc(owner, region);
    its.glory += glory;
    its.cities += 1;
  }
  for (const { ends } of routes) {
    const [one, other] = [defined(state.cities[ends[0]]), defined(state.cities[ends[1]])];
    if (one === other && one !== -1) defined(held[one]).routes.done += 1;
    else if (one !== -1 && other !== -1) {
      defined(held[one]).routes.contested += 1;
      defined(held[other]).routes.contested += 1;
    } else if (one !== other) defined(held[Math.max(one, other)]).routes.begun += 1;
  }
  return held;
}

/** Looks at a seat of a table. */
export function lookAtSeat(look: Look, seat: Seat): SeatLook {
  const { box, state, left } = look;
  const player = defined(state.players[seat]);
  const held = defined(look.held[seat]);
  const awaits = (kind: Frame['kind']): number => {
    for (const frame of state.frames)
      if (frame.kind === kind && 'seat' in frame && frame.seat === seat) return left + 1;
    return left;
  };
  return {
    look,
    seat,
    player,
    held,
    places: cardPlaces(box, player),
    glory: gloryNow(box, player, held),
    ahead: { build: awaits('build'), growth: awaits('growth'), salaries: awaits('salaries') },
  };
}

/** What a seat would be counted now: the sum of the score sheet, made without its lines. */
function gloryNow(box: PackIndex, player: Player, held: Held): number {
  const { supply } = box.pack;
  let sum = held.glory + held.routes.done - player.faceDown.length;
  for (const track of TRACKS) sum += gloryOfTrack(box, player.status, track);
  for (const id of player.cards) sum += cardOf(box, id).glory;
  for (const { building } of player.buildings) sum += buildingOf(box, building).glory;
  return sum + (hasEmptyPlace(box, player) ? supply.emptyPlace : 0) + Math.floor(player.harbour / supply.discsForGlory);
}
