/** Short forms for writing cards down; what they give is plain data. */
import type { Amount, Card, Cost, Effect, Face, Filter, Goods, Provenance, Thing, Tile, Trigger } from '../schema.ts';

/** What is nobody's knowledge but ours. */
export const OURS = { source: 'reconstructed' } as const satisfies Provenance;

/** What a card of a deck has besides its id, icon and copies. A price is goods, or one worker. */
type Rest = {
  readonly face: Face;
  readonly corner?: Tile;
  readonly price?: Goods | 'worker';
  readonly bonus?: Effect;
} & Partial<Provenance>;

/** A card of a deck; reconstructed where nothing else is said. */
export function card(id: string, icon: string, copies: number, { price, ...rest }: Rest): Card {
  const paid = price === undefined ? {} : { price: price === 'worker' ? { worker: 1 as const } : { goods: price } };
  return { id, icon, copies, ...paid, ...OURS, ...rest };
}

// Faces.
export const field = (goods: Goods) => ({ kind: 'field', goods }) as const;
export const upgrade = (goods: Goods) => ({ kind: 'upgrade', goods }) as const;
export const boost = (...effects: Effect[]) => ({ kind: 'boost', effect: all(...effects) }) as const;
/** An action that costs nothing is given `{}`. */
export const action = (cost: Cost, ...effects: Effect[]) =>
  ({ kind: 'action', ...(Object.keys(cost).length === 0 ? {} : { cost }), effect: all(...effects) }) as const;
export const special = (...triggers: Trigger[]) => ({ kind: 'special' as const, triggers });
/** Holds up to `cap` things; every `n` of them pay. */
export const storage = (n: number, what: Thing, effect: Effect, cap: number) =>
  ({ kind: 'storage', n, what, effect, cap }) as const;
export const PLAIN = { kind: 'plain' } as const;

// Effects.
export const all = (...effects: Effect[]): Effect => {
  const [only] = effects;
  return effects.length === 1 && only !== undefined ? only : { do: 'all', effects };
};
export const one = (...effects: Effect[]): Effect => ({ do: 'one', effects });
export const times = (n: Amount, effect: Effect): Effect => ({ do: 'times', n, effect });
export const gain = (goods: Goods): Effect => ({ do: 'gain', goods });
export const worker = (n: number): Effect => ({ do: 'worker', n });
export const vp = (n: Amount): Effect => ({ do: 'vp', n });
export const draw = (n: number): Effect => ({ do: 'draw', n });
export const search = (filter: Filter): Effect => ({ do: 'search', filter });
export const play = (...tiles: Tile[]): Effect => ({ do: 'play', tiles });
export const build = (filter: Filter, less: Goods): Effect => ({ do: 'build', filter, less });
export const MOVE: Effect = { do: 'move' };
export const advance = (n: number): Effect => ({ do: 'advance', n });
export const VOYAGE: Effect = { do: 'voyage', how: 'any' };
export const ready = (n: number, ...icons: string[]): Effect => ({ do: 'ready', filter: { icons }, n });
export const recover = (n: number): Effect => ({ do: 'recover', n });
export const lift = (filter: Filter): Effect => ({ do: 'lift', filter });
export const assign = (what: Thing, n: number, filter: Filter): Effect => ({ do: 'assign', what, n, filter });
/** What a bank takes when it is placed. */
export const deposit = (what: Thing, n: number): Effect => assign(what, n, { self: 'only' });

// Amounts.
export const count = (filter: Filter): Amount => ({ count: filter });
export const sets = (...icons: string[]): Amount => ({ sets: icons });
export const twice = (of: Amount): Amount => ({ of, times: 2 });
export const half = (of: Amount): Amount => ({ of, over: 2 });
export const atMost = (most: number, of: Amount): Amount => ({ of, most });

// Filters.
export const icons = (...names: string[]): Filter => ({ icons: names });
export const BANK: Filter = { kinds: ['storage'] };
