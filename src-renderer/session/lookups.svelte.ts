import type { Reply, Review } from '#main/contract/messages.ts';
import type {
  AskedAdvice,
  AskedCost,
  IndexedMove,
  MovePreview,
  PastPosition,
  Recap,
  RevealedSecrets,
  ReviewedDecisions,
} from '../window/lookups.ts';
import { readLines } from '../window/log-line.ts';
import type { TablePage } from '../window/pages.ts';
import type { GameTypes } from '../window/types.ts';
import type { GameWindow } from '../window/window.ts';
import type { HostRequest } from './bridge.ts';
import { readAdvice, readIndexed, readPreview } from './read-replies.ts';

/** What the lookups need to know of the open campaign. */
type Source = {
  /** Sends a request; quietly where the player need not see a refusal. */
  readonly ask: (request: HostRequest, quiet: boolean) => Promise<Reply>;
  readonly page: () => TablePage | null;
  /** The window of the game: it reads what the host says. */
  readonly game: () => GameWindow | null;
  /** The step a seat has reached in a decision of its own. */
  readonly step: (seat: number) => number;
};

/**
 * What players look up without playing: an earlier position, a recap, the preview of a move, and everything once the game
 * is over. Each belongs to the page it was asked on and is forgotten with it.
 */
export class Lookups {
  /** The earlier position that is shown; null while the table is shown as it is now. */
  past = $state.raw<PastPosition | null>(null);
  /** Which moves there are; null until it was fetched. */
  index = $state.raw<readonly IndexedMove[] | null>(null);
  /** What a seat has missed. */
  recap = $state.raw<Recap | null>(null);
  /** Everything that was hidden. */
  revealed = $state.raw<RevealedSecrets | null>(null);
  /** How the game came to its end. */
  review = $state.raw<Review | null>(null);
  /** What a move would do. */
  preview = $state.raw<MovePreview | null>(null);
  /** What somebody was advised; null while nobody has asked, or what was told is forgotten. */
  advice = $state.raw<AskedAdvice | null>(null);
  /** What somebody's last decision has cost; null while nobody has asked, or what was told is forgotten. */
  judged = $state.raw<AskedCost | null>(null);
  /** How much of a game that is over was read, while it is: decisions, of how many. */
  reading = $state.raw<{ readonly done: number; readonly of: number } | null>(null);
  readonly #source: Source;
  /** The position that is to be fetched next. */
  #wanted: number | undefined;
  /** Whether a request for a position is under way, and whether its answer is still wanted. */
  #asking = false;
  #looking = false;
  /** The move a preview is wanted of. */
  #previewed: GameTypes['move'] | null = null;
  /** Goes up when everything is forgotten: answers to earlier requests are then dropped. */
  #round = 0;

  constructor(source: Source) {
    this.#source = source;
  }

  /** Forgets everything. */
  forget(): void {
    this.#round += 1;
    this.backToNow();
    this.index = null;
    this.recap = null;
    this.revealed = null;
    this.review = null;
    this.preview = null;
    this.forgetPrivate();
  }

  /** Forgets what somebody was advised: their drawer is shut, or they have gone a step on. */
  forgetAdvice(): void {
    this.advice = null;
  }

  /** Forgets all that was told to one person alone. */
  forgetPrivate(): void {
    this.forgetAdvice();
    this.forgetJudged();
  }

  /** Forgets what somebody's last decision has cost. */
  forgetJudged(): void {
    this.judged = null;
  }

  /** Asks what a bot would do in the place of a seat. Answers that come once it is forgotten are dropped. */
  async askAdvice(seat: number): Promise<void> {
    const read = this.#source.game()?.read;
    if (read === undefined) return;
    const asked: AskedAdvice = { seat, advice: null, failed: false };
    this.forgetJudged();
    this.advice = asked;
    const step = this.#source.step(seat);
    const reply = await this.#request((page) => ({ type: 'advice', ...page, step, seat }), true);
    if (this.advice !== asked) return;
    const advice = reply?.type === 'advice' ? readAdvice(read, reply.advice) : null;
    this.advice = { seat, advice, failed: advice === null };
  }

  /** Asks what the last decision of a seat has cost. An answer that comes once it is forgotten is dropped. */
  async askCost(seat: number): Promise<void> {
    const asked: AskedCost = { seat, decision: null };
    this.forgetAdvice();
    this.judged = asked;
    const step = this.#source.step(seat);
    const reply = await this.#request((page) => ({ type: 'cost', ...page, step, seat }), true);
    const read = this.#source.game()?.read;
    if (this.judged !== asked || read === undefined) return;
    if (reply?.type !== 'cost') {
      this.judged = { ...asked, why: reply?.type === 'refused' ? reply.why : { code: 'no-advice', params: {} } };
      return;
    }
    const { view, own, done, cost, ...rest } = reply.decision;
    const better = cost && { ...cost, better: read.move(cost.better) };
    const decision = { ...rest, view: read.view(view), own: read.own(own), done: read.move(done), cost: better };
    this.judged = { ...asked, decision };
  }

  /** Reads the decisions of a game that is over; undefined where that could not be done. */
  async readDecisions(): Promise<ReviewedDecisions | undefined> {
    this.reading = null;
    const reply = await this.#request((page) => ({ type: 'decisions', ...page }), true);
    const read = this.#source.game()?.read;
    if (reply?.type !== 'decisions' || read === undefined) return undefined;
    const decisions = reply.decisions.map((one) => ({
      ...one,
      view: read.view(one.view),
      own: read.own(one.own),
      done: read.move(one.done),
      advice: readAdvice(read, one.advice),
    }));
    return { decisions, read: reply.read, of: reply.of };
  }

  /** Nobody waits for the decisions any longer. */
  async stopReading(): Promise<void> {
    await this.#request((page) => ({ type: 'stop-decisions', ...page }), true);
  }

  /** Shows the table as it was after `at` moves. Of several requests made while one is under way only the last is sent. */
  async lookBack(at: number): Promise<void> {
    this.#wanted = at;
    this.#looking = true;
    if (this.#asking) return;
    this.#asking = true;
    while (this.#wanted !== undefined) {
      const next = this.#wanted;
      this.#wanted = undefined;
      this.#takePast(await this.#request((page) => ({ type: 'history', ...page, at: next })));
    }
    this.#asking = false;
  }

  /** Fetches which moves there are. */
  async fetchIndex(): Promise<void> {
    const reply = await this.#request((page) => ({ type: 'index', ...page }), true);
    const read = this.#source.game()?.read;
    if (reply?.type === 'index' && read !== undefined) this.index = reply.moves.map((move) => readIndexed(read, move));
  }

  /** Shows the table as it is now. */
  backToNow(): void {
    this.#looking = false;
    this.#wanted = undefined;
    this.past = null;
  }

  /** Fetches what happened since a seat last looked. */
  async fetchRecap(seat: number): Promise<void> {
    const reply = await this.#request((page) => ({ type: 'recap', ...page, seat }));
    const read = this.#source.game()?.read;
    if (reply?.type !== 'recap' || read === undefined) return;
    this.recap = { seat: reply.seat, lines: readLines(read, reply.lines) };
  }

  /** Fetches everything that was hidden; refused before the game is over. */
  async reveal(): Promise<void> {
    const reply = await this.#request((page) => ({ type: 'reveal', ...page }));
    const read = this.#source.game()?.read;
    if (reply?.type !== 'revealed' || read === undefined) return;
    this.revealed = { own: reply.own.map((own) => read.own(own)), lines: readLines(read, reply.lines) };
  }

  /** Fetches how the game came to its end; the host has nothing to say of one that is not over. */
  async fetchReview(): Promise<void> {
    const reply = await this.#request((page) => ({ type: 'review', ...page }), true);
    if (reply?.type === 'review') this.review = reply.review;
  }

  /** Fetches what a move and what follows with the same press would do; null forgets it. */
  async previewMove(seat: number, move: GameTypes['move'] | null, then?: readonly GameTypes['move'][]): Promise<void> {
    this.preview = null;
    this.#previewed = move;
    if (move === null) return;
    const reply = await this.tryMove(seat, move, then);
    const read = this.#source.game()?.read;
    if (reply?.type !== 'preview' || this.#previewed !== move || read === undefined) return;
    this.preview = { move, ...readPreview(read, reply) };
  }

  /** What the host says to the moves of a press without playing them: a preview, or why they are refused. Undefined where it comes too late. */
  tryMove(seat: number, move: GameTypes['move'], then: readonly GameTypes['move'][] = []): Promise<Reply | undefined> {
    const step = this.#source.step(seat);
    return this.#request(
      (page) => ({ type: 'preview', ...page, step, seat, move, ...(then.length > 0 && { then: [...then] }) }),
      true,
    );
  }

  /** The position holds only what is public: the drawer is shut before anybody looks back. */
  #takePast(reply: Reply | undefined): void {
    const read = this.#source.game()?.read;
    if (reply?.type !== 'history' || !this.#looking || read === undefined) return;
    const { at, deciders } = reply;
    this.past = { at, view: read.view(reply.view), deciders, lines: readLines(read, reply.lines) };
  }

  /** The answer to a request about the page that shows; undefined where it comes too late. */
  async #request(
    what: (at: { campaign: string; seq: number }) => HostRequest,
    quiet = false,
  ): Promise<Reply | undefined> {
    const page = this.#source.page();
    if (page === null) return undefined;
    const round = this.#round;
    const reply = await this.#source.ask(what({ campaign: page.campaign, seq: page.seq }), quiet);
    const now = this.#source.page();
    return round === this.#round && now?.seq === page.seq && now.campaign === page.campaign ? reply : undefined;
  }
}
