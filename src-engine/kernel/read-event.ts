import { z } from 'zod';
import type { GameEvent } from './events.ts';

/** The schema of a game's events: one object a type, or for some types alike. */
export type EventSchema<E extends GameEvent> = z.ZodType<E> & { readonly options: readonly z.ZodObject[] };

/**
 * Reads stored events of a game, redacted ones included: gives the event, or undefined for what is none of the types of `schema`, or
 * has not what its type needs. What an older version wrote besides is left out. Never throws.
 */
export function eventReader<E extends GameEvent>(schema: EventSchema<E>): (raw: unknown) => E | undefined {
  const [first, ...rest] = schema.options.map((option) => option.strip());
  if (first === undefined) return () => undefined;
  const lenient = z.discriminatedUnion('type', [first, ...rest]);
  // The same types as before, with the same members.
  return (raw) => lenient.safeParse(raw).data as E | undefined;
}
