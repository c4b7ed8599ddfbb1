import type { Frame } from './frames.ts';
import type { OwnedCard, Region, Screen, Slot, State, Stock, Unit } from './state.ts';

/** A copy of one frame that shares nothing with it. Except for short lists, frames are flat. */
function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'objectives':
      return { ...frame, read: [...frame.read] };
    case 'bids':
      return { ...frame, bidders: [...frame.bidders], amounts: [...frame.amounts] };
    case 'order':
      return { ...frame, named: [...frame.named], promised: frame.promised.map((place) => ({ ...place })) };
    case 'trend-vote':
      return { ...frame, votes: [...frame.votes] };
    case 'domestic-crisis':
      return { ...frame, bound: frame.bound.map((bound) => ({ ...bound })) };
    case 'rounds':
      return { ...frame, out: [...frame.out] };
    case 'round':
      return { ...frame, denied: [...frame.denied] };
    case 'harvest':
      return { ...frame, allowed: [...frame.allowed] };
    case 'transaction':
      return { ...frame, only: frame.only === null ? null : { ...frame.only } };
    case 'construction':
      return { ...frame, only: frame.only === null ? null : [...frame.only] };
    case 'effects':
      return { ...frame, from: frame.from === null ? null : { ...frame.from } };
    case 'search':
      return { ...frame, cards: [...frame.cards] };
    case 'launch':
      return { ...frame, done: [...frame.done] };
    case 'offer':
      return structuredClone(frame);
    case 'reproduction':
      return { ...frame, regions: [...frame.regions] };
    case 'migration':
      return { ...frame, moved: [...frame.moved] };
    case 'payment':
      return { ...frame, owed: [...frame.owed] };
    default:
      return { ...frame };
  }
}

function copyStock({ fish, wood, fruit, cattle, stone, iron }: Stock): Stock {
  return { fish, wood, fruit, cattle, stone, iron };
}

function copyScreen({ florins, cubes, tokens }: Screen): Screen {
  return { florins, cubes: copyStock(cubes), tokens };
}

function copyUnit({ owner, kind, region, part, place, icon, engaged, down }: Unit): Unit {
  return { owner, kind, region, part, place, icon, engaged, down };
}

function copyRegion({ side, q, r, turn, neighbours, town, temple, market, port }: Region): Region {
  return { side, q, r, turn, neighbours: [...neighbours], town, temple, market, port };
}

function copyCard({ card, owner, engaged, built, since, by }: OwnedCard): OwnedCard {
  return { card, owner, engaged, built, since, by };
}

const copySlot = (slot: Slot): Slot => (slot === null ? null : { card: slot.card, turned: slot.turned });
const copyList = <T>(list: readonly T[]): T[] => [...list];
const copyFlat = <T extends object>(item: T): T => ({ ...item });

/**
 * A copy that shares nothing with `state`. Search makes thousands of copies a second, so every member is written out:
 * an object literal is the fastest copy, whether the original is frozen or not.
 */
export function copyState(state: State): State {
  return {
    pack: state.pack,
    options: { ...state.options, variants: [...state.options.variants] },
    rng: [...state.rng],
    turn: state.turn,
    phase: state.phase,
    frames: state.frames.map(copyFrame),
    order: [...state.order],
    population: state.population,
    rebellion: state.rebellion,
    surplus: state.surplus,
    bank: { florins: state.bank.florins, cubes: copyStock(state.bank.cubes) },
    domestic: copyStock(state.domestic),
    export: copyStock(state.export),
    fees: state.fees,
    regions: state.regions.map(copyRegion),
    inPlay: { ...state.inPlay },
    pillaged: state.pillaged.map(copyFlat),
    pillagedFlorins: state.pillagedFlorins,
    used: state.used.map(copyFlat),
    units: state.units.map(copyUnit),
    screens: state.screens.map(copyScreen),
    objectives: state.objectives.map(copyList),
    common: [...state.common],
    discarded: state.discarded.map(copyList),
    seen: state.seen.map(copyFlat),
    tray: { deck: [...state.tray.deck], discards: [...state.tray.discards] },
    hands: state.hands.map(copyList),
    evolution: {
      deck: [...state.evolution.deck],
      row: state.evolution.row.map(copySlot),
      discards: [...state.evolution.discards],
    },
    cards: state.cards.map(copyCard),
    discs: [...state.discs],
    wheel: state.wheel.map(copyFlat),
    piles: [...state.piles],
    trends: [...state.trends],
    benefactor: [...state.benefactor],
    crossed: [...state.crossed],
    met: state.met.map(({ objective, seats }) => ({ objective, seats: [...seats] })),
    offers: state.offers,
    offered: [...state.offered],
    promises: state.promises.map((promise) => ({ ...promise, cubes: copyStock(promise.cubes) })),
    standing: state.standing.map(copyFlat),
    granted: state.granted.map(copyFlat),
    result: state.result === null ? null : { ...state.result },
  };
}
