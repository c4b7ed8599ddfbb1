import type { Event } from '#engine/archipelago/events.ts';
import { archipelago } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { openBox, objectiveDeck, sideOf, cardOf, type Box } from '#engine/archipelago/box.ts';
import type { State } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { pick, seedRng, shuffleWith, type Rng } from '#engine/kernel/rng.ts';
import type { Seat, Viewer } from '#engine/kernel/seat.ts';
import { RESOURCES } from '#engine/archipelago/data/schema.ts';

export const game = archipelago(BASE_PACK);

/**
 * Deals the others' objectives anew among those nobody has shown and `seat` has not looked at, and what they have put back
 * among the rest; their looks go with the cards.
 */
export function swapObjectives(box: Box, state: State, seat: Viewer, rng: Rng): void {
  const open = [...state.met.map(({ objective }) => objective), ...looksOf(state, seat)];
  const fixed = (id: string, holder: Seat) => holder === seat || open.includes(id);
  const held = state.objectives;
  const own = seat === 'public' ? open : [...elementAt(held, seat), ...elementAt(state.discarded, seat), ...open];
  const free = objectiveDeck(box, state.options)
    .map(({ id }) => id)
    .filter((id) => !own.includes(id));
  shuffleWith(rng, free);
  const crossed = free.filter((id) => state.crossed.includes(id));
  const playable = free.filter((id) => !state.crossed.includes(id));
  state.objectives = held.map((ids, holder) => ids.map((id) => (fixed(id, holder) ? id : (playable.pop() ?? id))));
  const back = [...playable, ...crossed];
  shuffleWith(rng, back);
  state.discarded = state.discarded.map((put, holder) => (holder === seat ? put : put.map((id) => back.pop() ?? id)));
  state.seen = state.seen.map((look) => ({
    ...look,
    objective: elementAt(elementAt(state.objectives, look.of), elementAt(held, look.of).indexOf(look.objective)),
  }));
}

/** Objectives of others that `seat` has looked at. */
function looksOf({ seen }: State, seat: Viewer): string[] {
  return seen.filter((look) => look.seat === seat).map(({ objective }) => objective);
}

/** Mixes the tiles nobody has seen; what lies up stays. */
export function mixTiles(box: Box, state: State, rng: Rng): void {
  const [top, ...rest] = [...state.tray.deck].reverse();
  if (top !== undefined) {
    shuffleWith(rng, rest);
    const turned = rest.map((side) => (pick(rng, 2) === 0 ? side : (sideOf(box, side).back ?? side)));
    state.tray.deck = [top, ...turned].reverse();
  }
}

/** Mixes the cards nobody has seen; the back on top stays. */
export function mixCards(box: Box, state: State, rng: Rng): void {
  const deck = state.evolution.deck;
  const shown = deck.at(-1);
  if (shown === undefined) return;
  shuffleWith(rng, deck);
  const back = canonicalJson(cardOf(box, shown).back);
  const index = deck.findIndex((card) => canonicalJson(cardOf(box, card).back) === back);
  const [up = shown] = deck.splice(index, 1);
  deck.push(up);
}

/** Takes other amounts and other cubes into the fists that are closed before `seat`. */
export function closeAnew(state: State, seat: Viewer, rng: Rng): void {
  for (const frame of state.frames) {
    if (frame.kind === 'bids') {
      frame.amounts = frame.amounts.map((amount, index) => {
        const bidder = elementAt(frame.bidders, index);
        return amount === null || bidder === seat ? amount : pick(rng, elementAt(state.screens, bidder).florins + 1);
      });
    }
    if (frame.kind === 'fists' && frame.closed && frame.seat !== seat) {
      const { cubes } = elementAt(state.screens, frame.seat);
      const held = RESOURCES.flatMap((resource) => Array.from({ length: cubes[resource] }, () => resource));
      shuffleWith(rng, held);
      const [left = null, right = null] = held;
      Object.assign(frame, pick(rng, 2) === 0 ? { left, right } : { left: right, right: left });
    }
  }
}

/**
 * Makes a world that differs from a state of the game in `box` only in what a seat cannot know, without asking the game's
 * own sampler: other objectives held and put back, other fists, other tiles and cards under the top ones.
 */
export function twinIn(box: Box): (state: State, seat: Seat, rng: Rng) => State {
  return (state, seat, rng) => {
    if (state.result !== null) return state;
    swapObjectives(box, state, seat, rng);
    mixTiles(box, state, rng);
    mixCards(box, state, rng);
    closeAnew(state, seat, rng);
    state.rng = seedRng(`twin ${pick(rng, 2 ** 31)}`);
    return state;
  };
}

/** The same for a game of the base pack. */
export const twin = twinIn(openBox(BASE_PACK));

const REVEALING = [
  'card-turned-up',
  'hex-taken',
  'hexes-dealt',
  'reshuffled',
  'bids',
  'trend',
  'cards-searched',
  'fist-opened',
  'objective-met',
  'over',
];

/** Events that only their owner may read, and that tell him something. */
const TELLING = ['objectives', 'spied'];

/** Events that may bring to light what was hidden; objectives dealt or looked at are told to one seat alone. */
export function reveals(event: Event, viewer: Seat | 'public'): boolean {
  if (REVEALING.includes(event.type)) return true;
  return TELLING.includes(event.type) && 'seat' in event && event.seat === viewer;
}

/** Whether an event may happen in one world alone: an objective is shown only where somebody holds it. */
export function surprises(event: Event): boolean {
  return event.type === 'objective-met';
}
