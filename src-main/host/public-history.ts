import type { AnyGame } from '#main/listed-game.ts';
import { advance } from './change-history.ts';
import { nearestKnownState } from './compute-state.ts';
import { latestState, type FindSnapshot, type History, type PlayedMove } from './history.ts';
import { secretContinuesFor } from './secret-steps.ts';

/** The steps of secret decisions that are not finished; only their own seats know of them. */
export function openSecretSteps(game: AnyGame, history: History): ReadonlySet<PlayedMove> {
  const steps = new Set<PlayedMove>();
  const state = latestState(history);
  let running = game.secret(state) ? game.deciders(state) : [];
  for (const played of history.live.toReversed()) {
    const { secretFor = [] } = played;
    running = running.filter((seat) => secretFor.includes(seat));
    if (running.length === 0) break;
    if (running.includes(played.entry.seat)) steps.add(played);
  }
  return steps;
}

/**
 * The history as everybody knows it: without the steps of unfinished secret decisions. Undone moves stay only before
 * the first such step, and only if the next redo completes a decision. Everything public is computed from this history,
 * so it is the same at every step. Its last state is the current one: its public view does not differ from that before
 * the steps.
 */
export function publicHistory(game: AnyGame, history: History): History {
  const state = latestState(history);
  if (!game.secret(state)) return history;
  const steps = openSecretSteps(game, history);
  const undone = steps.size === 0 && canFollow(game, state, history.undone.at(-1)) ? history.undone : [];
  const known = history.live.filter((played) => !steps.has(played));
  const last = known.at(-1);
  if (last === undefined) return { ...history, undone, live: known, setup: { ...history.setup, state } };
  return { ...history, undone, live: known.with(-1, { ...last, state }) };
}

/** How many moves are in force as far as everybody knows, those before an upgrade included. */
export function publicMoveCount(game: AnyGame, history: History): number {
  return history.setup.moves + publicHistory(game, history).live.length;
}

/** Whether an undone move can be played again here and is more than a secret step. */
function canFollow(game: AnyGame, before: object, played: PlayedMove | undefined): boolean {
  if (played === undefined) return false;
  const { seat, move } = played.entry;
  if (game.refusal(before, seat, move) !== undefined) return false;
  const { state, events } = advance(game, before, seat, move);
  return !secretContinuesFor(game, before, seat, state, events).includes(seat);
}

/**
 * After loading, finds out which moves were steps of the secret decisions now pending, starting from the nearest
 * earlier state that is known and not secret. Moves played since loading already have their `secretFor`.
 */
export function restoreSecretSteps(game: AnyGame, history: History, find: FindSnapshot): void {
  const { live } = history;
  const last = live.at(-1);
  if (last === undefined || last.secretFor !== undefined || !game.secret(latestState(history))) return;
  let before = nearestKnownState(history, live.length - 1, find);
  while (before.at >= 0 && game.secret(before.state)) before = nearestKnownState(history, before.at, find);
  let { state } = before;
  for (const played of live.slice(before.at + 1)) {
    const { entry, events } = played;
    const next = game.copy(state);
    game.apply(next, entry.seat, game.schema.move.parse(entry.move), () => undefined);
    played.secretFor = secretContinuesFor(game, state, entry.seat, next, events);
    state = next;
  }
}
