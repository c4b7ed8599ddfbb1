import type { Market, MarketRow, StabilityBoard, SurplusBoard } from '../schema-boards.ts';
import type { Source } from '../schema-common.ts';
/**
 * The printed boards of the base pack. Few cells are known; the others are the simplest falling prices and rising
 * pressure that agree with them (see `docs/data.md`, "Boards").
 */

type RowLabels = Partial<Record<'slots' | 'price' | 'surplus' | 'rebellion', Source>>;

/** A market row whose cells are reconstructed unless labelled otherwise. */
function row(slots: number, price: number, surplus: number, rebellion: number, known: RowLabels = {}): MarketRow {
  const cells: MarketRow = { slots, price, surplus, rebellion, source: 'reconstructed' };
  return Object.keys(known).length === 0 ? cells : { ...cells, sources: known };
}

/** A row of the export market, without rebels, because the text of board II speaks of surplus workers only. */
function exportRow(slots: number, price: number, surplus: number, known: RowLabels = {}): MarketRow {
  return row(slots, price, surplus, 0, { rebellion: 'inferred', ...known });
}

const HARMLESS: RowLabels = { surplus: 'inferred', rebellion: 'inferred' };

/** Goods with 15 cubes: four rows of three. */
function commonDomestic(): MarketRow[] {
  return [row(3, 6, 0, 0, HARMLESS), row(3, 4, 1, 0), row(3, 3, 2, 0), row(3, 2, 0, 1)];
}

/** Board I. The rows of fish and the rebel of iron come from the examples on pp. 6 and 9 of the rulebook. */
export const DOMESTIC: Market = {
  fish: [
    row(3, 6, 0, 0, { slots: 'inferred', price: 'inferred', ...HARMLESS }),
    row(3, 4, 1, 0, { slots: 'inferred', price: 'inferred', surplus: 'rulebook' }),
    row(3, 3, 2, 0, { price: 'inferred' }),
    row(3, 2, 0, 1),
  ],
  wood: commonDomestic(),
  fruit: commonDomestic(),
  cattle: commonDomestic(),
  stone: [row(2, 6, 0, 0, HARMLESS), row(3, 4, 1, 0), row(3, 3, 0, 1)],
  iron: [row(2, 8, 0, 0, HARMLESS), row(2, 6, 1, 0), row(2, 4, 0, 1, { rebellion: 'rulebook' }), row(2, 3, 0, 2)],
};

/** Export goods with 15 cubes: a narrow first row, since a good price should not last. */
function commonExport(firstRow: RowLabels = {}): MarketRow[] {
  return [
    exportRow(2, 8, 0, { surplus: 'inferred', ...firstRow }),
    exportRow(3, 6, 1),
    exportRow(3, 4, 1),
    exportRow(3, 3, 2),
  ];
}

/** Board II. Only the top price of fruit is known; every other best price stays above the domestic one. */
export const EXPORT: Market = {
  fish: commonExport(),
  wood: commonExport(),
  fruit: commonExport({ price: 'sourced' }),
  cattle: commonExport(),
  stone: [exportRow(2, 8, 0, { surplus: 'inferred' }), exportRow(2, 6, 1), exportRow(3, 4, 2)],
  iron: [exportRow(2, 10, 0, { surplus: 'inferred' }), exportRow(2, 8, 1), exportRow(2, 6, 1), exportRow(2, 4, 2)],
};

/**
 * Board III. Two rows are printed in the rulebook (p. 6); tens follow from them. The row between them must be heavier
 * than the one before and lighter than the one after, which leaves two surplus workers or one rebel: the milder is
 * taken.
 */
export const STABILITY: StabilityBoard = {
  rows: [
    { from: 0, to: 10, surplus: 0, rebellion: 0, source: 'inferred' },
    { from: 11, to: 20, surplus: 1, rebellion: 0, source: 'rulebook' },
    {
      from: 21,
      to: 30,
      surplus: 2,
      rebellion: 0,
      source: 'reconstructed',
      sources: { from: 'inferred', to: 'inferred' },
    },
    { from: 31, to: 40, surplus: 1, rebellion: 1, source: 'rulebook' },
    {
      from: 41,
      to: 50,
      surplus: 1,
      rebellion: 2,
      source: 'reconstructed',
      sources: { from: 'inferred', to: 'inferred' },
    },
  ],
  end: 50,
  source: 'inferred',
  note: 'Fifty citizens of five colours can stand on the map, so the track needs no more.',
};

/**
 * Board IV. Known: 4 florins at level 3, 3 florins at 4 and 5, a row that begins between, rebellion +2 from 13 to 17,
 * some row that lowers rebellion, and a track that goes beyond 21 (rulebook pp. 6, 10, 19). A price applies to every
 * level of its row, so no whole row is known.
 */
export const SURPLUS_BOARD: SurplusBoard = {
  rows: [
    {
      from: 0,
      to: 3,
      price: 4,
      rebellion: -1,
      source: 'reconstructed',
      sources: { to: 'rulebook', price: 'inferred' },
      note: 'The rulebook tells the price at level 3 alone.',
    },
    {
      from: 4,
      to: 7,
      price: 3,
      rebellion: 0,
      source: 'reconstructed',
      sources: { from: 'rulebook', price: 'inferred' },
      note: 'The rulebook tells the price at levels 4 and 5, a play report that at 6 and 7.',
    },
    {
      from: 8,
      to: 12,
      price: 2,
      rebellion: 1,
      source: 'reconstructed',
      sources: { to: 'inferred' },
      note: 'The row ends where the attested row 13 to 17 begins.',
    },
    {
      from: 13,
      to: 17,
      price: 2,
      rebellion: 2,
      source: 'rulebook',
      sources: { price: 'reconstructed' },
    },
    { from: 18, to: 22, price: 1, rebellion: 3, source: 'reconstructed', sources: { from: 'inferred' } },
    { from: 23, to: 30, price: 1, rebellion: 4, source: 'reconstructed' },
  ],
  end: 30,
  source: 'reconstructed',
};
