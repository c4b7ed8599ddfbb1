import { at } from '../../kernel/at.ts';
import { canonicalJson } from '../../kernel/hash.ts';
import { pick, shuffleWith, type Rng } from '../../kernel/rng.ts';
import { cardOf, emptyStock, objectiveDeck, sideOf, type Box } from '../box.ts';
import { RESOURCES } from '../data/schema.ts';
import type { Frame } from '../frames.ts';
import { countInPlay } from '../pieces/in-play.ts';
import type { Screen, State } from '../state.ts';
import type { Information, View } from './view-schema.ts';

/** What a view does not tell, and a whole state needs. */
type Hidden = {
  readonly rng: number[];
  readonly screens: Screen[];
  readonly objectives: string[][];
  readonly bid: (seat: number) => number;
  /** Orders what nobody has seen, in place. */
  readonly mix: <T>(list: T[]) => void;
};

/** A state that looks like `view`, with the hidden parts given. */
function assemble(box: Box, view: View, hidden: Hidden): State {
  return {
    pack: view.pack,
    options: view.options,
    rng: hidden.rng,
    turn: view.turn,
    phase: view.phase,
    frames: view.frames.map((frame) => closeFists(frame, view, hidden)),
    order: view.order,
    population: view.population,
    rebellion: view.rebellion,
    surplus: view.surplus,
    bank: view.bank,
    domestic: view.domestic,
    export: view.export,
    regions: view.regions,
    inPlay: countInPlay(box, view),
    units: view.units,
    screens: hidden.screens,
    objectives: hidden.objectives,
    tray: { deck: trayDeck(box, view, hidden), discards: view.tray.discards },
    hands: view.hands,
    evolution: { deck: evolutionDeck(box, view, hidden), row: view.evolution.row, discards: view.evolution.discards },
    cards: view.cards,
    discs: view.discs,
    wheel: view.wheel,
    piles: view.piles,
    trends: view.trends,
    benefactor: view.benefactor,
    crossed: view.crossed,
    met: view.met,
    result: view.result,
  };
}

function closeFists(frame: Frame, view: View, hidden: Hidden): Frame {
  if (frame.kind !== 'bids') return frame;
  const amounts = frame.amounts.map((amount, index) => {
    const seat = at(frame.bidders, index);
    return amount === null && view.closed.includes(seat) ? hidden.bid(seat) : amount;
  });
  return { ...frame, amounts };
}

/** The tiles nobody has seen since the last shuffle, under the one whose side lies up. */
function trayDeck(box: Box, view: View, hidden: Hidden): string[] {
  const { top } = view.tray;
  if (top === null) return [];
  const seen = new Set<string>();
  const see = (side: string) => seen.add(side).add(sideOf(box, side).back ?? side);
  see(top);
  view.regions.forEach(({ side }) => see(side));
  view.hands.flat().forEach(see);
  view.tray.discards.forEach(see);
  for (const frame of view.frames) if (frame.kind === 'exploration' && frame.hex !== null) see(frame.hex);
  const rest = box.tiles.filter((side) => !seen.has(side)).map((side) => [side, sideOf(box, side).back ?? side]);
  rest.forEach((sides) => hidden.mix(sides));
  hidden.mix(rest);
  return [...rest.map((sides) => at(sides, 0)), top];
}

/** The cards nobody has seen, with one on top whose back is the one that shows. */
function evolutionDeck(box: Box, view: View, hidden: Hidden): string[] {
  const { row, discards, top } = view.evolution;
  const seen = new Set([
    ...discards,
    ...view.cards.map(({ card }) => card),
    ...row.flatMap((slot) => slot?.card ?? []),
  ]);
  const rest = box.pack.cards.map(({ id }) => id).filter((id) => !seen.has(id));
  hidden.mix(rest);
  if (top === null) return [];
  const shown = canonicalJson(top);
  const index = rest.findLastIndex((id) => canonicalJson(backOf(box, id)) === shown);
  return [...rest.slice(0, index), ...rest.slice(index + 1), at(rest, index)];
}

function backOf(box: Box, card: string): object {
  const { domestic, export: exported } = cardOf(box, card).back;
  return { domestic, export: exported };
}

/** More of everything than a game can ask for: what the rules allow if screens are ignored. */
export function withPlenty(box: Box, view: View): State {
  const cubes = emptyStock();
  for (const resource of RESOURCES) cubes[resource] = box.pack.supply.cubes[resource];
  const tokens = box.pack.supply.explorerPiles.reduce((sum, pile) => sum + pile, 0);
  return assemble(box, view, {
    rng: [0, 0, 0, 1],
    screens: view.order.map(() => ({ florins: box.florins, cubes, tokens })),
    objectives: view.order.map(() => []),
    bid: () => 0,
    mix: () => undefined,
  });
}

/**
 * A state that agrees with everything the owner of `information` has seen. Objectives whose end condition was met and that
 * nobody showed are not in play.
 */
export function sampleState(box: Box, information: Information, rng: Rng): State {
  const { view, screens } = structuredClone(information);
  return assemble(box, view, {
    rng: [rng.next(), rng.next(), rng.next(), rng.next() | 1],
    screens,
    objectives: sampleObjectives(box, view, rng),
    bid: (seat) => pick(rng, at(screens, seat).florins + 1),
    mix: (list) => shuffleWith(rng, list),
  });
}

function sampleObjectives(box: Box, view: View, rng: Rng): string[][] {
  if (view.revealed !== undefined) return view.revealed.objectives;
  const own = view.own?.objectives ?? [];
  const each = own.length;
  const shown = view.order.map((_, seat) =>
    view.met.filter(({ seats }) => seats.includes(seat)).map(({ objective }) => objective),
  );
  const unseen = objectiveDeck(box, view.options.length, view.options.players)
    .map(({ id }) => id)
    .filter((id) => !own.includes(id) && !view.crossed.includes(id));
  shuffleWith(rng, unseen);
  return shown.map((met, seat) => {
    if (seat === view.viewer) return own;
    return [...met, ...unseen.splice(0, each - met.length)];
  });
}
