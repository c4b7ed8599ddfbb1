import type { AnyCard } from '#engine/empires-of-the-north/pack-index.ts';
import { pictureAddress, type Composition } from '../../pictures/address.ts';
import { has } from './words/t.ts';

/** The kinds of cards that have a picture for those of somebody's own pack, by what they are. */
const KIND = {
  field: 'field',
  upgrade: 'field',
  either: 'field',
  action: 'action',
  special: 'special',
  storage: 'storage',
  copy: 'plain',
  plain: 'plain',
  boost: 'boost',
} as const;

/** The picture of a card or an island; of one of somebody's own pack that of its pile or kind. */
export function pictureOf(
  { id, origin, face }: Pick<AnyCard, 'id' | 'origin' | 'face'>,
  composition: Composition,
): string {
  const kind = origin === 'near' || origin === 'far' ? origin : KIND[face.kind];
  return pictureAddress('empires-of-the-north', composition, has(`card.${id}`) ? id : `kind-${kind}`);
}
