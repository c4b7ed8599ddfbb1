/** The printed tables of the small pack. Where the rulebook attests a cell, it stands here as printed. */
import type { Pack } from '#engine/archipelago/data/schema.ts';
import type { Market, MarketRow } from '#engine/archipelago/data/schema-boards.ts';
import type { Resource } from '#engine/archipelago/data/schema-common.ts';

function row(slots: number, price: number, surplus: number, rebellion: number): MarketRow {
  return { slots, price, surplus, rebellion, source: 'reconstructed' };
}

function market(common: () => MarketRow[], stone: MarketRow[], iron: MarketRow[]): Market {
  const zones: Record<Resource, MarketRow[]> = {
    fish: common(),
    wood: common(),
    fruit: common(),
    cattle: common(),
    stone,
    iron,
  };
  return zones;
}

/** Board I: the rows of fish and the sixth iron as in the examples of p. 6 and 9. */
const DOMESTIC = market(
  () => [row(3, 6, 0, 0), row(3, 4, 1, 0), row(3, 3, 2, 0), row(3, 2, 0, 1)],
  [row(2, 6, 0, 0), row(3, 4, 1, 0), row(3, 3, 0, 1)],
  [row(2, 8, 0, 0), row(2, 6, 1, 0), row(2, 4, 0, 1), row(2, 3, 1, 2)],
);

/** Board II. */
const EXPORT = market(
  () => [row(2, 8, 0, 0), row(3, 6, 1, 0), row(3, 5, 2, 0)],
  [row(2, 9, 0, 0), row(2, 7, 1, 0)],
  [row(2, 9, 0, 0), row(2, 7, 1, 0)],
);

const stability = (from: number, to: number, surplus: number, rebellion: number) =>
  ({ from, to, surplus, rebellion, source: 'reconstructed' }) as const;
const surplus = (from: number, to: number, price: number, rebellion: number) =>
  ({ from, to, price, rebellion, source: 'reconstructed' }) as const;
const cost = (florins: number, cubes: Pack['costs']['ship']['cubes']) =>
  ({ florins, cubes, source: 'reconstructed' }) as const;
const circles = (taxes: number, exploration: number) =>
  ({
    taxes: { own: true, shared: taxes },
    exploration: { own: true, shared: exploration },
    reproduction: { own: true, shared: 0 },
    source: 'reconstructed',
  }) as const;

/** Boards I to IV, taxes, building costs, both sides of the wheel, and the contents of the box. */
export const SMALL_BOARDS: Pick<
  Pack,
  'markets' | 'stability' | 'surplusBoard' | 'taxes' | 'costs' | 'wheel' | 'supply'
> = {
  markets: { domestic: DOMESTIC, export: EXPORT },
  stability: {
    rows: [
      stability(0, 10, 0, 0),
      stability(11, 20, 1, 0),
      stability(21, 30, 2, 0),
      stability(31, 40, 1, 1),
      stability(41, 50, 1, 2),
    ],
    end: 50,
    source: 'reconstructed',
  },
  surplusBoard: {
    rows: [
      surplus(0, 3, 4, -1),
      surplus(4, 7, 3, 0),
      surplus(8, 12, 2, 1),
      surplus(13, 17, 2, 2),
      surplus(18, 22, 1, 3),
      surplus(23, 30, 1, 4),
    ],
    end: 30,
    source: 'reconstructed',
  },
  taxes: { citizen: 1, ship: 2, town: 3, temple: 5, source: 'reconstructed' },
  costs: {
    ship: cost(1, { wood: 1 }),
    town: cost(2, { wood: 1, stone: 1 }),
    temple: cost(1, { stone: 2 }),
    market: cost(0, { fruit: 1, cattle: 1 }),
    port: cost(2, { fish: 1, stone: 1 }),
  },
  wheel: { upToFour: circles(1, 2), five: circles(2, 1) },
  supply: {
    cubes: { fish: 15, wood: 15, fruit: 15, cattle: 15, stone: 12, iron: 10 },
    florins: { fives: 21, ones: 30 },
    tokens: { marketPort: 13, townTemple: 13 },
    explorerPiles: [8, 8, 8],
    perPlayer: { ships: 4, citizens: 10, discs: 5 },
    start: { florins: 10, ships: 1, citizens: 2, discs: 3 },
    source: 'rulebook',
  },
};
