import { z } from 'zod';
import { PackSchema } from '#engine/endeavor/data/schema.ts';
import { eventSchema } from '#engine/endeavor/events.ts';
import { moveSchema } from '#engine/endeavor/moves.ts';
import { viewSchema } from '#engine/endeavor/state.ts';
import { readBy } from '../../window/read.ts';
import type { EndeavorTypes } from './types.ts';

/** Reads what the host says of a campaign of Endeavor. */
export const read = readBy<EndeavorTypes>({
  pack: PackSchema,
  view: viewSchema,
  own: z.record(z.string(), z.never()),
  move: moveSchema,
  event: eventSchema,
});
