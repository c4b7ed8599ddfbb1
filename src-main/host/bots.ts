import { setTimeout as wait } from 'node:timers/promises';
import { anyOf, randomMove } from '#engine/bots/random.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Message } from '#main/contract/messages.ts';
import { commit, standStill } from './commit.ts';
import { afterEntry, isShut } from './curtain.ts';
import { play, stateOf } from './history.ts';
import { isPerson, say, situation, stateOn, type Host, type Table } from './table.ts';

/** The bot whose turn it is, if any: bots wait for persons where decisions are secret, and while nobody is at the screen. */
function botToMove(table: Table): Seat | undefined {
  if (table.damage !== undefined || table.trouble !== undefined || isShut(table.curtain)) return undefined;
  const state = stateOn(table);
  const { owing, secret } = situation(table, state);
  if (secret && owing.length > 0) return undefined;
  return [...table.game.deciders(state)].sort((a, b) => a - b).find((seat) => !isPerson(table, seat));
}

/**
 * Lets the bots play for as long as it is their turn, one move a pause. The pause is the same whatever they know or
 * think, and a position that has changed meanwhile starts it anew.
 */
export function wakeBots(host: Host, table: Table): void {
  if (botToMove(table) === undefined) return;
  const { page } = table;
  wait(host.pause, undefined, { signal: table.stop.signal })
    .then(() => {
      const seat = table.page === page ? botToMove(table) : undefined;
      if (seat !== undefined) botMove(host, table, seat);
    })
    .catch((error: unknown) => {
      if (!table.stop.signal.aborted) host.log.error('bot-failed', { campaign: table.head.id, error });
    });
}

function botMove(host: Host, table: Table, seat: Seat): Message | undefined {
  const { game, history } = table;
  try {
    const change = play(game, history, seat, chosen(host, table, seat));
    const curtain = afterEntry(table.curtain, situation(table, change.state, change.history));
    const trouble = commit(host, table, change, curtain, () => botMove(host, table, seat));
    wakeBots(host, table);
    return trouble;
  } catch (error) {
    host.log.error('bot-failed', { campaign: table.head.id, seat, error });
    return standStill(host, table, say('bot-failed', { seat }), () => botMove(host, table, seat));
  }
}

/** What the bot wants, from what its seat knows and numbers of its own. */
function chosen({ log }: Host, { head, game, history }: Table, seat: Seat): { type: string } {
  const state = stateOf(history);
  const rng = streamOf(`${head.id}:${history.seq + 1}`);
  try {
    const move = randomMove(game, game.information(state, seat), seat, rng);
    if (game.refusal(state, seat, move) === undefined) return move;
    log.error('bot-refused', { campaign: head.id, seat });
  } catch (error) {
    log.error('bot-failed', { campaign: head.id, seat, error });
  }
  // A table must not stand still for a bot: what its own seat may do is its own knowledge too.
  return anyOf(game.legalMoves(state, seat), rng);
}
