import { z } from 'zod';
import { campaignSchema, levelSchema, seatSetupSchema, undoLevelSchema } from '#main/contract/messages.ts';
import { UNKNOWN, type CampaignHead, type StoredCampaign, type StoredEntry } from './rows.ts';
import { sealIn, sumOf, type RawRow } from './seal.ts';

const headSchema = z.strictObject({
  id: z.string(),
  game: z.string(),
  ruleset: z.int(),
  created: z.string(),
  seats: z.array(seatSetupSchema).min(1),
  level: levelSchema.optional(),
  undo: undoLevelSchema,
  options: campaignSchema.shape.options,
  seed: z.string(),
  pack: z.string(),
});
const copySchema = z.strictObject({ head: headSchema, sum: z.string() });
/** What a campaign was begun with. */
export type HeadCopy = z.infer<typeof headSchema>;

/** The text of a second copy of a campaign's head, which the first row of its log holds. */
export function copyText(
  { id, game, ruleset, seats, level, undo, options, seed, pack }: CampaignHead,
  now: Date,
): string {
  const created = now.toISOString();
  const head = { id, game, ruleset, created, seats, level, undo, options, seed, pack };
  return JSON.stringify({ head, sum: sumOf(head) });
}

/** The head in such a text; undefined where it is not what was written, or there is none. */
export function readCopy(text: unknown): HeadCopy | undefined {
  try {
    const value: unknown = JSON.parse(String(text));
    const read = copySchema.safeParse(value);
    return read.success && sumOf((value as { head: unknown }).head) === read.data.sum ? read.data.head : undefined;
  } catch {
    return undefined;
  }
}

const looseSchema = z.object({
  played: z.iso.datetime().catch(''),
  spent: z.int().min(0).catch(0),
  page: z.int().min(0).catch(0),
  floor: z.int().min(0).nullable().catch(null),
  ruleset: z.int().catch(0),
});

/**
 * A campaign whose row is damaged, pieced together: its head from the copy, who sits where from the log as well, and of the
 * rest what can still be read. `read` is the row where it could be read at all.
 */
export function pieced(
  raw: RawRow,
  copy: HeadCopy,
  log: readonly StoredEntry[],
  read: StoredCampaign | undefined,
): StoredCampaign {
  const { played, spent, page, floor } = looseSchema.parse(raw);
  // Newer rules have their own number and their own options.
  const later = read !== undefined && floor !== null ? { ruleset: read.ruleset, options: read.options } : {};
  return {
    ...copy,
    ...later,
    seats: seatsAfter(copy, log),
    ...{ played: played || copy.created, spent, page, floor },
    ...{ looked: [], consents: [], curtain: { state: 'open' } },
    glance: read?.glance ?? UNKNOWN,
    ...{ damage: read?.damage, mark: read?.mark, seal: sealIn(raw), sound: false, pieced: true },
  };
}

/** Who sits where once everybody has sat down whom the log tells of. */
function seatsAfter({ seats }: HeadCopy, log: readonly StoredEntry[]): HeadCopy['seats'] {
  const now = [...seats];
  for (const { entry } of log) {
    const before = entry.kind === 'seat' ? now[entry.seat] : undefined;
    if (entry.kind === 'seat' && before !== undefined)
      now[entry.seat] = { ...before, player: entry.player, name: entry.name };
  }
  return now;
}
