import { canonicalJson } from '#engine/kernel/hash.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import { pick, shuffleWith, type Rng } from '#engine/kernel/rng.ts';
import type { Table } from './config.ts';

/** How many values seen in a field are tried in its place. */
const MOST_VALUES = 8;
/** How many whole moves of earlier in the game are tried. */
const MOST_MOVES = 12;
/** What the field of the whole move is called. */
const WHOLE = 'move';

/** Remembers a move and the values in its fields. */
export function remember<T extends GameTypes>(table: Table<T>, move: T['move']): void {
  const text = canonicalJson(move);
  if (table.moves.has(text)) return;
  table.moves.set(text, move);
  note(table.values, move, WHOLE);
}

function note(values: Map<string, Map<string, unknown>>, value: unknown, field: string): void {
  if (value !== null && typeof value === 'object') {
    for (const [key, part] of Object.entries(value)) note(values, part, Array.isArray(value) ? field : key);
    return;
  }
  const seen = values.get(field) ?? new Map<string, unknown>();
  seen.set(canonicalJson(value), value);
  values.set(field, seen);
}

/** Moves like `move` with one field changed to another plausible value, and some moves of earlier in the game. */
export function mutations<T extends GameTypes>(table: Table<T>, move: T['move'], rng: Rng): unknown[] {
  const earlier = some([...table.moves.values()], MOST_MOVES, rng);
  return [...variants(table, move, WHOLE, rng), ...earlier, ...(table.check.mutate?.(move, rng) ?? [])];
}

/** `value` with one part changed. */
function variants<T extends GameTypes>(table: Table<T>, value: unknown, field: string, rng: Rng): unknown[] {
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    const changed = items.flatMap((item, index) =>
      variants(table, item, field, rng).map((other) => items.map((kept, at) => (at === index ? other : kept))),
    );
    return [...changed, items.slice(0, -1), [...items, ...items.slice(-1)]];
  }
  if (value !== null && typeof value === 'object') {
    return Object.entries(value).flatMap(([key, part]: [string, unknown]) =>
      variants(table, part, key, rng).map((other) => ({ ...value, [key]: other })),
    );
  }
  const seen = some([...(table.values.get(field)?.values() ?? [])], MOST_VALUES, rng);
  const near = typeof value === 'number' ? [value - 1, value + 1, ...table.seats] : [];
  const turned = typeof value === 'boolean' ? [!value] : [];
  return [...seen, ...near, ...turned].filter((other) => other !== value);
}

/** Up to `most` elements of `list`, in any order. */
export function some<V>(list: V[], most: number, rng: Rng): V[] {
  if (list.length <= most) return list;
  shuffleWith(rng, list);
  return list.slice(0, most);
}

/** One element of `list`, or undefined where there is none. */
export function oneOf<V>(list: readonly V[], rng: Rng): V | undefined {
  return list.length === 0 ? undefined : list[pick(rng, list.length)];
}
