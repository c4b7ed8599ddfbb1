import { describe, expect, test } from 'vitest';
import type { Mind } from '#engine/bots/mind.ts';
import { search } from '#engine/bots/search.ts';
import { defined } from '#engine/kernel/defined.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { OpenToyTypes } from '../toy.ts';
import type { ToyState } from '../types.ts';
import { solve } from './exact.ts';
import { moments, ONE_SETUP, type Moment } from './positions.ts';
import { smallData, smallOpen } from './small.ts';

const POSITIONS = 200;
const ALL = { width: 99, deals: 64, margin: 0.5 };

const exact = solve(smallData.nothing, smallOpen);
const positions = moments(smallData.nothing, smallOpen, POSITIONS, { oneSetup: true });

/** In how many of the positions the choice is as good as the best. */
function optimal(mind: Mind<OpenToyTypes>): number {
  return positions.filter((moment, index) => lost(moment, chosen(mind, moment, index)) < 1e-9).length;
}

function chosen(mind: Mind<OpenToyTypes>, { state, seat }: Moment, index: number) {
  const position = { information: smallOpen.information(state, seat), seat };
  return search(smallOpen, mind, position, streamOf(`open ${index}`), ALL).move;
}

/** By how much less a move brings than the best one. */
function lost({ state, seat }: Moment, move: ReturnType<typeof chosen>): number {
  return defined(exact.value(state)[seat]) - defined(exact.valueAfter(state, seat, move)[seat]);
}

describe('where nothing is hidden', () => {
  test('the small table is solved: all ways to play on are looked at', () => {
    const state = smallOpen.setup({ rounds: smallData.nothing.rounds }, ONE_SETUP, () => undefined);
    const sum = exact.value(state).reduce((total, chance) => total + chance, 0);
    expect(sum).toBeGreaterThan(0);
    expect(sum).toBeLessThan(1 + 1e-9);
    expect(exact.nodes()).toBeGreaterThan(1000);
    expect(exact.nodes()).toBeLessThan(100_000);
  });

  test('moves are worth different things in most positions, so that a choice can be wrong', () => {
    const worst = positions.map((moment) =>
      Math.max(...smallOpen.legalMoves(moment.state, moment.seat).map((move) => lost(moment, move))),
    );
    expect(worst.filter((loss) => loss > 0.1).length).toBeGreaterThan(POSITIONS / 2);
  });

  test('a search with the exact value chooses a best move, though its fast policy is chance', () => {
    expect(optimal({ value: exact.value, quiet: () => true })).toBeGreaterThanOrEqual(0.99 * POSITIONS);
  });

  test('a search with the exact policy, played on to the end, is led away from no best move', () => {
    const best: Mind<OpenToyTypes> = { play: (state, seat) => exact.best(state, seat), quiet: () => false };
    expect(optimal(best)).toBeGreaterThanOrEqual(0.99 * POSITIONS);
  });

  test('a value with the wrong sign is noticed', () => {
    const wrong: Mind<OpenToyTypes> = {
      value: (state) => exact.value(state).map((chance) => -chance),
      quiet: () => true,
    };
    expect(optimal(wrong)).toBeLessThan(0.9 * POSITIONS);
  });

  test('a value that is stale, from before the move, is noticed', () => {
    let before: ToyState | undefined;
    const stale: Mind<OpenToyTypes> = {
      quiet: (_, __, start) => (before = start) !== undefined,
      value: (state) => exact.value(before ?? state),
    };
    expect(optimal(stale)).toBeLessThan(0.9 * POSITIONS);
  });

  test('a value told of another seat is noticed', () => {
    const turned: Mind<OpenToyTypes> = {
      value: (state) => exact.value(state).map((_, seat, all) => defined(all[(seat + 1) % all.length])),
      quiet: () => true,
    };
    expect(optimal(turned)).toBeLessThan(0.9 * POSITIONS);
  });
});
