import { expect, test } from 'vitest';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { BOTS, byChance, GAME, optionsFor, playGame, playing } from './company.ts';

/** Games in which one steward sits among players of chance. */
const GAMES = 16;

test('the levels are three stewards', () => {
  expect([...BOTS.keys()]).toEqual(['steward', 'steward-builder', 'steward-sea']);
});

test.each([2, 3, 4])('%i stewards play to the end with every clan, and come to the goal in a few rounds', (players) => {
  for (let first = 0; first < 6; first++) {
    const end = playGame(optionsFor(players, first), `stewards ${players} ${first}`, playing('steward'));
    expect(GAME.outcome(end)?.seats).toHaveLength(players);
    expect(end.round).toBeLessThan(8);
  }
});

test.each(['steward', 'steward-builder', 'steward-sea'])('the same seed, the same game of %s', (level) => {
  const [one, other] = [0, 1].map(() => playGame(optionsFor(3), `twice ${level}`, playing(level)));
  expect(canonicalJson(one)).toBe(canonicalJson(other));
});

test.each([2, 3, 4])('a steward knows a move in every position that %i players of chance come to', (players) => {
  const kinds = new Set<Move['type']>();
  const steward = playing('steward');
  for (let number = 0; number < 3; number++) {
    playGame(optionsFor(players, 2 * number), `chance ${players} ${number}`, (state, seat, rng) => {
      const before = canonicalJson(state);
      const move = steward(state, seat, rng);
      kinds.add(move.type);
      expect(GAME.legalMoves(state, seat)).toContainEqual(move);
      expect(canonicalJson(state)).toBe(before);
      return byChance(state, seat, rng);
    });
  }
  expect(kinds.size).toBeGreaterThan(14);
});

test.each(['steward-builder', 'steward-sea'])('%s beats three players of chance', (level) => {
  let won = 0;
  for (let number = 0; number < GAMES; number++) {
    const steward = playing(level);
    const end = playGame(optionsFor(4, number), `against ${number}`, (state, seat, rng) =>
      (seat === number % 4 ? steward : byChance)(state, seat, rng),
    );
    if (GAME.outcome(end)?.seats[number % 4]?.won === true) won++;
  }
  expect(won).toBeGreaterThan(0.9 * GAMES);
});
