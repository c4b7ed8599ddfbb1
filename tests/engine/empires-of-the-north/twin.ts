/** Worlds of Empires of the North that differ in secrets alone, for the kernel's contract. */
import { HIDDEN_MOVES, type Move } from '#engine/empires-of-the-north/moves.ts';
import type { Event } from '#engine/empires-of-the-north/events.ts';
import type { Player, State } from '#engine/empires-of-the-north/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, seedRng, shuffleWith, type Rng } from '#engine/kernel/rng.ts';
import type { Seat, Viewer } from '#engine/kernel/seat.ts';
import type { EmpiresTypes } from '#engine/empires-of-the-north/empires-of-the-north.ts';
import type { Hiding, Secret } from '../contract/secrets.ts';
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

/** Deals anew what lies unseen in the hand of a seat and in its deck; whatever it has to decide it can decide. */
function mixHand({ game }: Played, state: State, seat: Seat, rng: Rng): void {
  const player = elementAt(state.players, seat);
  const before = structuredClone({ hand: player.hand, deck: player.deck });
  const hidden = unseen(player).length;
  const asked = game.deciders(state).includes(seat);
  for (let tried = 0; tried < TRIES; tried++) {
    const pool = [...unseen(player), ...player.deck];
    shuffleWith(rng, pool);
    player.hand = [...player.shown, ...pool.splice(0, hidden)];
    player.deck = pool;
    if (!asked || game.legalMoves(state, seat).some(({ type }) => type !== 'done')) return;
    Object.assign(player, structuredClone(before));
  }
}

/** Others of its deck lie before a seat while it looks at cards; it keeps those at the same places. */
function lookAnew(state: State, seat: Seat, rng: Rng): void {
  const frame = looking(state);
  const looks = frame?.looks[seat] ?? [];
  if (frame === undefined || looks.length === 0) return;
  const { deck } = elementAt(state.players, seat);
  const kept = frame.kept[seat] ?? null;
  const places = kept === null ? [] : placesOf(looks, kept);
  const pool = [...looks, ...deck];
  shuffleWith(rng, pool);
  looks.forEach((_, at) => (looks[at] = elementAt(pool, at)));
  deck.splice(0, deck.length, ...pool.slice(looks.length));
  if (kept !== null) frame.kept[seat] = places.map((at) => elementAt(looks, at));
}

/** Where the cards that are kept lie among those looked at. */
function placesOf(looks: readonly string[], kept: readonly string[]): number[] {
  const left = [...looks.keys()];
  return kept.map((card) =>
    elementAt(
      left.splice(
        left.findIndex((at) => looks[at] === card),
        1,
      ),
      0,
    ),
  );
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

/** Something of each other seat that `viewer` does not know. */
const ofOthers =
  (vary: (state: State, seat: Seat, rng: Rng) => void): Secret<State>['vary'] =>
  (state, viewer, rng) => {
    for (const seat of state.players.keys()) if (seat !== viewer) vary(state, seat, rng);
  };

/** Everything that is hidden, each by itself. Nothing is once the game is over. */
export function secretsOf(played: Played): Secret<State>[] {
  const all: Secret<State>[] = [
    {
      name: 'hands',
      of: ({ players }) => players.map(({ hand }) => hand),
      vary: ofOthers((state, seat, rng) => mixHand(played, state, seat, rng)),
    },
    // Whose deck it is makes no difference: nobody knows its order.
    {
      name: 'decks',
      of: ({ players }) => players.map(({ deck }) => deck),
      vary: (state, _, rng) => state.players.forEach(({ deck }) => shuffleWith(rng, deck)),
    },
    {
      name: 'islands',
      of: ({ near, far }) => [near.deck, far.deck],
      vary: ({ near, far }, _, rng) => [near, far].forEach(({ deck }) => shuffleWith(rng, deck)),
    },
    { name: 'looks', of: (state) => looking(state)?.looks, vary: ofOthers(lookAnew) },
    { name: 'choices', of: (state) => looking(state)?.kept, vary: ofOthers(chooseAnew) },
    {
      name: 'chance',
      of: (state) => state.rng,
      vary: (state, _, rng) => (state.rng = seedRng(`twin ${pick(rng, 2 ** 31)}`)),
    },
  ];
  return all.map((secret) => ({
    ...secret,
    vary(state, viewer, rng) {
      if (!state.ended) secret.vary(state, viewer, rng);
    },
  }));
}

/**
 * Makes a world that differs from `state` only in what `seat` cannot know, without asking the game's own sampler: other cards in
 * the other hands, other orders of decks and islands, other choices in the Observation.
 */
export const twinOf =
  (played: Played) =>
  (state: State, seat: Seat, rng: Rng): State => {
    for (const { vary } of secretsOf(played)) vary(state, seat, rng);
    return state;
  };

/** The game of a pack with all that is hidden in it. */
export const hidingOf = (played: Played): Hiding<EmpiresTypes> => ({
  game: played.game,
  secrets: secretsOf(played),
  reveals,
});

const REVEALING: readonly Event['type'][] = ['observed', 'searched', 'found', 'islands', 'ended'];

/** Events that may bring to light what was hidden; cards drawn and looked at are told to their owner alone. */
export function reveals(event: Event, viewer: Viewer): boolean {
  const told = event.type === 'drew' || event.type === 'looked';
  return REVEALING.includes(event.type) || (told && event.seat === viewer);
}

const HIDDEN: readonly string[] = HIDDEN_MOVES;

/** Whether a move names a card of a hand or a deck. */
export const namesHidden = ({ type }: Move): boolean => HIDDEN.includes(type);
