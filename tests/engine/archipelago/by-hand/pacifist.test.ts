import { expect, it } from 'vitest';
import { eventsOf, SMALL_GAME } from '../table.ts';
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
  tokens,
  topTile,
  trade,
  turns,
} from './hand.ts';

/** Huts 5 + 4 + 4 + 4 + 4, and no region with two icons. */
const LANDINGS = [
  ['barren', 'N'],
  ['lode', 'NE'],
  ['shore-wood', 'SE'],
  ['shore-fruit', 'S'],
  ['shore-cattle', 'SW'],
] as const;

// Phase 3 moves surplus workers and rebellion only: a normal end in it takes the Pacifist of the long deck (surplus > 21),
// and in a medium game it can bring independence alone.
it('five players with Pacifist and Benefactor, long: board III ends the game in phase 3, before board IV', () => {
  const game = begin({
    length: 'long',
    landings: LANDINGS,
    objectives: [['L2'], ['L1'], ['L9'], ['L8'], ['L7']],
    trend: 'benefactor',
    row: ['sawmill', 'pope', 'thief', 'king', 'merchant'],
    backs: ['quiet', 'red-fish', 'quiet'],
  });
  const birth = (side: string) => [
    act('reproduction'),
    { type: 'reproduce', region: game.region(side), part: 0 } as const,
  ];
  const recruit = (side: string) => [
    act('recruitment'),
    { type: 'recruit', region: game.region(side), part: 0 } as const,
  ];

  // Turn 0: 21 huts, not yet past 21. Single icons go to the market, nobody keeps a cube.
  expect([boards(game), market(game, 'domestic')]).toEqual([
    [10, 0, 21],
    [1, 2, 2, 2, 1, 2],
  ]);
  expect([game.state.piles, tokens(game), game.state.bank.florins]).toEqual([[3, 8, 8], [1, 1, 1, 1, 1], 85]);

  // Turn 1: a bid of 1. Phase 3: 10 citizens do nothing; 21 surplus workers, row 18 to 22: rebellion +3.
  bid(game, [0, 0, 0, 1, 0], [3, 0, 1, 2, 4]);
  expect([purses(game), boards(game)]).toEqual([
    [10, 10, 10, 9, 10],
    [10, 3, 21],
  ]);

  // First round: workers at levels 21 and 20 cost 1 f; two births; the only stone of the market 6 f.
  round(game, 3, ...recruit('shore-fruit'));
  round(game, 0, ...recruit('barren'));
  round(game, 1, ...birth('lode'));
  round(game, 2, ...birth('shore-wood'));
  round(game, 4, act('transaction'), trade('buy', 'domestic', 'stone'));
  expect([purses(game), boards(game)]).toEqual([
    [9, 10, 10, 8, 4],
    [14, 3, 19],
  ]);
  // Second: a region of three wood and two huts: a token, wood for market and explorer, surplus 21 again. Taxes of 3
  // citizens and a ship = 5. A temple, 1 f and two stones (one a token), puts a florin on the Benefactor (p. 15).
  topTile(game, 'inland-21');
  const from = game.spot('shore-fruit');
  const inland = { type: 'lay-hex', side: 'inland-21', q: -1, r: 2, turn: 0, kind: 'citizen', from } as const;
  round(game, 3, act('exploration'), { type: 'take-hex' }, inland);
  round(game, 0, act('taxes'));
  pass(game, 1);
  round(game, 2, act('harvest-wood'), deploy(game.spot('shore-wood')));
  round(game, 4, act('construction'), build('temple', game.spot('shore-cattle')), pay('cube'), pay('token'));
  expect([purses(game), boards(game)]).toEqual([
    [14, 10, 10, 8, 3],
    [14, 4, 21],
  ]);
  expect([tokens(game), game.state.piles]).toEqual([
    [1, 1, 1, 2, 0],
    [2, 8, 8],
  ]);
  expect([game.state.benefactor, market(game, 'domestic')]).toEqual([
    [0, 0, 0, 0, 1],
    [1, 3, 2, 2, 0, 2],
  ]);
  // Third: exactly two citizens are left on the fruit shore, and two stand beside the temple's: two births.
  round(game, 3, ...birth('shore-fruit'));
  pass(game, 0, 2);
  round(game, 4, ...birth('shore-cattle'));
  expect([boards(game), game.state.bank.florins]).toEqual([[16, 4, 21], 86 + 1 + 1 + 6 - 5 + 1 - 1]);

  // Phase 6: seat 3 buys for 5 f; three fish are demanded in red at once. His two tokens put two florins on the Benefactor,
  // one fish is missing: rebellion 5. The black crisis above it waits for phase 4.
  cards(game, 3, { buy: 0, rotate: [1] });
  expect(eventsOf(game.log, 'crisis')).toMatchObject([{ half: 'export', resource: 'fish', amount: 3 }]);
  game.play(3, { type: 'supply', from: 'token' });
  game.play(3, { type: 'supply', from: 'token' });
  noHelp(game, 3, 0, 1, 2, 4);
  expect([boards(game), game.state.benefactor, tokens(game)]).toEqual([
    [16, 5, 21],
    [0, 0, 0, 2, 1],
    [1, 1, 1, 0, 0],
  ]);
  cards(game, 0, { buy: 1, rotate: [2] });
  cards(game, 1, { rotate: [0, 1] });
  cards(game, 2, { rotate: [3, 4] });
  cards(game, 4, { rotate: [3, 4] });
  expect([purses(game), game.state.bank.florins, turns(game)]).toEqual([[11, 10, 10, 3, 3], 95, [1, 1, 1, 2, 2]]);
  expect(game.state.result).toBeNull();

  // Turn 2, phase 3: three wood are the whole first row; 16 citizens, row 11 to 20: surplus 22 is past 21. The game ends
  // with board III; board IV would have moved rebellion by 3.
  bid(game, [0, 0, 0, 0, 0]);
  expect([boards(game), game.state.turn]).toEqual([[16, 5, 22], 2]);

  // Florins 11, 10, 10, 3, 3; tokens 1, 1, 1; progress cards seat 3; characters seat 0, with a medal; Benefactor 2 and 1;
  // the Pacifist: 16 - 5 = 11 is more than 10.
  expect(['L2', 'L1', 'L8', 'L7', 'benefactor', 'L9', 'pope'].map((id) => line(game, id))).toEqual([
    [3, 2, 2, 1, 1],
    [3, 3, 3, 0, 0],
    [0, 0, 0, 3, 0],
    [3, 0, 0, 0, 0],
    [0, 0, 0, 4, 3],
    [0, 0, 3, 0, 0],
    [1, 0, 0, 0, 0],
  ]);
  // Seats 2 and 3 tie at 8: 10 f behind the screen beat 3.
  expect(outcome(game)).toEqual({
    code: 'L9',
    points: [10, 5, 8, 8, 4],
    places: [1, 4, 2, 3, 5],
    won: [true, false, false, false, false],
  });
});

it('five players with Pacifist and Benefactor, medium: board IV brings independence in phase 3, and all lose', () => {
  const game = begin({
    length: 'medium',
    landings: LANDINGS,
    objectives: [['M1'], ['M7'], ['M3'], ['M6'], ['M9']],
    trend: 'benefactor',
    row: ['pope', 'sawmill', 'thief', 'king', 'merchant'],
    backs: ['quiet', 'red-fish', 'quiet'],
  });
  const order = game.state.order;

  // Turn 1: nobody bids, the order stays; 21 surplus workers: rebellion +3.
  bid(game, [0, 0, 0, 0, 0]);
  expect(boards(game)).toEqual([10, 3, 21]);
  // Everybody has a circle for taxes: 2 citizens and a ship = 4 f, rebellion +1 each time: 8 of 10.
  for (const seat of order) round(game, seat, act('taxes'));
  pass(game, ...order);
  expect([purses(game), boards(game), game.state.bank.florins]).toEqual([[14, 14, 14, 14, 14], [10, 8, 21], 85 - 20]);
  // Phase 6: three fish are demanded in red, and three give a token each, for a florin on the Benefactor.
  cards(game, 0, { buy: 0, rotate: [1] });
  for (const seat of [0, 1, 2]) {
    game.play(seat, { type: 'supply', from: 'token' });
    if (seat < 2) noHelp(game, seat);
  }
  expect([boards(game), game.state.benefactor, game.state.bank.florins]).toEqual([[10, 8, 21], [1, 1, 1, 0, 0], 67]);
  cards(game, 1, { rotate: [0, 1] });
  cards(game, 2, { rotate: [2, 3] });
  cards(game, 3, { rotate: [3, 4] });
  cards(game, 4, { rotate: [2, 4] });
  expect([purses(game), turns(game)]).toEqual([
    [9, 14, 14, 14, 14],
    [1, 2, 2, 2, 2],
  ]);

  // Turn 2, phase 3: boards I to III do nothing; board IV: rebellion 8 + 3 = 11 is past 10. No Pacifist, no Benefactor and
  // no medal counts after that (p. 8 and 15).
  bid(game, [0, 0, 0, 0, 0]);
  expect([boards(game), game.state.turn]).toEqual([[10, 11, 21], 2]);
  expect(outcome(game)).toMatchObject({ code: 'independence', won: [false, false, false, false, false] });
  expect(SMALL_GAME.score(game.state)).toEqual([]);
});
