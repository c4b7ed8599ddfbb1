/** A pack of Empires of the North as text that people can read and edit, and back. */
import { readPack, writePack } from '../../kernel/pack/exchange.ts';
import type { Verdict } from '../../kernel/pack/validate.ts';
import { PackSchema, type Pack } from './schema.ts';
import { validatePack } from './validate.ts';

/** A pack as JSON text. */
export function packToText(pack: Pack): string {
  return writePack(pack, PackSchema);
}

/** Reads a pack from text; never throws. The title of the pack may hide no marks. */
export function packFromText(text: string): Verdict<Pack> {
  return readPack(text, validatePack, ({ title }) => [{ path: 'title', name: title }]);
}
