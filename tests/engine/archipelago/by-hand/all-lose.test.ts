import { expect, it } from 'vitest';
import { eventsOf, SMALL_GAME } from '../table.ts';
import {
  act,
  begin,
  bid,
  boards,
  cards,
  deploy,
  market,
  name,
  noHelp,
  outcome,
  pass,
  purses,
  round,
  stand,
  trade,
  turns,
} from './hand.ts';

it('four players without a Separatist: hunger brings independence and everybody loses', () => {
  const game = begin({
    landings: [
      ['barren', 'N'],
      ['meadow', 'NE'],
      ['grove', 'SE', 'fruit'],
      ['lode', 'S'],
    ],
    objectives: [['S1'], ['S2'], ['S7'], ['S9']],
    trend: 'cattle',
    row: ['king', 'sawmill', 'thief', 'pope', 'merchant'],
    backs: ['quiet', 'quiet', 'both'],
  });

  // Turn 0: huts 5 + 3 + 3 + 4 = 15; fruit, cattle and iron join the market.
  expect([boards(game), market(game, 'domestic'), game.state.bank.florins]).toEqual([
    [8, 0, 15],
    [1, 1, 2, 2, 1, 2],
    95,
  ]);

  // Turn 1, phase 2: 3 and 3 tie, all first bids are lost; the two bid again, 1 against nothing (p. 5).
  bid(game, [3, 0, 3, 1]);
  expect(game.deciders()).toEqual([0, 2]);
  game.play(0, { type: 'bid', amount: 1 });
  game.play(2, { type: 'bid', amount: 0 });
  name(game, [0, 3, 2, 1]);
  expect([purses(game), game.state.bank.florins]).toEqual([[6, 10, 7, 9], 103]);
  // Phase 3: 15 surplus workers, row 13 to 17: rebellion +2.
  expect(boards(game)).toEqual([8, 2, 15]);

  // Phase 5: a worker at level 15 costs 2 f; taxes of 2 citizens and a ship = 4 f; a birth; two cattle.
  round(game, 0, act('recruitment'), { type: 'recruit', region: game.region('barren'), part: 0 });
  round(game, 3, act('taxes'));
  round(game, 2, act('reproduction'), { type: 'reproduce', region: game.region('grove'), part: 0 });
  round(game, 1, act('harvest-cattle'), deploy(game.spot('meadow')), deploy(game.spot('meadow')));
  expect([purses(game), boards(game)]).toEqual([
    [4, 10, 7, 13],
    [10, 3, 14],
  ]);
  // Taxes again, on the shared circle; the first cattle for export brings 8 f.
  pass(game, 0);
  round(game, 3, act('taxes'));
  round(game, 2, act('harvest-wood'), deploy(game.spot('grove')));
  round(game, 1, act('transaction'), trade('sell', 'export', 'cattle'));
  pass(game, 3, 2, 1);
  expect([purses(game), boards(game), market(game, 'export')]).toEqual([
    [4, 18, 7, 17],
    [10, 4, 14],
    [0, 0, 0, 1, 0, 0],
  ]);
  expect(game.screen(1).cubes.cattle).toBe(1 + 2 - 1);
  expect(game.screen(2).cubes.wood).toBe(1 + 1);

  // Phase 6: the King once turned costs 3 f; the Sawmill is turned three times and goes.
  cards(game, 0, { rotate: [0, 1] });
  cards(game, 3, { buy: 0, rotate: [2] });
  cards(game, 2, { rotate: [0, 1] });
  cards(game, 1, { rotate: [1, 3] });
  expect([purses(game), game.state.bank.florins]).toEqual([[4, 18, 7, 14], 92]);
  expect([turns(game), game.state.evolution.discards]).toEqual([[1, 0, 1, 1, 0], ['sawmill']]);

  // Turn 2, phases 2 and 3: no bid. 10 citizens are still in the row that does nothing; 14 surplus workers: rebellion +2.
  bid(game, [0, 0, 0, 0]);
  expect([game.state.order, boards(game)]).toEqual([
    [0, 3, 2, 1],
    [10, 6, 14],
  ]);
  // Phase 4: one wood stands one. A token and the market's wood stand two of ten; seat 2 keeps his wood.
  expect(eventsOf(game.log, 'crisis')).toMatchObject([{ half: 'domestic', lying: 10 }]);
  game.play(0, { type: 'consume', from: 'token' });
  game.play(0, stand(0, game.spot('barren')));
  noHelp(game, 0);
  game.play(3, { type: 'consume', from: 'market' });
  game.play(3, stand(3, game.spot('lode')));
  noHelp(game, 3, 2, 1);

  // 8 rebels: rebellion 6 + 8 = 14 is past 10. The game ends at once (p. 8): four fish are never demanded.
  expect(boards(game)).toEqual([10, 14, 14]);
  expect(eventsOf(game.log, 'crisis')).toHaveLength(1);
  expect(outcome(game)).toMatchObject({ code: 'independence', won: [false, false, false, false] });
  expect(SMALL_GAME.score(game.state)).toEqual([]);
});
