import { z } from 'zod';
import { viewSchema } from '#engine/archipelago/view/view-schema.ts';

/** A seat's own part of its view; the drawer shows less of it than the curtain. */
const own = viewSchema.shape.own.unwrap().shape;
/** Reads it. */
export const ownSchema = z.object({
  screen: own.screen.exactOptional(),
  objectives: own.objectives.exactOptional(),
  seen: own.seen.exactOptional(),
});

/** What a seat sees of its own; what the depth leaves out is absent. */
export type Own = z.infer<typeof ownSchema>;
