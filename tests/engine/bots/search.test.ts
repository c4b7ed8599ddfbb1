import { describe, expect, test } from 'vitest';
import { EFFORTS, scaledEffort, searchers } from '#engine/bots/levels.ts';
import type { Mind } from '#engine/bots/mind.ts';
import { resultsOn, search, think, type Position } from '#engine/bots/search.ts';
import { randomMove } from '#engine/bots/random.ts';
import { defined } from '#engine/kernel/defined.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { makeToy, toyGame, toyHandGame, toyOpenGame, type OpenToyTypes, type ToyTypes } from '../toy/toy.ts';
import { toyData } from '../toy/data.ts';
import { moments } from '../toy/solved/positions.ts';
import { drawn, thrifty } from '../toy/solved/policy.ts';
import { checkBlindPlay, checkSearch, MEMBERS, without } from './check-search.ts';

const FEW = { width: 4, deals: 8, margin: 0.5 };

/** A mind of the toy with every member. */
const whole: Mind<ToyTypes> = {
  priors: (_, __, moves) => moves.map(({ type }) => (type === 'rest' ? 0 : 1)),
  play: drawn(thrifty(toyData, toyGame)),
  value: ({ seats }) => seats.map(({ points }) => points / (1 + seats.reduce((sum, seat) => sum + seat.points, 0))),
  quiet: (state, seat, start) => state.round !== start.round || !toyGame.deciders(state).includes(seat),
  belief: {
    start: () => ({ asked: 0 }),
    seen: (belief) => belief,
    sample: (information, rng) => toyGame.sample(information, rng),
  },
};

const positions: Position<ToyTypes>[] = moments(toyData, toyGame, 12).map(({ state, seat }) => ({
  information: toyGame.information(state, seat),
  seat,
  belief: { asked: 0 },
}));

describe('a search', () => {
  test.each([undefined, ...MEMBERS])('keeps its promises with a mind that lacks: %s', (member) => {
    const mind = member === undefined ? whole : without(whole, member);
    for (const position of positions) checkSearch({ game: toyGame, mind, position, effort: FEW });
  });

  test('keeps its promises with no mind at all, at every form', () => {
    for (const game of [toyHandGame, makeToy({ hides: 'stock', deals: false })]) {
      for (const { state, seat } of moments(toyData, game, 6)) {
        checkSearch({ game, mind: {}, position: { information: game.information(state, seat), seat }, effort: FEW });
      }
    }
    for (const { state, seat } of moments<OpenToyTypes>(toyData, toyOpenGame, 6)) {
      const position = { information: toyOpenGame.information(state, seat), seat };
      checkSearch({ game: toyOpenGame, mind: {}, position, effort: FEW });
    }
  });

  test('is given a fast policy that asks for nothing its seat cannot know; one that does is noticed', () => {
    for (const position of positions) checkBlindPlay({ game: toyGame, mind: whole, position });
    const peeping: Mind<ToyTypes> = {
      play: (state, seat) => {
        const moves = toyGame.legalMoves(state, seat);
        return defined(moves[defined(state.deck[0]) % moves.length]);
      },
    };
    expect(() => {
      for (const position of positions) checkBlindPlay({ game: toyGame, mind: peeping, position });
    }).toThrow();
  });

  test('of a seat that owes no decision is refused', () => {
    const state = toyGame.setup({ rounds: 1 }, 'over', () => undefined);
    toyGame.apply(state, 0, { type: 'commit', stake: 1 }, () => undefined);
    const position = { information: toyGame.information(state, 0), seat: 0 };
    expect(() => search(toyGame, {}, position, streamOf('over'), FEW)).toThrow(RangeError);
  });

  test('takes moves that look alike in no fixed order, so that the last ones are looked at too', () => {
    const { state, seat } = defined(
      moments(toyData, toyGame, 40).find(({ state, seat }) => toyGame.legalMoves(state, seat).length > 4),
    );
    const position = { information: toyGame.information(state, seat), seat };
    const looked = Array.from({ length: 40 }, (_, time) =>
      search(toyGame, {}, position, streamOf(`order ${time}`), { ...FEW, width: 1, deals: 1 }).candidates.map(
        ({ move }) => move,
      ),
    );
    expect(looked.flat()).toEqual(expect.arrayContaining(toyGame.legalMoves(state, seat)));
  });

  test('begins with nothing that is not worth a look, whatever the fast policy plays in lines', () => {
    for (const position of positions) {
      const moves = toyGame.legalMoves(toyGame.sample(position.information, streamOf('any')), position.seat);
      if (moves.length < 2) continue;
      const [first] = moves;
      const mind: Mind<ToyTypes> = {
        ...whole,
        play: () => defined(first),
        priors: (_, __, given) =>
          given.map((move) => (canonicalJson(move) === canonicalJson(defined(first)) ? Number.NEGATIVE_INFINITY : 0)),
        quiet: () => true,
      };
      const { candidates } = search(toyGame, mind, position, streamOf('begins'), FEW);
      expect(candidates.map(({ move }) => move)).not.toContainEqual(first);
    }
  });
});

describe('one move alone', () => {
  const position = defined(
    positions.find(({ information, seat }) => {
      const moves = toyGame.legalMoves(toyGame.sample(information, streamOf('wide')), seat);
      return moves.length > FEW.width;
    }),
  );
  /** Only one move is worth a look. */
  const one: Mind<ToyTypes> = {
    priors: (_, __, moves) => moves.map((__, at) => (at === 0 ? 0 : Number.NEGATIVE_INFINITY)),
  };
  const found = (mind: Mind<ToyTypes>, limits: { readonly evenly: boolean; readonly stop?: () => boolean }) =>
    search(toyGame, mind, position, streamOf('alone'), FEW, limits);

  test('takes as much work as the most there can be, where that is asked for and others may think that there is a choice', () => {
    const { move, candidates, work } = found({ ...one, forced: () => false }, { evenly: true });
    expect([move, candidates]).toEqual([found(one, { evenly: false }).move, []]);
    expect(work).toBe(found({}, { evenly: true }).work);
    expect(work).toBeGreaterThan(FEW.deals);
    // By default it is the public moves that tell, and there are several.
    expect(found(one, { evenly: true }).work).toBe(work);
  });

  test('takes none where everybody sees that there is no other, nor where nobody waits for it', () => {
    expect(found({ ...one, forced: () => true }, { evenly: true }).work).toBe(0);
    expect(found({ ...one, forced: () => false }, { evenly: false }).work).toBe(0);
  });

  test('ends with what stops a search, too', () => {
    const stopped = found({ ...one, forced: () => false }, { evenly: true, stop: () => true });
    expect(stopped).toMatchObject({ stopped: true, candidates: [] });
  });
});

describe('the trials of a search', () => {
  /** The same search, with the deals of each trial computed in two halves, the later one first. */
  function inHalves(position: Position<ToyTypes>, effort: typeof FEW) {
    const thinking = think(toyGame, whole, position, streamOf('halves'), effort);
    let step = thinking.next();
    while (step.done !== true) {
      const trial = step.value;
      const middle = Math.ceil((trial.from + trial.until) / 2);
      const rows = (from: number, until: number) =>
        Array.from({ length: until - from }, (_, index) => resultsOn(toyGame, whole, position, trial, from + index));
      const later = rows(middle, trial.until);
      step = thinking.next([...rows(trial.from, middle), ...later]);
    }
    return step.value;
  }

  test('come to the same whoever computes them, and in which order', () => {
    for (const position of positions) {
      expect(inHalves(position, FEW)).toEqual(search(toyGame, whole, position, streamOf('halves'), FEW));
    }
  });

  test('are as many as the effort says; the levels differ in it', () => {
    const position = defined(
      positions.find((one) => think(toyGame, whole, one, streamOf('count'), FEW).next().done === false),
    );
    const work = (deals: number) => search(toyGame, whole, position, streamOf('count'), { ...FEW, deals }).work;
    expect([8, 16, 32, 64].map((deals) => work(deals) / deals)).toEqual([8, 16, 32, 64].map(() => work(8) / 8));
    expect(EFFORTS.admiral.deals).toBeGreaterThan(EFFORTS.captain.deals);
    expect(scaledEffort(EFFORTS.captain, 4).deals).toBe(4 * EFFORTS.captain.deals);
    expect(scaledEffort(EFFORTS.captain, 0).deals).toBe(2);
  });
});

describe.each(searchers(whole))('the level $level', (bot) => {
  test('plays a game to its end with legal moves', () => {
    const state = toyGame.setup({ rounds: 2 }, 'level', () => undefined);
    const rng = streamOf('level');
    for (let [seat] = toyGame.deciders(state); seat !== undefined; [seat] = toyGame.deciders(state)) {
      const information = toyGame.information(state, seat);
      const move =
        seat === 0 ? bot.decide(toyGame, information, seat, rng) : randomMove(toyGame, information, seat, rng);
      expect(toyGame.refusal(state, seat, move)).toBeUndefined();
      toyGame.apply(state, seat, move, () => undefined);
    }
    expect(toyGame.outcome(state)).toBeDefined();
  });
});
