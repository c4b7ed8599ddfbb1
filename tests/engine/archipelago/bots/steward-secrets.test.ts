import { expect, test } from 'vitest';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { game, twin } from '../twin.ts';
import { playGame, steward } from './company.ts';

const bot = steward();

test.each([2, 3, 4, 5])(
  'of %i a steward decides the same whatever is true behind screens and objectives',
  (players) => {
    let other = 0;
    let decisions = 0;
    playGame({ players, length: 'medium', variants: [] }, `twins ${players}`, (state, seat, rng) => {
      decisions++;
      const information = game.information(state, seat);
      const before = canonicalJson(information);
      const decide = (told: typeof information) => bot.decide(game, told, seat, streamOf(`decision ${decisions}`));
      const move = decide(information);
      if (decisions % 3 > 0) return move;
      expect(canonicalJson(information)).toBe(before);
      expect(decide(information)).toEqual(move);
      const world = twin(game.copy(state), seat, rng);
      if (canonicalJson(world.objectives) !== canonicalJson(state.objectives)) other++;
      const told = game.information(world, seat);
      expect(canonicalJson(told)).toBe(before);
      expect(decide(told)).toEqual(move);
      return move;
    });
    expect(decisions).toBeGreaterThan(100);
    expect(other).toBeGreaterThan(20);
  },
);
