import { z } from 'zod';
import { backSchema } from '../events.ts';
import { frameSchema } from '../frames.ts';
import { openMembers } from '../open.ts';
import { screenSchema, slotSchema, stateSchema } from '../state.ts';

const open = stateSchema.shape;

/**
 * What lies open to one viewer. The parts named as in the state hold the same; a pending bid shows who has closed the
 * fist, and every amount as null but the viewer's own.
 */
export const viewSchema = z.strictObject({
  ...openMembers(open, {
    viewer: z.union([z.int().min(0), z.literal('public')]),
    frames: z.array(frameSchema),
    /** Seats that have closed their fist, while bids are being placed. */
    closed: z.array(z.int().min(0)),
    deciders: z.array(z.int().min(0)),
    /** The side that lies up on the tray, how many tiles are left, and what was discarded. */
    tray: z.strictObject({ top: z.string().nullable(), left: z.int().min(0), discards: z.array(z.string()) }),
    /** The back on top of the evolution deck, how many cards are left, the track and the discards. */
    evolution: z.strictObject({
      top: backSchema.nullable(),
      left: z.int().min(0),
      row: z.array(slotSchema),
      discards: z.array(z.string()),
    }),
  }),
  /** The viewer's own screen and objectives; absent in the public view. */
  own: z
    .strictObject({
      screen: screenSchema,
      objectives: z.array(z.string()),
      /** Objectives it has put back, and those of others it has looked at. */
      discarded: z.array(z.string()),
      seen: open.seen,
    })
    .optional(),
  /** Everything, once the game is over. */
  revealed: z
    .strictObject({ screens: z.array(screenSchema), objectives: open.objectives, discarded: open.discarded })
    .optional(),
});
export type View = z.infer<typeof viewSchema>;

/** A seat's view and what it has seen in the open: every stock, since all gains and payments are made in public. */
export const informationSchema = z.strictObject({ view: viewSchema, screens: z.array(screenSchema) });
export type Information = z.infer<typeof informationSchema>;
