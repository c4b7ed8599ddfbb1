import { expect, it } from 'vitest';
import { GREEN, table, VIOLET } from '../table.ts';
import { counted, fromTheStart, playScript } from './hand.ts';

const SCRIPT = `
-- The rulebook is for three to five (l. 15): what the neutral colour does is the house variant.
-- Round 1
green build shipyard (l. 206)
  green: buildings +shipyard, C +1 | supply of shipyard -1
violet build market (l. 261)
  violet: buildings +market, harbour +2, supply -2 | supply of market -1 | green: harbour +2, supply -2
green ship shipyard north-america (l. 344)
  green: harbour -2, activated +shipyard, tokens +culture, C +1
  north-america ships +green | on north-america 1 -culture
-- Its token leaves the game.
green neutral north-america (l. 15)
  neutral discs -1 | north-america ships +neutral | on north-america 2 -industry | spent +industry
violet draw market slavery (l. 515)
  violet: harbour -1, activated +market, cards +slavery-0, I +1 | stack slavery -slavery-0
-- A card it takes leaves the game. Green has no disc left.
violet neutral europe (l. 15)
  stack europe -europe-0 | out +europe-0 | green: passed +1
violet pass (l. 296)
  green: passed -1 | round +1 | crown +violet -green

-- Round 2
violet build workshop (l. 215)
  violet: buildings +workshop, I +2 | supply of workshop -1
green build workshop (l. 282)
  green: buildings +workshop, I +2, harbour +4, supply -3, activated -shipyard | supply of workshop -1
  violet: harbour +3, supply -2, activated -market
violet occupy colonial-house london (l. 447)
  violet: harbour -2, activated +colonial-house, tokens +culture, C +1 | london +violet | on london -culture
violet neutral paris (l. 15)
  neutral discs -1 | paris +neutral | on paris -industry | spent +industry
-- Two discs of three on the track: the governor is Green's.
green ship shipyard north-america (l. 433)
  green: harbour -2, activated +shipyard, tokens +finance, F +2, C +2, cards +north-america-governor
  north-america ships +green | on north-america 3 -finance | stack north-america -north-america-governor
green done (l. 15)
violet draw market slavery (l. 515)
  violet: harbour -1, activated +market, cards +slavery-1, I +2, F +1 | stack slavery -slavery-1
-- One neutral disc there is enough for number 1.
violet neutral north-america (l. 15)
  stack north-america -north-america-1 | out +north-america-1
green occupy colonial-house quebec (l. 447)
  green: harbour -2, activated +colonial-house, tokens +culture, C +1 | quebec +green | on quebec -culture
-- Violet's one disc finds no empty area; two slavery cards are one beyond the limit, which is allowed (l. 540).
green neutral boston (l. 15)
  neutral discs -1 | boston +neutral | on boston -occupy-draw | spent +occupy-draw
  round +1 | crown +green -violet

-- Round 3
green build barracks (l. 206)
  green: buildings +barracks | supply of barracks -1
violet build docks (l. 282)
  violet: buildings +docks, harbour +2, supply -2 | supply of docks -1
  green: harbour +6, supply -4, activated -colonial-house -shipyard
violet return colonial-house (l. 281)
  violet: harbour +1, activated -colonial-house
-- A neutral disc is attacked like any other; an attack gives the neutral colour nothing.
green attack barracks boston (l. 467)
  green: harbour -3, activated +barracks, supply +1, tokens +finance, F +1
  boston +green -neutral | neutral discs +1 | on quebec-boston -finance
violet occupy docks lisbon (l. 413)
  violet: harbour -2, activated +docks, tokens +finance, F +1 | lisbon +violet | on lisbon -finance
-- No ship goes to Europe: there is no second half.
violet neutral algiers (l. 351)
  neutral discs -1 | algiers +neutral | on algiers -pay-token | spent +pay-token
green ship shipyard south-america (l. 344)
  green: harbour -2, activated +shipyard, tokens +finance, F +1
  south-america ships +green | on south-america 1 -finance
-- One disc each, the neutral one later: the governor leaves the game.
green neutral south-america (l. 433)
  neutral discs -1 | south-america ships +neutral | on south-america 2 -politics | spent +politics
  stack south-america -south-america-governor | out +south-america-governor
violet occupy colonial-house rome (l. 447)
  violet: harbour -2, activated +colonial-house, tokens +politics, P +1 | rome +violet | on rome -politics
violet neutral salvador (l. 15)
  neutral discs -1 | salvador +neutral | on salvador -finance | spent +finance
green idle colonial-house (l. 321)
  green: harbour -1, activated +colonial-house | round +1 | crown +violet -green

-- Round 4
violet build fortress (l. 215)
  violet: buildings +fortress, P +1 | supply of fortress -1
green build guild (l. 261)
  green: buildings +guild, harbour +4, supply -4 | supply of guild -1 | violet: harbour +2, supply -2
violet return market (l. 281)
  violet: harbour +1, activated -market
violet return docks (l. 282)
  violet: harbour +1, activated -docks | green: harbour +3, activated -colonial-house -shipyard -barracks
-- Beside the full track, for the presence that the Occupy needs; the neutral step comes in between.
violet ship docks south-america (l. 350)
  violet: harbour -2, activated +docks | south-america ships +violet
violet done (l. 15)
violet occupy docks lima (l. 413)
  violet: harbour -1, tokens +industry, I +1 | lima +violet | on lima -industry
-- The neutral colour has no free city where it is present, so nobody was asked.
green draw guild north-america (l. 514)
  green: harbour -1, activated +guild, cards +north-america-2, I +2 | stack north-america -north-america-2
green neutral slavery (l. 15)
  stack slavery -slavery-2 | out +slavery-2
violet draw market europe (l. 515)
  violet: harbour -1, activated +market, cards +europe-1, I +1, C +1 | stack europe -europe-1
violet neutral europe (l. 15)
  stack europe -europe-2 | out +europe-2
-- Violet is out of discs, and keeps three cards: politics 2 and a slavery card.
green attack barracks salvador (l. 540)
  green: harbour -3, activated +barracks, supply +1 | salvador +green -neutral | neutral discs +1 | violet: passed +1
green ship shipyard africa (l. 344)
  green: harbour -2, activated +shipyard, tokens +industry, I +1 | africa ships +green | on africa 1 -industry
green neutral far-east (l. 15)
  neutral discs -1 | far-east ships +neutral | on far-east 1 -industry | spent +industry
green pass (l. 541)
  violet: passed -1 | round +1 | crown +green -violet
`;

it('two players and the neutral colour: it ships, occupies, draws, opens a region, and is attacked', () => {
  const game = table(fromTheStart(2, GREEN));
  expect(playScript(game, SCRIPT)).toBe(43);
  expect([game.asked(), game.state.neutral]).toEqual(['build 0', 25]);
  // Cities, routes, four tracks, cards, empty place, buildings, harbour, slavery, in all.
  expect(counted(game, GREEN)).toEqual([3, 1, 3, 3, 3, 0, 0, 0, 0, 0, 0, 13]);
  expect(counted(game, VIOLET)).toEqual([5, 0, 7, 0, 0, 0, 0, 3, 0, 0, 0, 15]);
});
