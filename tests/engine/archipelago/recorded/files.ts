/** The recorded games of Archipelago, and the game each was played with. */
import { archipelago } from '#engine/archipelago/archipelago.ts';
import { validatePack } from '#engine/archipelago/data/validate.ts';
import { recordings } from '#tests/engine/recorded.ts';

const FOLDER = new URL('./games/', import.meta.url);

export const { recordedNames, readRecorded, packOf, gameOf } = recordings(FOLDER, validatePack, archipelago);
