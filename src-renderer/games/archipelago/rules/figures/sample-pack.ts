import type { MarketRow, Objective, Pack, Side } from '#engine/archipelago/data/schema.ts';

/**
 * A few things of the box, for the pictures of the rules: these are shown without any campaign as well, and so without its data.
 * Tests compare it with the data that ships.
 */

/** Every value here is only shown, so no label speaks for it. */
const PROVENANCE = { source: 'reconstructed' } as const;

/** Rows of a zone: places, price, surplus workers, rebellion. */
const rows = (...all: readonly (readonly [number, number, number, number])[]): MarketRow[] =>
  all.map(([slots, price, surplus, rebellion]) => ({ slots, price, surplus, rebellion, ...PROVENANCE }));

const COMMON = rows([3, 6, 0, 0], [3, 4, 1, 0], [3, 3, 2, 0], [3, 2, 0, 1]);
const ABROAD = rows([2, 8, 0, 0], [3, 6, 1, 0], [3, 4, 1, 0], [3, 3, 2, 0]);

const MARKETS: Pack['markets'] = {
  domestic: {
    fish: COMMON,
    wood: COMMON,
    fruit: COMMON,
    cattle: COMMON,
    stone: rows([2, 6, 0, 0], [3, 4, 1, 0], [3, 3, 0, 1]),
    iron: rows([2, 8, 0, 0], [2, 6, 1, 0], [2, 4, 0, 1], [2, 3, 0, 2]),
  },
  export: {
    fish: ABROAD,
    wood: ABROAD,
    fruit: ABROAD,
    cattle: ABROAD,
    stone: rows([2, 8, 0, 0], [2, 6, 1, 0], [3, 4, 2, 0]),
    iron: rows([2, 10, 0, 0], [2, 8, 1, 0], [2, 6, 1, 0], [2, 4, 2, 0]),
  },
};

const OPEN_SEA: Side = {
  id: 'open-sea',
  edges: ['sea', 'sea', 'sea', 'sea', 'sea', 'sea'],
  lands: [],
  waters: [{ edges: [0, 1, 2, 3, 4, 5], icons: ['fish', 'fish'] }],
  huts: 0,
  ...PROVENANCE,
};
const DESERT: Side = {
  id: 'desert-village',
  edges: ['field', 'field', 'field', 'field', 'field', 'field'],
  lands: [{ edges: [0, 1, 2, 3, 4, 5], icons: [] }],
  waters: [],
  huts: 5,
  ...PROVENANCE,
};

/** Two wood, two fish and a hut. */
const WOOD_AND_FISH: Side = {
  id: 'h18a',
  edges: ['field', 'sea', 'sea', 'field', 'field', 'mountain'],
  lands: [{ edges: [0, 3, 4, 5], icons: ['wood', 'wood'] }],
  waters: [{ edges: [1, 2], icons: ['fish', 'fish'] }],
  huts: 1,
  ...PROVENANCE,
};
const CATTLE: Side = {
  id: 'h18b',
  edges: ['field', 'field', 'sea', 'sea', 'sea', 'sea'],
  lands: [{ edges: [0, 1], icons: ['cattle'] }],
  waters: [{ edges: [2, 3, 4, 5], icons: ['fish'] }],
  huts: 3,
  ...PROVENANCE,
};
/** Fruit on one bank, wood on the other. */
const INLET: Side = {
  id: 'h12a',
  edges: ['sea', 'field', 'field', 'sea', 'field', 'field'],
  lands: [
    { edges: [1, 2], icons: ['fruit', 'fruit'] },
    { edges: [4, 5], icons: ['wood'] },
  ],
  waters: [{ edges: [0, 3], icons: ['fish'] }],
  huts: 1,
  ...PROVENANCE,
};
const LONE_CATTLE: Side = {
  id: 'h12b',
  edges: ['sea', 'sea', 'sea', 'field', 'field', 'field'],
  lands: [{ edges: [3, 4, 5], icons: ['cattle'] }],
  waters: [{ edges: [0, 1, 2], icons: [] }],
  huts: 4,
  ...PROVENANCE,
};

const SAWMILL: Pack['cards'][number] = {
  id: 'sawmill',
  number: 'A25',
  kind: 'progress',
  name: 'Sawmill',
  prices: [5, 4, 3],
  user: 'anyone',
  cost: { discs: 0, florins: 1, cubes: {} },
  medals: 0,
  wonder: false,
  effect: [{ do: 'double-harvest', resource: 'wood' }],
  back: {
    domestic: { red: false, kind: 'crisis', resource: 'stone', amount: 6 },
    export: { red: false, kind: 'crisis', resource: 'cattle', amount: 3 },
    ...PROVENANCE,
  },
  ...PROVENANCE,
};

const IRON: Objective = {
  id: 'S9',
  deck: 'short',
  end: { kind: 'buildings', building: 'market', counts: { 2: 3, 3: 4, 4: 5, 5: 6 } },
  victory: { kind: 'cubes', resource: 'iron' },
  ...PROVENANCE,
};

const CIRCLES: Pack['wheel']['five'] = {
  taxes: { own: true, shared: 1 },
  exploration: { own: true, shared: 2 },
  reproduction: { own: true, shared: 0 },
  ...PROVENANCE,
};

const cost = (florins: number, cubes: Pack['costs']['town']['cubes']): Pack['costs']['town'] => ({
  florins,
  cubes,
  ...PROVENANCE,
});

/** Rows of board III: from, to, surplus workers, rebellion. */
const STABILITY = [
  [0, 10, 0, 0],
  [11, 20, 1, 0],
  [21, 30, 2, 0],
  [31, 40, 1, 1],
  [41, 50, 1, 2],
] as const;

/** Rows of board IV: from, to, price of a worker, rebellion. */
const SURPLUS = [
  [0, 3, 4, -1],
  [4, 7, 3, 0],
  [8, 12, 2, 1],
  [13, 17, 2, 2],
  [18, 22, 1, 3],
  [23, 30, 1, 4],
] as const;

/** The data of the pictures. */
export const SAMPLE_PACK: Pack = {
  format: 1,
  id: 'pictures',
  version: 1,
  title: '',
  hexes: [
    { id: 'h12', sides: [INLET, LONE_CATTLE], ...PROVENANCE },
    { id: 'h18', sides: [WOOD_AND_FISH, CATTLE], ...PROVENANCE },
  ],
  start: { openSea: OPEN_SEA, desertVillage: DESERT },
  markets: MARKETS,
  stability: {
    rows: STABILITY.map(([from, to, surplus, rebellion]) => ({ from, to, surplus, rebellion, ...PROVENANCE })),
    end: 50,
    ...PROVENANCE,
  },
  surplusBoard: {
    rows: SURPLUS.map(([from, to, price, rebellion]) => ({ from, to, price, rebellion, ...PROVENANCE })),
    end: 30,
    ...PROVENANCE,
  },
  taxes: { citizen: 1, ship: 1, town: 2, temple: 2, ...PROVENANCE },
  costs: {
    ship: cost(1, { wood: 1 }),
    town: cost(2, { wood: 1, stone: 1 }),
    temple: cost(1, { stone: 2 }),
    market: cost(0, { fruit: 1, cattle: 1 }),
    port: cost(2, { fish: 1, stone: 1 }),
  },
  wheel: { upToFour: CIRCLES, five: CIRCLES },
  supply: {
    cubes: { fish: 15, wood: 15, fruit: 15, cattle: 15, stone: 12, iron: 10 },
    florins: { fives: 21, ones: 30 },
    tokens: { marketPort: 13, townTemple: 13 },
    explorerPiles: [8, 8, 8],
    perPlayer: { ships: 4, citizens: 10, discs: 5 },
    start: { florins: 10, ships: 1, citizens: 2, discs: 3 },
    ...PROVENANCE,
  },
  cards: [SAWMILL],
  trends: [],
  objectives: [IRON],
};
