import { expect, test } from 'vitest';
import { openBox } from '#engine/empires-of-the-north/box.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { handBelief, weightsOf, type HandBelief } from '#engine/empires-of-the-north/mind/belief.ts';
import type { State } from '#engine/empires-of-the-north/state.ts';
import { unseenCards } from '#engine/empires-of-the-north/figures/unseen.ts';
import { defined } from '#engine/kernel/defined.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { GAME, optionsFor, playGame, playing } from '../bots/company.ts';

const BOX = openBox(BASE_PACK);
const BELIEF = handBelief(BOX);

/** Calls `each` at every turn of games of stewards, with what seat 0 believes. */
function watching(games: number, each: (state: State, belief: HandBelief) => void): void {
  const steward = playing('steward');
  for (let number = 0; number < games; number++) {
    let belief: HandBelief | undefined;
    playGame(optionsFor(2 + (number % 3), number), `watched ${number}`, (state, seat, rng) => {
      const information = GAME.information(state, 0);
      belief ??= BELIEF.start(information);
      if (state.frames.at(-1)?.kind === 'turn') each(state, belief);
      const move = steward(state, seat, rng);
      belief = BELIEF.seen(belief, information, seat, move);
      return move;
    });
  }
}

test('a deal agrees with what is known, and is intact', () => {
  let turn = 0;
  watching(4, (state, belief) => {
    turn++;
    if (turn % 5 > 0) return;
    const information = GAME.information(state, 0);
    const dealt = BELIEF.sample(information, streamOf(`deal ${turn}`), belief);
    expect(canonicalJson(GAME.information(dealt, 0))).toBe(canonicalJson(information));
    expect(GAME.invariants(dealt)).toEqual([]);
    expect(BELIEF.sample(information, streamOf(`deal ${turn}`), belief)).toEqual(dealt);
  });
  expect(turn).toBeGreaterThan(100);
});

test('a card that could have been placed is believed in less with each pass, and nothing else tells', () => {
  watching(2, (_, { left }) => {
    expect(left[0]).toEqual({});
  });
  const seen: HandBelief[] = [];
  watching(3, (_, belief) => seen.push(belief));
  const counts = seen.flatMap(({ left }) => left.flatMap((one) => Object.values(one)));
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.min(...counts)).toBe(1);
  expect(Math.max(...counts)).toBeGreaterThan(1);
});

test('what is believed of hands is no worse than to take all that is unseen for alike', () => {
  let [even, believed, turn] = [0, 0, 0];
  watching(12, (state, belief) => {
    turn++;
    if (turn % 10 > 0) return;
    const information = GAME.information(state, 0);
    const weights = weightsOf(BOX, information, belief);
    state.players.forEach(({ hand, shown }, seat) => {
      const hidden = withoutEach(hand, shown);
      const unseen = withoutEach(unseenCards(BOX, information.view, seat), shown);
      if (seat === 0 || hidden.length === 0 || hidden.length === unseen.length) return;
      const share = hidden.length / unseen.length;
      const powers = unseen.map((card) => Math.exp(defined(weights[seat]).get(card) ?? 0));
      const mean = powers.reduce((sum, power) => sum + power, 0) / powers.length;
      unseen.forEach((card, at) => {
        const held = hidden.includes(card);
        if (held) hidden.splice(hidden.indexOf(card), 1);
        const chance = Math.min(0.98, (share * defined(powers[at])) / mean);
        even -= Math.log(held ? share : 1 - share);
        believed -= Math.log(held ? chance : 1 - chance);
      });
    });
  });
  expect(believed).toBeLessThan(even);
});

/** `cards` without one of each of `others`. */
function withoutEach(cards: readonly string[], others: readonly string[]): string[] {
  const left = [...cards];
  for (const card of others) left.splice(left.indexOf(card), 1);
  return left;
}
