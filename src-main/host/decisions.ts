import { availableParallelism } from 'node:os';
import { canonicalJson } from '#engine/kernel/hash.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { worthsSchema } from '#main/bots/answers.ts';
import { messageOf } from '#main/contract/message-of.ts';
import { DECISION, type Reply, type ReviewedDecision } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';
import { adviserQuestion, reasonsFor } from './advice.ts';
import { answered } from './answered.ts';
import { costOf, thoughtOf, type Cost } from './coach.ts';
import type { History } from './history.ts';
import type { Host } from './host.ts';
import { momentsOf, type Moment } from './moments.ts';
import { refused } from './replies.ts';
import { currentState, type Table } from './table.ts';

/** How many decisions are told to each person: by a coach, and by an adviser. */
const [TOLD, TOLD_BY_ADVISER] = [5, 3];
/** Milliseconds after which what has been found is told, and the rest left unread. */
const [LONGEST, LONGEST_OF_ADVISER] = [90_000, 45_000];
/** How many decisions are asked about at once: the window it is shown in has a core to itself. */
const AT_ONCE = Math.min(2, Math.max(1, availableParallelism() - 1));
/** Of how many games what was found is kept once their tables are closed. */
const KEPT = 8;

/** What was found about a decision: how far it fell short, and, by a coach, what it cost. */
type Found = { readonly short: number; readonly cost?: Cost };

/** A game that is being read, or was: what was found stays, so that whoever asks again reads on. */
type Reading = {
  readonly moments: readonly Moment[];
  /** By the number of moves before it. */
  readonly found: Map<number, Found>;
  /** What was told last, where nothing was read since. */
  told: Promise<readonly ReviewedDecision[]> | undefined;
  running: Promise<void> | undefined;
  /** Ends it when nobody waits for it any longer. */
  stop: AbortController;
  readonly waiting: Set<WindowId>;
};

const readings = new WeakMap<History, Reading>();

/** What was found about games, by their last entry: whoever leaves a table and comes back reads on. The one read last stands last. */
const kept = new WeakMap<Host, Map<string, Reading['found']>>();

function foundBefore(host: Host, { head, history }: Table): Reading['found'] {
  const games = kept.get(host) ?? new Map<string, Reading['found']>();
  kept.set(host, games);
  const game = `${head.id} ${history.live.at(-1)?.entry.hash ?? ''}`;
  const found = games.get(game) ?? new Map<number, Found>();
  games.delete(game);
  games.set(game, found);
  const [oldest] = games.keys();
  if (games.size > KEPT && oldest !== undefined) games.delete(oldest);
  return found;
}

/**
 * For each person the decisions that cost most, as the coach of the game values them by what the person knew at that moment; those
 * that fell farthest below the best by its adviser, where it has no coach. Only once the game is over. The bots' workers read them.
 */
export async function decisions(host: Host, window: WindowId, table: Table): Promise<Reply> {
  const { game, history, listed } = table;
  if (game.outcome(currentState(table)) === undefined) return refused(messageOf('not-over'));
  if (listed.adviser === undefined && listed.coach === undefined) return refused(messageOf('no-advice'));
  const reading = readings.get(history) ?? newReading(host, table);
  readings.set(history, reading);
  reading.waiting.add(window);
  reading.running ??= readOn(host, table, reading).finally(() => (reading.running = undefined));
  await reading.running;
  reading.waiting.delete(window);
  const [read, of] = [reading.found.size, reading.moments.length];
  if (of > 0 && read === 0) return refused(messageOf('no-advice'));
  reading.told ??= tell(host, table, reading);
  return { type: 'decisions', decisions: [...(await reading.told)], read, of };
}

/** This window no longer waits for the decisions; the reading ends with the last one that does. */
export function stopReading(window: WindowId, { history }: Table): Reply {
  const reading = readings.get(history);
  reading?.waiting.delete(window);
  if (reading?.waiting.size === 0) reading.stop.abort();
  return { type: 'done' };
}

function newReading(host: Host, table: Table): Reading {
  return {
    ...{ moments: momentsOf(table), found: foundBefore(host, table), waiting: new Set() },
    ...{ told: undefined, running: undefined, stop: new AbortController() },
  };
}

/** Reads what is left unread, the likeliest to have cost something first, until all is read, the time is up or nobody waits. */
async function readOn(host: Host, table: Table, reading: Reading): Promise<void> {
  const { moments, found } = reading;
  const coached = table.listed.coach !== undefined;
  reading.stop = new AbortController();
  reading.told = undefined;
  const time = AbortSignal.timeout(coached ? LONGEST : LONGEST_OF_ADVISER);
  const signal = AbortSignal.any([table.closing.signal, time, reading.stop.signal]);
  const left = moments.filter(({ at }) => !found.has(at));
  const queue = coached ? await likeliestFirst(host, table, left, signal) : left;
  const next = async (): Promise<void> => {
    for (let moment = queue.shift(); moment !== undefined && !signal.aborted; moment = queue.shift()) {
      const one = coached ? await costAt(host, table, moment, signal) : await shortfall(host, table, moment, signal);
      if (one !== undefined) found.set(moment.at, one);
      tellProgress(host, table, reading);
    }
  };
  await Promise.all(Array.from({ length: coached ? AT_ONCE : 1 }, next));
}

/** Tells every window that waits how far the reading has come; one that has left the table waits no longer. */
function tellProgress({ windows }: Host, { head }: Table, { moments, found, waiting, stop }: Reading): void {
  for (const window of waiting) {
    if (windows.campaignOf(window) !== head.id) waiting.delete(window);
    else windows.tell(window, { type: 'reading', done: found.size, of: moments.length });
  }
  if (waiting.size === 0) stop.abort();
}

/** Decisions in the order of how far the adviser, who is quick, sees them fall short. */
async function likeliestFirst(
  host: Host,
  table: Table,
  moments: readonly Moment[],
  signal: AbortSignal,
): Promise<Moment[]> {
  const shorts = new Map<Moment, number>();
  for (const moment of moments) shorts.set(moment, (await shortfall(host, table, moment, signal))?.short ?? 0);
  return moments.toSorted((one, other) => (shorts.get(other) ?? 0) - (shorts.get(one) ?? 0));
}

/** What a decision cost by the coach; undefined where nobody could say. */
async function costAt(host: Host, table: Table, moment: Moment, signal: AbortSignal): Promise<Found | undefined> {
  const { seat, state, done } = moment;
  const thought = signal.aborted ? undefined : await thoughtOf(host, table, { seat, state, also: done }, signal);
  const cost = thought && costOf(thought, done);
  if (cost === undefined || cost === 'nothing') return cost && { short: 0 };
  return { short: cost.chances.better - cost.chances.done, cost };
}

/** How far a decision fell short by the adviser, 0 where that is not worth telling; undefined where nobody could say. */
async function shortfall(host: Host, table: Table, moment: Moment, signal: AbortSignal): Promise<Found | undefined> {
  const { seat, state, done } = moment;
  const question = signal.aborted ? undefined : adviserQuestion(table, seat, state, 'worths');
  if (question === undefined) return undefined;
  const answer = worthsSchema.safeParse(await answered(host, question, table.head.pack, signal));
  if (!answer.success) return undefined;
  const { worths, telling } = answer.data;
  const made = worths.find(({ move }) => canonicalJson(move) === canonicalJson(done));
  if (made === undefined) return { short: 0 };
  const short = Math.max(...worths.map(({ worth }) => worth)) - made.worth;
  return { short: short < telling ? 0 : short };
}

/** The worst decisions of each person, with what would have been better and why. */
async function tell(host: Host, table: Table, { moments, found }: Reading): Promise<ReviewedDecision[]> {
  const most = table.listed.coach === undefined ? TOLD_BY_ADVISER : TOLD;
  const bySeat = new Map<Seat, Moment[]>();
  for (const moment of moments) {
    if ((found.get(moment.at)?.short ?? 0) > 0) bySeat.set(moment.seat, [...(bySeat.get(moment.seat) ?? []), moment]);
  }
  const short = ({ at }: Moment): number => found.get(at)?.short ?? 0;
  const worst = [...bySeat.values()].flatMap((some) => some.toSorted((a, b) => short(b) - short(a)).slice(0, most));
  const told: ReviewedDecision[] = [];
  for (const moment of worst) {
    const one = await reviewed(host, table, moment, found.get(moment.at)?.cost);
    if (one !== undefined) told.push(one);
  }
  return told;
}

async function reviewed(
  host: Host,
  table: Table,
  { seat, at, turn, state, done }: Moment,
  cost: Cost | undefined,
): Promise<ReviewedDecision | undefined> {
  const { game, closing } = table;
  const explained = { seat, state, ...(cost !== undefined && { wanted: cost.better }) };
  const said = await reasonsFor(host, table, explained, closing.signal);
  const view = { ...game.view(state, 'public') };
  const own = { ...game.own(game.view(state, seat), DECISION) };
  const decision = { seat, at, turn, view, own, done };
  if (cost === undefined) return said && { ...decision, advice: said };
  const { reasons = [], cost: against } = said ?? {};
  const advice = { move: cost.better, reasons, ...(against !== undefined && { cost: against }) };
  return { ...decision, advice, chances: cost.chances };
}
