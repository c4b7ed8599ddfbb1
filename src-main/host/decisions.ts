import { canonicalJson } from '#engine/kernel/hash.ts';
import type { Seat } from '#engine/kernel/seat.ts';
import { worthsSchema } from '#main/bots/answers.ts';
import { messageOf } from '#main/contract/message-of.ts';
import { DECISION, PERSON, type Reply, type ReviewedDecision } from '#main/contract/messages.ts';
import { adviceFor, adviserQuestion, answered } from './advice.ts';
import type { History, PlayedMove } from './history.ts';
import type { Host } from './host.ts';
import { refused } from './replies.ts';
import { currentState, type Table } from './table.ts';

/** How many decisions are told to each person. */
const TOLD = 3;
/** Milliseconds after which what has been found is told, and the rest left unread. */
const LONGEST = 45_000;

type Read = { readonly decisions: readonly ReviewedDecision[]; readonly read: number; readonly of: number };
type Found = ReviewedDecision & { readonly short: number };

/** A game that is over is read once, however often somebody asks. */
const readings = new WeakMap<History, Promise<Read>>();

/**
 * For each person the decisions whose worth lay farthest below the best, as the game's adviser values them by what the
 * person knew at that moment; only once the game is over. The bots' workers read them, one after the other.
 */
export async function decisions(host: Host, table: Table): Promise<Reply> {
  const { game, history, listed } = table;
  if (game.outcome(currentState(table)) === undefined) return refused(messageOf('not-over'));
  if (listed.adviser === undefined) return refused(messageOf('no-advice'));
  const running = readings.get(history) ?? readGame(host, table);
  readings.set(history, running);
  // What was left unread may be read another time.
  const forget = (): boolean => readings.delete(history);
  running.catch(forget);
  const { decisions: found, read, of } = await running;
  if (read < of) forget();
  if (of > 0 && read === 0) return refused(messageOf('no-advice'));
  return { type: 'decisions', decisions: [...found], read, of };
}

async function readGame(host: Host, table: Table): Promise<Read> {
  const { game, history } = table;
  const signal = AbortSignal.any([table.closing.signal, AbortSignal.timeout(LONGEST)]);
  const state = game.copy(history.setup.state);
  const isTurn = ({ type }: { type: string }): boolean => type === game.turnEvent;
  let turn = history.setup.events.filter(({ event }) => isTurn(event)).length;
  let [read, of] = [0, 0];
  const found = new Map<Seat, Found[]>();
  for (const [at, played] of history.live.entries()) {
    const { seat } = played.entry;
    const move = game.schema.move.parse(played.entry.move);
    if (isDecision(table, played, state)) {
      of += 1;
      const one = await shortfall(host, table, { seat, at, turn, state, move, signal }, found.get(seat) ?? []);
      if (one !== undefined) read += 1;
      if (one !== undefined && one !== 'fine') found.set(seat, ranked([...(found.get(seat) ?? []), one]));
    }
    game.apply(state, seat, move, (event) => void (isTurn(event) && (turn += 1)));
  }
  const decisions = [...found.values()].flatMap((some) => some.map(({ short: _, ...decision }) => decision));
  return { decisions, read, of };
}

const ranked = (some: readonly Found[]): Found[] => some.toSorted((a, b) => b.short - a.short).slice(0, TOLD);

/** Whether a person had more than one thing to choose from. */
function isDecision(table: Table, { entry, byItself }: PlayedMove, state: object): boolean {
  const { game } = table;
  if (byItself === true || !wasPerson(table, entry.seat, entry.seq)) return false;
  return game.deciders(state).includes(entry.seat) && game.legalMoves(state, entry.seat).length > 1;
}

/** Whether a person sat at `seat` when entry `seq` was made. Each change of player is between a person and a bot. */
function wasPerson({ head, history }: Table, seat: Seat, seq: number): boolean {
  const changes = history.notes.filter(({ event }) => event.type === 'table-seat' && event['seat'] === seat);
  const before = changes.findLast((note) => note.seq < seq);
  if (before !== undefined) return before.event['player'] === PERSON;
  const after = changes[0];
  return after === undefined ? head.seats[seat]?.player === PERSON : after.event['player'] !== PERSON;
}

type Moment = {
  readonly seat: Seat;
  readonly at: number;
  readonly turn: number;
  readonly state: object;
  readonly move: { type: string };
  readonly signal: AbortSignal;
};

/** How far a decision fell short, where that is worth telling; `fine` where it is not, undefined where nobody could say. */
async function shortfall(
  host: Host,
  table: Table,
  { seat, at, turn, state, move, signal }: Moment,
  worse: readonly Found[],
): Promise<Found | 'fine' | undefined> {
  const { game, head } = table;
  const question = adviserQuestion(table, seat, state, 'worths');
  if (question === undefined || signal.aborted) return undefined;
  try {
    const { worths, telling } = worthsSchema.parse(await answered(host, question, head.pack, signal));
    const done = worths.find((one) => canonicalJson(one.move) === canonicalJson(move));
    if (done === undefined) return 'fine';
    const short = Math.max(...worths.map(({ worth }) => worth)) - done.worth;
    if (short < telling || short <= (worse[TOLD - 1]?.short ?? 0)) return 'fine';
    const advice = await adviceFor(host, table, seat, state, signal);
    if (advice === undefined) return undefined;
    // The state goes on being played on.
    const view = structuredClone({ ...game.view(state, 'public') });
    const own = structuredClone({ ...game.own(game.view(state, seat), DECISION) });
    return { seat, at, turn, view, own, done: move, advice, short };
  } catch {
    return undefined;
  }
}
