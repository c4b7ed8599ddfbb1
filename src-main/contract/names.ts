import { z } from 'zod';
import { cleanName } from '#engine/kernel/name.ts';

/** Code of the refusal of a name that cannot be displayed. */
export const NAME_UNUSABLE = 'name-unusable';

/** Whether something is seen of a text: the braille pattern without dots is a symbol, and looks like none. */
export const isSeen = (text: string): boolean => /[^\u2800\s]/u.test(text);

/** A name as displayed, of a seat or of a person: invisible characters are removed, and something visible must remain. */
export const nameSchema = z
  .string()
  .max(200, NAME_UNUSABLE)
  .transform(cleanName)
  .pipe(z.string().min(1, NAME_UNUSABLE).max(24, NAME_UNUSABLE));
