import { describe, expect, test } from 'vitest';
import { EFFORTS } from '#engine/bots/levels.ts';
import { search, type Effort } from '#engine/bots/search.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Toy } from '../broken.ts';
import type { ToyInformation, ToyMove, ToyState } from '../types.ts';
import { mindOf, thrifty } from './policy.ts';
import { smallData, smallStock } from './small.ts';

const TIMES = 40;
/** Searches where a share is to be told exactly. */
const MANY = 250;
/** How often the fast policy's move is to be kept where another is worth the same. */
const KEPT = 0.95;
/** A margin at which chance alone passes in one of twenty comparisons. */
const STRICT = 1.65;

const data = smallData.stock;

/** Somebody may play either of two cards of the value 2, and what the others do is left to chance. */
function twoCards(): ToyState {
  const state = smallStock.setup({ rounds: 2 }, 'pairs', () => undefined);
  for (const place of state.seats) place.hand = [];
  const [first, second, third] = state.seats;
  first?.hand.push(1, 4);
  second?.hand.push(0);
  third?.hand.push(3);
  state.deck = [2];
  state.round = 1;
  state.frames = [{ kind: 'round' }, { kind: 'turn', seat: 0, offered: false }];
  return state;
}

/** In which share of searches with other random numbers the fast policy's move is kept, of two moves. */
function kept(
  game: Toy,
  information: ToyInformation,
  mind: ReturnType<typeof mindOf>,
  effort: Effort,
  times = TIMES,
): number {
  const base = canonicalJson({ type: 'play', card: 1 });
  const made = Array.from({ length: times }, (_, time) =>
    search(game, mind, { information, seat: 0 }, streamOf(`pair ${time}`), effort),
  );
  return made.filter(({ move }) => canonicalJson(move) === base).length / times;
}

/** The fast policy, and only the two cards to choose from. */
function between(): ReturnType<typeof mindOf> {
  const isCard = (move: ToyMove) => move.type === 'play';
  return {
    ...mindOf(thrifty(data, smallStock)),
    priors: (_, __, moves) => moves.map((move) => (isCard(move) ? 1 : 0)),
  };
}

describe('of two moves of equal value', () => {
  const information = smallStock.information(twoCards(), 0);
  const efforts = Object.entries(EFFORTS).map(([level, effort]) => [level, { ...effort, width: 1 }] as const);

  test.each(efforts)('the one of the fast policy is kept by the %s, for the deals are paired', (_, effort) => {
    expect(kept(smallStock, information, between(), effort)).toBeGreaterThanOrEqual(KEPT);
  });

  /** Every line is played on another deal than the others. */
  function unpaired(): Toy {
    let deals = 0;
    return { ...smallStock, copy: () => smallStock.sample(information, streamOf(`unpaired ${deals++}`)) };
  }

  test('deals that are not paired are noticed', () => {
    expect(kept(unpaired(), information, between(), { ...EFFORTS.captain, width: 1 })).toBeLessThan(0.9);
  });

  test('the margin is what it says: chance alone passes it as often as the standard error tells', () => {
    const share = (margin: number) => kept(unpaired(), information, between(), { width: 1, deals: 24, margin }, MANY);
    expect(Math.abs(share(STRICT) - KEPT)).toBeLessThan(0.05);
    expect(Math.abs(share(0.5) - 0.69)).toBeLessThan(0.1);
  });
});
