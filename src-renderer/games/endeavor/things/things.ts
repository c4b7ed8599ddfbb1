import type { Things } from '../../../window/things.ts';
import type { EndeavorTypes } from '../types.ts';
import { building } from './buildings.ts';
import { card } from './cards.ts';
import { place } from './places.ts';
import { down, harbour, seat, supply, track } from './seats.ts';
import { token } from './tokens.ts';

/** Whatever can be asked about at a table of Endeavor. */
export const things: Things<EndeavorTypes> = { building, card, token, seat, down, track, harbour, supply, place };
