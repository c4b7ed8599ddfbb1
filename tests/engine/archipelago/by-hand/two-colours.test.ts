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
  turns,
} from './hand.ts';

it('two players, two colours and two objectives each: the fourth progress card ends the game in phase 6', () => {
  const game = begin({
    landings: [
      ['bay', 'N', 'fish', 'wood'],
      ['quarry', 'S', 'iron'],
    ],
    objectives: [
      ['S8', 'S1'],
      ['S5', 'S6'],
    ],
    trend: 'population',
    row: ['sawmill', 'local-commerce', 'roads', 'education', 'orchards'],
    backs: ['quiet', 'quiet', 'wood', 'quiet', 'red-temples'],
  });
  const bay = game.spot('bay');
  const quarry = game.spot('quarry');
  const shipyard = [act('construction'), { type: 'build-ship', from: bay, part: 0 }] as const;

  // Turn 0: two citizens each; huts 1 + 3. Both play with twenty citizens and eight ships, but one ship to begin with.
  expect([boards(game), market(game, 'domestic'), game.state.bank.florins]).toEqual([
    [4, 0, 4],
    [2, 1, 1, 1, 1, 2],
    115,
  ]);

  // Turn 1, phase 2 (p. 16): a tie of two players is final; both florins are lost, the order stays.
  bid(game, [1, 1]);
  expect([purses(game), game.state.order, game.state.phase]).toEqual([[9, 9], [0, 1], 'actions']);
  // Phase 3: first rows, few citizens, and level 4 of board IV does nothing.
  expect(boards(game)).toEqual([4, 0, 4]);

  // Phase 5: a ship is a wood and 1 f; a stone of the region joins the one found; another ship, its wood a token.
  round(game, 0, ...shipyard, pay('cube'));
  round(game, 1, act('harvest-stone'), deploy(quarry));
  round(game, 0, ...shipyard, pay('token'));
  // A temple: 2 stones and 1 f.
  round(game, 1, act('construction'), build('temple', quarry), pay('cube'), pay('cube'));
  round(game, 0, act('harvest-wood'), deploy(bay), deploy(bay));
  // Taxes: rebellion +1; 2 citizens, a ship at 2, a temple at 5 = 9.
  round(game, 1, act('taxes'));
  expect([purses(game), tokens(game), boards(game)]).toEqual([
    [7, 17],
    [0, 1],
    [4, 1, 4],
  ]);
  // Phase 6: 5 f, then 3 f for the card seat 0 has turned.
  cards(game, 0, { buy: 0, rotate: [1] });
  cards(game, 1, { buy: 1, rotate: [2] });
  expect([purses(game), game.state.bank.florins, turns(game)]).toEqual([[2, 14], 119, [0, 0, 1, 0, 0]]);

  // Turn 2, phases 2 and 3: 2 f win; nothing moves.
  bid(game, [0, 2], [1, 0]);
  expect([purses(game), game.state.order, boards(game)]).toEqual([
    [2, 12],
    [1, 0],
    [4, 1, 4],
  ]);
  // Phase 4: one wood stands two. The citizen on the temple stands anyway, so three lie (p. 13); the temple stands the
  // other of its region for nothing, and the market's wood the last two.
  expect(eventsOf(game.log, 'crisis')).toMatchObject([{ half: 'domestic', resource: 'wood', amount: 2, lying: 3 }]);
  game.play(1, stand(1, quarry, 'temple'));
  noHelp(game, 1);
  game.play(0, { type: 'consume', from: 'market' });
  expect([boards(game), market(game, 'domestic')]).toEqual([
    [4, 1, 4],
    [2, 0, 1, 1, 1, 2],
  ]);

  // Phase 5: taxes of 2 citizens and 3 ships = 2 + 6, then 9 and, on the shared circle, 9 again. Rebellion 4 is level with
  // the population, which is safe (p. 8).
  round(game, 1, act('harvest-iron'), deploy(quarry));
  round(game, 0, act('taxes'));
  round(game, 1, act('taxes'));
  round(game, 0, ...shipyard, pay('cube'));
  round(game, 1, act('taxes'));
  expect([purses(game), boards(game), game.state.result]).toEqual([[9, 30], [4, 4, 4], null]);
  // The fifth ship is of the second colour (p. 16).
  expect(game.units(0, 'ship')).toHaveLength(4);
  round(game, 0, ...shipyard, pay('cube'));
  expect(game.units(0, 'ship')).toHaveLength(5);
  // Without a disc both could still use cards, and leave it.
  pass(game, 1, 0);

  // Phase 6: both buy at 3 f. The fourth progress card meets S8; seat 0 still turns a card, the track is filled up, and the
  // red event that comes to lie on top moves rebellion down by one for the temple (p. 13).
  cards(game, 1, { buy: 2, rotate: [3] });
  expect(game.state.met).toEqual([]);
  game.play(0, { type: 'buy', slot: 3 });
  expect(game.state.met).toEqual([{ objective: 'S8', seats: [0] }]);
  game.play(0, { type: 'rotate', slot: 4 });
  expect([boards(game), purses(game), game.state.bank.florins]).toEqual([[4, 3, 4], [5, 27], 103]);

  // All four cards rank both (p. 16): no market at all; florins 5, 27; temples 0, 1; tokens 0, 1. Citizens 2, 2 share 4.
  expect(['S8', 'S1', 'S5', 'S6', 'population'].map((id) => line(game, id))).toEqual([
    [0, 0],
    [2, 3],
    [0, 3],
    [0, 3],
    [4, 4],
  ]);
  expect(outcome(game)).toEqual({ code: 'S8', points: [6, 13], places: [2, 1], won: [false, true] });
});
