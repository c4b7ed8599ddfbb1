import type { IconArt } from '../../../icons/icon.ts';
import { ACTION_ICONS } from './actions.ts';
import { BUILDING_ICONS } from './buildings.ts';
import { SIGN_ICONS } from './signs.ts';
import { TRACK_ICONS } from './tracks.ts';

/** Every icon of Endeavor by name: the four tracks, the simple actions, what stands for glory, buildings, and signs. */
export const ICONS = { ...TRACK_ICONS, ...ACTION_ICONS, ...BUILDING_ICONS, ...SIGN_ICONS } as const;

export type IconName = keyof typeof ICONS;

/** Whether a name is one of an icon. */
export const isIcon = (name: string): name is IconName => Object.hasOwn(ICONS, name);

/** The art of an icon. */
export const iconArt = (name: IconName): IconArt => ICONS[name];
