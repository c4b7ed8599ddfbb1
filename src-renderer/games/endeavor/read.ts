import { z } from 'zod';
import { PackSchema } from '#engine/endeavor/data/schema.ts';
import { eventSchema } from '#engine/endeavor/events.ts';
import { moveSchema } from '#engine/endeavor/moves.ts';
import { viewSchema } from '#engine/endeavor/state.ts';
import { eventReader } from '#engine/kernel/read-event.ts';
import type { GameWindow } from '../../window/window.ts';
import type { EndeavorTypes } from './types.ts';

const nothing = z.record(z.string(), z.never());

/** Reads what the host says of a campaign of Endeavor. */
export const read: GameWindow<EndeavorTypes>['read'] = {
  pack: (raw) => PackSchema.parse(raw),
  view: (raw) => viewSchema.parse(raw),
  own: (raw) => nothing.parse(raw),
  move: (raw) => moveSchema.parse(raw),
  event: eventReader(eventSchema),
};
