import type { State } from './state.ts';

/** What a view has in place of members of a state, or beside them: no more than a part of each lies open. */
type Parts = Readonly<Record<'viewer' | 'frames' | 'closed' | 'deciders' | 'tray' | 'evolution', unknown>>;

/** Anything with a value for every member of a state: a state, or its schema. */
type ByMember = Readonly<Record<keyof State, unknown>>;

/**
 * The members of a state that lie open to everybody just as they are, with `parts` between them. This is the one list of them: what
 * is not named here is seen by nobody. It is one literal because views are made for every page and every decision of a bot.
 */
function listed(state: ByMember, parts: Parts) {
  return {
    viewer: parts.viewer,
    pack: state.pack,
    options: state.options,
    turn: state.turn,
    phase: state.phase,
    frames: parts.frames,
    closed: parts.closed,
    deciders: parts.deciders,
    order: state.order,
    population: state.population,
    rebellion: state.rebellion,
    surplus: state.surplus,
    bank: state.bank,
    domestic: state.domestic,
    export: state.export,
    fees: state.fees,
    regions: state.regions,
    units: state.units,
    pillaged: state.pillaged,
    pillagedFlorins: state.pillagedFlorins,
    used: state.used,
    common: state.common,
    hands: state.hands,
    tray: parts.tray,
    evolution: parts.evolution,
    cards: state.cards,
    discs: state.discs,
    wheel: state.wheel,
    piles: state.piles,
    trends: state.trends,
    benefactor: state.benefactor,
    crossed: state.crossed,
    met: state.met,
    offers: state.offers,
    offered: state.offered,
    promises: state.promises,
    standing: state.standing,
    granted: state.granted,
    result: state.result,
  };
}

/** What `listed` makes of a state, or of its schema, and the parts. */
type Listed<S, P> = {
  [K in keyof ReturnType<typeof listed>]: K extends keyof P ? P[K] : K extends keyof S ? S[K] : never;
};

/** The open members of a state with `parts` between them, in the order of a view; of the schema of a state those of its schema. */
export function openMembers<S extends ByMember, P extends Parts>(state: S, parts: P): Listed<S, P> {
  // Every member is taken over under its own name.
  return listed(state, parts) as Listed<S, P>;
}

/** What a state and a view of it have in common. Figures read it alone, so that rules, bots and windows can all ask them. */
export type Open = Omit<Listed<State, Parts>, keyof Parts>;
