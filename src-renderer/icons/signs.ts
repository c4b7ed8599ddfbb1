import { SIGNS } from '#main/contract/persons.ts';
import { iconSet } from './icon-set.ts';
import type { IconArt } from './icon.ts';

/** The signs that persons choose from, by name; a file of assets/icons/signs each. */
export const { icons: SIGN_ICONS } = iconSet(
  SIGNS,
  import.meta.glob<IconArt>('../../assets/icons/signs/*.svg', { query: '?icon', eager: true, import: 'default' }),
);
