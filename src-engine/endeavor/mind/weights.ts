/** Weights by the names of their features. */
export type FittedWeights = { readonly seat: Readonly<Record<string, number>> };

/**
 * The weights of the value, with what they were fitted from: the pack by its hash, the games by their seeds and the hash of what was
 * measured. Generation 1: stewards of two to five seats; a third of the games with a move of chance in one decision of eight, a third by players who value moves a little otherwise.
 */
export const FITTED = {
  pack: '9a55bf6060eeb039ecea08185a7e57f37f6a65956745385166e12654caabc2a6',
  seeds: 'stewards 2 0 to stewards 5 999',
  games: 4000,
  data: '7269636db78fa17175eeca2a839c0d4d2f11d2f840053a3e478103689e624e6a',
  weights: {
    seat: {
      glory: 1.4918,
      'glory-late': 3.5027,
      'glory-last': 2.1121,
      'level-industry': 2.1293,
      'level-culture': 3.2938,
      'level-finance': 0.811,
      'level-politics': -0.3986,
      'symbols-industry': -0.1214,
      'symbols-culture': 1.5066,
      'symbols-finance': 1.232,
      'symbols-politics': -0.6539,
      beyond: 2.0554,
      'beyond-early': -0.8767,
      discs: 0.3007,
      'discs-early': 1.276,
      'discs-returning': 1.8152,
      'discs-staying': -0.1088,
      uses: 1.5466,
      'uses-early': 0.8725,
      'blue-tokens': 0.8757,
      'card-places': 0.798,
      slavery: -1.6165,
      order: -0.0847,
      'cities-early': -0.1277,
      'routes-begun': 1.8001,
      'routes-contested': -1.5661,
      reachable: 1.1453,
      'discs-open': 1.6136,
      'discs-closed': 2.9393,
      governors: -0.3032,
      draws: 1.0731,
    },
  },
} as const;
