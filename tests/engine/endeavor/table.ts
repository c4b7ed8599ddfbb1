/**
 * A table in one line: `table({ seats: { [RED]: { buildings: ['shipyard'] } } })` is a game of the small pack in the actions
 * of round 4, with nothing on it but what is said. Moves are played with every check there is; each gives the whole change.
 */
import { expect } from 'vitest';
import type { Event } from '#engine/endeavor/events.ts';
import { gameFlow } from '#engine/endeavor/flow.ts';
import type { Move } from '#engine/endeavor/moves.ts';
import type { Player, State } from '#engine/endeavor/state.ts';
import { elementAt } from '#engine/kernel/element-at.ts';
import type { Refusal } from '#engine/kernel/refusal.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { arrange, SMALL, type Played } from './arrange.ts';
import { changeBetween, ledgerOf, type Change } from './ledger.ts';
import type { Situation } from './situation.ts';

export { playedWith, SMALL } from './arrange.ts';
export { BLACK, GREEN, NEUTRAL, RED, VIOLET, WHITE } from './situation.ts';

/** A game a test plays by hand. */
export type Table = {
  readonly state: State;
  /** Everything emitted since the situation was arranged. */
  readonly log: Event[];
  /** What changed by itself before anybody was asked. */
  readonly opening: Change;
  /** Plays a move and gives the whole change. Throws where the rules refuse it, do not list it, or leave a broken state. */
  play(seat: Seat, move: Move): Change;
  /** The code of the refusal of a move, or undefined. */
  refused(seat: Seat, move: Move): string | undefined;
  /** The whole refusal of a move, with the rule it leads to. */
  refusal(seat: Seat, move: Move): Refusal | undefined;
  /** The moves a seat may make. */
  moves(seat: Seat): Move[];
  /** What the moves of a type that a seat may make are about: `at`, or the building or card. */
  offered(seat: Seat, type: Move['type'], by?: string): string[];
  /** Who decides now, and about what: `turn` of 2 is `turn 2`; `over` at the end. */
  asked(): string;
  player(seat: Seat): Player;
  /** The lines of a seat on the score sheet as it would be counted now. */
  score(seat: Seat): Record<string, number>;
};

/** Lays a table out. */
export function table(situation: Situation = {}, played: Played = SMALL): Table {
  return tableOf(played, arrange(played, situation));
}

/** A table over a state, which runs by itself up to its first decision. */
export function tableOf(played: Played, state: State): Table {
  const { box, game } = played;
  const log: Event[] = [];
  const emit = (event: Event): unknown => log.push(event);
  const changing = (act: () => void): Change => {
    const before = ledgerOf(box, game.copy(state));
    act();
    expect(game.invariants(state)).toEqual([]);
    for (const seat of game.deciders(state)) expect(game.legalMoves(state, seat)).not.toEqual([]);
    return changeBetween(before, ledgerOf(box, state));
  };
  const moves = (seat: Seat): Move[] => game.legalMoves(state, seat);
  return {
    state,
    log,
    opening: changing(() => gameFlow.settle(box, state, emit)),
    play: (seat, move) => {
      expect(game.refusal(state, seat, move)?.code, JSON.stringify(move)).toBeUndefined();
      expect(moves(seat)).toContainEqual(move);
      return changing(() => game.apply(state, seat, move, emit));
    },
    refused: (seat, move) => refusalOf(played, state, seat, move),
    refusal: (seat, move) => game.refusal(state, seat, move),
    moves,
    offered: (seat, type, by) => moves(seat).flatMap((move) => aboutOf(move, type, by)),
    asked: () => askedIn(played, state),
    player: (seat) => elementAt(state.players, seat),
    score: (seat) => scoreOf(played, state, seat),
  };
}

/** What is refused is not listed either. */
function refusalOf({ game }: Played, state: State, seat: Seat, move: Move): string | undefined {
  const code = game.refusal(state, seat, move)?.code;
  if (code !== undefined) expect(game.legalMoves(state, seat)).not.toContainEqual(move);
  return code;
}

function aboutOf(move: Move, type: Move['type'], by: string | undefined): string[] {
  if (move.type !== type) return [];
  if ('by' in move && by !== undefined && move.by !== by) return [];
  if ('at' in move) return [move.at];
  if ('building' in move) return [move.building];
  if ('card' in move) return [move.card];
  return 'by' in move ? [move.by] : [move.type];
}

function askedIn({ game }: Played, state: State): string {
  const seats = game.deciders(state);
  return seats.length === 0 ? 'over' : `${state.frames.at(-1)?.kind} ${seats.join()}`;
}

function scoreOf({ game }: Played, state: State, seat: Seat): Record<string, number> {
  const lines = game.score(state).filter((line) => line.seat === seat);
  return Object.fromEntries(lines.map(({ code, points }) => [code, points]));
}

/** The points of all lines together. */
export const sum = (lines: Readonly<Record<string, number>>): number =>
  Object.values(lines).reduce((points, one) => points + one, 0);

export const build = (building: string): Move => ({ type: 'build', building });
export const back = (building: string): Move => ({ type: 'return', building });
export const ship = (by: string, at: string): Move => ({ type: 'ship', by, at });
export const occupy = (by: string, at: string): Move => ({ type: 'occupy', by, at });
export const attack = (by: string, at: string): Move => ({ type: 'attack', by, at });
export const pay = (by: string, at: string): Move => ({ type: 'pay', by, at });
export const draw = (by: string, at: string): Move => ({ type: 'draw', by, at });
export const idle = (by: string): Move => ({ type: 'idle', by });
export const discard = (card: string): Move => ({ type: 'discard', card });
export const neutral = (at: string): Move => ({ type: 'neutral', at });
export const PASS: Move = { type: 'pass' };
export const DONE: Move = { type: 'done' };
