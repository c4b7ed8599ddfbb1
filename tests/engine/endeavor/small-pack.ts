/**
 * A pack of the tests' own: six regions with short tracks, few cities, round numbers. The faces the rulebook tells of in its
 * examples are as it tells them; everything else is made up here and never balanced, so that balancing the base pack breaks
 * no test of a rule.
 */
import type { Building, Card, City, Pack, Region, Route, Stack, Symbols, Token } from '#engine/endeavor/data/schema.ts';

const MADE_UP = { source: 'reconstructed' } as const;

const region = (id: string, berths: number): Region => ({ id, berths, ...MADE_UP });
const city = (region: string, id: string, glory: 1 | 2 = 1): City => ({ id, region, glory, ...MADE_UP });
const route = (one: string, other: string): Route => ({ id: `${one}-${other}`, ends: [one, other], ...MADE_UP });

const REGIONS: Region[] = [
  region('europe', 0),
  region('north-america', 3),
  region('south-america', 2),
  region('africa', 6),
  region('india', 2),
  region('far-east', 4),
];

const CITIES: City[] = [
  city('europe', 'london'),
  city('europe', 'paris'),
  city('europe', 'lisbon'),
  city('europe', 'rome', 2),
  city('europe', 'algiers'),
  city('north-america', 'quebec'),
  city('north-america', 'boston'),
  city('south-america', 'lima'),
  city('south-america', 'salvador'),
  city('africa', 'elmina'),
  city('africa', 'zanzibar'),
  city('india', 'bombay'),
  city('india', 'madras'),
  city('far-east', 'canton'),
];

/** London and Paris end several; Algiers and Madras none. */
const ROUTES: Route[] = [
  route('london', 'paris'),
  route('london', 'quebec'),
  route('paris', 'lisbon'),
  route('paris', 'rome'),
  route('lisbon', 'salvador'),
  route('quebec', 'boston'),
  route('lima', 'salvador'),
  route('elmina', 'zanzibar'),
  route('zanzibar', 'bombay'),
  route('bombay', 'canton'),
];

const brown = (id: 'industry' | 'culture' | 'finance' | 'politics', copies: number): Token => ({
  id,
  copies,
  gives: { track: id },
  ...MADE_UP,
});

const blue = (id: string, action: 'attack' | 'occupy/draw' | 'ship' | 'pay', copies: number): Token => ({
  id,
  copies,
  gives: { action },
  ...MADE_UP,
});

/** 17 berths, 14 cities and 10 routes. */
const TOKENS: Token[] = [
  brown('industry', 8),
  brown('culture', 8),
  brown('finance', 8),
  brown('politics', 8),
  blue('attack', 'attack', 2),
  blue('occupy-draw', 'occupy/draw', 3),
  blue('ship-token', 'ship', 2),
  blue('pay-token', 'pay', 2),
];

const LETTERS: Readonly<Record<string, keyof Symbols>> = { I: 'industry', C: 'culture', F: 'finance', P: 'politics' };

/** Reads symbols such as `2I 1C 1g`; `g` is glory. */
function face(text: string): Pick<Card, 'symbols' | 'glory'> {
  const symbols: Symbols = {};
  let glory = 0;
  for (const part of text.split(' ').filter((one) => one !== '')) {
    const track = LETTERS[part.slice(-1)];
    if (track === undefined) glory = Number(part.slice(0, -1));
    else symbols[track] = Number(part.slice(0, -1));
  }
  return { symbols, glory };
}

/** A stack from its top; without a governor it begins with 0. */
function stack(id: string, region: string, faces: readonly string[]): Stack {
  const closed = region === id && id !== 'europe';
  const cards = faces.map((text, at): Card => {
    const number = closed && at === 0 ? null : at;
    return { id: `${id}-${number ?? 'governor'}`, number, ...face(text), ...MADE_UP };
  });
  return { id, region, cards, ...MADE_UP };
}

/** Those of E5, E10, E16, E17, E18 and E19 are the faces of the rulebook. */
const STACKS: Stack[] = [
  stack('europe', 'europe', ['1F', '1I 1C', '1I 1F', '2C 1F', '2F 1I', '2C 1g']),
  stack('slavery', 'europe', ['1I', '2I 1F', '2I 1F', '2I 2F', '3I 1F', '3I 3F']),
  stack('north-america', 'north-america', ['2C 1F', '1I 1F', '2I', '2I 2C', '2I 2F', '2C 2g']),
  stack('south-america', 'south-america', ['2C 1P', '2C', '1C 1F', '2C 1I', '2C 2F', '2F 1g']),
  stack('africa', 'africa', ['2F 1P', '1F 1P', '2F', '2P', '2F 2P', '2P 2g']),
  stack('india', 'india', ['2P 1I', '1C 1P', '2C', '2P 1C', '3C 1g', '2P 2C 1g']),
  stack('far-east', 'far-east', ['2I 1C 1g', '2I', '2C', '2I 1C', '2C 2I', '3g']),
];

const COPIES = [0, 5, 4, 3, 2, 1] as const;

function building(
  id: string,
  level: 1 | 2 | 3 | 4 | 5,
  action: Building['action'],
  symbols: Symbols = {},
  glory = 0,
): Building {
  return { id, level, copies: COPIES[level], symbols, glory, action, ...MADE_UP };
}

/** Names, levels, copies and actions of the rulebook; of the symbols only those of the Theatre are. */
const BUILDINGS: Building[] = [
  building('market', 1, 'draw'),
  building('shipyard', 1, 'ship', { culture: 1 }),
  building('workshop', 1, null, { industry: 2 }),
  building('bank', 2, null, { finance: 2 }),
  building('barracks', 2, 'attack'),
  building('guild', 2, 'ship/draw'),
  building('docks', 3, 'occupy&ship'),
  building('fortress', 3, 'occupy/attack', { politics: 1 }),
  building('theatre', 3, null, { culture: 2 }),
  building('cartographer', 4, 'ship&ship'),
  building('trade-office', 4, 'draw&draw'),
  building('university', 4, null, {}, 3),
  building('stock-exchange', 5, 'pay', { finance: 2 }),
  building('museum', 5, 'pay', { culture: 2 }),
  building('parliament', 5, 'pay', { politics: 2 }),
];

/** The small pack; it passes `validatePack` (see `small-pack.test.ts`). */
export const SMALL_PACK: Pack = {
  format: 1,
  id: 'small',
  version: 1,
  title: 'Small pack for rule tests',
  levels: {
    from: [0, 2, 4, 7, 10],
    build: [1, 2, 3, 4, 5],
    growth: [2, 3, 4, 5, 6],
    salaries: [1, 2, 3, 4, 5],
    cards: [1, 2, 3, 4, 5],
    glory: [0, 3, 7, 10, 12, 14],
    last: 15,
    ...MADE_UP,
  },
  regions: REGIONS,
  cities: CITIES,
  routes: ROUTES,
  tokens: TOKENS,
  stacks: STACKS,
  slavery: { stack: 'slavery', abolition: 'europe-5', ...MADE_UP },
  buildings: BUILDINGS,
  start: { id: 'colonial-house', action: 'occupy', ...MADE_UP },
  supply: { rounds: 7, discs: 30, cardPlaces: 5, emptyPlace: 3, discsForGlory: 3, ...MADE_UP },
};
