import { describe, expect, test } from 'vitest';
import { search } from '#engine/bots/search.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { seedRng, streamOf } from '#engine/kernel/rng.ts';
import type { Toy } from '../broken.ts';
import type { ToyState } from '../types.ts';
import { mindOf, thrifty } from './policy.ts';
import { moments, type Moment } from './positions.ts';
import { smallData, smallHand, smallStock } from './small.ts';
import { allWorlds } from './worlds.ts';

const LONG = process.env['CARAVEL_LONG'] !== undefined;
const POSITIONS = LONG ? 1000 : 60;
const WORLDS = 4;
const EFFORT = { width: 6, deals: 8, margin: 0.5 };

type Form = 'stock' | 'hand';
const GAMES = { stock: smallStock, hand: smallHand };

/** What the seat would do if `state` were the truth. */
function decided(form: Form, game: Toy, { state, seat }: Moment): string {
  const position = { information: game.information(state, seat), seat };
  const mind = mindOf(thrifty(smallData[form], GAMES[form]));
  return canonicalJson(search(game, mind, position, streamOf('blind'), EFFORT));
}

/** Other truths that look the same to the seat, with other numbers for all that is still to be drawn. */
function others(form: Form, { state, seat }: Moment): ToyState[] {
  const worlds = allWorlds(smallData[form], GAMES[form], GAMES[form].information(state, seat));
  const step = Math.max(1, Math.floor(worlds.length / WORLDS));
  return worlds
    .filter((_, index) => index % step === 0)
    .map((world, index) => ({ ...world.state, rng: seedRng(`other ${index}`), deck: world.state.deck.toReversed() }));
}

describe.each(['stock', 'hand'] as const)('a search in the form %s', (form) => {
  const positions = moments(smallData[form], GAMES[form], POSITIONS);
  const game = GAMES[form];

  test('decides the same, whatever is hidden and whatever is drawn next', () => {
    for (const moment of positions) {
      const told = decided(form, game, moment);
      for (const state of others(form, moment)) expect(decided(form, game, { ...moment, state })).toBe(told);
    }
  });

  test('that peeks is noticed: its deals are the truth', () => {
    let truth: ToyState | undefined;
    const peeking: Toy = { ...game, sample: (info, rng) => (truth ? game.copy(truth) : game.sample(info, rng)) };
    const peeked = (moment: Moment): string => {
      truth = moment.state;
      return decided(form, peeking, moment);
    };
    const caught = positions.filter((moment) =>
      others(form, moment).some((state) => peeked({ ...moment, state }) !== peeked(moment)),
    );
    expect(caught.length).toBeGreaterThan(POSITIONS / 10);
  });
});
