import { describe, expect, it, test } from 'vitest';
import { stewards } from '#engine/archipelago/bots/steward.ts';
import { toldBy } from '#engine/archipelago/bots/tell.ts';
import { worthOf } from '#engine/archipelago/bots/worths.ts';
import { sumOf } from '#engine/bots/advice.ts';
import { defined } from '#engine/kernel/defined.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { game, twin } from '../twin.ts';
import { evaluated, RECORDED_GAME, RECORDED_PACK, visitDecisions } from './advised.ts';
import { playGame, steward } from './company.ts';

const bot = steward();
const advise = defined(bot.advise);
const worths = defined(bot.worths);

describe('the steward’s advice', () => {
  it('is a legal move, with at most two reasons that speak for it, and a cost that speaks against it', () => {
    const recorded = defined(stewards(RECORDED_PACK)[0]?.advise);
    let asked = 0;
    visitDecisions(14, (state, seat) => {
      asked++;
      const information = RECORDED_GAME.information(state, seat);
      const advice = recorded(RECORDED_GAME, information, seat, streamOf(`advice ${asked}`));
      const legal = RECORDED_GAME.legalMoves(state, seat).map(canonicalJson);
      expect(legal).toContain(canonicalJson(advice.move));
      if (advice.alternative !== undefined) {
        expect(legal).toContain(canonicalJson(advice.alternative));
        expect(advice.alternative).not.toEqual(advice.move);
      }
      expect(advice.reasons.length).toBeLessThanOrEqual(2);
      for (const { weight } of advice.reasons) expect(weight).toBeGreaterThanOrEqual(0);
      if (advice.cost !== undefined) expect(advice.cost.weight).toBeLessThan(0);
    });
    expect(asked).toBeGreaterThan(1000);
  });

  it('names all parts of the worth, which is the same where nobody listens', () => {
    visitDecisions(61, (state, seat) => {
      const evaluation = evaluated(state, seat);
      for (const move of RECORDED_GAME.legalMoves(state, seat)) {
        let worth = Number.NaN;
        const parts = toldBy((tell) => (worth = worthOf(evaluation, move, tell)));
        expect(worth, JSON.stringify(move)).toBe(worthOf(evaluation, move));
        expect(sumOf(parts), JSON.stringify(move)).toBeCloseTo(worth, 6);
        expect(parts.map(({ code }) => code)).not.toContain('');
      }
    });
  });
});

test.each([2, 4])('of %i the advice is the same whatever is true behind screens and objectives', (players) => {
  let asked = 0;
  playGame({ players, length: 'medium', variants: [] }, `advised ${players}`, (state, seat, rng) => {
    const information = game.information(state, seat);
    asked++;
    if (asked % 4 === 0) {
      const told = game.information(twin(game.copy(state), seat, rng), seat);
      expect(canonicalJson(told)).toBe(canonicalJson(information));
      expect(advise(game, told, seat, streamOf('a'))).toEqual(advise(game, information, seat, streamOf('a')));
    }
    return bot.decide(game, information, seat, rng);
  });
  expect(asked).toBeGreaterThan(100);
});

test('what the steward plays falls short of nothing', () => {
  playGame({ players: 3, length: 'short', variants: [] }, 'own advice', (state, seat, rng) => {
    const information = game.information(state, seat);
    const move = bot.decide(game, information, seat, rng);
    const all = worths(game, information, seat, streamOf('other'));
    const own = all.find((one) => canonicalJson(one.move) === canonicalJson(move));
    if (own !== undefined) expect(own.worth).toBeCloseTo(Math.max(...all.map(({ worth }) => worth)), 6);
    return move;
  });
});
