import { PackSchema } from '#engine/empires-of-the-north/data/schema.ts';
import { eventSchema } from '#engine/empires-of-the-north/events.ts';
import { moveSchema } from '#engine/empires-of-the-north/moves.ts';
import { viewSchema } from '#engine/empires-of-the-north/view/view-schema.ts';
import { readBy } from '../../window/read.ts';
import { ownSchema } from './own.ts';
import type { EmpiresTypes } from './types.ts';

/** Reads what the host says of a campaign of Empires of the North. */
export const read = readBy<EmpiresTypes>({
  pack: PackSchema,
  view: viewSchema,
  own: ownSchema,
  move: moveSchema,
  event: eventSchema,
});
