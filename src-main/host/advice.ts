import { hashValue } from '#engine/kernel/hash.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { adviceSchema } from '#main/bots/answers.ts';
import type { Question } from '#main/bots/question.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Advice, Message, Reply, RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import type { Host } from './host.ts';
import { closedFor } from './moves.ts';
import { refused } from './replies.ts';
import { currentState, isPerson, type Table } from './table.ts';

/** How often the adviser is asked before nobody can say. */
const ASKED = 2;

/**
 * What a bot would do in the place of a seat, by what that seat knows. It is told only in the window in which the seat's
 * private part is open, as long as it is; it changes nothing and is written down nowhere.
 */
export async function advice(
  host: Host,
  window: WindowId,
  table: Table,
  { seat, step }: RequestOf<'advice'>,
): Promise<Reply> {
  const why = barredFrom(host, window, table, seat, step);
  if (why !== undefined) return refused(why);
  const { page } = table;
  const found = await adviceFor(host, table, seat, currentState(table), table.closing.signal);
  // Meanwhile the drawer may have been shut, or somebody may have played.
  if (table.page !== page) return refused(messageOf('stale-page'));
  const shut = barredFrom(host, window, table, seat, step);
  if (shut !== undefined) return refused(shut);
  return found === undefined ? refused(messageOf('no-advice')) : { type: 'advice', seat, advice: found };
}

/**
 * Why this window is told nothing about a decision that a seat owes. It depends on what everybody sees and on what this window has
 * open, and on nothing else.
 */
export function barredFrom(
  host: Host,
  window: WindowId,
  table: Table,
  seat: Seat,
  step: number | undefined,
): Message | undefined {
  const barred = barredFromSeat(host, window, table, seat, step);
  if (barred !== undefined && barred.code !== 'stale-page') return barred;
  return table.game.deciders(currentState(table)).includes(seat) ? barred : messageOf('not-your-decision', { seat });
}

/** Why this window is told nothing about a seat: only where its private part is open, or nothing is hidden. */
export function barredFromSeat(
  host: Host,
  window: WindowId,
  table: Table,
  seat: Seat,
  step: number | undefined,
): Message | undefined {
  const closed = closedFor(table);
  if (closed !== undefined) return closed;
  const { game, head } = table;
  if (head.seats[seat] === undefined) return messageOf('no-such-seat', { seat });
  if (!isPerson(table, seat)) return messageOf('bot-seat', { seat });
  if (game.hides && host.windows.openedIn(window)?.seat !== seat) return messageOf('drawer-shut');
  return game.hides && (step ?? 0) !== table.step ? messageOf('stale-page') : undefined;
}

/**
 * What the game's adviser says to `seat` in `state`; undefined if it has none, fails or names a move that is not possible.
 * The seed of its numbers comes from what the seat knows, so that the same knowledge always gets the same advice.
 */
export async function adviceFor(
  host: Host,
  table: Pick<Table, 'game' | 'head' | 'listed'>,
  seat: Seat,
  state: object,
  signal: AbortSignal,
): Promise<Advice | undefined> {
  const { game, head } = table;
  const question = adviserQuestion(table, seat, state, 'advice');
  if (question === undefined) return undefined;
  const answer = await answered(host, question, head.pack, signal);
  try {
    const read = adviceSchema.safeParse(answer);
    if (!read.success) return undefined;
    const { move, alternative, reasons, cost } = read.data;
    const possible = (one: { type: string }): boolean => {
      const known = game.schema.move.safeParse(one);
      return known.success && game.refusal(state, seat, known.data) === undefined;
    };
    if (!possible(move)) return undefined;
    return {
      move,
      reasons,
      ...(cost !== undefined && { cost }),
      ...(alternative !== undefined && possible(alternative) && { alternative }),
    };
  } catch {
    // The rules may throw on a move that no game knows.
    return undefined;
  }
}

/**
 * What the adviser answers; it is asked once more where it fails, as a bot that plays is. Undefined where it fails again: why may quote what
 * only one seat knows, and that it was asked is nobody's business.
 */
export async function answered(host: Host, question: Question, pack: string, signal: AbortSignal): Promise<unknown> {
  for (let asked = 1; asked <= ASKED && !signal.aborted; asked++) {
    try {
      return await host.bots.ask(question, () => host.store.pack(pack), signal, signal);
    } catch {
      continue;
    }
  }
  return undefined;
}

/** A question to the game's adviser about a decision of `seat`; undefined where there is no adviser. */
export function adviserQuestion(
  { game, listed }: Pick<Table, 'game' | 'listed'>,
  seat: Seat,
  state: object,
  asked: 'advice' | 'worths',
): Question | undefined {
  if (listed.adviser === undefined) return undefined;
  const information = game.information(state, seat);
  return {
    game: game.id,
    asked,
    pack: game.pack,
    level: listed.adviser,
    seat,
    information,
    seed: hashValue({ seat, information }),
  };
}
