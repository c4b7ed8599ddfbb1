import type { Lesson, Position } from '#engine/bots/fit/lesson.ts';
import { softmax } from '#engine/bots/fit/objectives.ts';
import { weighed, type Weights } from '#engine/bots/value-model.ts';
import { pick, type Rng } from '#engine/kernel/rng.ts';

/** A number from -1 to 1. */
export const noise = (rng: Rng): number => pick(rng, 20_001) / 10_000 - 1;
/** 1 with that chance, else 0. */
export const tossed = (rng: Rng, chance: number): number => (pick(rng, 1_000_000) < chance * 1_000_000 ? 1 : 0);

/** A game of one position that ended as `weights` say it may. */
export function madeUp(rng: Rng, weights: Weights, seats: number): Lesson {
  const rows = Array.from({ length: seats }, () => weights.seat.map(() => noise(rng)));
  const table = weights.table.map((_, index) => (index === 0 ? 1 : noise(rng)));
  const position: Position = { measured: { seats: rows, table }, sheet: rows.map(([first = 0]) => 10 * first) };
  const none = rows.map(() => 0);
  if (tossed(rng, 1 / (1 + Math.exp(-weighed(table, weights.table))))) return { positions: [position], shares: none };
  const { said } = softmax(rows.map((row) => weighed(row, weights.seat)));
  let left = pick(rng, 1_000_000) / 1_000_000;
  const winner = said.findIndex((chance) => (left -= chance) < 0);
  return { positions: [position], shares: none.map((_, seat) => (seat === winner ? 1 : 0)) };
}
