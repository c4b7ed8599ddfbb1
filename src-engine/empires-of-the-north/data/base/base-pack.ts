/** The base pack: the six clans and 22 islands of the box, with known values and reconstructed ones, each with its label. */
import { deepFreeze } from '../../../kernel/pack/freeze.ts';
import { PackSchema, type Pack } from '../schema.ts';
import { GLENN } from './glenn.ts';
import { HEIDEL } from './heidel.ts';
import { ISLANDS } from './islands.ts';
import { MACKINNON } from './mackinnon.ts';
import { NANURJUK } from './nanurjuk.ts';
import { PANUK } from './panuk.ts';
import { SUPPLY } from './supply.ts';
import { ULAF } from './ulaf.ts';

/** The base pack, frozen; it passes `validatePack`. Parsing copies every record, so records share nothing. */
export const BASE_PACK: Pack = deepFreeze(
  PackSchema.parse({
    format: 1,
    id: 'empires-of-the-north-base',
    version: 2,
    title: 'Empires of the North: base game',
    clans: [ULAF, HEIDEL, PANUK, NANURJUK, GLENN, MACKINNON],
    islands: ISLANDS,
    supply: SUPPLY,
  }),
);
