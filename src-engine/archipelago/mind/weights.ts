import type { FittedFile } from '../../bots/fit/fitted-file.ts';
import fitted from './fitted.json' with { type: 'json' };

/** Weights by the names of their features. */
export type FittedWeights = {
  readonly seat: Readonly<Record<string, number>>;
  readonly table: Readonly<Record<string, number>>;
};

/**
 * The weights of the value, with what they were fitted from: the pack by its hash, the games by their seeds and the hash of their moves.
 * Generation 1: stewards, in half of the games with a detour of chance in one decision of 25, in 1500 games with seats that give little or nothing in crises.
 * `npm run fit` writes the file anew, with how well they foretell.
 */
export const FITTED: Pick<FittedFile, 'pack' | 'weights'> = fitted;
