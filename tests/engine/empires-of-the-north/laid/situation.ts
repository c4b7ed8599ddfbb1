/** What a test can say about a table. Everything has a default; see `laid.ts`. */
import type { Goods, Tile } from '#engine/empires-of-the-north/data/schema.ts';
import type { Options } from '#engine/empires-of-the-north/options.ts';

/** The clans of the small pack, in the order of their seats unless a test says otherwise. */
export const CLANS = ['ulaf', 'nanurjuk', 'panuk', 'glenn'];

/** Which cards of a deck lie where; whatever is named nowhere lies where `rest` says. */
export type Own = {
  readonly score?: number;
  /** The stock of goods; nothing unless told. */
  readonly goods?: Goods;
  /** Ready workers; five unless told. */
  readonly workers?: number;
  /** Workers on the clan tile; none unless told. */
  readonly resting?: number;
  /** Ships in the stock; unless told those of the clan that are not in the queue, and no common one. */
  readonly ships?: { readonly clan?: number; readonly common?: number };
  /** `fresh`, `harvest` for an active pawn on that tile, `harvest!` for an exhausted one; all fresh unless told. */
  readonly pawns?: readonly string[];
  readonly hand?: readonly string[];
  /** Which of the hand everybody knows; none unless told. */
  readonly shown?: readonly string[];
  /** The top of the deck. */
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  /** Where all other cards are: below those of the deck unless told. */
  readonly rest?: 'deck' | 'hand' | 'discard';
  /**
   * Besides the base cards: `whetstone`, exhausted `whetstone!`, with upgrades `pine-wood<log-pile<log-pile`, with assigned things
   * `inn[worker worker]`, a Copy `mirror-ice=rookery` (`mirror-ice=` once that has left). A base card is named only where
   * something is to be said of it. Islands may be among them.
   */
  readonly empire?: readonly string[];
  readonly passed?: boolean;
};

/** A pile of islands; those not named lie below the named ones of the deck, unless `rest` says otherwise. */
export type Islands = {
  readonly open?: readonly (string | null)[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly rest?: 'deck' | 'discard';
};

/** The table a test begins with. */
export type Situation = {
  readonly players?: 2 | 3 | 4;
  /** The clan of each seat, in seating order. */
  readonly clans?: readonly string[];
  /** 2 unless told. */
  readonly round?: number;
  /** Who is first in this round; the first clan unless told. */
  readonly first?: string;
  readonly last?: boolean;
  /** Whose turn is next; the first player's unless told. */
  readonly next?: string;
  /** What is about to begin: a turn of the Actions, or the next round, after one has ended. */
  readonly at?: 'turn' | 'round';
  /** In the order of the rulebook unless told. */
  readonly ring?: readonly Tile[];
  /** The first ship first: `ulaf`, `ulaf+fish+raze`, `ulaf common+fish`. */
  readonly queue?: readonly string[];
  readonly near?: Islands;
  readonly far?: Islands;
  /** By clan. */
  readonly seats?: Readonly<Record<string, Own>>;
};

/** The options of a situation. */
export function optionsOf({ players = 2, clans = CLANS.slice(0, players) }: Situation): Options {
  return { players: clans.length, seats: clans.map((clan) => ({ clan })) };
}
