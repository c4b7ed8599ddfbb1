import { expect, test } from 'vitest';
import { search } from '#engine/bots/search.ts';
import type { Move } from '#engine/empires-of-the-north/moves.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { botOf, GAME } from '../bots/company.ts';
import { playedWith } from '../laid.ts';
import { twinOf } from '../twin.ts';
import { inPositions, MIND, wandering } from './positions.ts';

/** Decisions within which a round is over. */
const SOON = 300;
const twin = twinOf(playedWith(BASE_PACK));

test('the fast policy makes legal moves, and leaves the state alone', () => {
  const kinds = new Set<Move['type']>();
  inPositions(900, 3, ({ state, seat }) => {
    const before = canonicalJson(state);
    const move = MIND.play(state, seat, streamOf('policy'));
    expect(GAME.legalMoves(state, seat)).toContainEqual(move);
    expect(MIND.play(state, seat, streamOf('policy'))).toEqual(move);
    kinds.add(move.type);
    expect(canonicalJson(state)).toBe(before);
  });
  expect(kinds.size).toBeGreaterThan(16);
});

test('the fast policy has the highest prior, and is the steward', () => {
  const steward = botOf('steward');
  inPositions(300, 5, ({ state, seat }) => {
    const move = MIND.play(state, seat, streamOf('steward'));
    const moves = GAME.legalMoves(state, seat);
    const priors = MIND.priors(state, seat, moves);
    const priorOf = (one: Move): number =>
      priors[moves.findIndex((each) => canonicalJson(each) === canonicalJson(one))] ?? 0;
    expect(priorOf(move)).toBeCloseTo(Math.max(...priors), 6);
    const played = steward.decide(GAME, GAME.information(state, seat), seat, streamOf('steward'));
    expect(priorOf(played)).toBeCloseTo(Math.max(...priors), 6);
  });
});

test('of ways to pay for the same only the cheapest is looked at', () => {
  let left = 0;
  inPositions(400, 3, ({ state, seat }) => {
    const moves = GAME.legalMoves(state, seat);
    const priors = MIND.priors(state, seat, moves);
    const looked = moves.filter((_, index) => priors[index] !== Number.NEGATIVE_INFINITY);
    left += moves.length - looked.length;
    for (const move of moves) {
      if (!('pay' in move)) expect(looked).toContainEqual(move);
      else expect(looked.some(({ type }) => type === move.type)).toBe(true);
    }
  });
  expect(left).toBeGreaterThan(20);
});

test('chances lie between 0 and 1 and sum to 1: somebody always wins', () => {
  inPositions(600, 3, ({ state }) => {
    const chances = MIND.value(state);
    expect(chances).toHaveLength(state.players.length);
    for (const chance of chances) expect(chance).toSatisfy((one: number) => one >= 0 && one <= 1);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
  });
});

test('a line comes to the beginning of the next round, or to the end', () => {
  inPositions(100, 12, ({ state: start, seat, rng }) => {
    const state = GAME.copy(start);
    for (let count = 0; ; count++) {
      expect(count).toBeLessThan(SOON);
      const next = GAME.deciders(state)[0];
      if (next === undefined) return;
      if (MIND.quiet(state, seat, start)) break;
      GAME.apply(state, next, MIND.play(state, next, rng), () => undefined);
    }
    expect(state.round).toBe(start.round + 1);
    expect(['observation', 'opening', 'specials']).toContain(state.frames.at(-1)?.kind);
    for (const { passed } of state.players) expect(passed).toBe(false);
  });
});

test('the fast policy does the same in every world that its seat takes for possible', () => {
  let asked = 0;
  inPositions(600, 4, ({ state, seat, rng }) => {
    const other = twin(GAME.copy(state), seat, rng);
    // A hand that cannot do what its seat has declared is dealt otherwise: such a world is none.
    if (canonicalJson(GAME.information(other, seat)) !== canonicalJson(GAME.information(state, seat))) return;
    asked++;
    expect(MIND.play(other, seat, streamOf('same'))).toEqual(MIND.play(state, seat, streamOf('same')));
    const moves = GAME.legalMoves(state, seat);
    expect(MIND.priors(other, seat, moves)).toEqual(MIND.priors(state, seat, moves));
  });
  expect(asked).toBeGreaterThan(500);
});

test('a search and a steward decide the same with the same information, whatever is true', () => {
  const effort = { width: 2, deals: 2, margin: 0.5 };
  inPositions(60, 15, ({ state, seat, rng }) => {
    const other = twin(GAME.copy(state), seat, rng);
    const decide = (at: typeof state): Move[] => {
      const information = GAME.information(at, seat);
      const found = search(GAME, MIND, { information, seat }, streamOf('twins'), effort).move;
      return [found, botOf('steward').decide(GAME, information, seat, streamOf('twins'))];
    };
    expect(decide(other)).toEqual(decide(state));
  });
});

test('whoever is asked and can only pass takes as long to say so as with the most choices', () => {
  let only = 0;
  const effort = { width: 3, deals: 2, margin: 0.5 };
  for (const { state, seat } of wandering('only pass')) {
    const moves = GAME.legalMoves(state, seat);
    if (moves.length > 1 || moves[0]?.type !== 'pass') continue;
    const position = { information: GAME.information(state, seat), seat };
    const asked = (evenly: boolean) => search(GAME, MIND, position, streamOf('only'), effort, { evenly });
    // Two rounds: one deal with all four, one more with the first and half of the others.
    expect(asked(true)).toEqual({ move: { type: 'pass' }, candidates: [], work: 4 + 3, stopped: false });
    expect(asked(false).work).toBe(0);
    if (++only === 12) return;
  }
});
