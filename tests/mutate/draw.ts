import { pick, shuffleWith, streamOf } from '#engine/kernel/rng.ts';
import type { Mutation } from './mutations.ts';

/** Draws mutations of `count` different lines. The same seed draws the same. */
export function drawn(mutations: readonly Mutation[], count: number, seed: string): Mutation[] {
  const byLine = new Map<string, Mutation[]>();
  for (const mutation of mutations) {
    const line = `${mutation.file}:${mutation.line}`;
    byLine.set(line, [...(byLine.get(line) ?? []), mutation]);
  }
  const lines = [...byLine.values()];
  const rng = streamOf(seed);
  shuffleWith(rng, lines);
  return lines.slice(0, count).flatMap((ways) => ways[pick(rng, ways.length)] ?? []);
}
