import type { Bot } from '#engine/bots/bot.ts';
import { searchers } from '#engine/bots/levels.ts';
import type { Mind } from '#engine/bots/mind.ts';
import { randomBot } from '#engine/bots/random.ts';
import type { FitPlan } from '#engine/bots/fit/plan.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { hashValue } from '#engine/kernel/hash.ts';
import { oncePer } from '#engine/kernel/once-per.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Params } from '#engine/kernel/refusal.ts';

/** A game as the host sees it, with plain data in place of its own types. */
export type AnyGame = Game<GameTypes>;

/** A game the host can play, with what the host needs beyond the `Game` interface. */
export type ListedGame = {
  readonly id: string;
  /** The game's own pack, used unless a campaign brings another. */
  readonly basePack: object;
  /** Makes the game from a pack. @throws Error if the data is not a valid pack of this game. */
  make(pack: unknown): AnyGame;
  /**
   * A small public picture of the table as plain data, made from the public view; only the game's own part of the
   * renderer reads it.
   */
  thumbnail(view: object): object;
  /** The bots that can play with this pack, by level. @throws Error if the data is not a valid pack of this game. */
  bots(pack: unknown): Bots;
  /** The level of the bot that advises; absent where nobody does. */
  readonly adviser?: string;
  /** The level of the bot, one that thinks, whose chances people are told; absent where there is none. */
  readonly coach?: string;
  /**
   * What statistics tell games apart by, seen at the end: a code, such as whether anybody had a certain aim, and the seats it is about.
   * Absent where all are alike.
   */
  kindOf?(pack: unknown, state: object): { readonly code: string; readonly seats: readonly Seat[] };
  /** How its value is fitted, and the file in the project that keeps the weights; absent where nothing is fitted. */
  readonly fit?: { plan(pack: unknown): FitPlan<GameTypes>; readonly file: string };
  /** A pack as text that people can read and edit; by default the game's own pack. @throws PackError */
  packText(pack?: object): string;
  /** The title of a pack. */
  packTitle(pack: object): string;
  /** Reads a pack from such a text and reports each problem. Never throws. */
  readPack(text: string): PackRead;
  /** Why options cannot be combined, for the command line: for each code of `optionsRefusal`, the end of a sentence. */
  readonly clashes?: Readonly<Record<string, (params: Params) => string>>;
};

/** Bots by level. */
export type Bots = Readonly<Record<string, Bot<GameTypes>>>;

/** A pack, or the problems of a text that should be one. Paths are dotted; an empty path means the whole. */
export type PackRead =
  | { readonly ok: true; readonly pack: object }
  | { readonly ok: false; readonly problems: readonly { readonly path: string; readonly message: string }[] };

/** Data that is not a pack of its game; `where` is the path of the first problem. */
export class PackError extends Error {
  readonly where: string;

  constructor(problems: readonly string[]) {
    super(`not a pack: ${problems.slice(0, 3).join('; ')}`);
    this.name = 'PackError';
    this.where = problems[0] ?? 'pack';
  }
}

/** Computed only once: packs are never changed after reading. */
const hashOfObject = oncePer((pack: object) => hashValue(pack));

const hashOf = (pack: unknown): string =>
  typeof pack === 'object' && pack !== null ? hashOfObject(pack) : hashValue(pack);

/**
 * Caches what `make` returns for each pack, because validating and indexing a pack takes time. `read` validates the
 * data.
 */
export function onceForEach<Pack, T>(read: (pack: unknown) => Pack, make: (pack: Pack) => T): (pack: unknown) => T {
  const made = new Map<string, T>();
  return (pack) => {
    const key = hashOf(pack);
    const thing = made.get(key) ?? make(read(pack));
    made.set(key, thing);
    return thing;
  };
}

/** What every pack has for people. */
type Titled = { readonly title: string };

/** What a game gives to be listed, in its own types. */
type OwnGame<Pack extends Titled> = Pick<ListedGame, 'id' | 'thumbnail' | 'clashes' | 'adviser'> & {
  readonly basePack: Pack;
  /** Every problem of data that should be a pack, or the pack. */
  readonly validate: (
    data: unknown,
  ) =>
    | { readonly ok: true; readonly pack: Pack }
    | { readonly ok: false; readonly problems: readonly { readonly path: string }[] };
  readonly make: (pack: Pack) => AnyGame;
  /** The bots that decide at once, by rules of thumb. */
  readonly quick: (pack: Pack) => readonly Bot<GameTypes>[];
  /** What those that search think with. */
  readonly mind: (pack: Pack) => Mind<GameTypes>;
  /** Bots for people who learn the game, and others of its own. */
  readonly others: (pack: Pack) => readonly Bot<GameTypes>[];
  readonly fitPlan: (pack: Pack) => FitPlan<GameTypes>;
  readonly packToText: (pack: Pack) => string;
  readonly packFromText: (text: string) => PackRead;
  readonly kindOf?: (pack: Pack, state: object) => { readonly code: string; readonly seats: readonly Seat[] };
};

/**
 * Lists a game of the product. What is made from a pack is made once for each, and its weights lie where those of all games do.
 */
export function listGame<Pack extends Titled>(own: OwnGame<Pack>): ListedGame {
  const { id, basePack, thumbnail, clashes, adviser, kindOf } = own;
  const checked = (data: unknown): Pack => {
    const verdict = own.validate(data);
    if (verdict.ok) return verdict.pack;
    throw new PackError(verdict.problems.map(({ path }) => path));
  };
  const packOf = onceForEach(checked, (pack) => pack);
  return {
    ...{ id, basePack, thumbnail, readPack: own.packFromText },
    ...(adviser !== undefined && { adviser }),
    coach: 'admiral',
    make: onceForEach(checked, own.make),
    bots: onceForEach(checked, (pack) =>
      byLevel([randomBot, ...own.quick(pack), ...searchers(own.mind(pack)), ...own.others(pack)]),
    ),
    fit: { plan: onceForEach(checked, own.fitPlan), file: `src-engine/${id}/mind/fitted.json` },
    packText: (pack = basePack) => own.packToText(packOf(pack)),
    packTitle: (pack) => packOf(pack).title,
    ...(clashes && { clashes }),
    ...(kindOf && { kindOf: (pack, state) => kindOf(packOf(pack), state) }),
  };
}

/** Bots by level. */
export function byLevel(bots: readonly Bot<GameTypes>[]): Bots {
  return Object.fromEntries(bots.map((bot) => [bot.level, bot]));
}
