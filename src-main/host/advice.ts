import { COMPARED as COMPARING } from '#engine/bots/advice.ts';
import { canonicalJson, hashValue } from '#engine/kernel/hash.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { adviceSchema } from '#main/bots/answers.ts';
import type { Question } from '#main/bots/question.ts';
import { messageOf } from '#main/contract/message-of.ts';
import type { Advice, Message, Reply, RequestOf } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import { answered } from './answered.ts';
import { asChance, isEven, isPossible, thoughtOf } from './coach.ts';
import type { Host } from './host.ts';
import { closedFor } from './moves.ts';
import { refused } from './replies.ts';
import { currentState, isPerson, type Table } from './table.ts';

/** Milliseconds within which the coach advises. */
const AT_ONCE = 1500;
/** How many moves are told with their chances. */
const TOLD = 3;
/** Reasons of the adviser that only compare moves, by its own worths. */
const COMPARED: ReadonlySet<string> = new Set(COMPARING);

/**
 * What the coach would do in the place of a seat, by what that seat knows. It is told only in the window in which the seat's
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
  const { page, closing, coaching } = table;
  const signal = AbortSignal.any([closing.signal, coaching.signal]);
  const found = await adviceFor(host, table, seat, currentState(table), signal);
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
 * What the game's coach would do in the place of `seat` in `state`, with the adviser's reasons for it; what its adviser would do in a game
 * without a coach; undefined where they cannot say: the adviser's move in the place of the coach's would be judged by the coach. The seed of their numbers comes from what the seat knows, so that the same knowledge
 * always gets the same advice, and the coach judges by the same search afterwards.
 */
export async function adviceFor(
  host: Host,
  table: Pick<Table, 'game' | 'head' | 'listed'>,
  seat: Seat,
  state: object,
  signal: AbortSignal,
): Promise<Advice | undefined> {
  if (table.listed.coach === undefined) return reasonsFor(host, table, { seat, state }, signal);
  const thought = await thoughtOf(host, table, { seat, state, within: AT_ONCE }, signal);
  if (thought === undefined) return undefined;
  const { move, candidates } = thought;
  const [first] = candidates;
  const best = candidates.slice(0, TOLD).map((one) => ({
    ...{ move: one.move, chance: asChance(one.chance) },
    even: one !== first && first !== undefined && isEven(first, one),
  }));
  const said = await reasonsFor(host, table, { seat, state, wanted: move }, signal);
  const { reasons = [], cost } = said ?? {};
  return { move, reasons, ...(cost !== undefined && { cost }), best };
}

/** A decision the adviser is asked about, and the move that reasons are wanted for; by default its own. */
type Explained = { readonly seat: Seat; readonly state: object; readonly wanted?: { type: string } };

/**
 * What the adviser says of a move, or of the one it would make; undefined where there is none, it fails or names another move. Of a move that a
 * coach has found it does not say how others compare: the coach's chances do.
 */
export async function reasonsFor(
  host: Host,
  table: Pick<Table, 'game' | 'head' | 'listed'>,
  { seat, state, wanted }: Explained,
  signal: AbortSignal,
): Promise<Advice | undefined> {
  const { game, head } = table;
  const question = adviserQuestion(table, seat, state, 'advice');
  if (question === undefined) return undefined;
  const also = wanted === undefined ? {} : { also: wanted };
  const answer = await answered(host, { ...question, ...also }, head.pack, signal);
  try {
    const { move, alternative, reasons, cost } = adviceSchema.parse(answer);
    const asked = wanted === undefined || canonicalJson(wanted) === canonicalJson(move);
    if (!asked || !isPossible(game, state, seat, move)) return undefined;
    return {
      move,
      reasons: wanted === undefined ? reasons : reasons.filter(({ code }) => !COMPARED.has(code)),
      ...(cost !== undefined && { cost }),
      ...(alternative !== undefined && isPossible(game, state, seat, alternative) && { alternative }),
    };
  } catch {
    // It failed, or the rules threw at a move that no game knows.
    return undefined;
  }
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
