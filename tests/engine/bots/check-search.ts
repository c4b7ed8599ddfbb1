import { expect } from 'vitest';
import type { FullMind, Mind } from '#engine/bots/mind.ts';
import { search, type Effort, type Position, type Thought } from '#engine/bots/search.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';

/** A game, its mind, and a moment at which a seat has a choice. */
export type Asked<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly mind: Mind<T>;
  readonly position: Position<T>;
  readonly effort: Effort;
};

/** The members of a mind of which each may be missing. */
export const MEMBERS = ['priors', 'play', 'value', 'quiet', 'belief'] as const satisfies (keyof FullMind<GameTypes>)[];

/** A mind without one of its members. */
export function without<T extends GameTypes>(mind: Mind<T>, member: (typeof MEMBERS)[number]): Mind<T> {
  const { [member]: _, ...rest } = mind;
  return rest;
}

/** Checks what is promised of every search, at one moment: use it over many moments of a game, and for each mind. */
export function checkSearch<T extends GameTypes>(asked: Asked<T>): void {
  checkAnswer(asked);
  checkStopped(asked);
  checkAlso(asked);
}

const think = <T extends GameTypes>({ game, mind, position, effort }: Asked<T>): Thought<T['move']> =>
  search(game, mind, position, streamOf('checked'), effort);

/** A legal move, the first of those that were looked at, each of them once; the same when asked again. */
function checkAnswer<T extends GameTypes>(asked: Asked<T>): void {
  const { game, position } = asked;
  const before = canonicalJson(position);
  const thought = think(asked);
  const state = game.sample(position.information, streamOf('any'));
  for (const { move } of [thought, ...thought.candidates]) {
    expect(game.refusal(state, position.seat, move)).toBeUndefined();
  }
  expect(thought.stopped).toBe(false);
  expect(thought.candidates[0]?.move ?? thought.move).toEqual(thought.move);
  const names = thought.candidates.map(({ move }) => canonicalJson(move));
  expect(new Set(names).size).toBe(names.length);
  for (const { chance, error } of thought.candidates) {
    expect(chance).toBeGreaterThanOrEqual(0);
    expect(chance).toBeLessThanOrEqual(1);
    expect(error).toBeGreaterThanOrEqual(0);
  }
  expect(canonicalJson(position)).toBe(before);
  expect(canonicalJson(think(asked))).toBe(canonicalJson(thought));
}

/** Stopped at any moment it says so, has a legal move, and asks the game nothing more. */
function checkStopped<T extends GameTypes>({ game, mind, position, effort }: Asked<T>): void {
  const state = game.sample(position.information, streamOf('any'));
  for (const after of [0, 1, 3]) {
    let [questions, applied, until] = [0, 0, -1];
    const watched: Game<T> = {
      ...game,
      apply(...told) {
        applied += 1;
        game.apply(...told);
      },
    };
    const stop = () => {
      questions += 1;
      if (questions <= after) return false;
      until = applied;
      return true;
    };
    const thought = search(watched, mind, position, streamOf('checked'), effort, { stop });
    expect(game.refusal(state, position.seat, thought.move)).toBeUndefined();
    expect(thought.stopped).toBe(until >= 0);
    if (until >= 0) expect(applied).toBe(until);
    expect(questions).toBeLessThanOrEqual(after + 1);
  }
}

/** A move that is asked about is looked at to the end, also where nothing speaks for it. */
function checkAlso<T extends GameTypes>({ game, mind, position, effort }: Asked<T>): void {
  const state = game.sample(position.information, streamOf('any'));
  const moves = game.legalMoves(state, position.seat);
  if (moves.length < 2) return;
  for (const also of moves) {
    for (const stop of [() => false, () => true]) {
      const thought = search(game, mind, position, streamOf('checked'), { ...effort, width: 1 }, { also, stop });
      expect(thought.candidates.map(({ move }) => canonicalJson(move))).toContain(canonicalJson(also));
    }
  }
}
