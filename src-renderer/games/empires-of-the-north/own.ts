import { z } from 'zod';

const ids = z.array(z.string());

/** What a seat alone sees: its hand, and behind the curtain the cards it looks at. What a depth does not show is absent. */
export const ownSchema = z.object({ hand: ids.exactOptional(), looks: ids.exactOptional() });
/** What a seat alone sees. */
export type Own = z.infer<typeof ownSchema>;
