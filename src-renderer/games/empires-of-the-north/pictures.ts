import type { Tile } from '#engine/empires-of-the-north/data/schema.ts';
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

const at = (composition: Composition, id: string): string => pictureAddress('empires-of-the-north', composition, id);

/** The picture of one of the five tiles. */
export const tilePicture = (tile: Tile): string => at('scene', `tile-${tile}`);

/** The picture of a clan's board; nothing for a clan of somebody's own pack, whose mat is plain. */
export const clanPicture = (clan: string): string | undefined =>
  has(`clan.${clan}`) ? at('scene', `clan-${clan}`) : undefined;

/** The picture of a card or an island; of one of somebody's own pack that of its pile or kind. */
export function pictureOf(
  { id, origin, face }: Pick<AnyCard, 'id' | 'origin' | 'face'>,
  composition: Composition,
): string {
  const kind = origin === 'near' || origin === 'far' ? origin : KIND[face.kind];
  return at(composition, has(`card.${id}`) ? id : `kind-${kind}`);
}
