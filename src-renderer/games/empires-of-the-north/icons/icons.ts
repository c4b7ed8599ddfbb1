import { iconSet } from '../../../icons/icon-set.ts';
import type { IconArt } from '../../../icons/icon.ts';

/** A file of assets/icons/empires-of-the-north each. */
const NAMES = [
  // Seven goods; workers, ready and spent; and points.
  ...['food', 'wood', 'stone', 'sheep', 'fish', 'gold', 'raze', 'worker', 'resting', 'points'],
  // The five action tiles, ships and pawns.
  ...['explore', 'populate', 'construct', 'harvest', 'sail', 'common-ship', 'pawn'],
  // What a card can be, by its kind, and where it comes from.
  ...['field', 'upgrade', 'boost', 'plain', 'action', 'special', 'storage', 'copy', 'island', 'base'],
  // What strips, cards and choices mark besides goods, tiles and kinds.
  ...[
    'hand',
    'card',
    'deck',
    'discard',
    'passed',
    'first',
    'exhausted',
    'ready',
    'pillage',
    'conquer',
    'advance',
    'move',
    'search',
    'assign',
    'release',
    'recover',
    'lift',
    'drop',
    'any',
    'near',
    'far',
    'ring',
  ],
  // The type icons of the two clans of Norsemen.
  ...['type-axe', 'type-ship', 'type-hall', 'type-shrine', 'type-mug', 'type-barrel', 'type-bench'],
  // The type icons of the two clans of Inuit.
  ...[
    'type-penguin',
    'type-ice',
    'type-hunter',
    'type-boat',
    'type-spirit',
    'type-tent',
    'type-herd',
    'type-sled',
    'type-trail',
  ],
  // The type icons of the two clans of Scots; the hall is drawn with the others.
  ...['type-meadow', 'type-fold', 'type-craft', 'type-hearth', 'type-coin', 'type-estate', 'type-ledger', 'type-watch'],
  // The emblems of these clans.
  ...['clan-ulaf', 'clan-heidel'],
  // The emblems of these clans.
  ...['clan-panuk', 'clan-nanurjuk'],
  // The emblems of these clans.
  ...['clan-glenn', 'clan-mackinnon'],
] as const;

/** Every icon of Empires of the North by name. */
export const { icons: ICONS, isIcon } = iconSet(
  NAMES,
  import.meta.glob<IconArt>('../../../../assets/icons/empires-of-the-north/*.svg', {
    query: '?icon',
    eager: true,
    import: 'default',
  }),
);

export type IconName = keyof typeof ICONS;

/** An icon by its name, or another one where nobody has drawn it: a pack of somebody's own has made it up. */
const drawn = (name: string, otherwise: IconName): IconName => (isIcon(name) ? name : otherwise);

/** The icon of a type printed on cards. */
export const typeIcon = (type: string): IconName => drawn(`type-${type}`, 'card');

/** The emblem of a clan. */
export const clanIcon = (clan: string): IconName => drawn(`clan-${clan}`, 'plain');
