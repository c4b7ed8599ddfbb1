import { setTimeout as wait } from 'node:timers/promises';
import { anyOf } from '#engine/bots/random.ts';
import { hashText } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Question } from '#main/bots/question.ts';
import type { Message } from '#main/contract/messages.ts';
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

/** How often a bot is asked before the table goes on without its answer. */
const ASKED = 2;

/**
 * Lets the bots play for as long as it is their turn, one move a pause, whatever they know or think. Each page is thought
 * about once; where another one comes up meanwhile, what was thought about this one is never played. A person's move that can
 * be taken back is answered once they have finished.
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
 * What the bot's whole decision comes to. The steps inside a secret one are played as they are thought of and turn no page,
 * so that what everybody sees, and when, is the same however many there are. @throws where the table stands still meanwhile.
 */
async function decided(host: Host, table: Table, seat: Seat, signal: AbortSignal): Promise<Move> {
  for (;;) {
    const move = await chosen(host, table, seat, signal);
    if (!leadsToStep(table, seat, move)) return move;
    botMove(host, table, seat, move);
    signal.throwIfAborted();
  }
}

/** Whether a move is a step inside a secret decision. One that the rules break at is none: its turn comes at the beat. */
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

/** The table stands still no longer; whoever is in turn is asked anew. */
function goOn(host: Host, table: Table): undefined {
  table.trouble = undefined;
  table.retry = undefined;
  nextPage(host, table);
}

/**
 * What the bot at `seat` is asked: what its seat knows, and numbers of its own for this decision. They come from the campaign's
 * seed, so that nobody can tell them who knows its words alone, and through a hash, so that the bot learns nothing of it.
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

/** What the bot wants, or where no good answer comes, any legal move: a table must not stand still for a bot. */
async function chosen({ bots, store, log }: Host, table: Table, seat: Seat, signal: AbortSignal): Promise<Move> {
  const { head, game, history } = table;
  const state = latestState(history);
  const question = questionOf(table, seat);
  const about = { campaign: head.id, seat, level: question.level };
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
  // What its own seat may do is its own knowledge too.
  return anyOf(game.legalMoves(state, seat), streamOf(question.seed));
}
