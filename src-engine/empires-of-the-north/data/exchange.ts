import { exchangeOf } from '../../kernel/pack/exchange.ts';
import { PackSchema } from './schema.ts';
import { validatePack } from './validate.ts';

/** A pack of Empires of the North as text that people can read and edit, and back. */
export const { packToText, packFromText } = exchangeOf(PackSchema, validatePack);
