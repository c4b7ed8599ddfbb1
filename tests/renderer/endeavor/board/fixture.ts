import { CITIES, REGIONS, ROUTES } from '#engine/endeavor/data/base/map.ts';
import { TRACKS, type Card, type Pack, type Stack, type Symbols } from '#engine/endeavor/data/schema.ts';
import type { View } from '#engine/endeavor/state.ts';

/** Made-up cards with as many symbols as the real ones: the map is that of the base pack. */
function stack(id: string, region: string, leads: readonly [number, number], first: 'governor' | 0): Stack {
  const [one, other] = leads.map((lead) => TRACKS[lead] ?? 'industry');
  const symbolsOf = (pips: number): Symbols => {
    const led = Math.ceil((pips * 2) / 3);
    return one === other || led === pips ? { [one ?? '']: pips } : { [one ?? '']: led, [other ?? '']: pips - led };
  };
  const cards = [0, 1, 2, 3, 4, 5].map((n): Card => {
    if (n === 0 && first === 'governor')
      return { id: `${id}-governor`, number: null, symbols: symbolsOf(3), glory: 1, source: 'reconstructed' };
    const glory = n === 5 ? 2 : n > 2 ? 1 : 0;
    return { id: `${id}-${n}`, number: n, symbols: symbolsOf(n + 1 - glory), glory, source: 'reconstructed' };
  });
  return { id, region, cards, source: 'reconstructed' };
}

const brown = (track: (typeof TRACKS)[number]) =>
  ({ id: track, copies: 18, gives: { track }, source: 'reconstructed' }) as const;
const blue = (id: string, action: 'attack' | 'occupy/draw' | 'ship' | 'pay') =>
  ({ id, copies: 6, gives: { action }, source: 'reconstructed' }) as const;

/** A pack with the map of the base pack, and what else the chart looks at. */
export const PACK: Pack = {
  format: 1,
  id: 'chart',
  version: 1,
  title: 'Chart',
  levels: {
    from: [0, 2, 4, 7, 10],
    build: [1, 2, 3, 4, 5],
    growth: [2, 3, 4, 5, 6],
    salaries: [1, 2, 3, 4, 5],
    cards: [1, 2, 3, 4, 5],
    glory: [0, 2, 4, 7, 10, 12, 15],
    last: 15,
    source: 'reconstructed',
  },
  regions: REGIONS,
  cities: CITIES,
  routes: ROUTES,
  tokens: [
    ...TRACKS.map(brown),
    blue('attack', 'attack'),
    blue('occupy-draw', 'occupy/draw'),
    blue('ship', 'ship'),
    blue('pay', 'pay'),
  ],
  stacks: [
    stack('europe', 'europe', [3, 1], 0),
    stack('slavery', 'europe', [0, 2], 0),
    stack('north-america', 'north-america', [0, 1], 'governor'),
    stack('caribbean', 'caribbean', [2, 0], 'governor'),
    stack('south-america', 'south-america', [1, 2], 'governor'),
    stack('africa', 'africa', [2, 3], 'governor'),
    stack('india', 'india', [1, 3], 'governor'),
    stack('far-east', 'far-east', [0, 1], 'governor'),
  ],
  slavery: { stack: 'slavery', abolition: 'europe-5', source: 'reconstructed' },
  buildings: [],
  start: { id: 'colonial-house', action: 'occupy', source: 'reconstructed' },
  supply: { rounds: 7, discs: 30, cardPlaces: 5, emptyPlace: 3, discsForGlory: 3, source: 'reconstructed' },
};

const BERTHS = PACK.regions.reduce((sum, { berths }) => sum + berths, 0);
const SPACES = BERTHS + PACK.cities.length + PACK.routes.length;

/** The table before the first decision: a token on every space. */
export function startView(players = 5): View {
  const status = { industry: 0, culture: 0, finance: 0, politics: 0 };
  return {
    pack: 'chart',
    options: { players } as View['options'],
    round: 1,
    first: 0,
    frames: [{ kind: 'rounds' }, { kind: 'turn', seat: 0 }],
    spaces: Array.from({ length: SPACES }, (_, space) => (space * 7 + Math.floor(space / 8)) % 8),
    ships: PACK.regions.map(() => []),
    cities: PACK.cities.map(() => -1),
    stacks: PACK.stacks.map(({ cards }) => cards.map(({ id }) => id)),
    tiles: [],
    players: Array.from({ length: players }, () => ({
      status,
      buildings: [],
      tokens: [],
      cards: [],
      faceDown: [],
      harbour: 3,
      supply: 20,
      passed: false,
    })),
    neutral: players === 2 ? 30 : null,
    spent: [],
    removed: [],
    abolished: false,
    ended: false,
  };
}

/** A disc is laid for a colour: in a region or a city. The tokens come along. */
export function laid(view: View, at: string, owner: number): View {
  const [region, city] = [PACK.regions, PACK.cities].map((things) => things.findIndex(({ id }) => id === at));
  if (region !== undefined && region >= 0) return shipped(view, region, owner);
  const cities = view.cities.map((holder, i) => (i === city ? owner : holder));
  const held = (id: string) => cities[PACK.cities.findIndex((one) => one.id === id)];
  const spaces = view.spaces.map((token, space) => {
    const route = PACK.routes[space - BERTHS - PACK.cities.length];
    if (space === BERTHS + (city ?? 0)) return -1;
    return route?.ends.includes(at) && route.ends.every((end) => held(end) === owner) ? -1 : token;
  });
  return { ...view, cities, spaces };
}

function shipped(view: View, region: number, owner: number): View {
  const before = PACK.regions.slice(0, region).reduce((sum, { berths }) => sum + berths, 0);
  const taken = view.ships[region]?.length ?? 0;
  const inside = taken < (PACK.regions[region]?.berths ?? 0);
  const opens = taken + 1 === PACK.regions[region]?.berths;
  return {
    ...view,
    ships: view.ships.map((row, i) => (i === region ? [...row, owner] : row)),
    spaces: view.spaces.map((token, space) => (inside && space === before + taken ? -1 : token)),
    stacks: view.stacks.map((cards, i) =>
      opens && PACK.stacks[i]?.id === PACK.regions[region]?.id ? cards.slice(1) : cards,
    ),
  };
}

/** A late and crowded table of five colours: four regions open, discs beside the tracks, some stacks low, one empty. */
export function lateView(): View {
  const ships: Record<string, string> = {
    'north-america': '0120314412',
    caribbean: '34032113402',
    'south-america': '2240',
    africa: '1023410012341012',
    india: '441',
    'far-east': '0334421120',
  };
  const holders = '0 1 2 3 4 0 1 2 3 4 0 0 2 1 3 4 4 -1 -1 2 1 1 -1 -1 -1 0 3 3'.split(' ').map(Number);
  let view = startView();
  for (const [region, owners] of Object.entries(ships))
    for (const owner of owners) view = laid(view, region, Number(owner));
  PACK.cities.forEach(({ id }, i) => {
    const owner = holders[i] ?? -1;
    if (owner >= 0) view = laid(view, id, owner);
  });
  const drawn: Record<string, number> = { europe: 4, slavery: 6, 'north-america': 2, caribbean: 1, africa: 3 };
  return {
    ...view,
    round: 6,
    stacks: view.stacks.map((cards, i) => cards.slice(drawn[PACK.stacks[i]?.id ?? ''] ?? 0)),
  };
}
