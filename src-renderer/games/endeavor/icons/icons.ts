import { iconSet } from '../../../icons/icon-set.ts';
import type { IconArt } from '../../../icons/icon.ts';

/** A file of assets/icons/endeavor each. */
const NAMES = [
  // The four status tracks, glory, and the governor.
  ...['industry', 'culture', 'finance', 'politics', 'glory', 'governor'],
  // The simple actions, and the blue token that gives one of two.
  ...['attack', 'occupy', 'draw', 'ship', 'pay', 'occupy-draw'],
  // A sign for each building.
  ...[
    'colonial-house',
    'market',
    'shipyard',
    'workshop',
    'bank',
    'barracks',
    'guild',
    'docks',
    'fortress',
    'theatre',
    'cartographer',
    'trade-office',
    'university',
    'stock-exchange',
    'museum',
    'parliament',
  ],
  // What a strip and a player board mark beside tracks, actions and buildings.
  ...['crown', 'passed', 'anchor', 'supply', 'cards', 'chain', 'broken', 'route'],
] as const;

/** Every icon of Endeavor by name. */
export const { icons: ICONS, isIcon } = iconSet(
  NAMES,
  import.meta.glob<IconArt>('../../../../assets/icons/endeavor/*.svg', {
    query: '?icon',
    eager: true,
    import: 'default',
  }),
);

export type IconName = keyof typeof ICONS;
