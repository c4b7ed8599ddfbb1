import type { Frame } from './frames.ts';
import type { State } from './state.ts';

/** A copy of one frame that shares nothing with it. Frames are flat but for short lists. */
function copyFrame(frame: Frame): Frame {
  switch (frame.kind) {
    case 'objectives':
      return { ...frame, read: frame.read.slice() };
    case 'bids':
      return { ...frame, bidders: frame.bidders.slice(), amounts: frame.amounts.slice() };
    case 'order':
      return { ...frame, named: frame.named.slice() };
    case 'rounds':
      return { ...frame, out: frame.out.slice() };
    case 'reproduction':
      return { ...frame, regions: frame.regions.slice() };
    case 'migration':
      return { ...frame, moved: frame.moved.slice() };
    case 'payment':
      return { ...frame, owed: frame.owed.slice() };
    default:
      return { ...frame };
  }
}

/** A copy that shares nothing with `state`, written out by hand: search makes thousands of them a second. */
export function copyState(state: State): State {
  return {
    ...state,
    options: { ...state.options },
    rng: state.rng.slice(),
    frames: state.frames.map(copyFrame),
    order: state.order.slice(),
    bank: { florins: state.bank.florins, cubes: { ...state.bank.cubes } },
    domestic: { ...state.domestic },
    export: { ...state.export },
    regions: state.regions.map((region) => ({ ...region, neighbours: region.neighbours.slice() })),
    inPlay: { ...state.inPlay },
    units: state.units.map((unit) => ({ ...unit })),
    screens: state.screens.map((screen) => ({ ...screen, cubes: { ...screen.cubes } })),
    objectives: state.objectives.map((held) => held.slice()),
    tray: { deck: state.tray.deck.slice(), discards: state.tray.discards.slice() },
    hands: state.hands.map((hand) => hand.slice()),
    evolution: {
      deck: state.evolution.deck.slice(),
      row: state.evolution.row.map((slot) => (slot === null ? null : { ...slot })),
      discards: state.evolution.discards.slice(),
    },
    cards: state.cards.map((card) => ({ ...card })),
    discs: state.discs.slice(),
    wheel: state.wheel.map((disc) => ({ ...disc })),
    piles: state.piles.slice(),
    trends: state.trends.slice(),
    benefactor: state.benefactor.slice(),
    crossed: state.crossed.slice(),
    met: state.met.map(({ objective, seats }) => ({ objective, seats: seats.slice() })),
    result: state.result === null ? null : { ...state.result },
  };
}
