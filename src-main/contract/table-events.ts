import { z } from 'zod';

/** What the types of the host's own events begin with: a game does not know them, and they are never redacted. */
const PREFIX = 'table-';

const event = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(`${PREFIX}${type}`), ...shape });

/** Schema of `TableEvent`. */
export const tableEventSchema = z.discriminatedUnion('type', [
  /** From here on `player` plays the seat, under the name it has now; `hung` is the level that hung there before. */
  event('seat', { seat: z.int(), player: z.string(), name: z.string(), hung: z.string().exactOptional() }),
  /** The campaign begins at the position after `at` moves of another, with what was hidden drawn anew. */
  event('from', { campaign: z.string(), at: z.int() }),
  /** Everybody agreed to give the campaign up. */
  event('abandoned', {}),
  /** Practice: something was taken back across a barrier. */
  event('practice', {}),
  /** The record of move `seq` was damaged, and play went on after move `whole`. */
  event('went-on', { seq: z.int(), whole: z.int() }),
  /** Stored data other than the moves was damaged, or only what the list shows of the campaign. */
  event('doubtful', {}),
  event('row-mended', {}),
]);
/** What the host tells in the log among the events of the game: of the people at the table, and of the record. */
export type TableEvent = z.infer<typeof tableEventSchema>;

/** Whether an event is the host's own, whatever else it holds. */
export const isOfTable = ({ type }: { readonly type: string }): boolean => type.startsWith(PREFIX);
