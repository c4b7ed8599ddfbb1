import { isOpenTo, type Watched } from '#engine/bots/belief.ts';
import type { GameTypes } from '#engine/kernel/game.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { beliefSchema } from '#main/bots/answers.ts';
import { BotHang, type Question } from '#main/bots/question.ts';
import type { AnyGame } from '#main/listed-game.ts';
import type { BasePosition, History, PlayedMove } from './history.ts';
import type { Host } from './host.ts';
import { countHang } from './hung-levels.ts';
import type { Table } from './table.ts';

/** Moves sent to a worker at once: little enough to be made and posted between two frames. */
const AT_ONCE = 25;
/** How often a worker is asked for the same before the bot goes on without. */
const ASKED = 2;

/**
 * What was believed after a move, by seat and level. It goes with the move: an undo leads back to what was believed before it, and once the
 * campaign is closed all of it is worked out again when it is needed.
 */
const kept = new WeakMap<PlayedMove | BasePosition, Map<string, object>>();

/**
 * What the bot at `seat` concludes from what that seat has seen so far; undefined if bots of its level conclude nothing, or if the workers
 * fail. It is told the moves in force that were made in the open, each with what the seat knew just before, and nothing else. The workers
 * think; only what has been played since the bot was last asked is sent. Rejects with the signal's reason once it is aborted.
 */
export async function beliefOf(
  host: Host,
  table: Pick<Table, 'head' | 'game' | 'history' | 'believers'>,
  seat: Seat,
  signal: AbortSignal,
): Promise<object | undefined> {
  const { head, game, history, believers } = table;
  const level = head.seats[seat]?.player ?? '';
  if (!believers.includes(level)) return undefined;
  try {
    return await folded(host, { game, pack: head.pack, history, seat, level }, signal);
  } catch (error) {
    signal.throwIfAborted();
    host.log.error('belief-failed', { campaign: head.id, seat, level, error });
    countHang(host, table, level, error);
    return undefined;
  }
}

/** Whose belief about which game is worked out. */
type Watcher = {
  readonly game: AnyGame;
  readonly pack: string;
  readonly history: History;
  readonly seat: Seat;
  readonly level: string;
};

/** Goes on from the last move after which something is known, a piece at a time. */
async function folded(host: Host, watcher: Watcher, signal: AbortSignal): Promise<object | undefined> {
  const { game, history, seat, level } = watcher;
  const { live, setup } = history;
  const name = `${seat} ${level}`;
  const known = live.findLastIndex((played) => kept.get(played)?.has(name));
  let belief = kept.get(live[known] ?? setup)?.get(name);
  if (belief !== undefined && known === live.length - 1) return belief;
  let state = stateBefore(game, history, known + 1);
  for (let from = known + 1; belief === undefined || from < live.length; from += AT_ONCE) {
    const piece = live.slice(from, from + AT_ONCE);
    const { watched, last } = seenBy(watcher, piece, state);
    const question = questionOf(watcher, game.information(state, seat), watched, belief);
    belief = await asked(host, question, watcher.pack, signal);
    state = last;
    keep(piece.at(-1) ?? setup, name, belief);
  }
  return belief;
}

function keep(after: PlayedMove | BasePosition, name: string, belief: object): void {
  const all = kept.get(after) ?? new Map<string, object>();
  kept.set(after, all.set(name, belief));
}

/** Those of these moves that the seat has seen made, and the state after the last of them. */
function seenBy({ game, seat }: Watcher, piece: readonly PlayedMove[], first: object) {
  const watched: Watched<GameTypes>[] = [];
  let before = first;
  for (const played of piece) {
    const { entry, events } = played;
    const move = game.schema.move.parse(entry.move);
    if (isOpenTo(seat, { secret: game.secret(before), seat: entry.seat, events })) {
      watched.push({ information: game.information(before, seat), seat: entry.seat, move });
    }
    before = played.state ?? after(game, before, played);
  }
  return { watched, last: before };
}

/** The state before the move at index `at`: from the nearest one that is known, or from the beginning. */
function stateBefore(game: AnyGame, { live, setup }: History, at: number): object {
  const known = live.slice(0, at).findLastIndex(({ state }) => state !== undefined);
  return live
    .slice(known + 1, at)
    .reduce((state, played) => after(game, state, played), live[known]?.state ?? setup.state);
}

/** The state after a move, made anew: after loading only the latest is known. */
function after(game: AnyGame, before: object, { entry }: PlayedMove): object {
  const state = game.copy(before);
  game.apply(state, entry.seat, game.schema.move.parse(entry.move), () => undefined);
  return state;
}

function questionOf(
  { game, seat, level }: Watcher,
  information: object,
  watched: readonly Watched<GameTypes>[],
  belief: object | undefined,
): Question {
  const about = { game: game.id, pack: game.pack, level, seat, information, watched };
  // Nothing is left to chance in a belief.
  return { ...about, asked: 'belief', seed: '', ...(belief !== undefined && { belief }) };
}

/** What a worker answers; it is asked once more where it fails, as for a move, but not where it hung: that has taken long enough. */
async function asked(host: Host, question: Question, pack: string, signal: AbortSignal): Promise<object> {
  for (let times = 1; ; times++) {
    try {
      return beliefSchema.parse(await host.bots.ask(question, () => host.store.pack(pack), signal));
    } catch (error) {
      signal.throwIfAborted();
      if (times === ASKED || error instanceof BotHang) throw error;
    }
  }
}
