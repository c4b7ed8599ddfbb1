/** Plays a game that is over once more, for whoever checks what is told of it by its states. */
import type { Feat } from '#engine/kernel/feats.ts';
import type { GameEvent } from '#engine/kernel/events.ts';
import type { MoveEntry } from '#engine/kernel/record.ts';
import type { Over } from './over.ts';

/** Says, without the finders, what is to be told of a game. */
export type Referee = (over: Over) => Feat[];

/** What is seen on the way: the state as it stands when something is reported, which must be read at once. */
export type Eyes<State, Event> = {
  /** Before a move. */
  readonly moves?: (entry: MoveEntry, state: State) => void;
  /** After a move. */
  readonly moved?: (entry: MoveEntry, state: State) => void;
  /** While an event is reported that everybody may read. */
  readonly told?: (event: Event, state: State) => void;
};

/** Plays the moves of a game again. @returns its last state */
export function again<State extends object, Event extends GameEvent>(
  { game, history }: Over,
  eyes: Eyes<State, Event>,
): State {
  const state = game.copy(history.setup.state) as State;
  for (const { event, audience } of history.setup.events)
    if (audience === undefined || 'except' in audience) eyes.told?.(event as Event, state);
  for (const { entry } of history.live) {
    eyes.moves?.(entry, state);
    game.apply(state, entry.seat, game.schema.move.parse(entry.move), (event, audience) => {
      if (audience === undefined || 'except' in audience) eyes.told?.(event as Event, state);
    });
    eyes.moved?.(entry, state);
  }
  return state;
}

/** The points of each seat if the game were counted now. */
export function counted({ game }: Over, state: object, seats: number): number[] {
  const points = new Array<number>(seats).fill(0);
  for (const line of game.score(state)) points[line.seat] = (points[line.seat] ?? 0) + line.points;
  return points;
}

/** The seats that won. */
export function winnersOf({ game }: Over, state: object): number[] {
  return (game.outcome(state)?.seats ?? []).flatMap(({ won }, seat) => (won ? [seat] : []));
}

/** The seat told to have come from last place, by the points as each turn began. */
export function fromLast(winners: readonly number[], starts: readonly (readonly number[])[]): Feat[] {
  const [winner, ...more] = winners;
  if (winner === undefined || more.length > 0) return [];
  let turn = 0;
  for (const [index, points] of starts.entries()) {
    const own = points[winner] ?? 0;
    const behind = points.every((other, seat) => seat === winner || other > own);
    if (points.length > 2 && index > 0 && 2 * (index + 1) > starts.length && behind) turn = index + 1;
  }
  return turn === 0 ? [] : [{ feat: 'from-last', seat: winner, params: { turn } }];
}

/** How often each seat is named, if at least `least` times. */
export function often(feat: string, seats: readonly number[], least: number): Feat[] {
  const times: number[] = [];
  for (const seat of seats) times[seat] = (times[seat] ?? 0) + 1;
  return times.flatMap((n = 0, seat) => (n >= least ? [{ feat, seat, params: { n } }] : []));
}
