import { expect, it } from 'vitest';
import { GREEN, table, VIOLET, WHITE } from '../table.ts';
import { playScript, tokensBut } from './hand.ts';

const TAKEN = [
  ...['north-america 1', 'north-america 2', 'south-america 1', 'south-america 2', 'india 1'],
  ...['london', 'paris', 'lisbon'],
];

const SCRIPT = `
-- Round 4, three phases in a row for each (l. 500): Violet builds and grows before White builds.
violet build theatre (l. 500)
  violet: buildings +theatre, C +2, harbour +4, supply -4 | supply of theatre -1
white build workshop (l. 500)
  white: buildings +workshop, I +2, harbour +3, supply -3 | supply of workshop -1
green build shipyard (l. 213)
  green: buildings +shipyard, C +1, harbour +4, supply -4 | supply of shipyard -1
violet ship shipyard north-america (l. 433)
  violet: harbour -2, activated +shipyard, tokens +finance, F +2, C +2, cards +north-america-governor
  north-america ships +violet | on north-america 3 -finance | stack north-america -north-america-governor
white draw market south-america (l. 514)
  white: harbour -1, activated +market, cards +south-america-1, C +2 | stack south-america -south-america-1
-- Ship & Ship past the opening: the second disc lies beside the track (l. 350).
green ship cartographer india (l. 419)
  green: harbour -2, activated +cartographer, tokens +politics, P +3, I +1, cards +india-governor
  india ships +green | on india 2 -politics | stack india -india-governor
green ship cartographer india (l. 350)
  green: harbour -1 | india ships +green
violet draw trade-office north-america (l. 425)
  violet: harbour -1, activated +trade-office, cards +north-america-1, I +1, F +1 | stack north-america -north-america-1
violet draw trade-office north-america (l. 425)
  violet: cards +north-america-2, I +2 | stack north-america -north-america-2
-- City and route, with Lisbon.
white occupy colonial-house salvador (l. 457)
  white: harbour -2, activated +colonial-house, tokens +finance +culture, F +1, C +1
  salvador +white | on salvador -finance | on lisbon-salvador -culture
green occupy colonial-house bombay (l. 447)
  green: harbour -2, activated +colonial-house, tokens +culture, C +1 | bombay +green | on bombay -culture
-- No politics: one card, and the governor in its own place.
violet pass (l. 538)
  violet: passed +1
violet discard north-america-1 (l. 551)
  violet: cards -north-america-1, I -1, F -1 | stack north-america +north-america-1
-- Green has no disc left and passes.
white occupy fortress algiers (l. 443)
  white: harbour -2, activated +fortress, tokens +pay-token | algiers +white | on algiers -pay-token
  green: passed +1
-- The Fortress can be used again (l. 482).
white pay pay-token fortress (l. 482)
  white: harbour +1, activated -fortress, tokens -pay-token | spent +pay-token
white pass (l. 312)
  violet: passed -1 | green: passed -1 | round +1 | crown +white -violet

-- Round 5: build, growth and salaries of White, then of Green, then of Violet.
white build guild (l. 282)
  white: buildings +guild, harbour +6, supply -4, activated -colonial-house -market | supply of guild -1
green build market (l. 213)
  green: buildings +market, harbour +4, supply -4 | supply of market -1
green return cartographer (l. 281)
  green: harbour +1, activated -cartographer
violet build fortress (l. 282)
  violet: buildings +fortress, P +1, harbour +6, supply -4, activated -trade-office -shipyard | supply of fortress -1
-- A disc on the track and a city are two.
white draw market south-america (l. 514)
  white: harbour -1, activated +market, cards +south-america-2, C +1, F +1 | stack south-america -south-america-2
green draw market india (l. 514)
  green: harbour -1, activated +market, cards +india-1, C +1, P +1 | stack india -india-1
-- The card put back, and then the third: number 2 is with Violet.
violet draw trade-office north-america (l. 551)
  violet: harbour -1, activated +trade-office, cards +north-america-1, I +1, F +1 | stack north-america -north-america-1
violet draw trade-office north-america (l. 425)
  violet: cards +north-america-3, I +2, C +2 | stack north-america -north-america-3
white ship guild far-east (l. 404)
  white: harbour -2, activated +guild, tokens +industry, I +1 | far-east ships +white | on far-east 1 -industry
-- The second Market is a building of its own (l. 213).
green draw market india (l. 213)
  green: harbour -1, activated +market, cards +india-2, C +2 | stack india -india-2
-- No token of the city, but that of the route to Paris.
violet attack fortress lisbon (l. 478)
  violet: harbour -3, activated +fortress, supply +1, tokens +occupy-draw
  lisbon +violet -white | white: supply +1 | on paris-lisbon -occupy-draw
white occupy colonial-house rome (l. 447)
  white: harbour -2, activated +colonial-house, tokens +politics, P +1 | rome +white | on rome -politics
green ship cartographer far-east (l. 419)
  green: harbour -2, activated +cartographer, tokens +ship-token | far-east ships +green | on far-east 2 -ship-token
green done (l. 419)
-- The token itself needs no disc on a building (l. 329).
violet occupy occupy-draw quebec (l. 409)
  violet: harbour -1, tokens +culture -occupy-draw, C +1 | quebec +violet | on quebec -culture | spent +occupy-draw
white occupy fortress lima (l. 457)
  white: harbour -2, activated +fortress, tokens +industry +industry, I +2
  lima +white | on lima -industry | on lima-salvador -industry
green ship ship-token far-east (l. 329)
  green: harbour -1, tokens +culture -ship-token, C +1 | far-east ships +green | on far-east 3 -culture
  spent +ship-token
-- White and Green are out of discs and within their limits.
violet occupy colonial-house boston (l. 457)
  violet: harbour -2, activated +colonial-house, tokens +occupy-draw +finance, F +1
  boston +violet | on boston -occupy-draw | on quebec-boston -finance | white: passed +1 | green: passed +1
-- A draw by a token takes no disc at all; five discs there are enough for number 4.
violet draw occupy-draw north-america (l. 512)
  violet: cards +north-america-4, I +2, F +2, tokens -occupy-draw, passed +1
  stack north-america -north-america-4 | spent +occupy-draw
-- Four cards and room for one.
violet discard north-america-1 (l. 543)
  violet: cards -north-america-1, I -1, F -1 | stack north-america +north-america-1
violet discard north-america-2 (l. 543)
  violet: cards -north-america-2, I -2 | stack north-america +north-america-2
violet discard north-america-4 (l. 559)
  violet: cards -north-america-4, I -2, F -2, passed -1 | stack north-america +north-america-4
  white: passed -1 | green: passed -1 | round +1 | crown +green -white

-- Round 6
green build workshop (l. 265)
  green: buildings +workshop, I +2, harbour +5, supply -5 | supply of workshop -1
green return market (l. 281)
  green: harbour +1, activated -market
violet build docks (l. 261)
  violet: buildings +docks, harbour +5, supply -5 | supply of docks -1
violet return fortress (l. 281)
  violet: harbour +1, activated -fortress
`;

it('three players with the phases in a row: double actions past an opening and from one stack, tokens, discards', () => {
  const game = table({
    phases: 'in-a-row',
    round: 3,
    at: 'round-end',
    ships: { 'south-america': [GREEN, WHITE], 'north-america': [VIOLET, VIOLET], india: [GREEN] },
    cities: { london: GREEN, paris: VIOLET, lisbon: WHITE },
    tokens: tokensBut(...TAKEN),
    seats: {
      [GREEN]: {
        harbour: 1,
        buildings: ['shipyard', 'cartographer', 'market'],
        tokens: { finance: 1, culture: 2 },
      },
      [VIOLET]: {
        harbour: 0,
        buildings: ['trade-office', 'shipyard', 'workshop'],
        tokens: { culture: 1, industry: 2 },
      },
      [WHITE]: {
        harbour: 2,
        buildings: ['market', 'fortress', 'bank'],
        tokens: { politics: 1, finance: 1 },
        cards: ['south-america-governor'],
      },
    },
  });
  expect(game.opening).toEqual({ round: 1, crown: '+violet -green' });
  expect(playScript(game, SCRIPT)).toBe(42);
  expect([game.asked(), game.offered(VIOLET, 'return')]).toEqual(['returns 1', ['colonial-house', 'trade-office']]);
});
