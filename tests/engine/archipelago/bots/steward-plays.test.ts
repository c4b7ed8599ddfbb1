import { expect, test } from 'vitest';
import type { Move } from '#engine/archipelago/moves.ts';
import { VARIANTS, type Options } from '#engine/archipelago/state.ts';
import { anyOf } from '#engine/bots/random.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { game } from '../twin.ts';
import { playGame, STEWARDS, steward, type Player } from './company.ts';

const bot = steward();
const byBot: Player = (state, seat, rng) => bot.decide(game, game.information(state, seat), seat, rng);

test('the levels are steward, steward-builder and steward-trader', () => {
  expect([...STEWARDS.keys()]).toEqual(['steward', 'steward-builder', 'steward-trader']);
});

test.each([2, 3, 4, 5])('%i stewards play games of every length to their end', (players) => {
  for (const length of ['short', 'medium', 'long'] as const) {
    const end = playGame({ players, length, variants: [] }, `stewards ${players} ${length}`, byBot);
    expect(game.outcome(end)?.seats).toHaveLength(players);
  }
});

test.each(VARIANTS)('stewards play the variant %s', (variant) => {
  const options: Options = { players: 3, length: 'short', variants: [variant] };
  if (game.optionsRefusal(options) !== undefined) return;
  expect(game.outcome(playGame(options, `stewards ${variant}`, byBot))).toBeDefined();
});

test.each([2, 3, 4, 5])('a steward knows a move in every position that %i random players come to', (players) => {
  const kinds = new Set<string>();
  for (let number = 0; number < 4; number++) {
    playGame({ players, length: 'short', variants: [] }, `random ${players} ${number}`, (state, seat, rng) => {
      const move = byBot(state, seat, rng);
      kinds.add(move.type);
      const legal = game.legalMoves(state, seat);
      if (move.type === 'offer') expect(game.refusal(state, seat, move)).toBeUndefined();
      else expect(legal).toContainEqual(move);
      return anyOf(legal, rng);
    });
  }
  expect(kinds.size).toBeGreaterThan(15);
});

test('a steward makes at most one offer a round, and offers are accepted and declined', () => {
  const answers = { accept: 0, decline: 0 };
  let offers = 0;
  for (let number = 0; number < 4; number++) {
    const made = [0, 0, 0, 0];
    playGame({ players: 4, length: 'medium', variants: [] }, `offers ${number}`, (state, seat, rng) => {
      const move: Move = byBot(state, seat, rng);
      if (move.type === 'end-round') made[seat] = 0;
      if (move.type === 'offer') {
        made[seat] = elementAt(made, seat) + 1;
        offers++;
      }
      if (move.type === 'accept' || move.type === 'decline') answers[move.type]++;
      expect(made[seat]).toBeLessThan(2);
      return move;
    });
  }
  expect(offers).toBeGreaterThan(3);
  expect(answers.accept).toBeGreaterThan(0);
  expect(answers.decline).toBeGreaterThan(0);
});
