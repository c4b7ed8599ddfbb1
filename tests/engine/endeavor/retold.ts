/** A game retold from its events alone: whoever reads the log can lay the whole table out after every move. */
import type { Box } from '#engine/endeavor/box.ts';
import { TRACKS } from '#engine/endeavor/data/schema.ts';
import type { Event } from '#engine/endeavor/events.ts';
import { shownScore } from '#engine/endeavor/figures/levels.ts';
import type { State } from '#engine/endeavor/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';

type Told = { [T in Event['type']]: (event: Extract<Event, { type: T }>) => void };

/** What the log tells of a game, in words that do not depend on its state. */
export type Retold = {
  round: number;
  first: number;
  ended: boolean;
  abolished: boolean;
  cities: Record<string, string>;
  ships: Record<string, string[]>;
  opened: string[];
  /** Tokens taken from the map by anybody. */
  taken: number;
  out: string[];
  players: {
    harbour: number;
    shown: number[];
    buildings: string[];
    activated: string[];
    tokens: string[];
    cards: string[];
    faceDown: string[];
    passed: boolean;
  }[];
};

const drop = (list: string[], item: string): void => {
  const at = list.indexOf(item);
  if (at < 0) throw new Error(`${item} is not among ${list.join()}`);
  list.splice(at, 1);
};

/** A table before the first event; `tell` adds one. */
export function retelling(box: Box, players: number): { told: Retold; tell: (event: Event) => void } {
  const told: Retold = {
    ...{ round: 0, first: -1, ended: false, abolished: false, cities: {}, ships: {}, opened: [], taken: 0, out: [] },
    players: Array.from({ length: players }, () => ({
      ...{ harbour: 0, shown: TRACKS.map(() => 0), buildings: [box.pack.start.id], activated: [], tokens: [] },
      ...{ cards: [], faceDown: [], passed: false },
    })),
  };
  const by = (seat: number) => elementAt(told.players, seat);
  const shipTo = (region: string, colour: string) => (told.ships[region] ??= []).push(colour);
  const table: Told = {
    round: ({ round, first }) => {
      Object.assign(told, { round, first });
      for (const player of told.players) player.passed = false;
    },
    built: ({ seat, building }) => by(seat).buildings.push(building),
    grew: ({ seat, discs }) => (by(seat).harbour += discs),
    salaries: ({ seat, discs, buildings }) => {
      if (discs !== buildings.length) throw new Error(`${discs} salaries for ${buildings.join()}`);
      by(seat).harbour += discs;
      for (const building of buildings) drop(by(seat).activated, building);
    },
    activated: ({ seat, building }) => {
      by(seat).harbour -= 1;
      by(seat).activated.push(building);
    },
    idled: ({ seat, building }) => {
      if (!by(seat).activated.includes(building)) throw new Error(`${building} idles without a disc`);
    },
    spent: ({ seat, token }) => drop(by(seat).tokens, token),
    shipped: ({ seat, region, beside }) => {
      by(seat).harbour -= 1;
      if (beside !== told.opened.includes(region)) throw new Error(`beside the track of ${region}: ${beside}`);
      shipTo(region, String(seat));
    },
    opened: ({ region }) => told.opened.push(region),
    governor: ({ seat, card }) => by(seat).cards.push(card),
    occupied: ({ seat, city }) => {
      by(seat).harbour -= 1;
      told.cities[city] = String(seat);
    },
    attacked: ({ seat, city, from }) => {
      by(seat).harbour -= 2;
      if (told.cities[city] !== String(from ?? 'neutral')) throw new Error(`${city} was not of ${from}`);
      told.cities[city] = String(seat);
    },
    paid: ({ seat, building }) => {
      by(seat).harbour += 1;
      drop(by(seat).activated, building);
    },
    drew: ({ seat, card }) => by(seat).cards.push(card),
    token: ({ seat, token }) => {
      by(seat).tokens.push(token);
      told.taken++;
    },
    status: ({ seat, track, before, after }) => {
      const at = TRACKS.indexOf(track);
      if (by(seat).shown[at] !== before) throw new Error(`${track} of ${seat} was not ${before}`);
      by(seat).shown[at] = after;
    },
    abolition: () => (told.abolished = true),
    'turned-down': ({ seat, cards }) => {
      for (const card of cards) drop(by(seat).cards, card);
      by(seat).faceDown.push(...cards);
    },
    dropped: () => undefined,
    passed: ({ seat }) => (by(seat).passed = true),
    discarded: ({ seat, card, to }) => {
      drop(by(seat).cards, card);
      if (to === 'box') told.out.push(card);
      if (to === 'face-down') by(seat).faceDown.push(card);
    },
    'neutral-shipped': ({ region, beside }) => {
      if (beside !== told.opened.includes(region)) throw new Error(`beside the track of ${region}: ${beside}`);
      shipTo(region, 'neutral');
    },
    'neutral-occupied': ({ city }) => (told.cities[city] = 'neutral'),
    'neutral-drew': ({ card }) => told.out.push(card),
    'neutral-governor': ({ card }) => told.out.push(card),
    'neutral-token': () => (told.taken += 1),
    ended: () => (told.ended = true),
  };
  return { told, tell: (event) => (table[event.type] as (one: Event) => void)(event) };
}

/** The same of a state. What the abolition takes off the slavery stack is not told card by card. */
export function shownIn(box: Box, state: State): Retold {
  const name = (colour: number): string => (colour < state.players.length ? String(colour) : 'neutral');
  const kinds = (counts: readonly number[]): string[] =>
    box.tokens.flatMap(({ id }, kind) => Array.from({ length: counts[kind] ?? 0 }, () => id));
  const held = box.cities.flatMap(({ id }, at) => {
    const owner = elementAt(state.cities, at);
    return owner < 0 ? [] : [[id, name(owner)] as const];
  });
  const ships = box.regions.flatMap(({ id, index }) => {
    const discs = elementAt(state.ships, index);
    return discs.length === 0 ? [] : [[id, discs.map(name)] as const];
  });
  const isOpen = (index: number, berths: number): boolean =>
    berths > 0 && elementAt(state.ships, index).length >= berths;
  return {
    ...{ round: state.round, first: state.first, ended: state.ended, abolished: state.abolished },
    cities: Object.fromEntries(held),
    ships: Object.fromEntries(ships),
    opened: box.regions.flatMap(({ id, index, berths }) => (isOpen(index, berths) ? [id] : [])),
    taken: state.spaces.filter((kind) => kind < 0).length,
    out: state.removed,
    players: state.players.map((player) => ({
      harbour: player.harbour,
      shown: TRACKS.map((track) => shownScore(box, player.status, track)),
      buildings: player.buildings.map(({ building }) => building),
      activated: player.buildings.flatMap(({ building, disc }) => (disc ? [building] : [])),
      tokens: kinds(player.tokens),
      cards: player.cards,
      faceDown: player.faceDown,
      passed: player.passed,
    })),
  };
}
