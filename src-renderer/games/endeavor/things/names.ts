import { thingsOf } from '../../../window/things.ts';
import type { EndeavorTypes } from '../types.ts';

/** Writes a thing of Endeavor: `thing('building', 'theatre')`. */
export const thing = thingsOf<EndeavorTypes>();
