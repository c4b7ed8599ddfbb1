import { z } from 'zod';
import { notesSchema, titleSchema } from '#main/contract/records.ts';

const noteSchema = z.object({ title: titleSchema.catch(''), notes: notesSchema.catch('') });
/** The title and the notes of a campaign, each empty where there is none. */
export type CampaignNote = z.infer<typeof noteSchema>;

/** Of a campaign without either. */
export const NO_NOTE: CampaignNote = { title: '', notes: '' };

/** What is kept of a campaign's title and notes. */
export function noteOf(data: unknown): CampaignNote {
  return noteSchema.safeParse(data).data ?? NO_NOTE;
}
