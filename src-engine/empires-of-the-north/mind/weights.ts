import type { FittedFile } from '../../bots/fit/fitted-file.ts';
import fitted from './fitted.json' with { type: 'json' };

/**
 * The weights of the value, with what they were fitted from: the pack by its hash, the games by their seed and the hash of what was
 * measured. `npm run fit` writes the file anew, with how well they foretell.
 */
export const FITTED: Pick<FittedFile, 'pack' | 'weights'> = fitted;
