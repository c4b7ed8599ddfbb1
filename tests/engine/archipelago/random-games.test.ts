import { expect, test } from 'vitest';
import { elementAt } from '#engine/kernel/element-at.ts';
import { pick, streamOf } from '#engine/kernel/rng.ts';
import { game } from './twin.ts';

/** More turns than any game lasts. */
const TURNS = 60;

/** Plays a game uniformly at random and asks for the invariants after every move. @returns the number of moves. */
function play(players: number, seed: string): number {
  const rng = streamOf(seed);
  const state = game.setup({ players, length: 'short', variants: [] }, seed, () => undefined);
  let moves = 0;
  for (let seats = game.deciders(state); seats.length > 0; seats = game.deciders(state)) {
    const seat = elementAt(seats, pick(rng, seats.length));
    const legal = game.legalMoves(state, seat);
    const move = elementAt(legal, pick(rng, legal.length));
    game.apply(state, seat, move, () => undefined);
    moves++;
    const broken = game.invariants(state);
    if (broken.length > 0) throw new Error(`${seed}, move ${moves} ${JSON.stringify(move)}: ${broken.join('; ')}`);
    if (state.turn > TURNS) throw new Error(`${seed}: no end after ${TURNS} turns`);
  }
  return moves;
}

test.each([2, 3, 4])('100 random games of %i end, and nothing is ever lost or owed', (players) => {
  for (let index = 0; index < 100; index++) {
    expect(play(players, `random ${players}/${index}`)).toBeGreaterThan(20);
  }
});
