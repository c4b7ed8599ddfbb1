import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { defined } from './defined.ts';
import { hashText } from './hash.ts';

/** The complete state of a generator (xoroshiro128+), as numbers in a game's state. Never part of a view. */
export type RngState = number[];

/** A generator outside any game state: bots and samplers use their own, so that they never change the game's. */
export type Rng = RandomGenerator;

/** The generator state for a seed. Any text is a seed; the same text always gives the same numbers. */
export function seedRng(seed: string): RngState {
  return [...streamOf(seed).getState()];
}

/** A separate generator for `seed`. */
export function streamOf(seed: string): Rng {
  return xoroshiro128plus(Number.parseInt(hashText(seed).slice(0, 8), 16) | 0);
}

/** The state of a generator for a game, drawn from a separate one; never the state in which a generator stands still. */
export function generatorOf(rng: Rng): RngState {
  return [rng.next(), rng.next(), rng.next(), rng.next() | 1];
}

/** A whole number from 0 to `below - 1` from a separate generator. */
export function pick(rng: Rng, below: number): number {
  return uniformInt(rng, 0, below - 1);
}

/** Shuffles `list` in place with a separate generator (Fisher-Yates). */
export function shuffleWith<T>(rng: Rng, list: T[]): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = pick(rng, last + 1);
    const swapped = list[last] as T;
    list[last] = list[other] as T;
    list[other] = swapped;
  }
}

/** Shuffles `list` in place and advances the game's generator. */
export function shuffle<T>(state: RngState, list: T[]): void {
  const rng = xoroshiro128plusFromState([...state]);
  shuffleWith(rng, list);
  rng.getState().forEach((word, index) => (state[index] = word));
}

/** `count` whole numbers from 0 to `below - 1`; advances the game's generator. */
export function draws(state: RngState, below: number, count: number): number[] {
  const rng = xoroshiro128plusFromState([...state]);
  const drawn: number[] = [];
  while (drawn.length < count) drawn.push(pick(rng, below));
  rng.getState().forEach((word, index) => (state[index] = word));
  return drawn;
}

/** A whole number from 0 to `below - 1`; advances the game's generator. */
export function draw(state: RngState, below: number): number {
  return defined(draws(state, below, 1)[0]);
}
