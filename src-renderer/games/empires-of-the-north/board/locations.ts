import { GOODS, type Face } from '#engine/empires-of-the-north/data/schema.ts';
import { cardOf, type PackIndex } from '#engine/empires-of-the-north/pack-index.ts';
import type { Location } from '#engine/empires-of-the-north/state.ts';
import type { View } from '#engine/empires-of-the-north/view/view-schema.ts';
import { faceOf } from '../figures.ts';
import { typeIcon, type IconName } from '../icons/icons.ts';
import type { Area } from './layout.ts';

/** Something that lies on a card: so many of a good, or workers. */
export type Held = { readonly icon: IconName; readonly n: number };

/** A Location in an empire. */
export type LocationModel = {
  readonly id: number;
  readonly seat: number;
  readonly card: string;
  /** What it acts as: a Copy has the face of its original. */
  readonly face: Face;
  readonly copy: boolean;
  /** The type printed on it, or the sign of a base card or an island. */
  readonly icon: IconName;
  readonly ready: boolean;
  readonly tucked: readonly string[];
  readonly held: readonly Held[];
  /** Where it lies; in a small empire where the picture does that stands for it. */
  readonly area: Area;
  /** How much of its height no other card covers. */
  readonly shown: number;
  /** How many alike it stands for, where such lie as one beside the large empire; 0 for one that another stands for. */
  readonly n?: number;
};

/** A Location before it is known where it lies. */
export type Drawn = Omit<LocationModel, 'area' | 'shown' | 'n' | 'seat'> & { readonly type: string };

/** A Location as it lies, wherever that is. */
export function drawnOf(box: PackIndex, view: View, location: Location): Drawn {
  const { clan, icon, face } = cardOf(box, location.card);
  const island = clan === null;
  const type = icon ?? (island ? 'island' : 'base');
  return {
    id: location.id,
    card: location.card,
    face: faceOf(box, view, location),
    copy: face.kind === 'copy',
    icon: icon === null ? (island ? 'island' : 'base') : typeIcon(icon),
    ready: location.ready,
    tucked: location.under,
    held: heldOn(location),
    type,
  };
}

/** What is assigned to a Location, kind by kind. */
export function heldOn({ goods, workers }: Pick<Location, 'goods' | 'workers'>): Held[] {
  const held = GOODS.flatMap((good, at): Held[] => {
    const n = goods[at] ?? 0;
    return n === 0 ? [] : [{ icon: good, n }];
  });
  return workers === 0 ? held : [...held, { icon: 'worker', n: workers }];
}

/** The cards of an empire that are seen, in the order in which they lie one over the other: within a column each over the one above it. */
export const seenOf = ({ locations, stacks }: SeenIn): LocationModel[] =>
  stacks.length > 0
    ? []
    : locations.filter(({ n }) => n !== 0).sort(({ area: one }, { area: other }) => one.x - other.x || one.y - other.y);

type SeenIn = { readonly locations: readonly LocationModel[]; readonly stacks: readonly object[] };
