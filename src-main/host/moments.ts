import type { Seat } from '#engine/kernel/seat.ts';
import { PERSON } from '#main/contract/messages.ts';
import type { PlayedMove } from './history.ts';
import { changesAt } from './notes.ts';
import type { Table } from './table.ts';

/** A decision that a person has made. */
export type Moment = {
  readonly seat: Seat;
  /** Number of moves before it. */
  readonly at: number;
  /** Turns begun so far. */
  readonly turn: number;
  /** The state before it. */
  readonly state: object;
  /** The move that was made. */
  readonly done: { type: string };
};

/** Every decision of a person in a game, in their order. The game is played again, since states are not kept. */
export function momentsOf(table: Table): Moment[] {
  const { game, history } = table;
  const state = game.copy(history.setup.state);
  const isTurn = ({ type }: { type: string }): boolean => type === game.turnEvent;
  let turn = history.setup.events.filter(({ event }) => isTurn(event)).length;
  const moments: Moment[] = [];
  for (const [at, played] of history.live.entries()) {
    const { seat } = played.entry;
    const done = game.schema.move.parse(played.entry.move);
    if (isDecision(table, played, state)) moments.push({ seat, at, turn, state: game.copy(state), done });
    game.apply(state, seat, done, (event) => void (isTurn(event) && (turn += 1)));
  }
  return moments;
}

/** Whether a person had more than one thing to choose from; `state` is the one before the move. */
export function isDecision(table: Table, { entry, byItself }: PlayedMove, state: object): boolean {
  const { game } = table;
  if (byItself === true || !wasPerson(table, entry.seat, entry.seq)) return false;
  return game.deciders(state).includes(entry.seat) && game.legalMoves(state, entry.seat).length > 1;
}

/** Whether a person sat at `seat` when entry `seq` was made. Each change of player is between a person and a bot, or says which bot hung. */
function wasPerson({ head, history }: Table, seat: Seat, seq: number): boolean {
  const changes = changesAt(history.notes, seat);
  const before = changes.findLast((note) => note.seq < seq);
  if (before !== undefined) return before.event.player === PERSON;
  const after = changes[0];
  if (after === undefined) return head.seats[seat]?.player === PERSON;
  return after.event.hung === undefined && after.event.player !== PERSON;
}
