import { z } from 'zod';
import {
  campaignSchema,
  levelSchema,
  seatSetupSchema,
  undoLevelSchema,
  type SeatSetup,
} from '#main/contract/messages.ts';
import { EMPTY_GLANCE, type CampaignHead, type StoredCampaign, type StoredEntry } from './rows.ts';
import { sealIn, checksum, type RawRow } from './seal.ts';

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
/** A campaign's head as it was when the campaign began. */
export type HeadCopy = z.infer<typeof headSchema>;

/** JSON of a copy of a campaign's head with its checksum. The set-up row of the log holds it in the column `move`. */
export function headCopyText(
  { id, game, ruleset, seats, level, undo, options, seed, pack }: CampaignHead,
  now: Date,
): string {
  const created = now.toISOString();
  const head = { id, game, ruleset, created, seats, level, undo, options, seed, pack };
  return JSON.stringify({ head, sum: checksum(head) });
}

/** Reads such a copy; undefined if it is missing or its checksum is wrong. */
export function readHeadCopy(text: unknown): HeadCopy | undefined {
  try {
    const value: unknown = JSON.parse(String(text));
    const read = copySchema.safeParse(value);
    return read.success && checksum((value as { head: unknown }).head) === read.data.sum ? read.data.head : undefined;
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
 * Rebuilds a campaign whose row is damaged: the head from its copy, the seats from copy and log, and of the rest whatever
 * can still be read. `read` is the row if it could be read at all.
 */
export function rebuildCampaign(
  raw: RawRow,
  copy: HeadCopy,
  log: readonly StoredEntry[],
  read: StoredCampaign | undefined,
): StoredCampaign {
  const { played, spent, page, floor } = looseSchema.parse(raw);
  // Newer rules change ruleset and options, which the copy does not know.
  const later = read !== undefined && floor !== null ? { ruleset: read.ruleset, options: read.options } : {};
  return {
    ...copy,
    ...later,
    seats: seatsAfter(copy, log),
    ...{ played: played || copy.created, spent, page, floor },
    ...{ looked: [], consents: [], curtain: { state: 'open' } },
    glance: read?.glance ?? EMPTY_GLANCE,
    ...{ damage: read?.damage, mark: read?.mark, seal: sealIn(raw), intact: false, rebuilt: true },
  };
}

/** The seats of a campaign that began with this head, after all seat changes in its log. */
export function seatsAfter({ seats }: HeadCopy, log: readonly StoredEntry[]): HeadCopy['seats'] {
  const now = [...seats];
  for (const { entry } of log) {
    const before = entry.kind === 'seat' ? now[entry.seat] : undefined;
    if (entry.kind === 'seat' && before !== undefined) now[entry.seat] = seatAfter(before, entry);
  }
  return now;
}

/** A seat that somebody else plays; which person that is, no log says. */
function seatAfter(before: SeatSetup, { player, name }: Pick<SeatSetup, 'player' | 'name'>): SeatSetup {
  const { person, ...seat } = before;
  const same = player === before.player && name === before.name && person !== undefined;
  return { ...seat, player, name, ...(same && { person }) };
}
