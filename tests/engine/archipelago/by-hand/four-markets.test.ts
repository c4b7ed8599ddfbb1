import { expect, it } from 'vitest';
import { eventsOf } from '../table.ts';
import {
  act,
  begin,
  bid,
  boards,
  build,
  cards,
  deploy,
  line,
  market,
  noHelp,
  outcome,
  pass,
  pay,
  purses,
  round,
  stand,
  tokens,
  topTile,
  trade,
  turns,
} from './hand.ts';

it('three players, short: the fourth market ends the game within a round of turn 2', () => {
  const game = begin({
    landings: [
      ['grove', 'N', 'wood'],
      ['meadow', 'NE'],
      ['shore-irons', 'SE'],
    ],
    objectives: [['S9'], ['S1'], ['S8']],
    trend: 'population',
    row: ['king', 'sawmill', 'thief', 'pope', 'merchant'],
    backs: ['quiet', 'quiet', 'stone-and-cattle'],
  });
  const grove = game.spot('grove');
  const meadow = game.spot('meadow');
  const irons = game.spot('shore-irons');

  // Turn 0 (p. 4): 2 citizens each; huts 3 + 3 + 3. Wood, cattle and iron join the market, a cube of each type lay there.
  expect(boards(game)).toEqual([6, 0, 9]);
  expect(market(game, 'domestic')).toEqual([1, 2, 1, 2, 1, 2]);
  expect([purses(game), game.state.bank.florins]).toEqual([[10, 10, 10], 105]);

  // Turn 1, phase 2 (p. 5): the highest bid, 2, goes to the bank and its owner sets the order.
  bid(game, [0, 0, 2], [2, 0, 1]);
  expect([purses(game), game.state.bank.florins]).toEqual([[10, 10, 8], 107]);
  // Phase 3 (p. 6): every zone is in its first row; 6 citizens do nothing; 9 surplus workers, row 8 to 12: rebellion +1.
  expect(boards(game)).toEqual([6, 1, 9]);

  // Phase 5, first round: cubes from icons.
  round(game, 2, act('harvest-iron'), deploy(irons), deploy(irons));
  round(game, 0, act('harvest-fruit'), deploy(grove));
  round(game, 1, act('harvest-cattle'), deploy(meadow));
  // Second: the third iron lies in the second row, 6 f; a worker at level 9 costs 2 f; the only fruit, first row, 6 f.
  round(game, 2, act('transaction'), trade('sell', 'domestic', 'iron'));
  round(game, 0, act('recruitment'), { type: 'recruit', region: grove.region, part: 0 });
  round(game, 1, act('transaction'), trade('buy', 'domestic', 'fruit'));
  expect([purses(game), boards(game)]).toEqual([
    [8, 4, 14],
    [7, 1, 8],
  ]);
  // Third: taxes, rebellion +1, 2 citizens at 1 and a ship at 2 = 4; a region of 3 huts; a market for fruit and cattle.
  round(game, 2, act('taxes'));
  topTile(game, 'inland-12');
  const inland = { type: 'lay-hex', side: 'inland-12', q: 1, r: -2, turn: 0, kind: 'citizen', from: grove } as const;
  round(game, 0, act('exploration'), { type: 'take-hex' }, inland, { type: 'send', resource: 'fruit' });
  round(game, 1, act('construction'), build('market', meadow), pay('cube'), pay('cube'));
  // His market would still let seat 1 play.
  pass(game, 1);
  expect([purses(game), tokens(game), boards(game)]).toEqual([
    [8, 4, 18],
    [2, 1, 1],
    [7, 2, 11],
  ]);
  expect([market(game, 'domestic'), game.state.piles]).toEqual([
    [1, 2, 1, 2, 1, 3],
    [4, 8, 8],
  ]);

  // Phase 6 (p. 13): 5 f for a fresh card, 3 f after one quarter turn.
  cards(game, 2, { buy: 0, rotate: [1] });
  cards(game, 0, { rotate: [2, 3] });
  cards(game, 1, { buy: 1, rotate: [4] });
  expect([purses(game), turns(game)]).toEqual([
    [8, 1, 13],
    [0, 0, 1, 1, 1],
  ]);

  // Turn 2, phases 2 and 3: no bid. The third iron is in the second row: surplus 11 + 1 = 12, row 8 to 12: rebellion +1.
  bid(game, [0, 0, 0]);
  expect([game.state.order, boards(game)]).toEqual([
    [2, 0, 1],
    [7, 3, 12],
  ]);

  // Phase 4 (p. 7): 7 citizens lie; the market's only stone stands 6, chosen by seat 0. One rebel: rebellion 4.
  const found = game.spot('inland-12');
  noHelp(game, 2);
  game.play(0, { type: 'consume', from: 'market' });
  for (const [owner, spot] of [
    [0, grove],
    [0, grove],
    [0, found],
    [1, meadow],
    [1, game.spot('meadow', 'market')],
    [2, irons],
  ] as const) {
    game.play(0, stand(owner, spot));
  }
  noHelp(game, 0, 1);
  expect(boards(game)).toEqual([7, 4, 12]);
  // Three cattle for export: seat 1 has one, two are missing: rebellion 6, not past 7.
  noHelp(game, 2, 0);
  game.play(1, { type: 'supply', from: 'screen' });
  noHelp(game, 1);
  expect([boards(game), market(game, 'domestic')]).toEqual([
    [7, 6, 12],
    [1, 2, 1, 2, 0, 3],
  ]);

  // Phase 5: the second cattle of the market costs 6 f; seat 0 has fruit and cattle; the rebel does not harvest.
  round(game, 2, act('transaction'), trade('buy', 'domestic', 'cattle'));
  round(game, 0, act('construction'), build('market', grove), pay('cube'), pay('cube'));
  round(game, 1, act('harvest-cattle'), deploy(meadow));
  round(game, 2, act('construction'), build('market', irons), pay('token'), pay('cube'));
  expect(game.state.met).toEqual([]);

  // Seat 0 builds the fourth market, its cattle a token: S9 is met. His round goes on (p. 15): a market for 1 f, and the
  // third iron, second row, for 6 f.
  for (const move of [act('construction'), build('market', found), pay('cube'), pay('token')]) game.play(0, move);
  expect(game.state.met).toEqual([{ objective: 'S9', seats: [0] }]);
  expect([game.state.result, game.deciders()]).toEqual([null, [0]]);
  const use = { type: 'use-building', building: 'market', region: grove.region } as const;
  round(game, 0, use, trade('buy', 'domestic', 'iron'));
  expect(eventsOf(game.log, 'round-over').at(-1)).toMatchObject({ seat: 0 });
  expect([purses(game), game.state.bank.florins, game.state.fees]).toEqual([[1, 1, 7], 125, 1]);

  // Iron 1, 0, 2: nothing is no rank. Florins 1, 1, 7 and markets 2, 1, 1: equals share. Citizens 3, 2, 2: 4, 3, 3.
  expect(['S9', 'S1', 'S8', 'population', 'king'].map((id) => line(game, id))).toEqual([
    [2, 0, 3],
    [2, 2, 3],
    [3, 2, 2],
    [4, 3, 3],
    [0, 0, 1],
  ]);
  expect(outcome(game)).toEqual({ code: 'S9', points: [11, 7, 12], places: [2, 3, 1], won: [false, false, true] });
});
