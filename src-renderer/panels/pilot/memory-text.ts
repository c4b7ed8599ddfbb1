import { z } from 'zod';
import { FRESH, type PilotMemory } from './pilot.ts';

const value = z.union([z.string(), z.number(), z.boolean()]);
const values = z.record(z.string(), value);
// Not strict, and with a default, so that what earlier versions stored is read too.
const lineSchema = z.object({ lesson: z.string(), seat: z.int().min(0), again: z.boolean(), values });
const memorySchema = z.object({
  seq: z.int().min(0),
  due: z.array(z.string()),
  said: z.record(z.string(), z.array(z.int().min(0))),
  gaps: z.record(z.string(), values).default({}),
  line: lineSchema.nullable(),
  at: z.string(),
  quiet: z.boolean(),
});

/** What the pilot remembers, as the host keeps it. */
export function memoryText(memory: PilotMemory): string {
  return JSON.stringify(memory);
}

/** Reads it again. Text that cannot be read is forgotten: then the pilot may repeat itself, and nothing else is lost. */
export function memoryFrom(text: string | null): PilotMemory {
  if (text === null) return FRESH;
  try {
    return memorySchema.parse(JSON.parse(text));
  } catch {
    return FRESH;
  }
}
