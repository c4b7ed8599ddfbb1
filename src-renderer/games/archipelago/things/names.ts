import { thingsOf } from '../../../window/things.ts';
import type { ArchipelagoTypes } from '../types.ts';

/** Writes a thing of Archipelago: `thing('action', 'harvest')`. */
export const thing = thingsOf<ArchipelagoTypes>();
