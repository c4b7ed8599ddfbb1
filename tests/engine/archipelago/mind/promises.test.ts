import { describe, expect, it } from 'vitest';
import { chanceOfTurn } from '#engine/archipelago/mind/lasting.ts';
import { believePromises, promiseDuty, trustIn } from '#engine/archipelago/mind/promises.ts';
import { defined } from '#engine/kernel/defined.ts';
import { deal, goods, promise, strike } from '../rules/deals/deal.ts';
import { accept, actions } from '../rules/deals/parley.ts';
import { SMALL_GAME, type Table } from '../table.ts';
import { answered, BOX, merchants } from './merchants.ts';

/** The same for money on the table. */
const CASH = { type: 'offer', take: { florins: 2 }, promises: [] };
/** Two florins against three later. */
const LOAN = deal(1, { florins: 2 }, {}, [{ by: 1, florins: 3, due: 2 }]);

const BARGAIN = defined(merchants().bargain);
/** Florins of the first two after all that is promised has been handed over, as `seat` believes it. */
function believed({ state }: Table, seat: number): number[] {
  const sample = SMALL_GAME.copy(state);
  believePromises(BOX, sample, seat);
  return sample.screens.slice(0, 2).map(({ florins }) => florins);
}
const settle = (game: Table, kept: boolean): void =>
  void game.say(0, { type: 'settle', promise: game.state.promises.length - 1, kept });

describe('the word of others', () => {
  it('is believed by record, and never again if it was broken and none was ever kept', () => {
    const game = actions();
    expect(trustIn(game.state, 1)).toBe(0.5);
    strike(game, 0, LOAN);
    expect(trustIn(game.state, 1)).toBe(0.5);
    settle(game, true);
    expect(trustIn(game.state, 1)).toBeCloseTo(2 / 3);
    const { promises } = game.state;
    const broken = promises.map((one) => ({ ...one, status: 'broken' as const }));
    expect(trustIn({ promises: broken }, 1)).toBe(0);
    expect(trustIn({ promises: [...promises, ...broken] }, 1)).toBeCloseTo(1 / 3);
  });

  it('counts in a sample as far as it is believed and can be paid, a half as nothing', () => {
    const game = actions();
    strike(game, 0, LOAN);
    expect([game.screen(0).florins, game.screen(1).florins]).toEqual([3, 5]);
    expect(believed(game, 0)).toEqual([4, 4]);
    game.screen(1).florins = 0;
    expect(believed(game, 0)).toEqual([3, 0]);
  });

  it('is not believed beyond what was kept and a little, however much is promised and however often', () => {
    const game = actions({ screens: [{ florins: 5 }, { florins: 20 }] });
    const promised = (florins: number) => deal(1, { florins: 1 }, {}, [{ by: 1, florins, due: 3 }]);
    strike(game, 0, promised(16));
    expect(believed(game, 0)).toEqual([6, 19]);
    strike(game, 0, promised(16));
    strike(game, 0, promised(16));
    expect(believed(game, 0)).toEqual([4, 21]);
  });

  it('is worth nothing once it is overdue, and nothing if somebody lets the turn go by without saying so', () => {
    const game = actions();
    strike(game, 0, LOAN);
    game.state.turn += 1;
    expect(believed(game, 0)).toEqual([3, 5]);
  });

  it('buys something while it is new, and nothing once it was broken', () => {
    const loan = deal(1, {}, { cubes: { stone: 1 } }, [{ by: 0, florins: 4, due: 3 }]);
    const cheap = merchants({ 1: { stone: 1 } });
    const game = actions();
    game.say(0, loan);
    expect(answered(game, 1, cheap).move).toEqual(accept(1));
    const liar = actions();
    liar.state.promises = [{ ...promise({ by: 0, florins: 1, due: 2 }), to: 1, made: 1, status: 'broken' }];
    liar.say(0, loan);
    expect(answered(liar, 1, cheap).move).toMatchObject(CASH);
  });
});

describe('near the end', () => {
  const cheap = merchants({ 1: { stone: 1 } });
  const borrowed = (due: number) => deal(1, {}, { cubes: { stone: 1 } }, [{ by: 0, florins: 4, due }]);
  const ending = (florins: number): Table =>
    actions({ bank: { florins }, objectives: [['M9'], ['M10'], ['M1'], ['M2']] });

  it.each([3, 4])('nothing is lent that is due when the game is probably over: turn %i', (due) => {
    const rich = actions();
    rich.say(0, borrowed(due));
    expect(answered(rich, 1, cheap).move).toEqual(accept(1));
    const game = ending(5);
    game.say(0, borrowed(due));
    expect(answered(game, 1, cheap).move).toMatchObject(CASH);
  });

  it('nothing is lent at all once the end is certain', () => {
    const game = actions();
    game.state.met = [{ objective: 'M1', seats: [2] }];
    game.say(0, borrowed(2));
    expect(answered(game, 1, cheap).move).toMatchObject(CASH);
  });

  it('turns are the less likely the farther they are', () => {
    const { state } = ending(40);
    const chances = [2, 3, 4, 5, 6].map((due) => chanceOfTurn(BOX, state, due));
    expect(chances).toEqual(chances.toSorted((one, other) => other - one));
    expect(chances[0]).toBeGreaterThan(0.5);
    expect(chanceOfTurn(BOX, { ...state, phase: 'purchase' }, 2)).toBe(chances[1]);
    expect(chanceOfTurn(BOX, { ...state, result: { code: 'independence' } }, 2)).toBe(0);
  });
});

describe('one’s own word', () => {
  it('counts in full for whoever gives it, and by record for the other', () => {
    const game = actions();
    strike(game, 0, LOAN);
    expect(believed(game, 1)).toEqual([6, 2]);
    expect(believed(game, 0)).toEqual([4, 4]);
  });

  it('is not given for what one could not keep, nor for what nobody can measure', () => {
    const asks = (promises: Parameters<typeof deal>[3]) => {
      const game = actions();
      game.say(0, deal(1, { florins: 2 }, {}, promises));
      return BARGAIN.waiting(game.state, 1)?.accept;
    };
    expect(asks([{ by: 1, florins: 5 }])).toEqual(accept(1));
    expect(asks([{ by: 1, florins: 6 }])).toBeUndefined();
    expect(
      asks([
        { by: 1, florins: 3 },
        { by: 1, florins: 3 },
      ]),
    ).toBeUndefined();
    expect(asks([{ by: 1, cubes: { fish: 1 } }])).toBeUndefined();
    expect(asks([{ by: 1, words: 'peace' }])).toBeUndefined();
    expect(asks([{ by: 0, words: 'peace' }])).toEqual(accept(1));
  });

  it('is kept in the own round when it is due, and said to be kept before the money is taken', () => {
    const game = actions();
    strike(game, 0, LOAN);
    game.act(0, 'taxes');
    game.endRound(0);
    const pay = promiseDuty(game.state, 1);
    expect(pay).toEqual(deal(0, { florins: 3 }));
    game.say(1, deal(0, { florins: 3 }));
    const said = promiseDuty(game.state, 0);
    expect(said).toEqual({ type: 'settle', promise: 0, kept: true });
    settle(game, true);
    expect(promiseDuty(game.state, 0)).toBeUndefined();
    expect(BARGAIN.waiting(game.state, 0)?.accept).toEqual(accept(game.state.offers));
  });

  it('that nobody kept is said to be broken a turn later', () => {
    const game = actions();
    strike(game, 0, LOAN);
    expect(promiseDuty(game.state, 0)).toBeUndefined();
    game.state.turn += 1;
    expect(promiseDuty(game.state, 0)).toEqual({ type: 'settle', promise: 0, kept: false });
  });

  it('an offer that asks for something in return fulfils none', () => {
    const game = actions();
    strike(game, 0, LOAN);
    game.act(0, 'taxes');
    game.endRound(0);
    game.say(1, { ...deal(0, { florins: 3 }), take: goods({ florins: 1 }) });
    expect(promiseDuty(game.state, 0)).toBeUndefined();
  });
});
