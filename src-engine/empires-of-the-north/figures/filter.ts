import { defined } from '../../kernel/defined.ts';
import type { Filter, Kind } from '../data/effect.ts';
import { cardOf, type AnyCard, type PackIndex } from '../pack-index.ts';
import type { Location } from '../state.ts';
import { faceOf } from './faces.ts';
import type { Table } from './table.ts';

type Cards = Pick<PackIndex, 'cards'>;
type Players = Pick<Table, 'players'>;

/**
 * Whether a Location is one of those a word is about. `by` is the Location the word stands on, null for none: no word means
 * that one unless it says so.
 */
export function matches(box: Cards, table: Players, location: Location, filter: Filter, by: number | null): boolean {
  const isSelf = location.id === by;
  if (filter.self === undefined ? isSelf : filter.self === 'only' && !isSelf) return false;
  const card = cardOf(box, location.card);
  const { kind } = faceOf(box, table, location);
  if (!fitsAs(card, kind, filter)) return false;
  return filter.ready === undefined || (kind === 'action' && location.ready === filter.ready);
}

/** Whether a card of a hand or a deck is one of those a word is about; an either-card is one kind of its own there, and a field. */
export function fits(card: AnyCard, filter: Filter): boolean {
  return fitsAs(card, card.lying.kind, filter);
}

/** What a filter asks about a card. */
type Asked = Pick<AnyCard, 'face' | 'icon' | 'clan' | 'origin'>;
/** A card of an empire as words see it: `kind` is what it acts as, which a Copy has from its original. */
export type Standing = Asked & { readonly kind: Kind };

/**
 * Whether a card that lies, or has lain, in an empire as a `kind` is one of those a word is about; what is printed on it counts
 * too (a Copy, an either-card).
 */
export function fitsAs(card: Asked, kind: Kind, { icons, kinds, not, island, base }: Filter): boolean {
  const printed = card.face.kind;
  if (icons !== undefined && (card.icon === null || !icons.includes(card.icon))) return false;
  if (kinds !== undefined && !kinds.includes(kind) && !kinds.includes(printed) && !isUpgradeOf(kind, kinds))
    return false;
  if (not !== undefined && (not.includes(kind) || not.includes(printed) || isUpgradeOf(kind, not))) return false;
  if (island !== undefined && island !== (card.clan === null)) return false;
  return base === undefined || base === (card.origin === 'base');
}

/** Upgrades are fields for other cards (publisher's FAQ). */
const isUpgradeOf = (kind: Kind, kinds: readonly Kind[]): boolean => kind === 'upgrade' && kinds.includes('field');

/** The Locations of `seat` a word is about, in the order they came in. */
export function locationsIn(box: Cards, table: Players, seat: number, filter: Filter, by: number | null): Location[] {
  const found: Location[] = [];
  for (const location of defined(table.players[seat]).empire) {
    if (matches(box, table, location, filter, by)) found.push(location);
  }
  return found;
}

/** How many cards of `seat` a word is about, the one it stands on and upgrades tucked under fields included (ruling 57). */
export function countIn(box: Cards, table: Players, seat: number, filter: Filter): number {
  let count = 0;
  for (const location of defined(table.players[seat]).empire) {
    if (matches(box, table, location, filter, null)) count++;
    if (filter.ready !== undefined) continue;
    for (const id of location.under) if (fitsAs(cardOf(box, id), 'upgrade', filter)) count++;
  }
  return count;
}
