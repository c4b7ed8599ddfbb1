import type { GameEvent } from '#engine/kernel/events.ts';
import { eventsIn } from '../../window/log-line.ts';
import type { IndexedMove } from '../../window/lookups.ts';
import type { HistoryStep } from './past-page.ts';

/** From one place of the game to another: to where a turn or a phase begins, or to a move of one player. */
export type Jump = { readonly back: boolean } & (
  { readonly by: 'turn' | 'phase' } | { readonly by: 'player'; readonly seat: number }
);

/** The move a jump leads to from move `at`; undefined where it leads nowhere. Back from the first turn or phase is the beginning. */
export function jumpTo(moves: readonly IndexedMove[], at: number, jump: Jump): number | undefined {
  const stops = moves.flatMap((move, index) => (isStop(move, jump) ? [index + 1] : []));
  if (!jump.back) return stops.find((stop) => stop > at);
  return stops.findLast((stop) => stop < at) ?? (jump.by !== 'player' && at > 0 ? 0 : undefined);
}

function isStop({ seat, begins }: IndexedMove, jump: Jump): boolean {
  if (jump.by === 'player') return seat === jump.seat;
  return begins.some(({ turn }) => turn || jump.by === 'phase');
}

/** The moves after which a turn begins. */
export function turnMarks(moves: readonly IndexedMove[]): number[] {
  return moves.flatMap(({ begins }, index) => (begins.some(({ turn }) => turn) ? [index + 1] : []));
}

/** The events that began what is going on after move `at`, the newest first. */
export function begunBy(moves: readonly IndexedMove[], at: number): GameEvent[] {
  return eventsIn(moves.slice(0, at).flatMap(({ begins }) => begins)).reverse();
}

/** What a key does in the history. */
export type HistoryAct = HistoryStep | 'turn-back' | 'turn' | 'play';

/** What a key does in the history; undefined for keys that have nothing to do with it. */
export function historyKey(key: string): HistoryAct | undefined {
  return KEYS.get(key);
}

const KEYS = new Map<string, HistoryAct>([
  ['ArrowLeft', 'previous'],
  ['ArrowRight', 'next'],
  ['Home', 'first'],
  ['End', 'last'],
  ['PageUp', 'turn-back'],
  ['PageDown', 'turn'],
  [' ', 'play'],
]);
