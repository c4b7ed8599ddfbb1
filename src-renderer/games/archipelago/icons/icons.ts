import { ACTION_ICONS } from './actions.ts';
import { COUNTER_ICONS } from './counters.ts';
import type { IconArt } from '../../../icons/icon.ts';
import { PIECE_ICONS } from './pieces.ts';
import { RESOURCE_ICONS } from './resources.ts';
import { SEAT_ICONS } from '../../../icons/seat-styles.ts';

export { INK, LIGHT, type IconArt, type Tone } from '../../../icons/icon.ts';

/** Every icon by name: the path data behind `Icon.svelte`, both boards and anything else that draws. */
export const ICONS = { ...RESOURCE_ICONS, ...PIECE_ICONS, ...COUNTER_ICONS, ...ACTION_ICONS, ...SEAT_ICONS } as const;

export type IconName = keyof typeof ICONS;

/** The art of an icon. */
export const iconArt = (name: IconName): IconArt => ICONS[name];
