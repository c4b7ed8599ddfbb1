import type { Emitted } from './events.ts';
import type { Game, GameTypes } from './game.ts';
import type { MoveEntry } from './record.ts';

/** A place that a log comes to: the set-up, or where a move led from another place. Its hash has been worked out, once. */
export type Position<T extends GameTypes> = {
  readonly hash: string;
  /** Moves from the set-up to here. */
  readonly depth: number;
  /** What led here; undefined for the set-up. */
  readonly by: PositionStep<T> | undefined;
  /** Where moves already played from here have led, by what they say. */
  readonly next: Map<string, Position<T>>;
};

/** A move that has been played, and what happened with it. */
export type PositionStep<T extends GameTypes> = {
  readonly from: Position<T>;
  readonly entry: MoveEntry;
  readonly move: T['move'];
  readonly events: readonly Emitted<T['event']>[];
};

/** Every so many moves a state is kept, and at most so many states: any other is a few moves from one of them. */
const APART = 16;
const MOST = 400;

/** Works out the states of positions. One state is in use at a time: it is good until another is asked for. */
export type PositionStates<T extends GameTypes> = {
  /** The state at a position; whoever plays a move on it says so with `moved`. */
  at(position: Position<T>): T['state'];
  /** The state last asked for has been played on, and stands at this position now. */
  moved(position: Position<T>): void;
};

/** The states from `setup` on, which is not touched. */
export function positionStates<T extends GameTypes>(
  game: Game<T>,
  root: Position<T>,
  setup: T['state'],
): PositionStates<T> {
  const kept = new Map<Position<T>, T['state']>([[root, setup]]);
  let here: Position<T> | undefined = root;
  let state = game.copy(setup);
  let apart = APART;

  /** Makes room: first what lies on no way to `position`, then every other state. */
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
      // Until all have been played again the state stands nowhere.
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

/** A position and all before it. */
function* wayTo<T extends GameTypes>(position: Position<T>): Generator<Position<T>> {
  for (let at: Position<T> | undefined = position; at !== undefined; at = at.by?.from) yield at;
}
