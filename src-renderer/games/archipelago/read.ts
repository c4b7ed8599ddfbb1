import { PackSchema } from '#engine/archipelago/data/schema.ts';
import { eventSchema } from '#engine/archipelago/events.ts';
import { moveSchema } from '#engine/archipelago/moves.ts';
import { viewSchema } from '#engine/archipelago/view/view-schema.ts';
import { eventReader } from '#engine/kernel/read-event.ts';
import type { GameWindow } from '../../window/window.ts';
import { ownSchema } from './own.ts';
import type { ArchipelagoTypes } from './types.ts';

/** Reads what the host says of a campaign of Archipelago. */
export const read: GameWindow<ArchipelagoTypes>['read'] = {
  pack: (raw) => PackSchema.parse(raw),
  view: (raw) => viewSchema.parse(raw),
  own: (raw) => ownSchema.parse(raw),
  move: (raw) => moveSchema.parse(raw),
  event: eventReader(eventSchema),
};
