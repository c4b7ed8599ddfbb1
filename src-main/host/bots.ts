import { setTimeout as wait } from 'node:timers/promises';
import { anyOf } from '#engine/bots/random.ts';
import { hashText } from '#engine/kernel/hash.ts';
import { streamOf } from '#engine/kernel/rng.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import type { Question } from '#main/bots/question.ts';
import { thoughtSchema } from '#main/bots/answers.ts';
import type { Message, Reply } from '#main/contract/messages.ts';
import { beliefOf } from './beliefs.ts';
import { startThinking } from './clocks.ts';
import { commit, haltTable, nextPage } from './commit.ts';
import { afterEntry } from './curtain.ts';
import { play } from './change-history.ts';
import { latestState } from './history.ts';
import { botToMove, untilGraceEnds } from './grace-period.ts';
import { atTick } from './at-tick.ts';
import { countHang, replaceIfHung } from './hung-levels.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Host } from './host.ts';
import { unhalt } from './standing.ts';
import { situation, type Table } from './table.ts';

type Move = { type: string };

/** What a bot has chosen, and whether it was told to decide before it had thought to the end. */
type Chosen = { readonly move: Move; readonly stopped?: boolean };

/** How often a bot is asked before the host plays any legal move for it. */
const ASKED = 2;
/** Milliseconds after which a bot that is to decide now is waited for no longer: its worker is not even given a core. */
const PATIENCE_MS = 2000;

/**
 * Lets the bots play as long as it is their turn, one move per pause, so that the timing gives nothing away of what a
 * bot knows or how long it thinks. A bot is asked once per page; if a new page comes up meanwhile, its answer to the
 * old one is dropped. After a person's undoable move, a bot waits for the grace period.
 */
export function wakeBots(host: Host, table: Table): void {
  const seat = table.thinking === undefined ? botToMove(table) : undefined;
  if (seat === undefined) return;
  takeTurn(host, table, seat, startThinking(table)).catch((error: unknown) => {
    host.log.error('bot-failed', { campaign: table.head.id, seat, error });
  });
}

async function takeTurn(host: Host, table: Table, seat: Seat, signal: AbortSignal): Promise<void> {
  try {
    const beat = async (): Promise<void> => {
      await untilGraceEnds(host, table, signal);
      await wait(host.pause, undefined, { signal });
    };
    const chosen = await atTick(decided(host, table, seat, signal), beat);
    signal.throwIfAborted();
    botMove(host, table, seat, chosen);
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
async function decided(host: Host, table: Table, seat: Seat, signal: AbortSignal): Promise<Chosen> {
  for (;;) {
    const chosen = await choose(host, table, seat, signal);
    if (!leadsToStep(table, seat, chosen.move)) return chosen;
    botMove(host, table, seat, chosen);
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

function botMove(host: Host, table: Table, seat: Seat, chosen: Chosen): Message | undefined {
  const { game } = table;
  const again = (): Message | undefined => botMove(host, table, seat, chosen);
  try {
    const change = play(game, table.history, seat, chosen.move, chosen);
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
  unhalt(table);
  nextPage(host, table);
}

/**
 * What the bot at `seat` is given: the information of its seat, and a seed for its own random numbers. The seed comes
 * from the campaign's whole seed, so that nobody who knows only the public part can predict it; it is hashed, so that
 * the bot learns nothing about the campaign's seed.
 */
export function questionOf(
  { head, game, history, thinkers }: Pick<Table, 'head' | 'game' | 'history' | 'thinkers'>,
  seat: Seat,
): Question {
  const level = head.seats[seat]?.player ?? '';
  return {
    game: game.id,
    ...(thinkers.includes(level) && { asked: 'thought' }),
    pack: game.pack,
    level,
    seat,
    information: game.information(latestState(history), seat),
    seed: hashText(`${head.seed}:${history.seq + 1}:${seat}`),
  };
}

/**
 * The move the bot wants or, if it gives no valid answer, any legal move, so that a failing bot never blocks the game. One that is to
 * decide now is not asked again. A level that hung too often is replaced, which aborts `signal`.
 */
async function choose(host: Host, table: Table, seat: Seat, signal: AbortSignal): Promise<Chosen> {
  const { log } = host;
  const { game, history, hurry } = table;
  replaceIfHung(host, table, seat);
  signal.throwIfAborted();
  const state = latestState(history);
  const question = await withBelief(host, table, seat, signal);
  const about = { campaign: table.head.id, seat, level: question.level };
  for (let asked = 1; asked <= ASKED; asked++) {
    try {
      const { move, stopped } = await answerTo(host, table, question, signal);
      const read = game.schema.move.safeParse(move);
      if (read.success && game.refusal(state, seat, read.data) === undefined) return { move: read.data, stopped };
      log.error('bot-refused', { ...about, asked });
    } catch (error) {
      signal.throwIfAborted();
      log.error('bot-failed', { ...about, asked, error });
      countHang(host, table, question.level, error);
    }
    if (hurry.signal.aborted) break;
    replaceIfHung(host, table, seat);
    signal.throwIfAborted();
  }
  log.warn('bot-replaced', about);
  // The legal moves of its own seat are no secret from the bot.
  return { move: anyOf(game.legalMoves(state, seat), streamOf(question.seed)) };
}

/** The question to the bot at `seat`, with what it believes; one that is to decide now does without, where that is still worked out. */
async function withBelief(host: Host, table: Table, seat: Seat, signal: AbortSignal): Promise<Question> {
  const question = questionOf(table, seat);
  try {
    const belief = await beliefOf(host, table, seat, AbortSignal.any([signal, table.hurry.signal]));
    return { ...question, ...(belief !== undefined && { belief }) };
  } catch {
    signal.throwIfAborted();
    return question;
  }
}

/** What the bot answers, still to be checked. @throws BotFault; or, some time after it is to decide now, that nobody waits any longer */
async function answerTo(host: Host, { head, hurry }: Table, question: Question, signal: AbortSignal) {
  const patience = new AbortController();
  const hurried = (): void => void setTimeout(() => patience.abort(), PATIENCE_MS).unref();
  if (hurry.signal.aborted) hurried();
  else hurry.signal.addEventListener('abort', hurried, { once: true });
  try {
    const pack = (): unknown => host.store.pack(head.pack);
    const answer = await host.bots.ask(question, pack, AbortSignal.any([signal, patience.signal]), hurry.signal);
    return question.asked === 'thought' ? thoughtSchema.parse(answer) : { move: answer, stopped: false };
  } finally {
    hurry.signal.removeEventListener('abort', hurried);
  }
}

/** The bot that is about to play decides with what it has found so far; it plays at the next beat. */
export function decideNow(table: Table): Reply {
  table.hurry.abort();
  return { type: 'done' };
}
