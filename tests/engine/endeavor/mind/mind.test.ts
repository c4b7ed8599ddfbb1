import { expect, test } from 'vitest';
import { search } from '#engine/bots/search.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { seedRng, streamOf } from '#engine/kernel/rng.ts';
import { botOf, GAME } from '../bots/company.ts';
import { lay } from '../bots/laid.ts';
import { inPositions, MIND } from './positions.ts';

/** Decisions within which a round is over. */
const SOON = 150;

test('the fast policy and who plays on make legal moves, and leave the state alone', () => {
  const kinds = new Set<Move['type']>();
  inPositions(1000, 3, ({ state, seat }) => {
    const before = canonicalJson(state);
    for (const policy of [MIND.play, MIND.follow]) {
      const move = policy(state, seat, streamOf('policy'));
      expect(GAME.legalMoves(state, seat)).toContainEqual(move);
      expect(policy(state, seat, streamOf('policy'))).toEqual(move);
      kinds.add(move.type);
    }
    expect(canonicalJson(state)).toBe(before);
  });
  expect(kinds.size).toBeGreaterThan(9);
});

test('the fast policy is the steward, but for moves that are not worth a look, and has the highest prior', () => {
  const steward = botOf('steward');
  let other = 0;
  inPositions(300, 5, ({ state, seat }) => {
    const move = MIND.play(state, seat, streamOf('steward'));
    const moves = GAME.legalMoves(state, seat);
    const priors = MIND.priors(state, seat, moves);
    const priorOf = (one: Move): number =>
      priors[moves.findIndex((each) => canonicalJson(each) === canonicalJson(one))] ?? 0;
    expect(priorOf(move)).toBeCloseTo(Math.max(...priors), 6);
    const played = steward.decide(GAME, GAME.information(state, seat), seat, streamOf('steward'));
    if (canonicalJson(played) === canonicalJson(move)) return;
    other++;
    expect(priorOf(played)).toBe(Number.NEGATIVE_INFINITY);
  });
  expect(other).toBeLessThan(10);
});

test('in the last round no tile is built that brings nothing, where another brings glory', () => {
  const state = lay({
    round: 7,
    at: 'build',
    seats: [{ harbour: 2, status: { industry: 7, culture: 7, finance: 15, politics: 2 } }],
  });
  const moves = GAME.legalMoves(state, 0);
  const bank = moves.findIndex((move) => move.type === 'build' && move.building === 'bank');
  expect(bank, 'a Bank can be built').toBeGreaterThanOrEqual(0);
  expect(MIND.priors(state, 0, moves)[bank]).toBe(Number.NEGATIVE_INFINITY);
  expect(botOf('steward').decide(GAME, GAME.information(state, 0), 0, streamOf('last'))).not.toEqual(moves[bank]);
  state.round = 6;
  expect(MIND.priors(state, 0, moves)[bank], 'before the last round').toBeGreaterThan(Number.NEGATIVE_INFINITY);
});

test('no tile is looked at where another gives the same and more', () => {
  const state = lay({ round: 3, at: 'build', seats: [{ status: { industry: 2 } }] });
  const moves = GAME.legalMoves(state, 0);
  const priors = MIND.priors(state, 0, moves);
  const looked = moves.filter((_, index) => priors[index] !== Number.NEGATIVE_INFINITY);
  expect(moves).toContainEqual({ type: 'build', building: 'market' });
  expect(looked).not.toContainEqual({ type: 'build', building: 'market' });
  expect(looked).toContainEqual({ type: 'build', building: 'guild' });
});

test('chances lie between 0 and 1 and sum to 1: somebody always wins', () => {
  inPositions(1000, 3, ({ state }) => {
    const chances = MIND.value(state);
    expect(chances).toHaveLength(state.players.length);
    for (const chance of chances) expect(chance).toSatisfy((one: number) => one >= 0 && one <= 1);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});

test('a line comes to the beginning of the next round, or to the end', () => {
  inPositions(150, 8, ({ state: start, seat, rng }) => {
    const state = GAME.copy(start);
    for (let count = 0; ; count++) {
      expect(count).toBeLessThan(SOON);
      const next = GAME.deciders(state)[0];
      if (next === undefined) return;
      if (MIND.quiet(state, seat, start)) break;
      GAME.apply(state, next, MIND.follow(state, next, rng), () => undefined);
    }
    expect(state.round).toBe(start.round + 1);
    expect(state.frames.at(-1)?.kind).toBe('build');
    for (const { passed } of state.players) expect(passed).toBe(false);
  });
});

test('nothing but the generator of the game is unknown: a sample is the state', () => {
  inPositions(200, 9, ({ state, seat, rng }) => {
    expect({ ...GAME.sample(GAME.information(state, seat), rng), rng: state.rng }).toEqual(state);
  });
});

test('a search decides the same whatever the generator of the game holds', () => {
  const effort = { width: 2, deals: 2, margin: 0.5 };
  inPositions(120, 9, ({ state, seat }) => {
    const decide = (at: typeof state): Move =>
      search(GAME, MIND, { information: GAME.information(at, seat), seat }, streamOf('twins'), effort).move;
    expect(decide({ ...GAME.copy(state), rng: seedRng('another') })).toEqual(decide(state));
  });
});
