import { exchangeOf } from '../../kernel/pack/exchange.ts';
import { PackSchema } from './schema.ts';
import { validatePack } from './validate.ts';

/** A pack of Archipelago as text that people can read and edit, and back. */
export const { packToText, packFromText } = exchangeOf(PackSchema, validatePack, ({ cards }) =>
  cards.map(({ name }, at) => ({ path: `cards.${at}.name`, name })),
);
