import { z } from 'zod';
import { cleanName } from '#engine/kernel/name.ts';
import { isSeen, nameSchema } from './names.ts';
import { personIdSchema } from './persons.ts';

/** Most characters of a campaign's title and of its notes. */
export const TITLE_LENGTH = 80;
export const NOTES_LENGTH = 20_000;
/** Codes of the refusals of a longer one. */
export const TITLE_TOO_LONG = 'title-too-long';
export const NOTES_TOO_LONG = 'notes-too-long';

/** Control characters that are neither line breaks nor tabs, and halves of characters. */
const UNWRITABLE = /(?![\n\t])[\p{Cc}\p{Cs}]/gu;

/** How many characters a person would count: an emoji of two halves is one. */
const characters = (text: string): number => [...text].length;

/** A title as displayed, on one line; empty for none. */
export const titleSchema = z
  .string()
  .transform((title) => (isSeen(title) ? cleanName(title) : ''))
  .refine((title) => characters(title) <= TITLE_LENGTH, TITLE_TOO_LONG);

/** Notes as they were written, without control characters and halves of characters; empty for none. */
export const notesSchema = z
  .string()
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(UNWRITABLE, ''))
  .refine((notes) => characters(notes) <= NOTES_LENGTH, NOTES_TOO_LONG);

const id = z.string().min(1).max(64);
/** A word of a game or of the house: it is put into keys of texts. */
const word = z.string().regex(/^[\w.:-]{1,64}$/);
const seat = z.int().min(0).max(8);
/** Far more than any game counts; what adds up does not leave the numbers. */
const MOST = 1e9;
const points = z.number().min(-MOST).max(MOST);

/** How a seat came out of a game. */
const recordedSeatSchema = z.strictObject({
  seat,
  name: nameSchema,
  /** A colour that is not known here is kept. */
  colour: word,
  /** `PERSON`, or the level of a bot. */
  player: word,
  /** The person who sat there, if that was said. */
  person: personIdSchema.exactOptional(),
  /** 1 for the first; null in a game that was given up. */
  place: z.int().min(1).nullable(),
  /** Points at the end; null where none were counted. */
  score: points.nullable(),
});

/** Schema of `GameRecord`. */
export const gameRecordSchema = z.strictObject({
  id,
  /** The campaign it was made of; absent once that is deleted. */
  campaign: id.exactOptional(),
  /** A game that is not known here is kept. */
  game: word,
  /** The title of the campaign when the record was made, or as it was changed since. */
  title: titleSchema.exactOptional(),
  players: z.int().min(1).max(9),
  /** The game's own word for how long it was to be; absent in games of one length. */
  length: word.exactOptional(),
  started: z.iso.datetime(),
  ended: z.iso.datetime(),
  /** How many turns began. */
  turns: z.int().min(0),
  /** Seconds it lay open. */
  seconds: z.int().min(0),
  how: z.enum(['finished', 'given-up']),
  /** `imported`: played elsewhere, it came in a file; `position`: played on from a position of another campaign. */
  from: z.enum(['table', 'imported', 'position']),
  /** Whether anything could be taken back. */
  practice: z.boolean(),
  seats: z.array(recordedSeatSchema).min(1).max(9),
  /** Seats that won; none where everybody lost, or gave up. */
  won: z.array(seat).max(9),
  feats: z
    .array(
      z.strictObject({ feat: word, seat, params: z.record(z.string().max(40), z.union([z.number(), z.string()])) }),
    )
    .max(24),
  /** What was counted of each seat in the whole game; see `Review`. */
  counts: z.array(z.strictObject({ seat, counter: word, code: word, n: points })).max(2000),
  /** Points by seat as each turn began, and at the end; empty in a game that was given up. */
  marks: z.array(z.strictObject({ turn: z.int().min(0), points: z.array(points).max(9) })).max(500),
});
/**
 * What stays of a game that is finished or was given up. It holds nothing that was hidden when it was made, and outlives its
 * campaign.
 */
export type GameRecord = z.infer<typeof gameRecordSchema>;
