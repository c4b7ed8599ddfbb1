import type { Event } from '#engine/archipelago/events.ts';
import { archipelago } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { openBox, objectiveDeck, sideOf, cardOf } from '#engine/archipelago/box.ts';
import type { State } from '#engine/archipelago/state.ts';
import { at } from '#engine/kernel/at.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { pick, seedRng, shuffleWith, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';

export const game = archipelago(BASE_PACK);
const box = openBox(BASE_PACK);

/** Deals the others' objectives anew among those nobody has seen. */
function swapObjectives(state: State, seat: Seat, rng: Rng): void {
  const shown = state.met.map(({ objective }) => objective);
  const fixed = (id: string, holder: Seat) => holder === seat || shown.includes(id);
  const used = new Set(state.objectives.flatMap((held, holder) => held.filter((id) => fixed(id, holder))));
  const free = objectiveDeck(box, state.options.length, state.options.players)
    .map(({ id }) => id)
    .filter((id) => !used.has(id) && !state.crossed.includes(id));
  shuffleWith(rng, free);
  state.objectives = state.objectives.map((held, holder) =>
    held.map((id) => (fixed(id, holder) ? id : (free.pop() ?? id))),
  );
}

/** Mixes tiles and cards nobody has seen; what lies up stays. */
function mixDecks(state: State, rng: Rng): void {
  const [top, ...rest] = [...state.tray.deck].reverse();
  if (top !== undefined) {
    shuffleWith(rng, rest);
    const turned = rest.map((side) => (pick(rng, 2) === 0 ? side : (sideOf(box, side).back ?? side)));
    state.tray.deck = [top, ...turned].reverse();
  }
  const deck = state.evolution.deck;
  const shown = deck.at(-1);
  if (shown === undefined) return;
  shuffleWith(rng, deck);
  const back = canonicalJson(cardOf(box, shown).back);
  const index = deck.findIndex((card) => canonicalJson(cardOf(box, card).back) === back);
  const [up = shown] = deck.splice(index, 1);
  deck.push(up);
}

/**
 * A world that differs from `state` only in what `seat` cannot know, made without asking the game's own sampler: other
 * objectives, other bids in the fists, other tiles and cards under the top ones.
 */
export function twin(state: State, seat: Seat, rng: Rng): State {
  if (state.result !== null) return state;
  swapObjectives(state, seat, rng);
  mixDecks(state, rng);
  for (const frame of state.frames) {
    if (frame.kind !== 'bids') continue;
    frame.amounts = frame.amounts.map((amount, index) => {
      const bidder = at(frame.bidders, index);
      return amount === null || bidder === seat ? amount : pick(rng, at(state.screens, bidder).florins + 1);
    });
  }
  state.rng = seedRng(`twin ${pick(rng, 2 ** 31)}`);
  return state;
}

const REVEALING = [
  'card-turned-up',
  'hex-taken',
  'hexes-dealt',
  'reshuffled',
  'bids',
  'trend',
  'objective-met',
  'over',
];

/** Events that may bring to light what was hidden; the objectives dealt are told to their owner alone. */
export function reveals(event: Event, viewer: Seat | 'public'): boolean {
  return REVEALING.includes(event.type) || (event.type === 'objectives' && event.seat === viewer);
}
