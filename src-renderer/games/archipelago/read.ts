import { PackSchema } from '#engine/archipelago/data/schema.ts';
import { eventSchema } from '#engine/archipelago/events.ts';
import { moveSchema } from '#engine/archipelago/moves.ts';
import { viewSchema } from '#engine/archipelago/view/view-schema.ts';
import { readBy } from '../../window/read.ts';
import { ownSchema } from './own.ts';
import type { ArchipelagoTypes } from './types.ts';

/** Reads what the host says of a campaign of Archipelago. */
export const read = readBy<ArchipelagoTypes>({
  pack: PackSchema,
  view: viewSchema,
  own: ownSchema,
  move: moveSchema,
  event: eventSchema,
});
