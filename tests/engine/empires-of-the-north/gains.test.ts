import { expect, it } from 'vitest';
import type { RunContext } from '#engine/empires-of-the-north/rules/context.ts';
import { gainWorkers, points } from '#engine/empires-of-the-north/rules/gains.ts';

/** A player with 3 points and 2 workers, and what is told of them. */
function aPlayer() {
  const told: string[] = [];
  const player = { score: 3, workers: 2 };
  const context = { state: { players: [player] }, emit: ({ type }: { type: string }) => told.push(type) };
  return { player, told, context: context as unknown as RunContext };
}

it('what gives no points and no workers is not told', () => {
  const { player, told, context } = aPlayer();
  points(context, 0, 0, null);
  gainWorkers(context, 0, 0, null);
  expect(told).toEqual([]);
  points(context, 0, 2, null);
  gainWorkers(context, 0, 1, null);
  expect(told).toEqual(['points', 'gained']);
  expect(player).toEqual({ score: 5, workers: 3 });
});
