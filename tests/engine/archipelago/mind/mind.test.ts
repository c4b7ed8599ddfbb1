import { expect, test } from 'vitest';
import { search } from '#engine/bots/search.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { game, twin } from '../twin.ts';
import { inPositions, mind } from './positions.ts';

/** Decisions within which a line comes to a quiet place. */
const SOON = 250;

test('the fast policy makes a legal move, the same with the same random numbers, and leaves the state alone', () => {
  const kinds = new Set<string>();
  inPositions(1000, 4, ({ state, seat, rng }) => {
    const sampled = game.sample(game.information(state, seat), rng);
    const before = canonicalJson(sampled);
    const move = mind.play(sampled, seat, streamOf('policy'));
    expect(game.legalMoves(sampled, seat)).toContainEqual(move);
    expect(mind.play(sampled, seat, streamOf('policy'))).toEqual(move);
    expect(canonicalJson(sampled)).toBe(before);
    kinds.add(move.type);
  });
  expect(kinds.size).toBeGreaterThan(20);
});

test('the move of the fast policy is never one that is not worth a look', () => {
  inPositions(500, 4, ({ state, seat, rng }) => {
    const moves = game.legalMoves(state, seat);
    const priors = mind.priors(state, seat, moves);
    const played = canonicalJson(mind.play(state, seat, rng));
    const index = moves.findIndex((move) => canonicalJson(move) === played);
    expect(priors[index]).toBe(Math.max(...priors));
  });
});

test('chances lie between 0 and 1 and sum to 1 at the most', () => {
  inPositions(1000, 4, ({ state }) => {
    const chances = mind.value(state);
    expect(chances).toHaveLength(state.options.players);
    for (const chance of chances) expect(chance).toSatisfy((one: number) => one >= 0 && one <= 1);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeLessThanOrEqual(1 + 1e-9);
  });
});

test('a line comes to a quiet place soon, with nothing half done and nobody asked for a secret', () => {
  inPositions(300, 8, ({ state: start, seat, rng }) => {
    const state = game.copy(start);
    let count = 0;
    let next = game.deciders(state)[0];
    do {
      if (next === undefined) return;
      game.apply(state, next, mind.play(state, next, rng), () => undefined);
      next = game.deciders(state)[0];
      count++;
    } while (next !== undefined && !mind.quiet(state, seat, start));
    expect(count).toBeLessThan(SOON);
    const top = state.frames.at(-1);
    if (top === undefined) return;
    expect(['round', 'purchase', 'bids', 'objectives', 'discover']).toContain(top.kind);
    expect(state.units.some(({ down }) => down && state.frames.some(({ kind }) => kind === 'domestic-crisis'))).toBe(
      false,
    );
  });
});

test('a line that leads far ends where the seat has its next round, or in a later phase', () => {
  let own = 0;
  inPositions(150, 12, ({ state: start, seat, rng }) => {
    if (start.phase !== 'actions') return;
    const state = game.copy(start);
    for (let next = game.deciders(state)[0]; next !== undefined; next = game.deciders(state)[0]) {
      game.apply(state, next, mind.play(state, next, rng), () => undefined);
      if (mind.quiet(state, seat, start, true)) break;
    }
    if (state.phase !== 'actions' || state.turn !== start.turn) return;
    own++;
    expect(state.frames.at(-1)).toMatchObject({ kind: 'round', seat, disc: false });
    expect(mind.quiet(state, seat, start)).toBe(true);
  });
  expect(own).toBeGreaterThan(30);
});

test('a search decides the same whatever is true behind screens and objectives', () => {
  let other = 0;
  inPositions(200, 9, ({ state, seat, rng }) => {
    const effort = { width: 2, deals: 2, margin: 0.5 };
    const decide = (at: typeof state) =>
      search(game, mind, { information: game.information(at, seat), seat }, streamOf('twins'), effort).move;
    const world = twin(game.copy(state), seat, rng);
    if (canonicalJson(world.objectives) !== canonicalJson(state.objectives)) other++;
    expect(decide(world)).toEqual(decide(state));
  });
  expect(other).toBeGreaterThan(100);
});
