/** Short ways to write the cards of the small pack and of tests. */
import type {
  Amount,
  BaseCard,
  Card,
  Cost,
  Effect,
  Face,
  Filter,
  Goods,
  Island,
  Tile,
  Trigger,
} from '#engine/empires-of-the-north/data/schema.ts';

const MADE_UP = { source: 'reconstructed' } as const;

export const gain = (goods: Goods): Effect => ({ do: 'gain', goods });
export const vp = (n: Amount): Effect => ({ do: 'vp', n });
export const draw = (n: number): Effect => ({ do: 'draw', n });
export const worker = (n: number): Effect => ({ do: 'worker', n });
export const recover = (n: number): Effect => ({ do: 'recover', n });
export const play = (...tiles: Tile[]): Effect => ({ do: 'play', tiles });
export const all = (...effects: Effect[]): Effect => ({ do: 'all', effects });
export const one = (...effects: Effect[]): Effect => ({ do: 'one', effects });
export const ready = (filter: Filter, n = 1): Effect => ({ do: 'ready', filter, n });

export const field = (goods: Goods): Face & { kind: 'field' } => ({ kind: 'field', goods });
export const upgrade = (goods: Goods): Face => ({ kind: 'upgrade', goods });
export const boost = (effect: Effect): Face => ({ kind: 'boost', effect });
export const PLAIN = { kind: 'plain' } as const;
export const action = (effect: Effect, cost?: Cost): Face & { kind: 'action' } =>
  cost === undefined ? { kind: 'action', effect } : { kind: 'action', cost, effect };
export const special = (...triggers: Trigger[]): Face & { kind: 'special' } => ({ kind: 'special', triggers });

/** A Location with a price; with `bonus`, what it does once when it is placed. */
export function location(
  id: string,
  icon: string,
  copies: 1 | 2 | 3,
  price: Goods | 'worker',
  face: Face,
  bonus?: Effect,
): Card {
  const cost = price === 'worker' ? ({ worker: 1 } as const) : { goods: price };
  return { id, icon, copies, face, price: cost, ...(bonus === undefined ? {} : { bonus }), ...MADE_UP };
}

/** A boost, field or upgrade with the corner that lets it be played. */
export const cornered = (id: string, icon: string, copies: 1 | 2 | 3, corner: Tile, face: Face): Card => ({
  ...{ id, icon, copies, face, corner },
  ...MADE_UP,
});

/** A card that lies there from the start. */
export const base = (id: string, face: BaseCard['face'], start?: Goods): BaseCard => ({
  ...{ id, face },
  ...(start === undefined ? {} : { start }),
  ...MADE_UP,
});

/** An island: what pillage gives, and what it is once conquered. */
export const island = (
  id: string,
  pile: 'near' | 'far',
  pillage: Effect,
  face: Island['face'],
  bonus?: Effect,
): Island => ({
  ...{ id, pile, pillage, face },
  ...(bonus === undefined ? {} : { bonus }),
  ...MADE_UP,
});
