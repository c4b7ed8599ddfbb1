import type { CardPrint } from '../../components/card-print.ts';

const card = (stack: string, number: number | null, rest: Partial<CardPrint>): CardPrint => ({
  stack,
  number,
  symbols: {},
  glory: 0,
  slavery: false,
  abolishes: false,
  ...rest,
});

/** Cards as the pictures of the rules show them. */
export const PRINTS = {
  numbered: card('north-america', 3, { symbols: { industry: 2, culture: 2 } }),
  other: card('india', 1, { symbols: { culture: 1, politics: 1 } }),
  governor: card('far-east', null, { symbols: { industry: 2, culture: 1 }, glory: 1 }),
  slavery: card('slavery', 1, { symbols: { industry: 1, finance: 1 }, slavery: true }),
  abolition: card('europe', 5, {
    symbols: { industry: 2, culture: 1, finance: 1, politics: 1 },
    glory: 1,
    abolishes: true,
  }),
} as const;
