import { expect, it } from 'vitest';
import { BLACK, RED, table, VIOLET, WHITE } from '../table.ts';
import { counted, fromTheStart, playScript } from './hand.ts';

const SCRIPT = `
-- Round 1, from Black on.
black build shipyard (l. 215)
  black: buildings +shipyard, C +1 | supply of shipyard -1
red build shipyard (l. 215)
  red: buildings +shipyard, C +1 | supply of shipyard -1
green build shipyard (l. 215)
  green: buildings +shipyard, C +1 | supply of shipyard -1
violet build market (l. 206)
  violet: buildings +market | supply of market -1
white build workshop (l. 261)
  white: buildings +workshop, I +2, harbour +2, supply -2 | supply of workshop -1 | black: harbour +2, supply -2
  red: harbour +2, supply -2 | green: harbour +2, supply -2 | violet: harbour +2, supply -2
black ship shipyard south-america (l. 344)
  black: harbour -2, activated +shipyard, tokens +finance, F +1
  south-america ships +black | on south-america 1 -finance
-- A tie of one disc each: the later one wins the governor (l. 433).
red ship shipyard south-america (l. 433)
  red: harbour -2, activated +shipyard, tokens +politics, P +2, C +2, cards +south-america-governor
  south-america ships +red | on south-america 2 -politics | stack south-america -south-america-governor
green ship shipyard india (l. 344)
  green: harbour -2, activated +shipyard, tokens +culture, C +1 | india ships +green | on india 1 -culture
violet draw market europe (l. 515)
  violet: harbour -1, activated +market, cards +europe-0, F +1 | stack europe -europe-0
-- Three are out of discs.
white occupy colonial-house rome (l. 447)
  white: harbour -2, activated +colonial-house, tokens +politics, P +1 | rome +white | on rome -politics
  black: passed +1 | red: passed +1 | green: passed +1
violet idle colonial-house (l. 321)
  violet: harbour -1, activated +colonial-house
  black: passed -1 | red: passed -1 | green: passed -1 | round +1 | crown +red -black

-- Round 2
red build market (l. 206)
  red: buildings +market | supply of market -1
green build workshop (l. 215)
  green: buildings +workshop, I +2 | supply of workshop -1
violet build shipyard (l. 215)
  violet: buildings +shipyard, C +1 | supply of shipyard -1
white build barracks (l. 206)
  white: buildings +barracks | supply of barracks -1
black build workshop (l. 282)
  black: buildings +workshop, I +2, harbour +2, supply -2 | supply of workshop -1
  red: harbour +4, supply -3, activated -shipyard | green: harbour +4, supply -3, activated -shipyard
  violet: harbour +2, supply -2 | white: harbour +2, supply -2
violet return colonial-house (l. 282)
  violet: harbour +1, activated -colonial-house | white: harbour +1, activated -colonial-house
  black: harbour +1, activated -shipyard
-- South America is open, and Red is there with a disc on the track.
red occupy colonial-house lima (l. 447)
  red: harbour -2, activated +colonial-house, tokens +industry, I +1 | lima +red | on lima -industry
green ship shipyard india (l. 433)
  green: harbour -2, activated +shipyard, tokens +politics, P +3, I +1, cards +india-governor
  india ships +green | on india 2 -politics | stack india -india-governor
violet ship shipyard north-america (l. 344)
  violet: harbour -2, activated +shipyard, tokens +culture, C +1
  north-america ships +violet | on north-america 1 -culture
white occupy colonial-house paris (l. 457)
  white: harbour -2, activated +colonial-house, tokens +industry +ship-token, I +1
  paris +white | on paris -industry | on paris-rome -ship-token
black ship shipyard north-america (l. 344)
  black: harbour -2, activated +shipyard, tokens +industry, I +1
  north-america ships +black | on north-america 2 -industry
red draw market south-america (l. 514)
  red: harbour -1, activated +market, cards +south-america-1, C +2 | stack south-america -south-america-1
green occupy colonial-house bombay (l. 447)
  green: harbour -2, activated +colonial-house, tokens +culture, C +1 | bombay +green | on bombay -culture
violet pass (l. 296)
  violet: passed +1
-- Violet, Black and White have a disc each: the governor is White's.
white ship ship-token north-america (l. 433)
  white: harbour -1, tokens +finance -ship-token, F +2, C +2, cards +north-america-governor
  north-america ships +white | on north-america 3 -finance | stack north-america -north-america-governor
  spent +ship-token
black pass (l. 296)
  black: passed +1
-- A card and a governor at politics 2; Green and White have no disc.
red pass (l. 541)
  violet: passed -1 | black: passed -1 | round +1 | crown +green -red

-- Round 3
green build bank (l. 215)
  green: buildings +bank, F +2 | supply of bank -1
violet build workshop (l. 215)
  violet: buildings +workshop, I +2 | supply of workshop -1
white build guild (l. 206)
  white: buildings +guild | supply of guild -1
black build barracks (l. 206)
  black: buildings +barracks | supply of barracks -1
-- The new Bank pays both discs of Green at once (l. 215).
red build shipyard (l. 213)
  red: buildings +shipyard, C +1, harbour +4, supply -4 | supply of shipyard -1
  green: harbour +5, supply -3, activated -colonial-house -shipyard | violet: harbour +3, supply -3
  white: harbour +3, supply -3 | black: harbour +2, supply -2
violet return shipyard (l. 282)
  violet: harbour +1, activated -shipyard | white: harbour +1, activated -colonial-house
  black: harbour +1, activated -shipyard
red return market (l. 281)
  red: harbour +1, activated -market
green ship shipyard far-east (l. 344)
  green: harbour -2, activated +shipyard, tokens +industry, I +1 | far-east ships +green | on far-east 1 -industry
violet occupy colonial-house quebec (l. 447)
  violet: harbour -2, activated +colonial-house, tokens +culture, C +1 | quebec +violet | on quebec -culture
-- White is present in North America with a disc on its track (l. 474).
white attack barracks quebec (l. 474)
  white: harbour -3, activated +barracks, supply +1 | quebec +white -violet | violet: supply +1
black attack barracks rome (l. 474)
  black: harbour -3, activated +barracks, supply +1 | rome +black -white | white: supply +1
red draw market south-america (l. 514)
  red: harbour -1, activated +market, cards +south-america-2, C +1, F +1 | stack south-america -south-america-2
green pass (l. 296)
  green: passed +1
violet ship shipyard far-east (l. 344)
  violet: harbour -2, activated +shipyard, tokens +ship-token | far-east ships +violet | on far-east 2 -ship-token
white draw guild north-america (l. 404)
  white: harbour -1, activated +guild, cards +north-america-1, I +1, F +1 | stack north-america -north-america-1
black pass (l. 296)
  black: passed +1
red ship shipyard north-america (l. 350)
  red: harbour -2, activated +shipyard | north-america ships +red
violet ship ship-token far-east (l. 329)
  violet: harbour -1, tokens +culture -ship-token, C +1 | far-east ships +violet | on far-east 3 -culture
  spent +ship-token | white: passed +1
-- Red's second Shipyard opens the Far East for Violet. Nobody can do more; all are within their limits.
red ship shipyard far-east (l. 433)
  red: harbour -2, activated +shipyard, tokens +finance, F +1 | far-east ships +red | on far-east 4 -finance
  violet: cards +far-east-governor, I +2, C +1 | stack far-east -far-east-governor
  green: passed -1 | black: passed -1 | white: passed -1 | round +1 | crown +violet -green
`;

it('five players from the first round on: regions open with ties and for others, and discs run out', () => {
  const game = table(fromTheStart(5, BLACK));
  expect(playScript(game, SCRIPT)).toBe(47);
  expect(game.asked()).toBe('build 1');
  // Cities, routes, four tracks, cards, empty place, buildings, harbour, slavery, in all.
  expect(counted(game, VIOLET)).toEqual([0, 0, 3, 3, 0, 0, 1, 0, 0, 0, 0, 7]);
  expect(counted(game, WHITE)).toEqual([2, 0, 3, 0, 3, 0, 0, 0, 0, 0, 0, 8]);
  expect(counted(game, BLACK)).toEqual([2, 0, 3, 0, 0, 0, 0, 3, 0, 0, 0, 8]);
  expect(counted(game, RED)).toEqual([1, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 8]);
});
