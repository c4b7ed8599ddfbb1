import { expect, it } from 'vitest';
import { GREEN, table, VIOLET, WHITE } from '../table.ts';
import { counted, fromTheStart, playScript } from './hand.ts';

const SCRIPT = `
-- Round 1: no salaries (l. 286).
violet build shipyard (l. 206)
  violet: buildings +shipyard, C +1 | supply of shipyard -1
white build workshop (l. 215)
  white: buildings +workshop, I +2 | supply of workshop -1
green build market (l. 261)
  green: buildings +market, harbour +2, supply -2 | supply of market -1
  violet: harbour +2, supply -2 | white: harbour +2, supply -2
violet ship shipyard africa (l. 344)
  violet: harbour -2, activated +shipyard, tokens +industry, I +1 | africa ships +violet | on africa 1 -industry
white occupy colonial-house paris (l. 444)
  white: harbour -2, activated +colonial-house, tokens +industry, I +1 | paris +white | on paris -industry
-- Violet and White have no disc left: they pass (l. 296).
green draw market europe (l. 515)
  green: harbour -1, activated +market, cards +europe-0, F +1 | stack europe -europe-0
  violet: passed +1 | white: passed +1
-- An activation without effect; then Green has no disc either, and the round ends.
green idle colonial-house (l. 321)
  green: harbour -1, activated +colonial-house | violet: passed -1 | white: passed -1 | round +1 | crown +white -violet

-- Round 2
white build guild (l. 206)
  white: buildings +guild | supply of guild -1
green build shipyard (l. 206)
  green: buildings +shipyard, C +1 | supply of shipyard -1
-- Growth for all; White has one disc to return, Green may choose between two.
violet build workshop (l. 282)
  violet: buildings +workshop, I +2, harbour +2, supply -2 | supply of workshop -1
  white: harbour +3, supply -2, activated -colonial-house | green: harbour +2, supply -2
green return market (l. 281)
  green: harbour +1, activated -market | violet: harbour +1, activated -shipyard
-- White holds Paris: the route to Rome gives its token at once (l. 457).
white occupy colonial-house rome (l. 457)
  white: harbour -2, activated +colonial-house, tokens +politics +ship-token, P +1
  rome +white | on rome -politics | on paris-rome -ship-token
green ship shipyard africa (l. 344)
  green: harbour -2, activated +shipyard, tokens +culture, C +1 | africa ships +green | on africa 2 -culture
violet ship shipyard africa (l. 329)
  violet: harbour -2, activated +shipyard, tokens +attack | africa ships +violet | on africa 3 -attack
white draw guild slavery (l. 404)
  white: harbour -1, activated +guild, cards +slavery-0, I +1 | stack slavery -slavery-0
green idle market (l. 321)
  green: harbour -1, activated +market
-- White's Ship token would need a disc, so White passes; Green too.
violet pass (l. 296)
  round +1 | crown +green -white

-- Round 3
green build workshop (l. 206)
  green: buildings +workshop, I +2 | supply of workshop -1
violet build bank (l. 215)
  violet: buildings +bank, F +2 | supply of bank -1
white build docks (l. 206)
  white: buildings +docks, harbour +2, supply -2 | supply of docks -1
  green: harbour +3, supply -3 | violet: harbour +2, supply -2
-- The Bank of this round would pay two salaries; Violet has one disc (l. 282).
green return shipyard (l. 281)
  green: harbour +1, activated -shipyard | violet: harbour +1, activated -shipyard
white return colonial-house (l. 281)
  white: harbour +1, activated -colonial-house
green ship shipyard africa (l. 344)
  green: harbour -2, activated +shipyard, tokens +finance, F +1 | africa ships +green | on africa 4 -finance
violet ship shipyard africa (l. 344)
  violet: harbour -2, activated +shipyard, tokens +politics, P +1 | africa ships +violet | on africa 5 -politics
-- White opens Africa, where Violet has three discs (l. 433).
white ship docks africa (l. 433)
  white: harbour -2, activated +docks, tokens +industry, I +1 | africa ships +white | on africa 6 -industry
  stack africa -africa-governor | violet: cards +africa-governor, F +2, P +1
-- The same region, with the presence just gained; Green has no empty area left and passes.
white occupy docks elmina (l. 413)
  white: harbour -1, tokens +politics, P +1 | elmina +white | on elmina -politics | green: passed +1
-- Nobody has a disc after that.
violet attack attack elmina (l. 467)
  violet: harbour -2, supply +1, tokens -attack | elmina +violet -white | white: supply +1 | spent +attack
  green: passed -1 | round +1 | crown +violet -green

-- Round 4
violet build barracks (l. 206)
  violet: buildings +barracks | supply of barracks -1
white build fortress (l. 215)
  white: buildings +fortress, P +1 | supply of fortress -1
green build guild (l. 282)
  green: buildings +guild, harbour +3, supply -3 | supply of guild -1
  violet: harbour +3, supply -2, activated -shipyard | white: harbour +2, supply -2
white return docks (l. 281)
  white: harbour +1, activated -docks
green return market (l. 281)
  green: harbour +1, activated -market
green return colonial-house (l. 281)
  green: harbour +1, activated -colonial-house
violet occupy colonial-house zanzibar (l. 457)
  violet: harbour -2, activated +colonial-house, tokens +industry +politics, I +1, P +1
  zanzibar +violet | on zanzibar -industry | on elmina-zanzibar -politics
white attack fortress zanzibar (l. 467)
  white: harbour -3, activated +fortress, supply +1 | zanzibar +white -violet | violet: supply +1
green ship guild india (l. 404)
  green: harbour -2, activated +guild, tokens +culture, C +1 | india ships +green | on india 1 -culture
-- White has no disc and passes after Violet.
violet pass (l. 296)
  violet: passed +1 | white: passed +1
green occupy colonial-house london (l. 447)
  green: harbour -2, activated +colonial-house, tokens +culture, C +1 | london +green | on london -culture
-- Europe 1 asks for a city there. All areas of Green are covered now: a pass, with a card too many.
green draw market europe (l. 515)
  green: harbour -1, activated +market, cards +europe-1, I +1, C +1, passed +1 | stack europe -europe-1
green discard europe-0 (l. 551)
  green: cards -europe-0, F -1, passed -1 | stack europe +europe-0
  violet: passed -1 | white: passed -1 | round +1 | crown +white -violet

-- Round 5
white build theatre (l. 217)
  white: buildings +theatre, C +2 | supply of theatre -1
green build bank (l. 215)
  green: buildings +bank, F +2 | supply of bank -1
violet build docks (l. 261)
  violet: buildings +docks, harbour +2, supply -2 | supply of docks -1
  white: harbour +3, supply -3 | green: harbour +4, supply -4
`;

it('three players from the first round on: a region opens for somebody else, attacks, idle buildings, a discard', () => {
  const game = table(fromTheStart(3, VIOLET));
  expect(playScript(game, SCRIPT)).toBe(43);
  expect(game.asked()).toBe('returns 2');
  // Cities, routes, four tracks, cards, empty place, buildings, harbour, slavery, in all.
  expect(counted(game, GREEN)).toEqual([1, 0, 3, 3, 3, 0, 0, 3, 0, 2, 0, 15]);
  expect(counted(game, VIOLET)).toEqual([1, 0, 3, 0, 3, 3, 0, 3, 0, 1, 0, 14]);
  expect(counted(game, WHITE)).toEqual([4, 1, 3, 0, 0, 3, 0, 3, 0, 1, 0, 15]);
});
