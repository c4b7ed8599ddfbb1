/**
 * Whole games beside worlds that differ in other hands and in the order of decks alone: after every move a seat sees and knows the
 * same, may do the same, and nobody else owes a decision.
 */
import { describe, expect, test } from 'vitest';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import { anyOf } from '#engine/bots/random.ts';
import { shuffleWith, streamOf, type Rng } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { playedWith, SMALL, type Played } from './laid.ts';
import { twinOf } from './twin.ts';

/** Other orders of all decks and piles, and nothing else. */
function otherDecks(state: State, _: Seat, rng: Rng): State {
  for (const deck of [...state.players.map((player) => player.deck), state.near.deck, state.far.deck])
    shuffleWith(rng, deck);
  return state;
}

/** What a seat is told and may do. */
const seenBy = ({ game }: Played, state: State, seat: Seat): string =>
  JSON.stringify([
    ...[game.view(state, seat), game.information(state, seat), game.view(state, 'public'), game.deciders(state)],
    ...[game.legalMoves(state, seat), game.secret(state), game.summary(game.view(state, 'public'))],
  ]);

/** Plays a game, and asks in a twin after every move, for one seat after the other. @returns how many twins had other cards in a hand */
function compare(played: Played, clans: readonly string[], seed: string, twin: ReturnType<typeof twinOf>): number {
  const { game } = played;
  const rng = streamOf(seed);
  const state = game.setup({ players: clans.length, seats: clans.map((clan) => ({ clan })) }, seed, () => undefined);
  let [others, moves] = [0, 0];
  for (let deciding = game.deciders(state)[0]; deciding !== undefined; deciding = game.deciders(state)[0]) {
    const seat = moves++ % clans.length;
    const world = twin(game.copy(state), seat, rng);
    if (seenBy(played, world, seat) !== seenBy(played, state, seat))
      throw new Error(`${seed}: seat ${seat} sees a secret at ${moves}`);
    if (world.players.some(({ hand }, at) => hand.join() !== state.players[at]?.hand.join())) others += 1;
    game.apply(state, deciding, anyOf(game.legalMoves(state, deciding), rng), () => undefined);
  }
  return others;
}

describe.each([
  ['base', playedWith(BASE_PACK)],
  ['small', SMALL],
])('whole games of the %s pack beside others', (name, played) => {
  const clans = played.box.pack.clans.map(({ id }) => id);
  test.each([
    [2, 0],
    [3, 1],
    [4, 2],
  ])('of %i, from clan %i on: hands', (players, from) => {
    const own = Array.from({ length: players }, (_, at) => clans[(from + at) % clans.length] ?? '');
    expect(compare(played, own, `hands ${name} ${players}`, twinOf(played))).toBeGreaterThan(50);
  });

  test('of 3: the order of decks and islands', () => {
    expect(compare(played, clans.slice(-3), `decks ${name}`, otherDecks)).toBe(0);
  });
});
