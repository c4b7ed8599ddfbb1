import { iconSet } from '../../../icons/icon-set.ts';
import type { IconArt } from '../../../icons/icon.ts';

/** A file of assets/icons/archipelago each. */
const NAMES = [
  // The six resources: each with a silhouette of its own.
  ...['fish', 'wood', 'fruit', 'cattle', 'stone', 'iron'],
  // Buildings and wooden pieces.
  ...['town', 'temple', 'market', 'port', 'ship', 'citizen', 'rebel', 'hut'],
  // Coins, tokens, markers and the marks of cards.
  ...[
    'florin',
    'token',
    'disc',
    'population',
    'rebellion',
    'surplus',
    'skull',
    'medal',
    'character',
    'progress',
    'fist',
  ],
  // One icon an action space of the wheel.
  ...[
    'taxes',
    'harvest-fish',
    'harvest-wood',
    'harvest-fruit',
    'harvest-cattle',
    'harvest-stone',
    'harvest-iron',
    'transaction',
    'exploration',
    'reproduction',
    'recruitment',
    'migration',
    'construction',
  ],
] as const;

/** Every icon of Archipelago by name. */
export const { icons: ICONS } = iconSet(
  NAMES,
  import.meta.glob<IconArt>('../../../../assets/icons/archipelago/*.svg', {
    query: '?icon',
    eager: true,
    import: 'default',
  }),
);

export type IconName = keyof typeof ICONS;
