import type { FittedFile } from '../../bots/fit/fitted-file.ts';
import fitted from './fitted.json' with { type: 'json' };

/** Weights by the names of their features. */
export type FittedWeights = { readonly seat: Readonly<Record<string, number>> };

/**
 * The weights of the value, with what they were fitted from: the pack by its hash, the games by their seeds and the hash of what was
 * measured. Generation 1: stewards of two to five seats; a third of the games with a move of chance in one decision of eight, a third by players who value moves a little otherwise.
 * `npm run fit` writes the file anew, with how well they foretell.
 */
export const FITTED: Pick<FittedFile, 'pack' | 'weights'> = fitted;
