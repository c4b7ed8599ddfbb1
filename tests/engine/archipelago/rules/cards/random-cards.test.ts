import { expect, test } from 'vitest';
import { archipelago } from '#engine/archipelago/archipelago.ts';
import { openBox } from '#engine/archipelago/box.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import type { Move } from '#engine/archipelago/moves.ts';
import { countInPlay } from '#engine/archipelago/figures/in-play.ts';
import type { State } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, shuffleWith, streamOf, type Rng } from '#engine/kernel/rng.ts';

const game = archipelago(BASE_PACK);
const box = openBox(BASE_PACK);
const GAMES = 20;
const PLAYERS = 3;
/** Turns played with cards on the table. */
const TURNS = 4;

/** A third of the deck goes to the players as soon as it is dealt, and some cubes and florins with it. */
function deal(state: State, rng: Rng): void {
  const { deck } = state.evolution;
  shuffleWith(rng, deck);
  for (const card of deck.splice(0, deck.length / 2)) {
    state.cards.push({ card, owner: pick(rng, PLAYERS), engaged: false, built: false, since: 0, by: -1 });
  }
  state.inPlay = countInPlay(box, state);
  for (const { cubes } of state.screens) {
    for (const resource of ['stone', 'iron', 'wood', 'fruit'] as const) {
      cubes[resource] += 2;
      state.bank.cubes[resource] -= 2;
    }
  }
}

/** In a round cards come first, so that they are used; anything else is picked at random. */
function choose(legal: readonly Move[], rng: Rng): Move {
  const cards = legal.filter(({ type }) => type === 'use-card' || type === 'build-wonder');
  const from = cards.length > 0 && pick(rng, 3) > 0 ? cards : legal;
  return elementAt(from, pick(rng, from.length));
}

/** Plays whole turns and asks for the invariants after every move. @returns the cards used or built. */
function playOn(seed: string): string[] {
  const rng = streamOf(seed);
  const state = game.setup({ players: PLAYERS, length: 'long', variants: [] }, seed, () => undefined);
  const used: string[] = [];
  let dealt = false;
  for (let seats = game.deciders(state); seats.length > 0 && state.turn <= TURNS; seats = game.deciders(state)) {
    if (!dealt && state.turn === 1 && state.phase === 'actions') {
      deal(state, rng);
      dealt = true;
      expect(game.invariants(state)).toEqual([]);
    }
    const seat = elementAt(seats, pick(rng, seats.length));
    const legal = game.legalMoves(state, seat);
    if (legal.length === 0) throw new Error(`${seed}: seat ${seat} is stuck in ${state.frames.at(-1)?.kind}`);
    const move = choose(legal, rng);
    game.apply(state, seat, move, () => undefined);
    const broken = game.invariants(state);
    if (broken.length > 0) throw new Error(`${seed}, ${JSON.stringify(move)}: ${broken.join('; ')}`);
    if (move.type === 'use-card' || move.type === 'build-wonder') used.push(move.card);
  }
  return used;
}

test('random play with half the cards before the players loses nothing and gets nobody stuck', () => {
  const used = Array.from({ length: GAMES }, (_, index) => playOn(`cards ${index}`)).flat();
  const different = new Set(used).size;
  expect(used.length).toBeGreaterThan(GAMES * PLAYERS);
  expect(different).toBeGreaterThan(box.cards.size / 2);
});
