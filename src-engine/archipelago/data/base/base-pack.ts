/**
 * The base pack: everything in the box of Archipelago, with known values and reconstructed ones, each with its label.
 */
import { CHARACTERS } from './cards-characters.ts';
import { PROGRESS } from './cards-progress.ts';
import { DOMESTIC, EXPORT, STABILITY, SURPLUS_BOARD } from './boards.ts';
import { HEXES } from './hexes.ts';
import { OBJECTIVES } from './objectives.ts';
import { START } from './start.ts';
import { COSTS, SUPPLY, TAXES, WHEEL } from './supply.ts';
import { TRENDS } from './trends.ts';
import { deepFreeze } from '../../../kernel/pack/freeze.ts';
import { PackSchema, type Pack } from '../schema.ts';

/**
 * The base pack, frozen; it passes `validatePack`. Parsing copies every record, so tables that share a record here
 * (card backs, labels) share nothing in the pack, and a `structuredClone` can be changed value by value.
 */
export const BASE_PACK: Pack = deepFreeze(
  PackSchema.parse({
    format: 1,
    id: 'archipelago-base',
    version: 2,
    title: 'Archipelago: base game',
    hexes: HEXES,
    start: START,
    markets: { domestic: DOMESTIC, export: EXPORT },
    stability: STABILITY,
    surplusBoard: SURPLUS_BOARD,
    taxes: TAXES,
    costs: COSTS,
    wheel: WHEEL,
    supply: SUPPLY,
    cards: [...CHARACTERS, ...PROGRESS],
    trends: TRENDS,
    objectives: OBJECTIVES,
  }),
);
