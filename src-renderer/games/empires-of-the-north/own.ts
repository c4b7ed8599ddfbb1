import { z } from 'zod';

const ids = z.array(z.string());

/** What a seat alone sees: its hand, and behind the curtain the cards it looks at with what it has kept so far. */
export const ownSchema = z.object({ hand: ids, look: z.object({ cards: ids, kept: ids.nullable() }).nullish() });
/** What a seat alone sees. */
export type Own = z.infer<typeof ownSchema>;
