import { z } from 'zod';
import { isSeen, NAME_UNUSABLE, nameSchema } from './names.ts';

/** The signs a person chooses from; the window draws them. */
export const SIGNS = [
  ...(['anchor', 'bell', 'chart', 'compass', 'crab', 'feather', 'fish', 'flag'] as const),
  ...(['gull', 'hourglass', 'key', 'knot', 'lantern', 'lighthouse', 'moon', 'oar'] as const),
  ...(['owl', 'sail', 'shell', 'spyglass', 'star', 'sun', 'turtle', 'whale'] as const),
] as const;
/** One of them. */
export type Sign = (typeof SIGNS)[number];

/** The id of a person. */
export const personIdSchema = z.string().regex(/^[\w-]{1,64}$/);

/** Schema of `Person`. */
export const personSchema = z.strictObject({
  id: personIdSchema,
  name: nameSchema.refine(isSeen, NAME_UNUSABLE),
  sign: z.enum(SIGNS),
  /** When they were first kept, as an ISO date. */
  since: z.iso.datetime(),
});
/** Somebody who plays at this computer. Names differ, whatever their case. */
export type Person = z.infer<typeof personSchema>;
