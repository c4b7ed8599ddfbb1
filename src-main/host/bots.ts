import { setTimeout as wait } from 'node:timers/promises';
import { anyOf } from '#engine/bots/random.ts';
import { hashText } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Question } from '#main/bots/question.ts';
import type { Message } from '#main/contract/messages.ts';
import { beliefOf } from './beliefs.ts';
import { commit, haltTable, nextPage } from './commit.ts';
import { afterEntry } from './curtain.ts';
import { play } from './change-history.ts';
import { latestState } from './history.ts';
import { botToMove, untilGraceEnds } from './grace-period.ts';
import { atTick } from './at-tick.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import { situation, type Table } from './table.ts';

type Move = { type: string };

/** How often a bot is asked before the host plays any legal move for it. */
const ASKED = 2;

/**
 * Lets the bots play as long as it is their turn, one move per pause, so that the timing gives nothing away of what a
 * bot knows or how long it thinks. A bot is asked once per page; if a new page comes up meanwhile, its answer to the
 * old one is dropped. After a person's undoable move, a bot waits for the grace period.
 */
export function wakeBots(host: Host, table: Table): void {
  const seat = table.thinking === undefined ? botToMove(table) : undefined;
  if (seat === undefined) return;
  table.thinking = new AbortController();
  const signal = AbortSignal.any([table.closing.signal, table.thinking.signal]);
  takeTurn(host, table, seat, signal).catch((error: unknown) => {
    host.log.error('bot-failed', { campaign: table.head.id, seat, error });
  });
}

async function takeTurn(host: Host, table: Table, seat: Seat, signal: AbortSignal): Promise<void> {
  try {
    const beat = async (): Promise<void> => {
      await untilGraceEnds(host, table, signal);
      await wait(host.pause, undefined, { signal });
    };
    const move = await atTick(decided(host, table, seat, signal), beat);
    signal.throwIfAborted();
    botMove(host, table, seat, move);
  } catch (error) {
    if (table.closing.signal.aborted) return;
    if (signal.aborted) return wakeBots(host, table);
    host.log.error('bot-failed', { campaign: table.head.id, seat, error });
    haltTable(host, table, messageOf('bot-failed', { seat }), () => goOn(host, table));
  }
}

/**
 * The move that completes the bot's decision. Steps inside a secret decision are played at once and publish no new
 * public page, so that what everybody sees, and when, does not depend on their number. @throws Error when the table
 * halts meanwhile.
 */
async function decided(host: Host, table: Table, seat: Seat, signal: AbortSignal): Promise<Move> {
  for (;;) {
    const move = await chosen(host, table, seat, signal);
    if (!leadsToStep(table, seat, move)) return move;
    botMove(host, table, seat, move);
    signal.throwIfAborted();
  }
}

/**
 * Whether `move` is a step inside a secret decision. A move on which the rules throw counts as none: it is then played,
 * and fails, at the beat.
 */
function leadsToStep({ game, history }: Table, seat: Seat, move: Move): boolean {
  if (!game.secret(latestState(history))) return false;
  try {
    return play(game, history, seat, move).history.live.at(-1)?.secretFor?.includes(seat) === true;
  } catch {
    return false;
  }
}

function botMove(host: Host, table: Table, seat: Seat, move: Move): Message | undefined {
  const { game } = table;
  const again = (): Message | undefined => botMove(host, table, seat, move);
  try {
    const change = play(game, table.history, seat, move);
    const curtain = afterEntry(table.curtain, situation(table, change.state, change.history));
    const trouble = commit(host, table, change, curtain, again);
    wakeBots(host, table);
    return trouble;
  } catch (error) {
    host.log.error('bot-failed', { campaign: table.head.id, seat, error });
    return haltTable(host, table, messageOf('bot-failed', { seat }), again);
  }
}

/** Clears the trouble after a retry; the bot in turn is then asked again. */
function goOn(host: Host, table: Table): undefined {
  table.trouble = undefined;
  table.retry = undefined;
  nextPage(host, table);
}

/**
 * What the bot at `seat` is given: the information of its seat, and a seed for its own random numbers. The seed comes
 * from the campaign's whole seed, so that nobody who knows only the public part can predict it; it is hashed, so that
 * the bot learns nothing about the campaign's seed.
 */
export function questionOf({ head, game, history }: Pick<Table, 'head' | 'game' | 'history'>, seat: Seat): Question {
  return {
    game: game.id,
    pack: game.pack,
    level: head.seats[seat]?.player ?? '',
    seat,
    information: game.information(latestState(history), seat),
    seed: hashText(`${head.seed}:${history.seq + 1}:${seat}`),
  };
}

/**
 * The move the bot wants or, if it gives no valid answer, any legal move, so that a failing bot never blocks the game.
 */
async function chosen(host: Host, table: Table, seat: Seat, signal: AbortSignal): Promise<Move> {
  const { bots, store, log } = host;
  const { head, game, history } = table;
  const state = latestState(history);
  const plain = questionOf(table, seat);
  const about = { campaign: head.id, seat, level: plain.level };
  const belief = await beliefOf(host, table, seat, signal);
  const question = { ...plain, ...(belief !== undefined && { belief }) };
  for (let asked = 1; asked <= ASKED; asked++) {
    try {
      const read = game.schema.move.safeParse(await bots.ask(question, () => store.pack(head.pack), signal));
      if (read.success && game.refusal(state, seat, read.data) === undefined) return read.data;
      log.error('bot-refused', { ...about, asked });
    } catch (error) {
      signal.throwIfAborted();
      log.error('bot-failed', { ...about, asked, error });
    }
  }
  log.warn('bot-replaced', about);
  // The legal moves of its own seat are no secret from the bot.
  return anyOf(game.legalMoves(state, seat), streamOf(question.seed));
}
