import { pictureAddress, type Composition } from '../../pictures/address.ts';
import { has } from './words/t.ts';

/** The picture of a card or an island of the box; undefined for one of somebody's own pack, which has none. */
export const pictureOf = (card: string, composition: Composition): string | undefined =>
  has(`card.${card}`) ? pictureAddress('empires-of-the-north', composition, card) : undefined;
