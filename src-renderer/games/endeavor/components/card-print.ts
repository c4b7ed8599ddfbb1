import type { Symbols } from '#engine/endeavor/data/schema.ts';

/** What is printed on a card; `number` is null on a governor. */
export type CardPrint = {
  readonly stack: string;
  readonly number: number | null;
  readonly symbols: Symbols;
  readonly glory: number;
  readonly slavery: boolean;
  readonly abolishes: boolean;
};
