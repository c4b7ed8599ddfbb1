import { expect, it } from 'vitest';
import { GREEN, table, VIOLET, WHITE } from '../table.ts';
import { counted, playScript, tokensBut } from './hand.ts';

const TAKEN = [
  ...['india 1', 'india 2', 'north-america 1', 'north-america 2', 'south-america 1', 'south-america 2'],
  ...['africa 1', 'africa 2', 'africa 3', 'africa 4', 'africa 5', 'far-east 1'],
  ...['london', 'lisbon', 'rome', 'madras', 'salvador'],
];

const SCRIPT = `
-- Round 5
white build fortress (l. 215)
  white: buildings +fortress, P +1 | supply of fortress -1
green build workshop (l. 215)
  green: buildings +workshop, I +2 | supply of workshop -1
violet build barracks (l. 261)
  violet: buildings +barracks, harbour +5, supply -5 | supply of barracks -1
  white: harbour +2, supply -2 | green: harbour +4, supply -4
white ship shipyard far-east (l. 344)
  white: harbour -2, activated +shipyard, tokens +ship-token | far-east ships +white | on far-east 2 -ship-token
-- Three routes at once (l. 457).
green occupy colonial-house paris (l. 457)
  green: harbour -2, activated +colonial-house, tokens +industry +attack +occupy-draw +ship-token, I +1
  paris +green | on paris -industry | on london-paris -attack | on paris-lisbon -occupy-draw | on paris-rome -ship-token
-- Slavery 1 asks for a city in Europe, so there is no second draw. White's Ship token needs a disc.
violet draw trade-office slavery (l. 425)
  violet: harbour -1, activated +trade-office, cards +slavery-0, I +1 | stack slavery -slavery-0 | white: passed +1
-- A tie of three; the last disc is Green's, who may then occupy there (l. 413).
green ship docks north-america (l. 433)
  green: harbour -2, activated +docks, tokens +finance, F +2, C +2, cards +north-america-governor
  north-america ships +green | on north-america 3 -finance | stack north-america -north-america-governor
green occupy docks quebec (l. 457)
  green: harbour -1, tokens +culture +politics, C +1, P +1
  quebec +green | on quebec -culture | on london-quebec -politics
-- Politics 2: two cards, a slavery card and a governor (l. 540).
violet pass (l. 540)
  violet: passed +1
-- Violet has three of six discs, and gets the governor although they have passed (l. 433).
green ship ship-token africa (l. 433)
  green: harbour -1, tokens +industry -ship-token, I +1 | africa ships +green | on africa 6 -industry
  stack africa -africa-governor | violet: cards +africa-governor, F +2, P +1 | spent +ship-token
-- Green can do no more. Of two governors one counts: Violet has a card too many at the end of the round (l. 557).
green draw occupy-draw north-america (l. 557)
  green: cards +north-america-1, I +1, F +1, tokens -occupy-draw, passed +1
  stack north-america -north-america-1 | spent +occupy-draw
violet discard south-america-1 (l. 557)
  violet: cards -south-america-1, C -2, passed -1 | stack south-america +south-america-1
  white: passed -1 | green: passed -1 | round +1 | crown +green -white

-- Round 6
green build fortress (l. 215)
  green: buildings +fortress, P +1 | supply of fortress -1
violet build theatre (l. 213)
  violet: buildings +theatre, C +2 | supply of theatre -1
white build docks (l. 282)
  white: buildings +docks, harbour +3, supply -2, activated -shipyard | supply of docks -1
  green: harbour +7, supply -5, activated -colonial-house -docks | violet: harbour +6, supply -5, activated -trade-office
green occupy fortress boston (l. 457)
  green: harbour -2, activated +fortress, tokens +occupy-draw +finance, F +1
  boston +green | on boston -occupy-draw | on quebec-boston -finance
violet attack barracks paris (l. 467)
  violet: harbour -3, activated +barracks, supply +1 | paris +violet -green | green: supply +1
-- Occupy & Ship, the Occupy first: city and route, then beside the track.
white occupy docks lima (l. 413)
  white: harbour -2, activated +docks, tokens +industry +industry, I +2
  lima +white | on lima -industry | on lima-salvador -industry
white ship docks south-america (l. 350)
  white: harbour -1 | south-america ships +white
-- Held again, the three routes give no token (l. 459).
green attack attack paris (l. 459)
  green: harbour -2, supply +1, tokens -attack | paris +green -violet | violet: supply +1 | spent +attack
-- The card put back; number 2 would take two discs.
violet draw trade-office south-america (l. 551)
  violet: harbour -1, activated +trade-office, cards +south-america-1, C +2 | stack south-america -south-america-1
  white: passed +1
green occupy colonial-house algiers (l. 443)
  green: harbour -2, activated +colonial-house, tokens +pay-token | algiers +green | on algiers -pay-token
violet occupy colonial-house zanzibar (l. 447)
  violet: harbour -2, activated +colonial-house, tokens +industry, I +1 | zanzibar +violet | on zanzibar -industry
green pay pay-token fortress (l. 482)
  green: harbour +1, activated -fortress, tokens -pay-token | spent +pay-token
violet draw market africa (l. 514)
  violet: harbour -1, activated +market, cards +africa-1, F +1, P +1 | stack africa -africa-1
green occupy fortress elmina (l. 482)
  green: harbour -2, activated +fortress, tokens +politics, P +1 | elmina +green | on elmina -politics
-- Politics 4: five count, four may.
violet pass (l. 543)
  violet: passed +1
-- With a symbol of politics the limit falls, and one more has to go (l. 545).
violet discard africa-1 (l. 545)
  violet: cards -africa-1, F -1, P -1 | stack africa +africa-1
violet discard south-america-1 (l. 545)
  violet: cards -south-america-1, C -2 | stack south-america +south-america-1
green draw occupy-draw north-america (l. 512)
  green: cards +north-america-2, I +2, tokens -occupy-draw, passed +1 | stack north-america -north-america-2
  spent +occupy-draw
-- A governor leaves the game (l. 552).
green discard north-america-governor (l. 552)
  green: cards -north-america-governor, C -2, F -1, passed -1 | out +north-america-governor
  violet: passed -1 | white: passed -1 | round +1 | crown +violet -green

-- Round 7
violet build fortress (l. 215)
  violet: buildings +fortress, P +1 | supply of fortress -1
white build theatre (l. 217)
  white: buildings +theatre, C +2 | supply of theatre -1
green build university (l. 261)
  green: buildings +university, harbour +5, supply -5 | supply of university -1
  violet: harbour +5, supply -5 | white: harbour +3, supply -3
violet return colonial-house (l. 281)
  violet: harbour +1, activated -colonial-house
violet return barracks (l. 282)
  violet: harbour +1, activated -barracks | white: harbour +1, activated -docks
  green: harbour +2, activated -colonial-house -fortress
-- Both cities of Africa: the route is won by an attack (l. 478).
violet attack fortress elmina (l. 478)
  violet: harbour -3, activated +fortress, supply +1, tokens +politics, P +1
  elmina +violet -green | green: supply +1 | on elmina-zanzibar -politics
white ship ship-token far-east (l. 329)
  white: harbour -1, tokens +culture -ship-token, C +1 | far-east ships +white | on far-east 3 -culture
  spent +ship-token
green attack fortress zanzibar (l. 474)
  green: harbour -3, activated +fortress, supply +1 | zanzibar +green -violet | violet: supply +1
violet attack barracks paris (l. 467)
  violet: harbour -3, activated +barracks, supply +1 | paris +violet -green | green: supply +1
white ship shipyard far-east (l. 433)
  white: harbour -2, activated +shipyard, tokens +finance, F +1, cards +far-east-governor, I +2, C +1
  far-east ships +white | on far-east 4 -finance | stack far-east -far-east-governor
green occupy docks bombay (l. 457)
  green: harbour -2, activated +docks, tokens +culture +pay-token, C +1
  bombay +green | on bombay -culture | on zanzibar-bombay -pay-token
green done (l. 413)
violet pass (l. 296)
  violet: passed +1
-- The Stock Exchange pays for the Shipyard.
white pay stock-exchange shipyard (l. 484)
  white: activated +stock-exchange -shipyard
green pay pay-token docks (l. 482)
  green: harbour +1, activated -docks, tokens -pay-token | spent +pay-token
white draw guild south-america (l. 514)
  white: harbour -1, activated +guild, cards +south-america-1, C +2 | stack south-america -south-america-1
-- White has no disc left: the last pass, and the end (l. 559).
green pass (l. 559)
  green: passed +1 | white: passed +1 | ended +1
`;

it('three players to the end: a governor for one who has passed, routes at once, discards that lower the limit', () => {
  const game = table({
    first: VIOLET,
    at: 'round-end',
    ships: {
      ...{ india: [GREEN, GREEN], 'north-america': [VIOLET, WHITE], 'south-america': [WHITE, VIOLET] },
      ...{ africa: [VIOLET, VIOLET, VIOLET, GREEN, WHITE], 'far-east': [WHITE] },
    },
    cities: { london: GREEN, lisbon: GREEN, rome: GREEN, madras: GREEN, salvador: WHITE },
    tokens: tokensBut(...TAKEN),
    seats: {
      [GREEN]: {
        harbour: 2,
        buildings: ['shipyard', 'market', 'bank', 'docks'],
        tokens: { culture: 2, politics: 3, finance: 2 },
        cards: ['india-governor', 'india-1', 'india-2'],
      },
      [VIOLET]: {
        harbour: 2,
        buildings: ['workshop', 'trade-office', 'market', 'theatre'],
        tokens: { culture: 2, politics: 1, industry: 1, attack: 1 },
        cards: ['south-america-governor', 'south-america-1', 'europe-0'],
      },
      [WHITE]: {
        harbour: 0,
        buildings: ['stock-exchange', 'shipyard', 'guild', 'workshop'],
        tokens: { industry: 2, finance: 2, politics: 1 },
      },
    },
  });
  expect(playScript(game, SCRIPT)).toBe(48);
  expect(game.asked()).toBe('over');
  // Cities, routes, four tracks, cards, empty place, buildings, harbour, slavery, in all.
  expect(counted(game, GREEN)).toEqual([10, 3, 7, 7, 7, 7, 0, 0, 3, 1, 0, 45]);
  expect(counted(game, VIOLET)).toEqual([2, 0, 3, 7, 3, 3, 0, 3, 0, 2, 0, 23]);
  expect(counted(game, WHITE)).toEqual([2, 1, 7, 7, 3, 0, 1, 3, 0, 0, 0, 24]);
});
