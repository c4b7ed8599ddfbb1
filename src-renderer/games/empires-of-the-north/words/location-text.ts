import type { Location } from '#engine/empires-of-the-north/state.ts';
import { cardOf, packIndexOf } from '#engine/empires-of-the-north/pack-index.ts';
import { anyLocation, faceOf } from '../figures.ts';
import type { Table } from '../types.ts';
import { actingAs, faceTexts, sentence } from './card-text.ts';
import type { TextOn } from './filter-text.ts';

type Seen = Pick<Table, 'view' | 'pack'>;

/** What a Location of the table does, in sentences; a Copy does what its original does. */
export function locationText({ view, pack }: Seen, location: Location): string {
  const box = packIndexOf(pack);
  const face = faceOf(box, view, location);
  return faceTexts(face, actingAs(cardOf(box, location.card), face))
    .map(sentence)
    .join(' ');
}

/** What the words of an effect stand on: the Location with this id; nothing for null, which is a boost or a pillaged island. */
export function standingOn({ view, pack }: Seen, id: number | null): TextOn {
  const location = id === null ? undefined : anyLocation(view, id);
  if (location === undefined) return undefined;
  const box = packIndexOf(pack);
  return actingAs(cardOf(box, location.card), faceOf(box, view, location));
}
