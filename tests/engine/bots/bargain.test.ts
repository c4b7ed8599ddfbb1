import { describe, expect, test } from 'vitest';
import { answerOffer, dutyOf, ownOffer, type Said } from '#engine/bots/bargain.ts';
import { searcher } from '#engine/bots/levels.ts';
import type { Mind } from '#engine/bots/mind.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { defined } from '#engine/kernel/defined.ts';
import { learn } from '../toy/lake.ts';
import { deal, toyTable } from '../toy/table.ts';
import { toyGame } from '../toy/toy.ts';
import type { ToyMove, ToyState, ToyTypes } from '../toy/types.ts';

const EFFORT = { width: 3, deals: 8, margin: 0.5 };

/** Chances that grow with the points as they would be counted now: a deal is good for whoever ends with more. */
const bySheet: Mind<ToyTypes> = {
  value(state) {
    const points = state.seats.map(() => 0);
    for (const line of toyGame.score(state)) points[line.seat] = (points[line.seat] ?? 0) + line.points;
    return points.map((own) => own / 100);
  },
  quiet: () => true,
  bargain: {
    waiting(state, seat) {
      const top = state.frames.at(-1);
      return top?.kind === 'answer' && top.to === seat
        ? { from: top.from, accept: { type: 'accept' }, counters: [] }
        : undefined;
    },
    sayNo: () => ({ type: 'decline' }),
    proposals: (information, _, __, rng) => toyGame.deals?.offers(information, rng) ?? [],
  },
};

/** Somebody with two cards of 4, of which one counts, can sell the other; whoever buys has a card of 1. */
function market() {
  const table = toyTable('deals', 3, (state) => {
    deal(state, 0, [7, 3]);
    deal(state, 1, [0]);
    deal(state, 2, [4]);
  });
  table.commit(3, 2, 1);
  return table;
}

const answerTo = (points: number, state = offered(points)): ToyMove | undefined => answer(state).move;

function answer(state: ToyState, stop?: () => boolean, mind: Mind<ToyTypes> = bySheet): Said<ToyMove> {
  const position = { information: toyGame.information(state, 1), seat: 1 };
  return answerOffer(toyGame, mind, position, streamOf('answer'), {
    effort: EFFORT,
    ...(stop !== undefined && { stop }),
  });
}

function offered(points: number): ToyState {
  const { state, play } = market();
  defined(state.seats[1]).points = 3;
  play(0, { type: 'offer', to: 1, card: 7, points });
  return state;
}

describe('an answer to an offer', () => {
  test('is yes where the deal brings enough, and no where it brings nothing or the partner gains nearly all', () => {
    expect(answerTo(1)).toEqual({ type: 'accept' });
    expect(answerTo(3)).toEqual({ type: 'decline' });
  });

  test('is no where the other offer that it thinks of is none by the rules', () => {
    const counter: ToyMove = { type: 'offer', to: 0, card: 0, points: 1 };
    const seen: number[] = [];
    const countering: Mind<ToyTypes> = {
      ...bySheet,
      bargain: {
        ...defined(bySheet.bargain),
        waiting(state, seat) {
          const found = bySheet.bargain?.waiting(state, seat);
          if (found !== undefined) seen.push(seat);
          return found && { ...found, counters: [counter] };
        },
      },
    };
    const state = offered(3);
    // The toy knows no counters, so what is refused by its rules is no answer.
    expect(answer(state, undefined, countering).move).toEqual({ type: 'decline' });
    expect(seen.length).toBeGreaterThan(0);
  });

  test('is none of its business where no offer waits, or where a mind knows no deals', () => {
    const { state } = market();
    const position = { information: toyGame.information(state, 0), seat: 0 };
    const care = { effort: EFFORT };
    expect(answerOffer(toyGame, bySheet, position, streamOf('a'), care).move).toBeUndefined();
    const { bargain: _, ...mute } = bySheet;
    expect(answerOffer(toyGame, mute, position, streamOf('a'), care).move).toBeUndefined();
    expect(ownOffer(toyGame, mute, position, streamOf('a'), care).move).toBeUndefined();
  });

  test('does not depend on what lies hidden', () => {
    const state = offered(1);
    const other = toyGame.copy(state);
    deal(other, 2, [9]);
    expect(answerTo(1, other)).toEqual(answerTo(1, state));
  });
});

describe('a bargain that is cut short', () => {
  /** Says stop when it is asked for the `count`th time and from then on. */
  const after = (count: number) => {
    let asked = 0;
    return () => ++asked >= count;
  };

  test('ends in a no where too little is known, and in a yes where enough is; both are marked', () => {
    expect(answer(offered(1), after(1))).toEqual({ move: { type: 'decline' }, stopped: true });
    expect(answer(offered(1), after(3))).toEqual({ move: { type: 'decline' }, stopped: true });
    expect(answer(offered(1), after(6))).toEqual({ move: { type: 'accept' }, stopped: true });
    expect(answer(offered(1), after(100))).toEqual({ move: { type: 'accept' }, stopped: false });
  });

  test('makes no offer, and the decision that follows is marked as cut short', () => {
    const { state } = market();
    defined(state.seats[1]).points = 3;
    learn(state, 0, 1, 0);
    const information = toyGame.information(state, 0);
    const bot = searcher('captain', bySheet, EFFORT);
    const offering = (stop: () => boolean) => bot.think?.(toyGame, information, 0, streamOf('own'), { stop });
    expect(offering(after(100))).toMatchObject({ move: { type: 'offer' }, stopped: false });
    expect(offering(after(1))).toMatchObject({ stopped: true });
    expect(offering(after(1))?.move.type).not.toBe('offer');
  });
});

test('what is owed by word is found in a state that is dealt by what is believed', () => {
  const { state } = market();
  const seen: object[] = [];
  const minded: Mind<ToyTypes> = {
    belief: {
      start: () => ({}),
      seen: (belief) => belief,
      sample(information, rng, belief) {
        seen.push(belief);
        return toyGame.sample(information, rng);
      },
    },
    bargain: { ...defined(bySheet.bargain), duty: () => ({ type: 'rest' }) },
  };
  const belief = { of: 'somebody' };
  dutyOf(toyGame, minded, { information: toyGame.information(state, 0), seat: 0, belief }, streamOf('duty'));
  expect(seen).toEqual([belief]);
});

describe('an offer of one’s own', () => {
  const offer = (mind: Mind<ToyTypes> = bySheet): ToyMove | undefined => {
    const { state } = market();
    defined(state.seats[1]).points = 3;
    learn(state, 0, 1, 0);
    const position = { information: toyGame.information(state, 0), seat: 0 };
    return ownOffer(toyGame, mind, position, streamOf('own'), { effort: { ...EFFORT, deals: 16 } }).move;
  };

  test('is made where both gain, and not at a price at which only one does', () => {
    const offers = [1, 2, 3].map((points): ToyMove => ({ type: 'offer', to: 1, card: 7, points }));
    const only = (some: readonly ToyMove[]): Mind<ToyTypes> => ({
      ...bySheet,
      bargain: { ...defined(bySheet.bargain), proposals: () => some },
    });
    expect(offer(only(offers.slice(0, 1)))).toEqual(offers[0]);
    expect(offer(only(offers.slice(2)))).toBeUndefined();
    expect(offer(only([]))).toBeUndefined();
  });
});
