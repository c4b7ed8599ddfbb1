import type { Emitted } from './events.ts';
import type { Game, GameTypes } from './game.ts';
import type { MoveEntry } from './record.ts';

/**
 * A position in a replay: the set-up, or the result of a move from another position. Its hash is computed only once.
 */
export type Position<T extends GameTypes> = {
  readonly hash: string;
  /** Moves from the set-up to here. */
  readonly depth: number;
  /** The move that led here; undefined for the set-up. */
  readonly by: PositionStep<T> | undefined;
  /** Positions to which moves played from here have led, by seat and move. */
  readonly next: Map<string, Position<T>>;
};

/** A move that has been played, and its events. */
export type PositionStep<T extends GameTypes> = {
  readonly from: Position<T>;
  readonly entry: MoveEntry;
  readonly move: T['move'];
  readonly events: readonly Emitted<T['event']>[];
};

/**
 * A state is kept every `APART` moves, and at most `MOST` states in total; any other is recomputed from the nearest
 * kept one.
 */
const APART = 16;
const MOST = 400;

/** Computes the states of positions. Only one state is in use at a time: it is valid until another is asked for. */
export type PositionStates<T extends GameTypes> = {
  /** The state at a position. A caller that plays a move on it must call `moved`. */
  at(position: Position<T>): T['state'];
  /** A move was played on the state last asked for, which is now the state of this position. */
  moved(position: Position<T>): void;
};

/** Makes the `PositionStates` of a replay that begins with `setup`, which is not changed. */
export function positionStates<T extends GameTypes>(
  game: Game<T>,
  root: Position<T>,
  setup: T['state'],
): PositionStates<T> {
  const kept = new Map<Position<T>, T['state']>([[root, setup]]);
  let here: Position<T> | undefined = root;
  let state = game.copy(setup);
  let apart = APART;

  /** Makes room: first drops states that do not lead to `position`, then every other state. */
  const thin = (position: Position<T>): void => {
    const way = new Set(wayTo(position));
    for (const other of kept.keys()) if (!way.has(other)) kept.delete(other);
    while (kept.size > MOST / 2) {
      apart *= 2;
      for (const other of kept.keys()) if (other.depth % apart !== 0) kept.delete(other);
    }
  };
  return {
    at(position) {
      const steps: PositionStep<T>[] = [];
      let from = position;
      while (from !== here && !kept.has(from) && from.by !== undefined) {
        steps.push(from.by);
        from = from.by.from;
      }
      const known = from === here ? undefined : kept.get(from);
      if (known !== undefined) state = game.copy(known);
      // Until all moves have been played, the state belongs to no position.
      here = undefined;
      for (const { entry, move } of steps.reverse()) game.apply(state, entry.seat, move, () => undefined);
      here = position;
      return state;
    },
    moved(position) {
      here = position;
      if (position.depth % apart !== 0) return;
      kept.set(position, game.copy(state));
      if (kept.size > MOST) thin(position);
    },
  };
}

/** A position and all positions before it, last first. */
function* wayTo<T extends GameTypes>(position: Position<T>): Generator<Position<T>> {
  for (let at: Position<T> | undefined = position; at !== undefined; at = at.by?.from) yield at;
}
