import { expect, it } from 'vitest';
import { SMALL_GAME } from '../table.ts';
import {
  act,
  begin,
  bid,
  boards,
  build,
  cards,
  deploy,
  market,
  noHelp,
  outcome,
  pass,
  pay,
  purses,
  round,
  tokens,
  turns,
} from './hand.ts';

it('four players: taxes of the Separatist bring independence in the round in which the fourth temple would end the game', () => {
  const game = begin({
    landings: [
      ['quarry', 'N', 'iron'],
      ['hills', 'NE'],
      ['inlet', 'SE', 'wood', 'stone'],
      ['shore-rich', 'S', 'cattle', 'stone'],
    ],
    objectives: [['S3'], ['S5'], ['S1'], ['S10']],
    trend: 'temples',
    row: ['king', 'sawmill', 'thief', 'pope', 'public-works'],
    backs: ['quiet', 'fish'],
  });
  const temple = (side: string) => [act('construction'), build('temple', game.spot(side)), pay('cube'), pay('token')];

  // Turn 0: huts 3 + 3 + 2 + 2; iron, stone, wood and cattle join the market; a stone and a token for everybody.
  expect([boards(game), market(game, 'domestic')]).toEqual([
    [8, 0, 10],
    [1, 2, 1, 2, 2, 2],
  ]);
  expect(game.state.screens.map(({ cubes }) => cubes.stone)).toEqual([1, 1, 1, 1]);

  // Turn 1: a bid of 1; 10 surplus workers: rebellion +1.
  bid(game, [0, 0, 0, 1], [0, 1, 2, 3]);
  expect([purses(game), game.state.bank.florins, boards(game)]).toEqual([[10, 10, 10, 9], 96, [8, 1, 10]]);
  // Temples for 1 f and two stones, one of them a token; 2 citizens and a ship pay 4 f.
  round(game, 0, ...temple('quarry'));
  round(game, 1, ...temple('hills'));
  round(game, 2, ...temple('inlet'));
  round(game, 3, act('taxes'));
  expect([purses(game), tokens(game), boards(game)]).toEqual([
    [9, 9, 9, 13],
    [0, 0, 0, 1],
    [8, 2, 10],
  ]);
  // Taxes four times: 2 + 2 + 5 = 9 with a temple; the last on the shared circle, 4. Rebellion 2 + 4.
  for (const seat of [0, 1, 2, 3]) round(game, seat, act('taxes'));
  expect([purses(game), boards(game)]).toEqual([
    [18, 18, 18, 17],
    [8, 6, 10],
  ]);
  expect(game.refused(0, act('taxes'))).toBe('no-circle-left');
  pass(game, 0, 1);
  round(game, 2, act('harvest-fish'), deploy(game.spot('inlet')));
  pass(game, 3);
  expect([game.screen(2).cubes.fish, game.state.bank.florins]).toEqual([1, 64]);
  // Phase 6.
  cards(game, 0, { rotate: [0, 1] });
  cards(game, 1, { rotate: [2, 3] });
  cards(game, 2, { rotate: [0, 1] });
  cards(game, 3, { buy: 4, rotate: [2] });
  expect([purses(game), game.state.bank.florins, turns(game)]).toEqual([[18, 18, 18, 12], 69, [2, 2, 2, 1, 0]]);

  // Turn 2, phases 2 and 3: the Separatist pays 1 f to go first; 10 surplus workers: rebellion 7.
  bid(game, [0, 0, 0, 1], [3, 0, 1, 2]);
  expect([purses(game), boards(game)]).toEqual([
    [18, 18, 18, 11],
    [8, 7, 10],
  ]);
  // Phase 4: two fish for export; seat 2 has one, one is missing: rebellion 8, level with the population and safe.
  noHelp(game, 3, 0, 1);
  game.play(2, { type: 'supply', from: 'screen' });
  noHelp(game, 2);
  expect([boards(game), game.state.result]).toEqual([[8, 8, 10], null]);

  // Phase 5: Public Works, 2 f, and a temple, 1 f: the fourth with four players meets S3. The round goes on.
  game.play(3, { type: 'use-card', card: 'public-works', choice: 0 });
  for (const move of temple('shore-rich').slice(1)) game.play(3, move);
  expect([purses(game), game.state.met]).toEqual([[18, 18, 18, 8], [{ objective: 'S3', seats: [0] }]]);
  // Taxes: rebellion first. 9 is past 8: the game ends at once, nothing is paid out (p. 8 and 9).
  game.play(3, act('taxes'));
  expect([boards(game), purses(game), game.state.bank.florins]).toEqual([[8, 9, 10], [18, 18, 18, 8], 73]);
  expect(outcome(game)).toMatchObject({ code: 'independence', won: [false, false, false, true] });
  expect(SMALL_GAME.score(game.state)).toEqual([]);
});
