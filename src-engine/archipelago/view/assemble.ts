import { defined } from '../../kernel/defined.ts';
import { generatorOf, pick, shuffleWith, type Rng } from '../../kernel/rng.ts';
import { backText, emptyStock, sideOf, type Box } from '../box.ts';
import type { Frame } from '../frames.ts';
import { copyState } from '../copy.ts';
import { countInPlay } from '../figures/in-play.ts';
import { objectivesEach } from '../figures/objectives.ts';
import type { Screen, State } from '../state.ts';
import { sampleObjectives } from './sample-objectives.ts';
import type { Information, View } from './view-schema.ts';
import { RESOURCES, type Resource } from '../data/schema.ts';

type Fists = { left: Resource | null; right: Resource | null };

/** What a view does not tell, and a whole state needs. */
type Hidden = {
  readonly rng: number[];
  readonly screens: Screen[];
  readonly objectives: string[][];
  readonly discarded: string[][];
  readonly seen: State['seen'];
  readonly bid: (seat: number) => number;
  /** What a seat holds in its two fists before the Thief. */
  readonly cubes: (seat: number) => Fists;
  /** Orders what nobody has seen, in place. */
  readonly mix: <T>(list: T[]) => void;
};

/**
 * A state that looks like `view`, with the hidden parts given. What lies open is taken over whole, also what only a view has: the copy
 * that is played on does not keep that.
 */
export function assemble(box: Box, view: View, hidden: Hidden): State {
  return {
    ...view,
    rng: hidden.rng,
    frames: view.frames.map((frame) => closeFists(frame, view, hidden)),
    inPlay: countInPlay(box, view),
    screens: hidden.screens,
    objectives: hidden.objectives,
    discarded: hidden.discarded,
    seen: hidden.seen,
    tray: { deck: trayDeck(box, view, hidden), discards: view.tray.discards },
    evolution: { deck: evolutionDeck(box, view, hidden), row: view.evolution.row, discards: view.evolution.discards },
  };
}

/** Fills the fists that are closed before the viewer. */
function closeFists(frame: Frame, view: View, hidden: Hidden): Frame {
  if (frame.kind === 'fists' && frame.closed && frame.seat !== view.viewer) {
    return { ...frame, ...hidden.cubes(frame.seat) };
  }
  if (frame.kind !== 'bids') return frame;
  const amounts = frame.amounts.map((amount, index) => {
    const seat = defined(frame.bidders[index]);
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
  return [...rest.map((sides) => defined(sides[0])), top];
}

/** The cards nobody has seen, with one on top whose back is the one that shows. */
function evolutionDeck(box: Box, view: View, hidden: Hidden): string[] {
  const { row, discards, top } = view.evolution;
  const seen = new Set([
    ...discards,
    ...view.cards.map(({ card }) => card),
    ...row.flatMap((slot) => slot?.card ?? []),
    ...view.frames.flatMap((frame) => (frame.kind === 'search' ? frame.cards : [])),
  ]);
  const rest = box.pack.cards.map(({ id }) => id).filter((id) => !seen.has(id));
  hidden.mix(rest);
  if (top === null) return [];
  const shown = backText(top);
  const index = rest.findLastIndex((id) => box.backs.get(id) === shown);
  return [...rest.slice(0, index), ...rest.slice(index + 1), defined(rest[index])];
}

/** More of everything than a game can ask for: what the rules allow if screens are ignored. */
export function withPlenty(box: Box, view: View): State {
  const cubes = emptyStock();
  for (const resource of RESOURCES) cubes[resource] = box.pack.supply.cubes[resource];
  const tokens = box.pack.supply.explorerPiles.reduce((sum, pile) => sum + pile, 0);
  const none = () => view.order.map(() => []);
  const held = view.turn === 0 || view.common.length > 0 ? 0 : objectivesEach(view.options);
  return assemble(box, view, {
    rng: [0, 0, 0, 1],
    screens: view.order.map(() => ({ florins: box.florins, cubes, tokens })),
    // How many objectives lie before a player is open; which, nobody is told here.
    objectives: view.order.map(() => Array.from({ length: held }, () => '')),
    discarded: none(),
    seen: [],
    bid: () => 0,
    cubes: () => ({ left: 'fish', right: 'fish' }),
    mix: () => undefined,
  });
}

/**
 * A state that agrees with everything the owner of `information` has seen. Objectives whose end condition was met and that
 * nobody showed are not in play. What each seat holds may be given: `held` must agree with `information`.
 */
export function sampleState(
  box: Box,
  information: Information,
  rng: Rng,
  held?: readonly (readonly string[])[],
): State {
  const { view, screens } = information;
  const state = assemble(box, view, {
    rng: generatorOf(rng),
    screens,
    ...sampleObjectives(box, view, rng, held),
    seen: view.own?.seen ?? [],
    bid: (seat) => pick(rng, defined(screens[seat]).florins + 1),
    cubes: (seat) => fists(defined(screens[seat]), rng),
    mix: (list) => shuffleWith(rng, list),
  });
  return copyState(state);
}

/** Two of the cubes behind a screen, or the only one and nothing, in either order. */
export function fists({ cubes }: Screen, rng: Rng): Fists {
  const held: (Resource | null)[] = RESOURCES.flatMap((resource) =>
    Array.from({ length: cubes[resource] }, () => resource),
  );
  shuffleWith(rng, held);
  const [left = null, right = null] = shuffled([...held, null, null].slice(0, 2), rng);
  return { left, right };
}

function shuffled<T>(list: T[], rng: Rng): T[] {
  shuffleWith(rng, list);
  return list;
}
