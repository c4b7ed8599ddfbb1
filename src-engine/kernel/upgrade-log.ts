import { madeByItself } from './by-itself.ts';
import { defined } from './defined.ts';
import type { Game, GameTypes } from './game.ts';
import { hashValue } from './hash.ts';
import { positionStates, type Position, type PositionStates } from './positions.ts';
import type { Entry, MoveEntry } from './record.ts';

/** The log in the making. */
type Making<T extends GameTypes> = {
  readonly game: Game<T>;
  readonly ruleset: number;
  readonly states: PositionStates<T>;
  readonly log: Entry[];
  at: Position<T>;
  /** The moves of the old log in force, and those that can be redone: of each, how many moves stand for it now. */
  readonly line: number[];
  readonly undone: { readonly positions: readonly Position<T>[] }[];
};

/**
 * The log of older rules with an entry for each move that those made by themselves and the present ones ask for: the same game, played
 * under the present rules. Every hash of the old log is met on the way. Undefined where the present rules lead elsewhere.
 */
export function logWithMoves<T extends GameTypes>(
  game: Game<T>,
  ruleset: number,
  setup: unknown,
  entries: readonly Entry[],
): readonly Entry[] | undefined {
  if (game.upgraders.every(({ from, byItself }) => from < ruleset || byItself === undefined)) return entries;
  const start = game.schema.state.safeParse(setup);
  if (!start.success) return undefined;
  const root: Position<T> = { hash: hashValue(start.data), depth: 0, by: undefined, next: new Map() };
  const states = positionStates(game, root, start.data);
  const making: Making<T> = { game, ruleset, states, log: [], at: root, line: [], undone: [] };
  try {
    return entries.every((entry) => follow(making, entry)) ? making.log : undefined;
  } catch {
    // A file may hold anything: whoever replays the log as it is says what is wrong with it.
    return undefined;
  }
}

/** Writes what stands for an entry; false where it leads elsewhere. */
function follow<T extends GameTypes>(making: Making<T>, entry: Entry): boolean {
  switch (entry.kind) {
    case 'move':
      if (!moveOn(making, entry)) return false;
      break;
    case 'undo':
      if (!takeBack(making, entry)) return false;
      break;
    case 'redo':
      if (!playAgain(making, entry)) return false;
      break;
    default:
      making.undone.length = 0;
      write(making, entry, making.at);
  }
  return making.at.hash === entry.hash;
}

function write<T extends GameTypes>(making: Making<T>, entry: Entry, to: Position<T>): void {
  making.log.push({ ...entry, seq: making.log.length + 1, hash: to.hash });
  making.at = to;
}

/** Plays a move, and then what the older rules made by themselves. */
function moveOn<T extends GameTypes>(making: Making<T>, entry: MoveEntry): boolean {
  const { game, ruleset, states } = making;
  const move = game.schema.move.safeParse(entry.move);
  if (!move.success || game.refusal(states.at(making.at), entry.seat, move.data) !== undefined) return false;
  step(making, entry, move.data);
  let moves = 1;
  const next = () => madeByItself(game, ruleset, states.at(making.at));
  for (let made = next(); made !== undefined; made = next()) {
    step(making, { kind: 'move', seq: 0, hash: '', seat: made.seat, move: made.move }, made.move);
    moves++;
  }
  making.line.push(moves);
  making.undone.length = 0;
  return true;
}

function step<T extends GameTypes>(making: Making<T>, entry: MoveEntry, move: T['move']): void {
  const { game, states, at: from } = making;
  const state = states.at(from);
  game.apply(state, entry.seat, move, () => undefined);
  const by = { from, entry, move, events: [] };
  const to: Position<T> = { hash: hashValue(state), depth: from.depth + 1, by, next: new Map() };
  states.moved(to);
  write(making, entry, to);
}

/** Takes back all that stands for the last move of the old log. */
function takeBack<T extends GameTypes>(making: Making<T>, entry: Entry): boolean {
  const moves = making.line.pop();
  if (moves === undefined) return false;
  const positions: Position<T>[] = [];
  for (let back = 0; back < moves; back++) {
    positions.unshift(making.at);
    write(making, entry, defined(making.at.by).from);
  }
  making.undone.push({ positions });
  return true;
}

/** Plays all that stands for the move taken back last once more. */
function playAgain<T extends GameTypes>(making: Making<T>, entry: Entry): boolean {
  const again = making.undone.pop();
  if (again === undefined) return false;
  for (const to of again.positions) write(making, entry, to);
  making.line.push(again.positions.length);
  return true;
}
