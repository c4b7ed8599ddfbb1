/** The base pack: everything in the box of Endeavor, with known values and reconstructed ones, each with its label. */
import { deepFreeze } from '../../../kernel/pack/freeze.ts';
import { PackSchema, type Pack } from '../schema.ts';
import { LEVELS, SUPPLY, TOKENS } from './boards.ts';
import { BUILDINGS, START_BUILDING } from './buildings.ts';
import { STACKS } from './cards.ts';
import { CITIES, REGIONS, ROUTES } from './map.ts';

/** The base pack, frozen; it passes `validatePack`. Parsing copies every record, so records share nothing. */
export const BASE_PACK: Pack = deepFreeze(
  PackSchema.parse({
    format: 1,
    id: 'endeavor-base',
    version: 1,
    title: 'Endeavor: base game',
    levels: LEVELS,
    regions: REGIONS,
    cities: CITIES,
    routes: ROUTES,
    tokens: TOKENS,
    stacks: STACKS,
    slavery: { stack: 'slavery', abolition: 'europe-5', source: 'rulebook' },
    buildings: BUILDINGS,
    start: START_BUILDING,
    supply: SUPPLY,
  }),
);
