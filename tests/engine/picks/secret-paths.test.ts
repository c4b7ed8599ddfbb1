import { describe, expect, test } from 'vitest';
import type { Game } from '#engine/kernel/game.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import { checkGame, ContractFailure } from '../contract/check-game.ts';
import { picks, type PicksTypes } from './picks.ts';

type Apply = Game<PicksTypes>['apply'];

/** What the harness says of the game with its moves made otherwise; undefined where it finds nothing wrong. */
function verdict(apply: Apply, change: Partial<Game<PicksTypes>> = {}): string | undefined {
  try {
    const game = { ...picks, ...change, apply };
    for (const players of [1, 2, 3, 4]) checkGame(game, { options: { rounds: 2, players }, seed: `picks ${players}` });
    return undefined;
  } catch (error) {
    if (error instanceof ContractFailure) return error.message;
    throw error;
  }
}

describe('on every way through a secret decision the harness', () => {
  test('finds nothing where each takes as many moves and tells the same', () => {
    expect(verdict(picks.apply)).toBeUndefined();
  });

  test('finds one that takes fewer moves', () => {
    const hurried: Apply = (state, seat, move, emit) => {
      picks.apply(state, seat, move, emit);
      // Two of the same card fill the hand at once.
      const mine = elementAt(state.picks, seat);
      if (state.turn === null && mine.length === 2 && mine[0] === 2 && mine[1] === 2)
        picks.apply(state, seat, { type: 'pick', card: 0 }, emit);
    };
    expect(verdict(hurried)).toMatch(/a secret decision of seat \d takes [23] or [23] moves/);
  });

  test('finds one of which everybody is told something else', () => {
    const boasting: Apply = (state, seat, move, emit) => {
      const whole = move.type === 'pick' && elementAt(state.picks, seat).length === 2;
      const same = whole && state.picks[seat]?.every((card) => card === move.card);
      if (same) emit({ type: 'tapped', seat });
      picks.apply(state, seat, move, emit);
    };
    expect(verdict(boasting)).toMatch(/a secret decision of seat \d is told in other ways/);
  });

  test('finds a step that is told', () => {
    const loud: Apply = (state, seat, move, emit) => {
      if (move.type === 'pick' && elementAt(state.picks, seat).length === 0) emit({ type: 'tapped', seat });
      picks.apply(state, seat, move, emit);
    };
    expect(verdict(loud)).toMatch(/a step inside a secret decision is told to everybody/);
  });

  test('finds a step that is seen', () => {
    const open: Partial<Game<PicksTypes>> = {
      view: (state, viewer) => ({ ...picks.view(state, viewer), done: state.picks.map((list) => list.length > 0) }),
    };
    expect(verdict(picks.apply, open)).toMatch(/a step inside a secret decision is seen by everybody/);
  });

  test('finds a dead end', () => {
    const stuck: Partial<Game<PicksTypes>> = {
      legalMoves: (state, seat) =>
        state.picks[seat]?.join() === '2,2' && state.turn === null ? [] : picks.legalMoves(state, seat),
    };
    expect(verdict(picks.apply, stuck)).toMatch(/seat \d is stuck inside a secret decision/);
  });
});
