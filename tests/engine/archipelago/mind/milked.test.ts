/** What can be taken from captains by somebody who knows by what rule they agree. */
import { describe, expect, it } from 'vitest';
import type { MoveOf } from '#engine/archipelago/moves.ts';
import { defined } from '#engine/kernel/defined.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { deal, strike } from '../rules/deals/deal.ts';
import { accept, actions } from '../rules/deals/parley.ts';
import { SMALL_GAME, type Table } from '../table.ts';
import { answered, merchants } from './merchants.ts';
import { gainsOf, milked } from './milker.ts';

const CARE = { effort: { width: 2, deals: 12, margin: 0.5 } };
/** The most of what both gain together that the rule leaves to whoever offers, when the other gets 0.45 of what they get. */
const MOST = 1 / 1.45;

type Offer = MoveOf<'offer'>;

describe('whoever knows the rule by which captains agree', () => {
  /** The best that the first seat can get from a seat that likes its wood at `florins`, while it does not itself. */
  function best(florins: number) {
    const game = actions();
    const given = merchants({ 0: { wood: 1 }, 1: { wood: florins } });
    const mind = { ...given, bargain: defined(given.bargain) };
    const table = { game: SMALL_GAME, mind, position: { information: SMALL_GAME.information(game.state, 0), seat: 0 } };
    const offer = defined(milked(table, streamOf('milker'), CARE));
    const { gain } = defined(gainsOf(table, [offer], streamOf('again'), CARE)[0]);
    game.say(0, offer);
    return { offer, gain, answer: answered(game, offer.to, mind).move };
  }

  it.each([3, 4, 5, 6])(
    'gets most of what is to be shared, but no more than the rule leaves: wood at %i florins',
    (florins) => {
      const { offer, gain, answer } = best(florins);
      expect(offer).toMatchObject({ to: 1, give: { cubes: { wood: 1 } } });
      expect(answer).toEqual(accept(1));
      expect(gain.own).toBeGreaterThan(0);
      expect(gain.own / (gain.own + gain.partner)).toBeLessThanOrEqual(MOST);
    },
  );
});

describe('a circle of deals', () => {
  const stock = (game: Table, seat: Seat): number => {
    const { florins, cubes, tokens } = game.screen(seat);
    return florins + tokens + Object.values(cubes).reduce((sum, count) => sum + count, 0);
  };

  /** Whether a captain at the second seat agrees to what the first offers; if so it is struck. */
  const tries = (game: Table, offer: Offer): boolean => {
    game.say(0, offer);
    const { offers } = game.state;
    const yes = JSON.stringify(answered(game, 1, merchants()).move) === JSON.stringify(accept(offers));
    if (yes) game.play(1, accept(offers));
    else game.play(1, { type: 'decline', offer: offers, reason: 'not-interested' });
    return yes;
  };

  it('of gifts ends with the first: what was given is not given back for nothing', () => {
    const game = actions();
    expect(tries(game, deal(1, { florins: 2 }))).toBe(true);
    expect(tries(game, deal(1, {}, { florins: 1 }))).toBe(false);
    expect(tries(game, deal(1, {}, { cubes: { stone: 1 } }))).toBe(false);
    expect(stock(game, 1)).toBe(11);
  });

  it('of sales costs whoever began it: nothing is bought back for less than it was sold for', () => {
    const game = actions();
    expect(tries(game, deal(1, { florins: 4 }, { cubes: { stone: 1 } }))).toBe(true);
    expect(tries(game, deal(1, { cubes: { stone: 1 } }, { florins: 4 }))).toBe(false);
    expect(tries(game, deal(1, { cubes: { stone: 1 } }, { florins: 3 }))).toBe(false);
    expect(tries(game, deal(1, { cubes: { stone: 1 } }, { florins: 2 }))).toBe(true);
    expect(stock(game, 1)).toBe(11);
  });

  it('of promises goes no farther than the word is good for: one is not paid with the next', () => {
    const game = actions();
    const lent = (florins: number) => deal(1, {}, { florins }, [{ by: 0, florins: 4, due: 3 }]);
    expect(tries(game, lent(1))).toBe(true);
    for (const florins of [1, 1, 1, 2]) expect(tries(game, lent(florins))).toBe(false);
    expect(stock(game, 1)).toBe(8);
  });

  it('of three ends where nothing is got: what one passes on for nothing, the next does not', () => {
    const game = actions();
    strike(game, 0, deal(2, { florins: 1 }));
    expect(tries(game, deal(1, { florins: 1 }, {}, [{ by: 1, florins: 1, due: 3 }]))).toBe(false);
    expect(tries(game, deal(1, {}, {}, [{ by: 1, florins: 1, due: 3 }]))).toBe(false);
    expect(tries(game, deal(1, { tokens: 1 }, { florins: 3 }))).toBe(false);
  });
});
