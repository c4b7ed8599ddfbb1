import { setTimeout as wait } from 'node:timers/promises';
import type { Seat } from '#engine/kernel/seat.ts';
import { endGrace } from './clocks.ts';
import { isShut } from './curtain.ts';
import type { Host } from './host.ts';
import { isPerson, publicTable, situation, currentState, type Table } from './table.ts';
import { usualBarrier } from './undo.ts';

/**
 * The bot whose turn it is, if any. Bots wait while a person owes a secret decision, and while the curtain waits for
 * somebody.
 */
export function botToMove(table: Table): Seat | undefined {
  if (table.damage !== undefined || table.trouble !== undefined || isShut(table.curtain)) return undefined;
  if (table.history.abandoned) return undefined;
  const state = currentState(table);
  const { owing, secret } = situation(table, state);
  if (secret && owing.length > 0) return undefined;
  return [...table.game.deciders(state)].sort((a, b) => a - b).find((seat) => !isPerson(table, seat));
}

/** The person whose undoable last move a bot waits to answer, if any. Depends on public facts alone. */
export function personInGrace(table: Table): Seat | undefined {
  if (table.graceEndsAt === undefined || table.head.undo === 'off' || botToMove(table) === undefined) return undefined;
  const known = publicTable(table);
  const last = known.history.live.at(-1);
  return last === undefined || usualBarrier(known) !== undefined ? undefined : last.entry.seat;
}

/** Waits until the grace period is over. @throws the reason with which `signal` was aborted */
export async function untilGraceEnds(host: Host, table: Table, signal: AbortSignal): Promise<void> {
  if (personInGrace(table) === undefined || table.graceEndsAt === undefined) return;
  const running = table.endGrace;
  const over = AbortSignal.any([signal, running.signal]);
  await wait(Math.max(0, table.graceEndsAt - host.now()), undefined, { signal: over }).catch(() => undefined);
  signal.throwIfAborted();
  // A move made meanwhile has started another one.
  if (table.endGrace === running) endGrace(table);
}
