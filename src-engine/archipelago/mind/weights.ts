import type { FittedFile } from '../../bots/fit/fitted-file.ts';
import fitted from './fitted.json' with { type: 'json' };

/**
 * The weights of the value, with what they were fitted from: the pack by its hash, the games by their seeds and the hash of their moves.
 * Generation 2: stewards, most of them with a detour of chance in one decision of 25 in half of the games; in the games ride, seats that give little or nothing in crises; in the games second, half as much weight more, seats that search in crises or everywhere.
 * `npm run fit` writes the file anew, with how well they foretell.
 */
export const FITTED: Pick<FittedFile, 'pack' | 'weights'> = fitted;
