import { describe, expect, it, test } from 'vitest';
import { worthOf } from '#engine/endeavor/bots/steward.ts';
import { whyOf } from '#engine/endeavor/bots/why/why.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import { sumOf } from '#engine/bots/advice.ts';
import { defined } from '#engine/kernel/defined.ts';
import { canonicalJson } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import { evaluated, visitDecisions } from './advised.ts';
import { botOf, GAME, optionsFor, playGame } from './company.ts';
import { lay } from './laid.ts';

const bot = botOf('steward');
const advise = defined(bot.advise);
const worths = defined(bot.worths);

/** Moves whose worth is no sum: a discard leaves the rest of a hand, and using a building for nothing is only put last. */
const NO_SUM: ReadonlySet<Move['type']> = new Set<Move['type']>(['discard', 'idle']);

describe('the steward’s advice', () => {
  it('is a legal move, for reasons that add up to its worth', () => {
    let asked = 0;
    visitDecisions((state, seat) => {
      asked++;
      const advice = advise(GAME, GAME.information(state, seat), seat, streamOf(`advice ${asked}`));
      const legal = GAME.legalMoves(state, seat).map(canonicalJson);
      expect(legal).toContain(canonicalJson(advice.move));
      if (advice.alternative !== undefined) expect(legal).toContain(canonicalJson(advice.alternative));
      for (const { weight } of advice.reasons) expect(weight).toBeGreaterThanOrEqual(0);
      if (advice.cost !== undefined) expect(advice.cost.weight).toBeLessThan(0);
      if (asked % 7 > 0) return;
      const evaluation = evaluated(state, seat);
      for (const move of GAME.legalMoves(state, seat)) {
        if (NO_SUM.has(move.type)) continue;
        expect(sumOf(whyOf(evaluation, move)), JSON.stringify(move)).toBeCloseTo(worthOf(evaluation, move), 6);
      }
    });
    expect(asked).toBeGreaterThan(1000);
  });
});

test('what the steward plays falls short of nothing', () => {
  playGame(optionsFor(3), 'own advice', (state, seat, rng) => {
    const information = GAME.information(state, seat);
    const move = bot.decide(GAME, information, seat, rng);
    const all = worths(GAME, information, seat, streamOf('other'));
    const own = defined(all.find((one) => canonicalJson(one.move) === canonicalJson(move)));
    expect(own.worth).toBeCloseTo(Math.max(...all.map(({ worth }) => worth)), 6);
    return move;
  });
});

/** All buildings in use but those named. */
const ONLY = (...free: string[]) => ['*colonial-house', ...free];

describe('reasons say what there is', () => {
  const told = (state: ReturnType<typeof lay>) => {
    const { move, reasons, cost } = advise(GAME, GAME.information(state, 0), 0, streamOf('told'));
    return { move, told: reasons.map(({ code, params }) => ({ code, params })), cost };
  };

  it('of the level that a token lifts', () => {
    const state = lay({
      round: 4,
      others: 'politics',
      tokens: { caribbean: 'culture' },
      seats: [{ harbour: 2, status: { culture: 3 }, buildings: ONLY('shipyard') }],
    });
    const advice = told(state);
    expect(advice.move).toMatchObject({ type: 'ship', at: 'caribbean' });
    expect(advice.told[0]).toEqual({ code: 'level', params: { track: 'culture', level: 2 } });
  });

  it('of the governor that a last berth makes', () => {
    const state = lay({
      ships: { africa: [0, 1, 0, 1, 2], india: [1, 1, 2, 3, 3] },
      seats: [{ harbour: 2, buildings: ONLY('shipyard') }],
    });
    expect(told(state).told).toContainEqual({ code: 'governor-won', params: { region: 'africa' } });
  });

  it('of no governor that a last berth makes somebody else', () => {
    const state = lay({
      ships: { africa: [1, 1, 1, 0, 2] },
      seats: [{ harbour: 2, buildings: ONLY('shipyard') }],
    });
    const move = { type: 'ship', by: 'shipyard', at: 'africa' } as const;
    const { reasons, cost } = advise(GAME, GAME.information(state, 0), 0, streamOf('told'), move);
    expect([...reasons, ...(cost === undefined ? [] : [cost])].map(({ code }) => code).join()).not.toContain(
      'governor',
    );
  });

  it('of the routes that a city finishes', () => {
    const state = lay({ cities: { amsterdam: 0, constantinople: 1 }, seats: [{ harbour: 2 }] });
    const advice = told(state);
    expect(advice.move).toMatchObject({ at: 'stockholm' });
    expect(advice.told).toContainEqual({ code: 'routes-done', params: { n: 1 } });
  });
});
