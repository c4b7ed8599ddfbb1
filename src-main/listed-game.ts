import type { Bot } from '#engine/bots/bot.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import type { Params } from '#engine/kernel/refusal.ts';

/** A game as the host sees it: plain data goes in and comes out. */
export type AnyGame = Game<GameTypes>;

/** A game the host can lay on the table, and what the host has to know of it besides the contract. */
export type ListedGame = {
  readonly id: string;
  /** The data it is played with unless a campaign brings its own. */
  readonly basePack: object;
  /** The game made from a pack. @throws Error for data that is not a pack, or whose values do not fit together. */
  make(pack: unknown): AnyGame;
  /** The public table in small, from the public view alone; what it means is between the game and its screen. Plain data. */
  thumbnail(view: object): object;
  /** The bots that can sit at it, by level; they may know the pack. @throws Error as `make` does. */
  bots(pack: unknown): Bots;
  /** Data as text that people can read and correct; its own unless told. @throws PackError */
  packText(pack?: object): string;
  /** How a pack names itself. */
  packTitle(pack: object): string;
  /** Reads data from such a text; says what is wrong with it, value by value. Never throws. */
  readPack(text: string): PackRead;
  /** Why options do not go together, as the command line says it: the end of a sentence for the code of each refusal of options. */
  readonly clashes?: Readonly<Record<string, (params: Params) => string>>;
};

/** Bots by level. */
export type Bots = Readonly<Record<string, Bot<GameTypes>>>;

/** Data for a game, or what keeps a text from being that. Paths are dotted, empty for the whole. */
export type PackRead =
  | { readonly ok: true; readonly pack: object }
  | { readonly ok: false; readonly problems: readonly { readonly path: string; readonly message: string }[] };

/** Data that is not a pack of its game; `where` names the first value that does not fit. */
export class PackError extends Error {
  readonly where: string;

  constructor(problems: readonly string[]) {
    super(`not a pack: ${problems.slice(0, 3).join('; ')}`);
    this.name = 'PackError';
    this.where = problems[0] ?? 'pack';
  }
}

const hashes = new WeakMap<object, string>();

/** The hash of some data, worked out once: a pack that has been read is never changed. */
function hashOf(pack: unknown): string {
  if (typeof pack !== 'object' || pack === null) return hashValue(pack);
  const hash = hashes.get(pack) ?? hashValue(pack);
  hashes.set(pack, hash);
  return hash;
}

/** Makes something of each pack once: checking a pack and indexing it takes a while. `read` is what the game makes of the data. */
export function onceForEach<Pack, T>(read: (pack: unknown) => Pack, make: (pack: Pack) => T): (pack: unknown) => T {
  const made = new Map<string, T>();
  return (pack) => {
    const key = hashOf(pack);
    const thing = made.get(key) ?? make(read(pack));
    made.set(key, thing);
    return thing;
  };
}

/** Bots by their levels. */
export function byLevel(bots: readonly Bot<GameTypes>[]): Bots {
  return Object.fromEntries(bots.map((bot) => [bot.level, bot]));
}
