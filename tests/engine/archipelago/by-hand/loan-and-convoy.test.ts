import { expect, it } from 'vitest';
import { deal, strike } from '../rules/deals/deal.ts';
import { eventsOf } from '../table.ts';
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
  stand,
  trade,
  turns,
} from './hand.ts';

const DONE = { type: 'done' } as const;

it('three players: leave to harvest, a loan, a linked convoy and a port; missing exports end the game in phase 4', () => {
  const game = begin({
    landings: [
      ['bay', 'N', 'fish', 'wood'],
      ['quarry', 'NE', 'iron'],
      ['inlet', 'S', 'stone', 'wood'],
    ],
    objectives: [['S2'], ['S9'], ['S10']],
    trend: 'wood',
    row: ['sawmill', 'king', 'thief', 'pope', 'merchant'],
    backs: ['quiet', 'fish', 'both'],
  });
  const bay = game.spot('bay');
  const quarry = game.spot('quarry');
  const inlet = game.spot('inlet');
  const port = { type: 'use-building', building: 'port', region: quarry.region } as const;

  // Turn 0: huts 1 + 3 + 2; fish, iron and stone join the market.
  expect([boards(game), market(game, 'domestic')]).toEqual([
    [6, 0, 6],
    [2, 1, 1, 1, 2, 2],
  ]);
  // Turn 1: nobody bids; first rows, few citizens, level 6: nothing moves.
  bid(game, [0, 0, 0]);
  expect([game.state.order, boards(game)]).toEqual([
    [0, 1, 2],
    [6, 0, 6],
  ]);

  // First round: a town for wood, stone (a token) and 2 f; an iron; a ship for wood and 1 f.
  round(game, 0, act('construction'), build('town', bay), pay('cube'), pay('token'));
  round(game, 1, act('harvest-iron'), deploy(quarry));
  round(game, 2, act('construction'), { type: 'build-ship', from: inlet, part: 0 }, pay('cube'));
  expect(purses(game)).toEqual([8, 10, 9]);
  // Second: a wood under the own town; a port of the ship for fish (a token), stone and 2 f. One ship sails to the open
  // sea, the other stays: linked, they bring a citizen across two edges into the bay (p. 11).
  round(game, 0, act('harvest-wood'), deploy(bay));
  round(game, 1, act('construction'), build('port', quarry, 'ship'), pay('token'), pay('cube'));
  round(
    game,
    2,
    act('migration'),
    { type: 'migrate', kind: 'ship', from: inlet, to: game.spot('open-sea') },
    { type: 'migrate', kind: 'citizen', from: inlet, to: bay },
  );
  expect(game.units(2, 'citizen').map(({ region }) => region)).toEqual([bay.region, inlet.region]);
  // Third: taxes of 2 citizens, a ship at 2, a town at 3 = 7. A stone; then the port, 1 f: two first cubes at 9 f.
  round(game, 0, act('taxes'));
  round(
    game,
    1,
    act('harvest-stone'),
    deploy(quarry),
    DONE,
    port,
    trade('sell', 'export', 'iron'),
    trade('sell', 'export', 'stone'),
  );
  expect([game.state.fees, game.state.bank.florins]).toEqual([1, 105 + 2 + 1 + 2 - 7 - 18]);
  round(game, 2, act('harvest-wood'), deploy(inlet));
  // Phase 6 begins: the florin on the wheel goes to the bank.
  expect([purses(game), game.state.bank.florins, boards(game)]).toEqual([[15, 25, 9], 86, [6, 1, 6]]);
  cards(game, 0, { rotate: [1, 2] });
  cards(game, 1, { buy: 0, rotate: [1] });
  cards(game, 2, { rotate: [3, 4] });
  expect([purses(game), turns(game)]).toEqual([
    [15, 20, 9],
    [0, 2, 1, 1, 1],
  ]);

  // Turn 2: bids of 1 and 2 are lost. Phase 3: nothing. Phase 4: two fish, one given as a token: rebellion 2.
  bid(game, [1, 0, 2], [2, 0, 1]);
  game.play(2, { type: 'supply', from: 'token' });
  noHelp(game, 2, 0, 1);
  expect([purses(game), boards(game)]).toEqual([
    [14, 20, 7],
    [6, 2, 6],
  ]);

  // Seat 0 gives leave to harvest under his town and lends 3 f, seat 2 promises 4 f by turn 3. The Sawmill of seat 1 costs
  // its 1 f and 1 f more, both to its owner (p. 14). Two wood icons give four wood.
  strike(game, 2, deal(0, {}, { permission: true, florins: 3 }, [{ by: 2, florins: 4, due: 3 }]));
  expect(purses(game)).toEqual([11, 20, 10]);
  round(game, 2, { type: 'use-card', card: 'sawmill', choice: 0 }, act('harvest-wood'), deploy(bay), deploy(inlet));
  expect([purses(game), game.screen(2).cubes.wood]).toEqual([[11, 22, 8], 1 + 4]);
  // Taxes as before, 7; an iron, and the port once more: the second iron still brings 9 f, the second cube is left.
  round(game, 0, act('taxes'));
  round(game, 1, act('harvest-iron'), deploy(quarry), DONE, port, trade('sell', 'export', 'iron'));
  // The first wood for export 8 f; taxes of 2 citizens and a ship = 4.
  round(game, 2, act('transaction'), trade('sell', 'export', 'wood'));
  pass(game, 0);
  round(game, 1, act('taxes'));
  expect([purses(game), boards(game)]).toEqual([
    [18, 34, 16],
    [6, 4, 6],
  ]);
  // The loan is paid back and noted as kept. Taxes of 2 citizens and 2 ships = 6.
  strike(game, 2, deal(0, { florins: 4 }));
  game.say(0, { type: 'settle', promise: 0, kept: true });
  round(game, 2, act('taxes'));
  pass(game, 1);
  expect([purses(game), game.state.bank.florins, boards(game)]).toEqual([[22, 34, 18], 61, [6, 5, 6]]);
  expect(game.state.promises).toMatchObject([{ by: 2, to: 0, florins: 4, made: 2, status: 'kept' }]);
  // Phase 6: the King's third turn brings its skull.
  cards(game, 2, { rotate: [0, 2] });
  cards(game, 0, { rotate: [0, 3] });
  cards(game, 1, { rotate: [4, 1] });
  expect([turns(game), game.state.evolution.discards]).toEqual([[2, 0, 2, 2, 2], ['king']]);

  // Turn 3: no bids; export iron 2, stone 1, wood 1, all in first rows; nothing moves.
  bid(game, [0, 0, 0]);
  expect([market(game, 'export'), boards(game)]).toEqual([
    [0, 1, 0, 0, 1, 2],
    [6, 5, 6],
  ]);
  // Phase 4: a wood stands one. Seat 2 takes the market's and gives four, seat 0 the sixth: all six stand.
  const stood = [
    stand(2, bay),
    stand(2, inlet),
    stand(0, game.spot('bay', 'town')),
    stand(1, quarry),
    stand(1, quarry),
  ];
  stood.forEach((move, index) => {
    game.play(2, { type: 'consume', from: index === 0 ? 'market' : 'screen' });
    game.play(2, move);
  });
  noHelp(game, 2);
  game.play(0, { type: 'consume', from: 'screen' });
  expect(eventsOf(game.log, 'crisis-over').at(-1)).toMatchObject({ half: 'domestic', rebels: 0 });
  expect([boards(game), game.screen(2).cubes.wood, game.screen(0).cubes.wood]).toEqual([[6, 5, 6], 0, 0]);
  // Four fish for export, and nobody has any: rebellion 5 + 4 = 9 is past 6. The Separatist wins alone.
  noHelp(game, 2, 0, 1);
  expect(boards(game)).toEqual([6, 9, 6]);
  expect(outcome(game)).toMatchObject({ code: 'independence', won: [false, false, true] });
});
