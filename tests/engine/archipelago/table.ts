/**
 * A table in one line: `table({ map: [['meadow', 'N']], units: [citizen(0, 'meadow')] })` is a game of the small pack in the
 * middle of turn 2, with nothing on it but what is said. Moves are played with every check there is.
 */
import { expect } from 'vitest';
import type { Event } from '#engine/archipelago/events.ts';
import type { Move, Spot } from '#engine/archipelago/moves.ts';
import type { Action, Screen, State, Unit } from '#engine/archipelago/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { arrange, regionOf, SMALL, SMALL_BOX, type Played } from './arrange.ts';
import type { Situation } from './situation.ts';

export { citizen, citizens, ship } from './situation.ts';
export { SMALL_BOX, SMALL_GAME, smallWhere, type Played } from './arrange.ts';

/** A game a test plays by hand. */
export type Table = {
  readonly state: State;
  /** Everything emitted since the situation was arranged. */
  readonly log: Event[];
  /** Plays a move and gives its events. Throws where the rules refuse it, do not list it, or leave a broken state. */
  play(seat: Seat, move: Move): Event[];
  /** Plays a move that is never listed: an offer and what goes with it. */
  say(seat: Seat, move: Move): Event[];
  /** The code of the refusal of a move, or undefined. */
  refused(seat: Seat, move: Move): string | undefined;
  /** The moves a seat may make. */
  moves(seat: Seat): Move[];
  /** Places a disc on the wheel. */
  act(seat: Seat, action: Action): Event[];
  /** Ends a chain of small moves. */
  done(seat: Seat): Event[];
  /** Ends a round. */
  endRound(seat: Seat): Event[];
  /** Who decides now. */
  deciders(): readonly Seat[];
  /** What is pending on top, or undefined once the game is over. */
  frame(): string | undefined;
  region(side: string): number;
  spot(side: string, place?: Spot['place'], part?: number): Spot;
  screen(seat: Seat): Screen;
  /** The pieces of a seat on the map. */
  units(seat: Seat, kind: Unit['kind']): Unit[];
  /** A move whose lines of the marker log read `marker from to (why)`. */
  markers(events?: readonly Event[]): string[];
};

/** The marker movements among some events, in order. */
function markersOf(events: readonly Event[]): string[] {
  return events.flatMap((event) =>
    event.type === 'marker' ? [`${event.marker} ${event.from}>${event.to} ${event.why}`] : [],
  );
}

/** Lays a table out. */
export function table(situation: Situation = {}, played: Played = SMALL): Table {
  const { game } = played;
  const log: Event[] = [];
  const state = arrange(situation, (event) => log.push(event), played);
  const say = (seat: Seat, move: Move): Event[] => {
    const refusal = game.refusal(state, seat, move);
    if (refusal !== undefined) throw new Error(`refused ${JSON.stringify(move)}: ${refusal.code}`);
    const from = log.length;
    game.apply(state, seat, move, (event) => log.push(event));
    expect(game.invariants(state)).toEqual([]);
    const stuck = game.deciders(state).filter((decider) => game.legalMoves(state, decider).length === 0);
    expect(stuck).toEqual([]);
    return log.slice(from);
  };
  const play = (seat: Seat, move: Move): Event[] => {
    const listed = game.legalMoves(state, seat);
    const events = say(seat, move);
    expect(listed).toContainEqual(move);
    return events;
  };
  return {
    state,
    log,
    play,
    say,
    refused: (seat, move) => game.refusal(state, seat, move)?.code,
    moves: (seat) => game.legalMoves(state, seat),
    act: (seat, action) => play(seat, { type: 'act', action }),
    done: (seat) => play(seat, { type: 'done' }),
    endRound: (seat) => play(seat, { type: 'end-round' }),
    deciders: () => game.deciders(state),
    frame: () => state.frames.at(-1)?.kind,
    region: (side) => (side === SMALL_BOX.startSide ? 0 : regionOf(state, side)),
    spot: (side, place = 'ground', part = 0) => ({
      region: side === SMALL_BOX.startSide ? 0 : regionOf(state, side),
      part,
      place,
    }),
    screen: (seat) => elementAt(state.screens, seat),
    units: (seat, kind) => state.units.filter((unit) => unit.owner === seat && unit.kind === kind && unit.region >= 0),
    markers: (events = log) => markersOf(events),
  };
}

/** The events of one type. */
export function eventsOf<T extends Event['type']>(events: readonly Event[], type: T): Extract<Event, { type: T }>[] {
  return events.filter((event): event is Extract<Event, { type: T }> => event.type === type);
}
