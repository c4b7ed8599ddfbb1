import type { Things } from '../../../window/things.ts';
import type { EmpiresTypes } from '../types.ts';
import { card, hand } from './cards.ts';
import { place } from './places.ts';
import { seat } from './seats.ts';

/** Whatever can be asked about at a table of Empires of the North. */
export const things: Things<EmpiresTypes> = { card, hand, seat, place };
