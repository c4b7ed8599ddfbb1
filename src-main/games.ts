import { archipelago } from '#engine/archipelago/archipelago.ts';
import { stewards } from '#engine/archipelago/bots/steward.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { packFromText, packToText } from '#engine/archipelago/data/exchange.ts';
import type { Pack } from '#engine/archipelago/data/schema.ts';
import { validatePack } from '#engine/archipelago/data/validate.ts';
import { thumbnailOf } from '#engine/archipelago/view/thumbnail.ts';
import type { Bot } from '#engine/bots/bot.ts';
import { randomBot } from '#engine/bots/random.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { hashValue } from '#engine/kernel/hash.ts';

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

/** Makes something of each pack once: checking a pack and indexing it takes a while. */
function onceForEach<T>(make: (pack: Pack) => T): (pack: unknown) => T {
  const made = new Map<string, T>();
  return (pack) => {
    const key = hashOf(pack);
    const thing = made.get(key) ?? make(checked(pack));
    made.set(key, thing);
    return thing;
  };
}

/** The pack in some data. @throws PackError */
function checked(pack: unknown): Pack {
  const verdict = validatePack(pack);
  if (verdict.ok) return verdict.pack;
  throw new PackError(verdict.problems.map((problem) => problem.path));
}

function byLevel(bots: readonly Bot<GameTypes>[]): Bots {
  return Object.fromEntries(bots.map((bot) => [bot.level, bot]));
}

/** Every game of the house. */
export const GAMES: readonly ListedGame[] = [
  {
    id: 'archipelago',
    basePack: BASE_PACK,
    make: onceForEach((pack): AnyGame => archipelago(pack)),
    thumbnail: thumbnailOf,
    bots: onceForEach((pack): Bots => byLevel([randomBot, ...stewards(pack)])),
    packText: (pack = BASE_PACK) => packToText(checked(pack)),
    packTitle: (pack) => checked(pack).title,
    readPack: packFromText,
  },
];
