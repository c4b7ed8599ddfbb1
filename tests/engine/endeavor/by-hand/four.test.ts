import { expect, it } from 'vitest';
import { BLACK, GREEN, SMALL, table, VIOLET, WHITE } from '../table.ts';
import { counted, playScript, tokensBut } from './hand.ts';

const TAKEN = [
  ...[
    'north-america 1',
    'north-america 2',
    'north-america 3',
    'south-america 1',
    'south-america 2',
    'india 1',
    'india 2',
  ],
  ...[
    'africa 1',
    'africa 2',
    'africa 3',
    'africa 4',
    'london',
    'paris',
    'lisbon',
    'rome',
    'algiers',
    'quebec',
    'bombay',
  ],
  ...['london-paris', 'paris-lisbon'],
];

const SCRIPT = `
-- Round 6: nobody has a disc on a building, so there are no salaries.
violet build theatre (l. 217)
  violet: buildings +theatre, C +2 | supply of theatre -1
white build market (l. 206)
  white: buildings +market | supply of market -1
black build barracks (l. 206)
  black: buildings +barracks | supply of barracks -1
green build cartographer (l. 261)
  green: buildings +cartographer, harbour +4, supply -4 | supply of cartographer -1
  violet: harbour +3, supply -3 | white: harbour +4, supply -4 | black: harbour +4, supply -4
violet draw market india (l. 514)
  violet: harbour -1, activated +market, cards +india-1, C +1, P +1 | stack india -india-1
white draw trade-office south-america (l. 425)
  white: harbour -1, activated +trade-office, cards +south-america-1, C +2 | stack south-america -south-america-1
white draw trade-office south-america (l. 425)
  white: cards +south-america-2, C +1, F +1 | stack south-america -south-america-2
-- Everybody is present in Europe (l. 447).
black attack barracks algiers (l. 467)
  black: harbour -3, activated +barracks, supply +1 | algiers +black -violet | violet: supply +1
-- Occupy & Ship, the Occupy first.
green occupy docks boston (l. 413)
  green: harbour -2, activated +docks, tokens +occupy-draw +finance, F +1
  boston +green | on boston -occupy-draw | on quebec-boston -finance
green ship docks north-america (l. 350)
  green: harbour -1 | north-america ships +green
violet occupy colonial-house madras (l. 447)
  violet: harbour -2, activated +colonial-house, tokens +politics, P +1 | madras +violet | on madras -politics
white ship guild africa (l. 404)
  white: harbour -2, activated +guild, tokens +politics, P +1 | africa ships +white | on africa 5 -politics
-- Paris is Black's: an attack completes a route like an Occupy.
black attack attack rome (l. 478)
  black: harbour -2, supply +1, tokens +ship-token -attack
  rome +black -white | white: supply +1 | spent +attack | on paris-rome -ship-token
-- Green, Black and White have two discs each; the last one is Green's (l. 433).
green ship cartographer africa (l. 433)
  green: harbour -2, activated +cartographer, tokens +industry, I +1, cards +africa-governor, F +2, P +1
  africa ships +green | on africa 6 -industry | stack africa -africa-governor
green ship cartographer africa (l. 350)
  green: harbour -1 | africa ships +green
violet idle shipyard (l. 321)
  violet: harbour -1, activated +shipyard
white pass (l. 296)
  white: passed +1
-- Five cities of Europe for number 5: slavery is abolished, for all (l. 524-530).
black draw market europe (l. 524)
  black: harbour -1, activated +market, cards +europe-5, C +2 | stack europe -europe-5 | abolished +1
  stack slavery -slavery-3 -slavery-4 -slavery-5 | out +slavery-3 +slavery-4 +slavery-5
  green: cards -slavery-1, face down +slavery-1, I -2, F -1
  violet: cards -slavery-0 -slavery-2, face down +slavery-0 +slavery-2, I -3, F -1
-- A draw by a token: no disc of the harbour.
green draw occupy-draw north-america (l. 512)
  green: cards +north-america-1, I +1, F +1, tokens -occupy-draw | stack north-america -north-america-1
  spent +occupy-draw
violet pay pay-token market (l. 482)
  violet: harbour +1, activated -market, tokens -pay-token | spent +pay-token
-- Green can do nothing more, and has one card too many besides two governors (l. 541).
black ship shipyard far-east (l. 344)
  black: harbour -2, activated +shipyard, tokens +industry, I +1 | far-east ships +black | on far-east 1 -industry
  green: passed +1
green discard north-america-1 (l. 551)
  green: cards -north-america-1, I -1, F -1 | stack north-america +north-america-1
-- The Market a second time in one round. Then nobody has a disc but White, who has passed.
violet draw market india (l. 482)
  violet: harbour -1, activated +market, cards +india-2, C +2 | stack india -india-2
  white: passed -1 | green: passed -1 | round +1 | crown +white -violet

-- Round 7
white build workshop (l. 215)
  white: buildings +workshop, I +2 | supply of workshop -1
black build fortress (l. 215)
  black: buildings +fortress, P +1 | supply of fortress -1
green build theatre (l. 217)
  green: buildings +theatre, C +2 | supply of theatre -1
violet build bank (l. 282)
  violet: buildings +bank, F +2, harbour +4, supply -4 | supply of bank -1
  white: harbour +7, supply -5, activated -trade-office -guild
  black: harbour +5, supply -5 | green: harbour +5, supply -5
black return barracks (l. 281)
  black: harbour +1, activated -barracks
black return market (l. 282)
  black: harbour +1, activated -market | green: harbour +2, activated -docks -cartographer
violet return colonial-house (l. 281)
  violet: harbour +1, activated -colonial-house
violet return shipyard (l. 281)
  violet: harbour +1, activated -shipyard
white attack attack rome (l. 467)
  white: harbour -2, supply +1, tokens -attack | rome +white -black | black: supply +1 | spent +attack
-- Back again: the token of the route is taken only once (l. 457).
black attack fortress rome (l. 457)
  black: harbour -3, activated +fortress, supply +1 | rome +black -white | white: supply +1
-- The Far East is closed: nothing can be occupied there.
green ship docks far-east (l. 413)
  green: harbour -2, activated +docks, tokens +ship-token | far-east ships +green | on far-east 2 -ship-token
violet attack barracks lisbon (l. 467)
  violet: harbour -3, activated +barracks, supply +1 | lisbon +violet -black | black: supply +1
white ship shipyard far-east (l. 344)
  white: harbour -2, activated +shipyard, tokens +culture, C +1 | far-east ships +white | on far-east 3 -culture
black ship ship-token far-east (l. 433)
  black: harbour -1, tokens +finance -ship-token, F +1, cards +far-east-governor, I +2, C +1
  far-east ships +black | on far-east 4 -finance | stack far-east -far-east-governor | spent +ship-token
-- The Museum pays for the Docks: a disc goes on, another comes back (l. 484).
green pay museum docks (l. 484)
  green: activated +museum -docks
violet pass (l. 296)
  violet: passed +1
white occupy colonial-house salvador (l. 447)
  white: harbour -2, activated +colonial-house, tokens +finance, F +1 | salvador +white | on salvador -finance
black occupy colonial-house canton (l. 457)
  black: harbour -2, activated +colonial-house, tokens +finance +occupy-draw, F +1
  canton +black | on canton -finance | on bombay-canton -occupy-draw
green occupy docks elmina (l. 482)
  green: harbour -2, activated +docks, tokens +politics, P +1 | elmina +green | on elmina -politics
green ship docks africa (l. 350)
  green: harbour -1 | africa ships +green
white draw market south-america (l. 514)
  white: harbour -1, activated +market, cards +south-america-3, C +2, I +1 | stack south-america -south-america-3
black draw occupy-draw far-east (l. 512)
  black: cards +far-east-1, I +2, tokens -occupy-draw | stack far-east -far-east-1 | spent +occupy-draw
green pass (l. 541)
  green: passed +1
white pass (l. 538)
  white: passed +1
black pass (l. 559)
  black: passed +1 | ended +1
`;

it('four players to the end: abolition, payments by token and building, attacks to and fro, and the score', () => {
  const game = table({
    players: 4,
    round: 5,
    at: 'round-end',
    ships: {
      'north-america': [GREEN, VIOLET, GREEN],
      'south-america': [WHITE, WHITE],
      india: [BLACK, VIOLET],
      africa: [GREEN, BLACK, WHITE, BLACK],
    },
    cities: {
      ...{ london: BLACK, paris: BLACK, lisbon: BLACK, rome: WHITE, algiers: VIOLET },
      ...{ quebec: GREEN, bombay: BLACK },
    },
    tokens: tokensBut(...TAKEN),
    tops: { europe: 5 },
    seats: {
      [GREEN]: {
        harbour: 2,
        buildings: ['workshop', 'workshop', 'market', 'docks', 'museum'],
        tokens: { culture: 2, finance: 1, industry: 1 },
        cards: ['north-america-governor', 'slavery-1'],
      },
      [VIOLET]: {
        harbour: 1,
        buildings: ['shipyard', 'barracks', 'market', 'fortress', 'university'],
        tokens: { industry: 1, politics: 1, 'pay-token': 1 },
        cards: ['india-governor', 'slavery-0', 'slavery-2'],
      },
      [WHITE]: {
        harbour: 0,
        buildings: ['shipyard', 'guild', 'bank', 'theatre', 'trade-office'],
        tokens: { finance: 1, politics: 2, attack: 1 },
        cards: ['south-america-governor'],
      },
      [BLACK]: {
        harbour: 4,
        buildings: ['market', 'workshop', 'shipyard', 'parliament', 'cartographer'],
        tokens: { culture: 4, finance: 2, industry: 1, attack: 1 },
      },
    },
  });
  expect(playScript(game, SCRIPT)).toBe(48);
  expect(game.asked()).toBe('over');
  // Cities, routes, four tracks, cards, empty place, buildings, harbour, slavery, in all.
  expect(counted(game, GREEN)).toEqual([3, 1, 3, 7, 3, 0, 0, 3, 0, 0, -1, 19]);
  expect(counted(game, VIOLET)).toEqual([2, 0, 0, 3, 0, 3, 0, 3, 3, 1, -2, 13]);
  expect(counted(game, WHITE)).toEqual([1, 0, 3, 10, 3, 3, 0, 0, 0, 0, 0, 20]);
  expect(counted(game, BLACK)).toEqual([7, 3, 7, 7, 3, 3, 2, 0, 0, 0, 0, 32]);
  expect(SMALL.game.outcome(game.state)?.seats.map(({ place }) => place)).toEqual([3, 4, 2, 1]);
});
