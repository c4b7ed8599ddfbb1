import type { IconArt } from '../../../icons/icon.ts';
import { GOOD_ICONS } from './goods.ts';
import { KIND_ICONS } from './kinds.ts';
import { SIGN_ICONS } from './signs.ts';
import { TILE_ICONS } from './tiles.ts';
import { INUIT_CLANS, INUIT_TYPES } from './types-inuit.ts';
import { NORSE_CLANS, NORSE_TYPES } from './types-norse.ts';
import { SCOT_CLANS, SCOT_TYPES } from './types-scots.ts';

/** Every icon of the game by name: goods, tiles, kinds of cards, signs, the types that clans print on their cards, and emblems. */
export const ICONS = {
  ...GOOD_ICONS,
  ...TILE_ICONS,
  ...KIND_ICONS,
  ...SIGN_ICONS,
  ...NORSE_TYPES,
  ...INUIT_TYPES,
  ...SCOT_TYPES,
  ...NORSE_CLANS,
  ...INUIT_CLANS,
  ...SCOT_CLANS,
} as const;

export type IconName = keyof typeof ICONS;

/** Whether a name is one of an icon. */
export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);

/** The art of an icon. */
export const iconArt = (name: IconName): IconArt => ICONS[name];

/** An icon by its name, or another one where nobody has drawn it: a pack of somebody's own has made it up. */
const drawn = (name: string, otherwise: IconName): IconName => (isIcon(name) ? name : otherwise);

/** The icon of a type printed on cards. */
export const typeIcon = (type: string): IconName => drawn(`type-${type}`, 'card');

/** The emblem of a clan. */
export const clanIcon = (clan: string): IconName => drawn(`clan-${clan}`, 'plain');
