import type { Kind } from '#engine/empires-of-the-north/data/schema.ts';
import type { IconName } from '../icons/icons.ts';
import { byKind } from './columns.ts';
import type { Area } from './layout.ts';

/** What of a card is told in a small empire. */
export type ToStack = {
  readonly id: number;
  readonly kind: Kind;
  readonly type: string;
  /** The picture of its type. */
  readonly icon: IconName;
  /** Whether it is an Action that lies exhausted. */
  readonly exhausted: boolean;
};

/** Cards alike in a small empire, as one picture with their number. */
export type StackModel = {
  readonly kind: Kind;
  readonly icon: IconName;
  readonly exhausted: boolean;
  readonly ids: readonly number[];
  readonly area: Area;
};

/** The largest and the least width of a picture, room for the number beside it, and air, in points. */
const PICTURE = { most: 64, least: 24, number: 17, gap: 3 } as const;

type Alike = Omit<StackModel, 'area'>;

/** The cards of a small empire as pictures with a number: type by type where there is room for that, else kind by kind. */
export function layStacks(cards: readonly ToStack[], area: Area): StackModel[] {
  const sorted = [...cards].sort(byKind);
  const byType = alike(sorted, ({ kind, type, exhausted }) => `${kind} ${type} ${exhausted}`);
  for (let size: number = PICTURE.most; size >= PICTURE.least; size -= 2) {
    const found = flow(byType, area, size);
    if (found !== undefined) return found;
  }
  const kinds = alike(sorted, ({ kind, exhausted }) => `${kind} ${exhausted}`).map((stack) => ({
    ...stack,
    icon: stack.kind === 'either' ? ('field' as const) : stack.kind,
  }));
  return flow(kinds, area, PICTURE.least) ?? flow(kinds, { ...area, height: Infinity }, PICTURE.least) ?? [];
}

function alike(cards: readonly ToStack[], keyOf: (card: ToStack) => string): Alike[] {
  const stacks = new Map<string, { kind: Kind; icon: IconName; exhausted: boolean; ids: number[] }>();
  for (const card of cards) {
    const stack = stacks.get(keyOf(card));
    if (stack === undefined) stacks.set(keyOf(card), { ...card, ids: [card.id] });
    else stack.ids.push(card.id);
  }
  return [...stacks.values()].map(({ kind, icon, exhausted, ids }) => ({ kind, icon, exhausted, ids }));
}

/** Stacks from left to right, line by line; undefined where there are too many. */
function flow(stacks: readonly Alike[], area: Area, size: number): StackModel[] | undefined {
  let [x, y] = [area.x, area.y];
  const laid: StackModel[] = [];
  for (const stack of stacks) {
    const width = stack.ids.length > 1 ? size + PICTURE.number : size;
    if (x + width > area.x + area.width) [x, y] = [area.x, y + size + PICTURE.gap];
    if (y + size > area.y + area.height) return undefined;
    laid.push({ ...stack, area: { x, y, width, height: size } });
    x += width + PICTURE.gap;
  }
  return laid;
}
