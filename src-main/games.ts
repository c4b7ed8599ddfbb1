import { archipelago } from '#engine/archipelago/archipelago.ts';
import { BASE_PACK } from '#engine/archipelago/data/base/base-pack.ts';
import { validatePack } from '#engine/archipelago/data/validate.ts';
import type { Game, GameTypes } from '#engine/kernel/game.ts';
import { hashValue } from '#engine/kernel/hash.ts';

/** A game as the host sees it: plain data goes in and comes out. */
export type AnyGame = Game<GameTypes>;

/** How deep a private page goes: what lies behind the screen, the secret objective as well, everything. */
export type Depth = 'stock' | 'objective' | 'decision';

/** A game the host can lay on the table, and what the host has to know of it besides the contract. */
export type ListedGame = {
  readonly id: string;
  /** The data it is played with unless a campaign brings its own. */
  readonly basePack: object;
  /** The game made from a pack. @throws Error for data that is not a pack, or whose values do not fit together. */
  make(pack: unknown): AnyGame;
  /** A seat's own part of its view, cut to a depth. */
  own(view: object, depth: Depth): Record<string, unknown>;
};

/** Data that is not a pack of its game; `where` names the first value that does not fit. */
export class PackError extends Error {
  readonly where: string;

  constructor(problems: readonly string[]) {
    super(`not a pack: ${problems.slice(0, 3).join('; ')}`);
    this.name = 'PackError';
    this.where = problems[0] ?? 'pack';
  }
}

/** Makes a game once for each pack: checking one and indexing it takes a while. */
function onceForEach(make: (pack: unknown) => AnyGame): ListedGame['make'] {
  const made = new Map<string, AnyGame>();
  return (pack) => {
    const key = hashValue(pack);
    const game = made.get(key) ?? make(pack);
    made.set(key, game);
    return game;
  };
}

/** Cuts the member `own` of a view by the names of its parts; `decision` is all of it. */
export function ownParts(stock: readonly string[], objective: readonly string[]): ListedGame['own'] {
  return (view, depth) => {
    const own: unknown = 'own' in view ? view.own : undefined;
    if (own === null || typeof own !== 'object') return {};
    const seen = depth === 'stock' ? stock : [...stock, ...objective];
    return Object.fromEntries(Object.entries(own).filter(([part]) => depth === 'decision' || seen.includes(part)));
  };
}

/** Every game of the house. */
export const GAMES: readonly ListedGame[] = [
  {
    id: 'archipelago',
    basePack: BASE_PACK,
    make: onceForEach((pack) => {
      const verdict = validatePack(pack);
      if (verdict.ok) return archipelago(verdict.pack);
      throw new PackError(verdict.problems.map((problem) => problem.path));
    }),
    own: ownParts(['screen'], ['objectives']),
  },
];
