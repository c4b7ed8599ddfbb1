import type { Kind } from '#engine/empires-of-the-north/data/schema.ts';
import type { Area } from './layout.ts';

/** What decides where a card lies in the large empire. */
export type ToLay = {
  readonly id: number;
  readonly kind: Kind;
  /** Its type, or what it is called in place of one. */
  readonly type: string;
  /** Upgrades tucked under it. */
  readonly tucked: number;
  /** How high its name and signs are, which no other card may cover. */
  readonly head: number;
};

/** Where a card lies, and how much of its height no other card covers. */
export type LaidCard = { readonly area: Area; readonly shown: number };

/** A card of an empire, in points; with room to spare it grows wider, and beside the large empire higher. There it may be narrower, too. */
export const CARD = { width: 112, narrow: 95, height: 72, widest: 150, highest: 147 } as const;
/** Between two cards, and how far each upgrade sticks out under its field. */
const GAP = 2;
const EDGE = 3;
/** As many cards of a column lie whole, one under the other. */
const WHOLE = 4;

const KINDS: readonly Kind[] = ['field', 'action', 'special', 'storage', 'copy', 'plain', 'upgrade', 'either', 'boost'];

/** How high upgrades stick out under a field. */
export const edgesOf = (tucked: number): number => Math.min(tucked, 3) * EDGE;

/** How cards lie that belong together: by kind and, within a kind, by type. */
export const byKind = (one: Pick<ToLay, 'id' | 'kind' | 'type'>, other: Pick<ToLay, 'id' | 'kind' | 'type'>): number =>
  KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind) || compare(one.type, other.type) || one.id - other.id;

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/**
 * Lays the cards of an empire in columns, each kind in columns of its own where there is room for that. Where a column holds more
 * than fit whole, each covers the picture of the one before and leaves its name and signs in sight.
 */
export function layColumns(cards: readonly ToLay[], area: Area): ReadonlyMap<number, LaidCard> {
  const sorted = [...cards].sort(byKind);
  const most = mostIn(area, CARD.width);
  for (let n = WHOLE; n <= sorted.length; n++)
    for (const apart of [true, false]) {
      const columns = columnsOf(sorted, (column) => column.length <= n && fits(column, { apart, height: area.height }));
      if (columns.length <= most) return laid(columns, area);
    }
  // More than anybody ever has: as long as it takes.
  const n = Math.ceil(sorted.length / most);
  return laid(
    columnsOf(sorted, ({ length }) => length <= n),
    area,
  );
}

/**
 * Lays the cards of an empire whole in columns at least so wide, as even as can be, all of one height, as high as there is room for; in a
 * column where one needs more for name and signs, each has that and a share of the rest. Undefined where there is no room for them.
 */
export function layEvenly(
  cards: readonly ToLay[],
  area: Area,
  least: number,
): ReadonlyMap<number, LaidCard> | undefined {
  const all = [...cards].sort(byKind);
  const n = Math.min(mostIn(area, least), all.length);
  const from = (column: number): number => Math.ceil((column * all.length) / n);
  const even = Array.from({ length: n }, (_, at) => all.slice(from(at), from(at + 1)));
  const fit = (column: readonly ToLay[]): boolean => spareOf(column, area) >= 0;
  const columns = even.every(fit) ? even : columnsOf(all, fit);
  if (columns.length > n || !columns.every(fit)) return undefined;
  const width = Math.min(CARD.widest, (area.width + GAP) / n - GAP);
  const rows = Math.max(...columns.map(({ length }) => length));
  const height = Math.min(CARD.highest, (area.height + GAP) / rows - GAP);
  return new Map(
    columns.flatMap((column, at) => {
      const alike = column.every((card) => needOf(card) <= height);
      let y = area.y - GAP;
      return column.map((card) => {
        const high = alike ? height : needOf(card) + spareOf(column, area) / column.length;
        const top = y + GAP;
        y = top + high;
        return [card.id, { area: { x: area.x + at * (width + GAP), y: top, width, height: high }, shown: high }];
      });
    }),
  );
}

/** The least height of a card on which nothing lies: its name and signs, and what sticks out under it. */
const needOf = ({ head, tucked }: ToLay): number => head + edgesOf(tucked);

/** How much higher a column may be than the least height of its cards. */
const spareOf = (column: readonly ToLay[], { height }: Area): number =>
  height + GAP - column.reduce((sum, card) => sum + needOf(card) + GAP, 0);

/** How many columns so wide there is room for. */
const mostIn = (area: Area, width: number): number => Math.max(1, Math.floor((area.width + GAP) / (width + GAP)));

const fits = (
  column: readonly ToLay[],
  { apart, height }: { readonly apart: boolean; readonly height: number },
): boolean => leastOf(column) <= height && (!apart || column[0]?.kind === column.at(-1)?.kind);

/** Cards in columns, in their order; each takes the next card as long as it may be a column with it. */
function columnsOf(cards: readonly ToLay[], may: (column: readonly ToLay[]) => boolean): ToLay[][] {
  const columns: ToLay[][] = [];
  for (const card of cards) {
    const last = columns.at(-1);
    if (last !== undefined && may([...last, card])) last.push(card);
    else columns.push([card]);
  }
  return columns;
}

const wholeOf = ({ tucked }: Pick<ToLay, 'tucked'>): number => CARD.height + edgesOf(tucked);

/** The least height of a column: names and signs of all its cards, and the last one whole. */
const leastOf = (column: readonly ToLay[]): number =>
  column.reduce((sum, card, at) => sum + (at === column.length - 1 ? wholeOf(card) : card.head), 0);

function laid(columns: readonly (readonly ToLay[])[], area: Area): Map<number, LaidCard> {
  const n = Math.max(1, columns.length);
  const width = Math.min(CARD.widest, (area.width + GAP) / n - GAP);
  return new Map(
    columns.flatMap((column, at) => {
      const x = area.x + at * (width + GAP);
      const steps = stepsOf(column, area.height);
      let y = area.y;
      return column.map((card, row) => {
        const height = wholeOf(card);
        const step = steps[row] ?? height;
        const one: LaidCard = { area: { x, y, width, height }, shown: Math.min(height, step) };
        y += step;
        return [card.id, one] as const;
      });
    }),
  );
}

/** How far below each card of a column the next one begins: alike where that leaves enough of each, else what is left over is shared. */
function stepsOf(column: readonly ToLay[], height: number): number[] {
  const whole = column.map((card) => wholeOf(card) + GAP);
  if (whole.reduce((sum, one) => sum + one, -GAP) <= height) return whole;
  const covered = column.slice(0, -1);
  const heads = covered.reduce((sum, { head }) => sum + head, 0);
  const even = (height - (leastOf(column) - heads)) / covered.length;
  const enough = covered.every(({ head }) => head <= even);
  return covered.map(({ head }) => (enough ? even : head + even - heads / covered.length));
}
