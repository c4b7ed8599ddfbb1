import { z } from 'zod';
import { readJson } from '#engine/kernel/read-json.ts';
import { LARGEST_FILE, LARGEST_WHOLE } from '#main/contract/limits.ts';
import type { Message } from '#main/contract/messages.ts';
import { messageOf } from '#main/contract/message-of.ts';
import { personIdSchema, personSchema } from '#main/contract/persons.ts';
import { gameRecordSchema, notesSchema, titleSchema } from '#main/contract/records.ts';
import { originSchema } from '#main/storage/origin.ts';
import { pathText } from '#main/storage/read-record.ts';
import { checksum } from '#main/storage/seal.ts';

/** How a file of everything identifies itself, and the version of its format. */
export const WHOLE_FORMAT = 'caravel-everything';
export const WHOLE_VERSION = 1;

const id = z.string().regex(/^[\w-]{1,64}$/);
const { id: _, campaign: __, ...recorded } = gameRecordSchema.shape;
/** A record whose parts agree on who sat there. */
const recordSchema = z.strictObject(recorded).refine(({ players, seats, won, marks }) => {
  const sat = new Set(seats.map(({ seat }) => seat));
  const each = seats.length === players && sat.size === players && seats.every(({ seat }) => seat < players);
  return each && won.every((seat) => sat.has(seat)) && marks.every(({ points }) => points.length === players);
});
const campaignSchema = z.strictObject({
  id,
  created: z.iso.datetime(),
  played: z.iso.datetime(),
  spent: z.int().min(0),
  /** By seat, the person who sits there. */
  persons: z.array(personIdSchema.nullable()).max(9),
  /** The file of the campaign alone. */
  file: z.string().max(LARGEST_FILE),
});
const contentSchema = z.strictObject({
  persons: z.array(personSchema),
  /** Of a game or a length that is not known here too. */
  records: z.array(z.strictObject({ id, record: recordSchema, log: z.string().max(64) })),
  notes: z.array(z.strictObject({ id, title: titleSchema, notes: notesSchema })),
  origins: z.array(z.strictObject({ id, origin: originSchema })),
  packs: z.array(z.strictObject({ game: id, file: z.string().max(LARGEST_FILE) })),
  campaigns: z.array(campaignSchema),
});
/** What a file of everything holds. */
export type WholeContent = z.infer<typeof contentSchema>;
/** A campaign in such a file. */
export type WholeCampaign = z.infer<typeof campaignSchema>;

const frameSchema = z.strictObject({
  format: z.literal(WHOLE_FORMAT),
  formatVersion: z.literal(WHOLE_VERSION),
  made: z.iso.datetime(),
  /** Checksum of the content: a file that was cut or changed on the way is refused. */
  sum: z.string(),
  content: z.looseObject({}),
});

/** How deeply such a file may nest. */
const DEEPEST = 20;

/** The text of a file of everything. */
export function wholeText(content: WholeContent, made: Date): string {
  const frame = { format: WHOLE_FORMAT, formatVersion: WHOLE_VERSION, made: made.toISOString() };
  return JSON.stringify({ ...frame, sum: checksum(content), content });
}

/** How much of so many bytes of room a campaign leaves in such a file; undefined where it could not come back from there. */
export function roomAfter(room: number, campaign: WholeCampaign): number | undefined {
  const after = room - Buffer.byteLength(JSON.stringify(campaign)) - 1;
  return campaign.file.length > LARGEST_FILE || after < 0 ? undefined : after;
}

/** Reads a file of everything and checks its shape; the campaigns in it are not looked at. Returns a message if it is refused. */
export function readWhole(text: string): WholeContent | Message {
  const json = readJson(text, { most: LARGEST_WHOLE, deepest: DEEPEST });
  if ('wrong' in json) return messageOf('everything-unreadable');
  const frame = frameSchema.safeParse(json.data);
  if (!frame.success) return messageOf(isNewer(json.data) ? 'import-newer' : 'everything-unreadable');
  if (checksum(frame.data.content) !== frame.data.sum) return messageOf('everything-changed');
  const content = contentSchema.safeParse(frame.data.content);
  if (!content.success) return messageOf('everything-wrong', { where: pathText(content.error.issues[0]?.path) });
  const { persons, records, notes, origins, campaigns } = content.data;
  const lists = Object.entries({ persons, records, notes, origins, campaigns });
  const twice = lists.find(([, list]) => new Set(list.map((one) => one.id)).size < list.length);
  return twice === undefined ? content.data : messageOf('everything-wrong', { where: twice[0] });
}

function isNewer(data: unknown): boolean {
  const read = z.looseObject({ format: z.literal(WHOLE_FORMAT), formatVersion: z.number() }).safeParse(data);
  return read.success && read.data.formatVersion > WHOLE_VERSION;
}
