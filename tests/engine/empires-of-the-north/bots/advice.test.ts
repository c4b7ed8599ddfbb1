import { expect, test } from 'vitest';
import { sumOf, type Term } from '#engine/bots/advice.ts';
import { evaluate } from '#engine/empires-of-the-north/bots/evaluate.ts';
import { temperAt } from '#engine/empires-of-the-north/bots/steward.ts';
import { listing } from '#engine/empires-of-the-north/bots/why/tell.ts';
import { worthOf } from '#engine/empires-of-the-north/bots/why/worths.ts';
import { BASE_PACK } from '#engine/empires-of-the-north/data/base/base-pack.ts';
import { openBox } from '#engine/empires-of-the-north/box.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { defined } from '#engine/kernel/defined.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { botOf, byChance, GAME, optionsFor, playGame, playing } from './company.ts';

const BOX = openBox(BASE_PACK);
const bot = botOf('steward');
const advise = defined(bot.advise);
const worths = defined(bot.worths);

test('advice is a legal move, for reasons that add up to its worth', () => {
  let asked = 0;
  for (const [number, players] of [2, 3, 4].entries()) {
    playGame(optionsFor(players, 2 * number), `advised ${number}`, (state, seat, rng) => {
      asked++;
      const advice = advise(GAME, GAME.information(state, seat), seat, streamOf(`advice ${asked}`));
      const moves = GAME.legalMoves(state, seat);
      const legal = moves.map(canonicalJson);
      expect(legal).toContain(canonicalJson(advice.move));
      if (advice.alternative !== undefined) expect(legal).toContain(canonicalJson(advice.alternative));
      for (const { weight } of advice.reasons) expect(weight).toBeGreaterThanOrEqual(0);
      if (advice.cost !== undefined) expect(advice.cost.weight).toBeLessThan(0);
      const evaluation = evaluate(BOX, state, seat, temperAt(seat));
      for (const move of moves) {
        const terms: Term[] = [];
        const worth = worthOf(evaluation, move, listing(terms));
        expect(sumOf(terms), JSON.stringify(move)).toBeCloseTo(worth, 6);
        expect(worthOf(evaluation, move)).toBeCloseTo(worth, 6);
      }
      return (asked % 4 === 0 ? byChance : playing('steward'))(state, seat, rng);
    });
  }
  expect(asked).toBeGreaterThan(500);
});

test('what the steward plays falls short of nothing', () => {
  playGame(optionsFor(3, 1), 'own advice', (state, seat, rng) => {
    const information = GAME.information(state, seat);
    const move = bot.decide(GAME, information, seat, rng);
    const all = worths(GAME, information, seat, streamOf('other'));
    const own = defined(all.find((one) => canonicalJson(one.move) === canonicalJson(move)));
    expect(own.worth).toBeCloseTo(Math.max(...all.map(({ worth }) => worth)), 6);
    return move;
  });
});
