import { PackSchema, type Pack } from '#engine/archipelago/data/schema.ts';
import { oncePer } from '#engine/kernel/once-per.ts';

/** Read once, because most voyages of the list are played with the same data. */
const read = oncePer((raw: object) => PackSchema.parse(raw));

/** The data a voyage is played with; nothing where the host has none. */
export const readPack = (raw: unknown): Pack | undefined =>
  typeof raw === 'object' && raw !== null ? read(raw) : undefined;
