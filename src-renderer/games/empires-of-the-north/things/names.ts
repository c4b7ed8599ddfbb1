import { thingsOf } from '../../../window/things.ts';
import type { EmpiresTypes } from '../types.ts';

/** Writes a thing of Empires of the North: `thing('card', 'valkyrie')`. */
export const thing = thingsOf<EmpiresTypes>();
