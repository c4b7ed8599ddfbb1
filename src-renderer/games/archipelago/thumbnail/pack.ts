import { PackSchema, type Pack } from '#engine/archipelago/data/schema.ts';

/** What has been read, by what the host sent: most voyages of the list are played with the same data. */
const read = new WeakMap<object, Pack>();

/** The data a voyage is played with; nothing where the host has none. */
export function readPack(raw: unknown): Pack | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const pack = read.get(raw) ?? PackSchema.parse(raw);
  read.set(raw, pack);
  return pack;
}
