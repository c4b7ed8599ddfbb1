import { expect, test } from 'vitest';
import type { Move } from '#engine/endeavor/moves.ts';
import { anyOf } from '#engine/bots/random.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { BOTS, GAME, optionsFor, playGame, playing } from './company.ts';

test('the levels are three stewards and greedy', () => {
  expect([...BOTS.keys()]).toEqual(['steward', 'steward-governor', 'steward-city', 'greedy']);
});

test.each([2, 3, 4, 5])('%i stewards play to the end, in both orders of the phases', (players) => {
  for (const phases of ['one-by-one', 'in-a-row'] as const) {
    const end = playGame({ players, phases }, `stewards ${players}`, playing('steward'));
    expect(GAME.outcome(end)?.seats).toHaveLength(players);
  }
});

test.each(['steward', 'steward-governor', 'steward-city', 'greedy'])('the same seed, the same game of %s', (level) => {
  const [one, other] = [0, 1].map(() => playGame(optionsFor(3), `twice ${level}`, playing(level)));
  expect(canonicalJson(one)).toBe(canonicalJson(other));
});

test.each([2, 3, 4, 5])('a steward knows a move in every position that %i random players come to', (players) => {
  const kinds = new Set<Move['type']>();
  const steward = playing('steward');
  for (let number = 0; number < 2; number++) {
    playGame(optionsFor(players), `random ${players} ${number}`, (state, seat, rng) => {
      const before = canonicalJson(state);
      const move = steward(state, seat, rng);
      kinds.add(move.type);
      expect(GAME.legalMoves(state, seat)).toContainEqual(move);
      expect(canonicalJson(state)).toBe(before);
      return anyOf(GAME.legalMoves(state, seat), rng);
    });
  }
  expect(kinds.size).toBeGreaterThan(7);
  expect(kinds).not.toContain('idle');
});

test('a steward beats three greedy players', () => {
  let won = 0;
  for (let number = 0; number < 8; number++) {
    const [steward, greedy] = [playing('steward'), playing('greedy')];
    const end = playGame(optionsFor(4), `against ${number}`, (state, seat, rng) =>
      (seat === number % 4 ? steward : greedy)(state, seat, rng),
    );
    if (GAME.outcome(end)?.seats[number % 4]?.won === true) won++;
  }
  expect(won).toBeGreaterThan(4);
});
