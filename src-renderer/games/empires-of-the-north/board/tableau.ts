import type { Kind } from '#engine/empires-of-the-north/data/schema.ts';
import type { Area } from './layout.ts';

/** What decides where a Location lies in its tableau. */
export type ToLay = {
  readonly id: number;
  readonly kind: Kind;
  /** Its type, or what it is called in place of one. */
  readonly type: string;
  /** Upgrades tucked under it. */
  readonly tucked: number;
};

/** How large the cards of a tableau are drawn; the two smallest leave out the name. */
export type CardSize = 'large' | 'middle' | 'small' | 'least';

/** Least width and height of a card, and how wide it grows where columns are left over, in points. */
type Measures = { readonly width: number; readonly height: number; readonly widest: number };

const SIZES: readonly (Measures & { readonly size: CardSize })[] = [
  { size: 'large', width: 136, height: 48, widest: 172 },
  { size: 'middle', width: 88, height: 38, widest: 130 },
  { size: 'small', width: 83, height: 29, widest: 120 },
  { size: 'least', width: 68, height: 25, widest: 90 },
];

/** Between two cards. */
const GAP = 3;
/** Upgrades in a line under their field, and how high a line of them is, as a share of a card. */
const TUCKED = { inLine: 3, height: 0.5 } as const;

const KINDS: readonly Kind[] = ['field', 'action', 'special', 'storage', 'copy', 'plain', 'upgrade', 'either', 'boost'];

/** Where each Location of a tableau lies, and how large. */
export type LaidTableau = { readonly size: CardSize; readonly areas: ReadonlyMap<number, Area> };

/** How many lines of upgrades stick out under a field. */
export const tuckedLines = (tucked: number): number => Math.ceil(tucked / TUCKED.inLine);

/** How high the card itself is of an area with so many upgrades. */
export const cardHeight = (height: number, tucked: number): number =>
  height / (1 + tuckedLines(tucked) * TUCKED.height);

/**
 * Lays the cards of a tableau in columns by kind and, within a kind, by type: as large as all of them fit, each kind in columns
 * of its own where there is room for that.
 */
export function layTableau(cards: readonly ToLay[], area: Area): LaidTableau {
  const sorted = [...cards].sort(
    (one, other) =>
      KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || compare(one.type, other.type) || one.id - other.id,
  );
  for (const { size, ...measures } of SIZES) {
    for (const apart of [true, false]) {
      const areas = packed(sorted, area, { ...measures, apart });
      if (areas !== undefined) return { size, areas };
    }
  }
  // More than anybody ever has: as many columns as there are, and as low as it takes.
  const { height, ...least } = SIZES.at(-1) ?? { width: 68, height: 25, widest: 68 };
  for (let low = height; ; low *= 0.9) {
    const areas = packed(sorted, area, { ...least, height: low, apart: false });
    if (areas !== undefined) return { size: 'least', areas };
  }
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Lays cards column by column; undefined where they need more columns than there are. */
function packed(
  cards: readonly ToLay[],
  area: Area,
  { width, height, widest, apart }: Measures & { readonly apart: boolean },
): Map<number, Area> | undefined {
  const columns = Math.max(1, Math.floor((area.width + GAP) / (width + GAP)));
  const rows = Math.max(1, Math.floor((area.height + GAP) / (height + GAP)));
  const high = (area.height + GAP) / rows - GAP;
  const spots: { id: number; column: number; y: number; height: number }[] = [];
  let [column, y, kind] = [0, 0, cards[0]?.kind];
  for (const card of cards) {
    const tall = high * (1 + tuckedLines(card.tucked) * TUCKED.height);
    const next = y > 0 && (y + tall > area.height + 0.5 || (apart && card.kind !== kind));
    if (next) [column, y] = [column + 1, 0];
    if (column >= columns) return undefined;
    spots.push({ id: card.id, column, y, height: tall });
    y += tall + GAP;
    kind = card.kind;
  }
  // Columns that are not needed make the others wider.
  const wide = Math.min(Math.max(width, widest), (area.width + GAP) / (column + 1) - GAP);
  return new Map(
    spots.map((spot) => [
      spot.id,
      { x: area.x + spot.column * (wide + GAP), y: area.y + spot.y, width: wide, height: spot.height },
    ]),
  );
}
