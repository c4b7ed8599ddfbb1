import { PackSchema } from '#engine/empires-of-the-north/data/schema.ts';
import { eventSchema } from '#engine/empires-of-the-north/events.ts';
import { moveSchema } from '#engine/empires-of-the-north/moves.ts';
import { viewSchema } from '#engine/empires-of-the-north/view/view-schema.ts';
import { eventReader } from '#engine/kernel/read-event.ts';
import type { GameWindow } from '../../window/window.ts';
import { ownSchema } from './own.ts';
import type { EmpiresTypes } from './types.ts';

/** Reads what the host says of a campaign of Empires of the North. */
export const read: GameWindow<EmpiresTypes>['read'] = {
  pack: (raw) => PackSchema.parse(raw),
  view: (raw) => viewSchema.parse(raw),
  own: (raw) => ownSchema.parse(raw),
  move: (raw) => moveSchema.parse(raw),
  event: eventReader(eventSchema),
};
