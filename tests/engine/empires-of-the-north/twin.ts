/** Worlds of Empires of the North that differ in secrets alone, for the kernel's contract. */
import { HIDDEN_MOVES, type Move } from '#engine/empires-of-the-north/moves.ts';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import type { Player, State } from '#engine/empires-of-the-north/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, seedRng, shuffleWith, type Rng } from '#engine/kernel/rng.ts';
import type { Seat, Viewer } from '#engine/kernel/seat.ts';
import type { Played } from './laid/arrange.ts';

/** How often a hand is dealt for whoever owes a decision, until they could take it. */
const TRIES = 60;

/** The frame in which everybody looks at cards, if that is pending. */
function looking({ frames }: State) {
  const top = frames.at(-1);
  return top?.kind === 'opening' || top?.kind === 'observation' ? top : undefined;
}

/** The cards of a hand that nobody else has seen go there. */
function unseen({ hand, shown }: Player): string[] {
  const left = [...hand];
  for (const card of shown) left.splice(left.indexOf(card), 1);
  return left;
}

/** Deals anew what lies in the deck of a seat, unseen in its hand, and before it while it looks at cards. */
function mixSeat(state: State, seat: Seat, rng: Rng): void {
  const player = elementAt(state.players, seat);
  const looks = looking(state)?.looks[seat] ?? [];
  const hidden = unseen(player);
  const pool = [...hidden, ...looks, ...player.deck];
  shuffleWith(rng, pool);
  player.hand = [...player.shown, ...pool.splice(0, hidden.length)];
  looks.forEach((_, at) => (looks[at] = pool.shift() ?? ''));
  player.deck = pool;
}

/** What another seat has chosen of the cards it looks at is chosen anew; how many is a secret too. */
function chooseAnew(state: State, seat: Seat, rng: Rng): void {
  const frame = looking(state);
  const kept = frame?.kept[seat];
  if (frame === undefined || kept === undefined || kept === null) return;
  const looks = elementAt(frame.looks, seat);
  const { workers } = elementAt(state.players, seat);
  const number = frame.kind === 'opening' ? kept.length : pick(rng, Math.min(workers, looks.length) + 1);
  const places = looks.map((_, at) => at);
  shuffleWith(rng, places);
  frame.kept[seat] = places
    .slice(0, number)
    .sort((one, other) => one - other)
    .map((at) => elementAt(looks, at));
}

/**
 * Makes a world that differs from `state` only in what `seat` cannot know, without asking the game's own sampler: other cards in
 * the other hands, other orders of decks and islands, other choices in the Observation.
 */
export const twinOf =
  ({ game }: Played) =>
  (state: State, seat: Seat, rng: Rng): State => {
    if (state.ended) return state;
    for (const { deck } of [state.near, state.far]) shuffleWith(rng, deck);
    const own = elementAt(state.players, seat);
    shuffleWith(rng, own.deck);
    const asked = game.deciders(state);
    state.players.forEach((player, other) => {
      if (other === seat) return;
      const before = structuredClone({ hand: player.hand, deck: player.deck });
      // Whoever has declared an action, or has something in hand to decide about, can do so.
      const fits = (): boolean =>
        !asked.includes(other) || game.legalMoves(state, other).some(({ type }) => type !== 'done');
      for (let tried = 0; tried < TRIES; tried++) {
        mixSeat(state, other, rng);
        if (fits()) break;
        Object.assign(player, structuredClone(before));
      }
      chooseAnew(state, other, rng);
    });
    state.rng = seedRng(`twin ${pick(rng, 2 ** 31)}`);
    return state;
  };

const REVEALING: readonly Event['type'][] = ['observed', 'searched', 'found', 'islands', 'ended'];

/** Events that may bring to light what was hidden; cards drawn and looked at are told to their owner alone. */
export function reveals(event: Event, viewer: Viewer): boolean {
  if (event.type === 'passed') return event.barrier !== undefined;
  const told = event.type === 'drew' || event.type === 'looked';
  return REVEALING.includes(event.type) || (told && event.seat === viewer);
}

const HIDDEN: readonly string[] = HIDDEN_MOVES;

/** Whether a move names a card of a hand or a deck. */
export const namesHidden = ({ type }: Move): boolean => HIDDEN.includes(type);

/** Whether an event may happen in one world alone: who passes by themselves has a hand that lets them do nothing (ruling 35). */
export const surprises = (event: Event): boolean => event.type === 'passed' && event.barrier !== undefined;
