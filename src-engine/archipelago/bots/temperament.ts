import type { BuildingKind } from '../data/schema.ts';

/** What a steward likes: how much more, or less, than its price each thing is to it. */
export type Temperament = {
  readonly name: 'builder' | 'trader' | 'even' | 'at-the-end';
  readonly buildings: Readonly<Record<BuildingKind, number>>;
  readonly citizen: number;
  readonly card: number;
  readonly token: number;
  readonly florin: number;
};

/** Towns, ports, markets, temples and people. */
export const BUILDER: Temperament = {
  name: 'builder',
  buildings: { town: 1.3, temple: 1.3, market: 1.1, port: 1.2 },
  citizen: 1.2,
  card: 0.8,
  token: 0.9,
  florin: 0.95,
};

/** Markets, cards, explorer tokens and florins. */
export const TRADER: Temperament = {
  name: 'trader',
  buildings: { town: 0.9, temple: 1, market: 1.4, port: 1.1 },
  citizen: 1,
  card: 1.3,
  token: 1.3,
  florin: 1.1,
};

/** Halfway between the two: for a seat whose likes nobody knows. */
export const EVEN: Temperament = {
  name: 'even',
  buildings: { town: 1.1, temple: 1.15, market: 1.25, port: 1.15 },
  citizen: 1.1,
  card: 1.05,
  token: 1.1,
  florin: 1.03,
};

/**
 * What everybody likes once the end is due: what the score counts. Florins decide among equals, and a token that is kept may still serve;
 * people and buildings are worth nothing but what they count for.
 */
export const AT_THE_END: Temperament = {
  name: 'at-the-end',
  buildings: { town: 0, temple: 0, market: 0, port: 0 },
  citizen: 0,
  card: 1,
  token: 0.02,
  florin: 0.05,
};
