/** What a test can say about a table. Everything has a default; see `table.ts`. */
import type { Seat } from '#engine/kernel/seat.ts';

/** The colours of the seats, as the examples of the rulebook name their players. */
export const [GREEN, VIOLET, WHITE, BLACK, RED] = [0, 1, 2, 3, 4] as const;
/** With two players the colour after theirs. */
export const NEUTRAL = 2;

/** What a player has. */
export type Own = {
  /** Five unless told. */
  readonly harbour?: number;
  /** What is neither in the harbour nor elsewhere unless told; then the rest is in the harbour. */
  readonly supply?: number;
  /** Besides the Colonial House; a star means that a disc lies there: `bank`, `shipyard*`. `colonial-house*` is the printed one. */
  readonly buildings?: readonly string[];
  /** Copies of tokens by kind. */
  readonly tokens?: Readonly<Record<string, number>>;
  readonly cards?: readonly string[];
  /** Slavery cards face down. */
  readonly down?: readonly string[];
  /** Symbols in all; what buildings, cards and tokens do not give comes as brown tokens more. */
  readonly status?: Readonly<Partial<Record<'I' | 'C' | 'F' | 'P', number>>>;
  readonly passed?: boolean;
};

/** The table a test begins with. */
export type Situation = {
  readonly players?: 2 | 3 | 4 | 5;
  readonly phases?: 'one-by-one' | 'in-a-row';
  /** 4 unless told. */
  readonly round?: number;
  /** Who has the crown; Green unless told. */
  readonly first?: Seat;
  /** What is about to begin; the actions unless told. `round-end` is before its check. */
  readonly at?: 'build' | 'growth' | 'salaries' | 'actions' | 'round-end';
  /** Who acts first in the actions; whoever has the crown unless told. */
  readonly next?: Seat;
  /** By region: whose discs were shipped there, the first one first. */
  readonly ships?: Readonly<Record<string, readonly Seat[]>>;
  /** Regions that are open, where it does not matter by whom: the seats in turn have filled their tracks. */
  readonly open?: readonly string[];
  /** By city: who holds it. */
  readonly cities?: Readonly<Record<string, Seat>>;
  /** What lies where: `africa 3` is the third space of the track of Africa, anything else a city or a route; null for none. */
  readonly tokens?: Readonly<Record<string, string | null>>;
  /** By stack: the number of its top card. What lay above it and nobody holds has left the game. */
  readonly tops?: Readonly<Record<string, number>>;
  /** Whether slavery has been abolished: what nobody holds of its cards is out of the game. */
  readonly abolished?: boolean;
  /** By seat; a seat not named has a harbour of five and nothing else. */
  readonly seats?: Readonly<Record<Seat, Own>>;
};
