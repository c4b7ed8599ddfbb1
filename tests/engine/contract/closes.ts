import type { Game, GameTypes } from '#engine/kernel/game.ts';
import type { Played } from './config.ts';
import { bytes } from './plain.ts';

/** What every sequence from a half-made decision comes to. */
export type Closing<T extends GameTypes> = {
  /** How many different states were visited, those that close included. */
  readonly states: number;
  /** Whether all that can be reached was visited within the limit. */
  readonly complete: boolean;
  /** The way to a state from which no sequence closes the decision. */
  readonly stuck: readonly Played<T>[] | undefined;
  /** A way that comes back to a state it has passed. */
  readonly circle: readonly Played<T>[] | undefined;
};

/** How a decision is followed. */
export type ClosingOptions<T extends GameTypes> = {
  /** Whether the decision is closed; unless told, whether the frame that was on top has gone, or the game is over. */
  readonly closed?: (state: T['state']) => boolean;
  /** The most states to visit; 20 000 unless told. */
  readonly limit?: number;
};

type Search<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly closed: (state: T['state']) => boolean;
  readonly limit: number;
  /** Whether a state visited before closes; undefined while it is being searched. */
  readonly known: Map<string, boolean | undefined>;
  readonly path: Played<T>[];
  complete: boolean;
  stuck: readonly Played<T>[] | undefined;
  circle: readonly Played<T>[] | undefined;
};

/**
 * Follows every legal sequence from `state`, in which a decision is half made, until the decision is closed: from each
 * state on the way some sequence must close it, and none may go round in a circle.
 */
export function closes<T extends GameTypes>(
  game: Game<T>,
  state: T['state'],
  options: ClosingOptions<T> = {},
): Closing<T> {
  const closed = options.closed ?? topFrameGone(state);
  const search: Search<T> = {
    game,
    closed: (now) => game.outcome(now) !== undefined || closed(now),
    limit: options.limit ?? 20_000,
    known: new Map(),
    path: [],
    complete: true,
    stuck: undefined,
    circle: undefined,
  };
  visit(search, state);
  return { states: search.known.size, complete: search.complete, stuck: search.stuck, circle: search.circle };
}

/** Whether `state` closes. Where the search breaks off it is taken to. */
function visit<T extends GameTypes>(search: Search<T>, state: T['state']): boolean {
  const key = bytes(state);
  if (search.known.has(key)) {
    const before = search.known.get(key);
    if (before === undefined) search.circle ??= [...search.path];
    return before ?? false;
  }
  if (search.known.size >= search.limit) {
    search.complete = false;
    return true;
  }
  search.known.set(key, undefined);
  const result = search.closed(state) || visitAll(search, state);
  search.known.set(key, result);
  if (!result) search.stuck ??= [...search.path];
  return result;
}

function visitAll<T extends GameTypes>(search: Search<T>, state: T['state']): boolean {
  const { game, path } = search;
  let any = false;
  for (const seat of game.deciders(state)) {
    for (const move of game.legalMoves(state, seat)) {
      const next = game.copy(state);
      game.apply(next, seat, move, () => undefined);
      path.push({ seat, move });
      if (visit(search, next)) any = true;
      path.pop();
    }
  }
  return any;
}

/** Whether the frame that is on top of `start` has made room for another kind. */
function topFrameGone(start: object): (state: object) => boolean {
  const depth = framesOf(start).length;
  const kind = framesOf(start)[depth - 1]?.kind;
  return (state) => framesOf(state)[depth - 1]?.kind !== kind;
}

function framesOf(state: object): readonly { kind: string }[] {
  if ('frames' in state && Array.isArray(state.frames)) return state.frames as { kind: string }[];
  throw new TypeError('a state without a stack of frames: say when its decision is closed');
}
