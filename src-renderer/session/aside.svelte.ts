import type { Reply } from '#main/contract/messages.ts';
import type { Foretold, Past, Recap, Revealed } from '../window/beside.ts';
import type { Ask } from './bridge.ts';
import type { GameWindow } from '../window/window.ts';
import type { Types } from '../window/types.ts';
import type { TablePage } from '../window/pages.ts';

/** Asks the host about the open page; quietly where a refusal is no news. */
type Door = {
  readonly ask: (what: Ask, quiet: boolean) => Promise<Reply>;
  readonly page: () => TablePage | null;
  /** The window of the game that is played: it reads what the host says. */
  readonly game: () => GameWindow | null;
  /** The step a seat has come to in a decision of its own. */
  readonly step: (seat: number) => number;
};

/**
 * What is looked at beside the play: the past, a recap, a forecast, everything at the end. All of it belongs to the page it
 * was asked from, and is forgotten with it.
 */
export class Aside {
  past = $state.raw<Past | null>(null);
  recap = $state.raw<Recap | null>(null);
  revealed = $state.raw<Revealed | null>(null);
  foretold = $state.raw<Foretold | null>(null);
  readonly #door: Door;
  /** The move of the past that is wanted next; whether an answer is on its way; whether it is still waited for. */
  #wanted: number | undefined;
  #asking = false;
  #looking = false;
  /** The move a forecast is wanted of. */
  #about: Types['move'] | null = null;
  /** Changes when everything is forgotten: an answer to a question of before is none any more. */
  #round = 0;

  constructor(door: Door) {
    this.#door = door;
  }

  /** Forgets everything. */
  forget(): void {
    this.#round += 1;
    this.backToNow();
    this.recap = null;
    this.revealed = null;
    this.foretold = null;
  }

  /** Goes to the table as it was after `at` moves. Of several asked for at once only the last is fetched. */
  async lookBack(at: number): Promise<void> {
    this.#wanted = at;
    this.#looking = true;
    if (this.#asking) return;
    this.#asking = true;
    while (this.#wanted !== undefined) {
      const next = this.#wanted;
      this.#wanted = undefined;
      const reply = await this.#of((page) => ({ type: 'history', ...page, at: next }));
      // What lies behind a screen is never part of it: the drawer is shut before anybody looks back.
      const read = this.#door.game()?.read;
      if (reply?.type === 'history' && this.#looking && read !== undefined) {
        const { at, deciders, lines } = reply;
        this.past = { at, view: read.view(reply.view), deciders, lines };
      }
    }
    this.#asking = false;
  }

  /** Comes back to now. */
  backToNow(): void {
    this.#looking = false;
    this.#wanted = undefined;
    this.past = null;
  }

  /** Fetches what happened since a seat last looked. */
  async recall(seat: number): Promise<void> {
    const reply = await this.#of((page) => ({ type: 'recap', ...page, seat }));
    if (reply?.type === 'recap') this.recap = { seat: reply.seat, lines: reply.lines };
  }

  /** Fetches everything that was hidden; once the game is over. */
  async reveal(): Promise<void> {
    const reply = await this.#of((page) => ({ type: 'reveal', ...page }));
    const read = this.#door.game()?.read;
    if (reply?.type !== 'revealed' || read === undefined) return;
    this.revealed = { own: reply.own.map((own) => read.own(own)), lines: reply.lines };
  }

  /** Fetches what a move would do; `null` is no longer interested. */
  async foretell(seat: number, move: Types['move'] | null): Promise<void> {
    this.foretold = null;
    this.#about = move;
    if (move === null) return;
    const reply = await this.#of(
      (page) => ({ type: 'preview', ...page, step: this.#door.step(seat), seat, move }),
      true,
    );
    if (reply?.type !== 'preview' || this.#about !== move) return;
    const { events, barrier } = reply;
    this.foretold = { move, events, ...(barrier !== undefined && { barrier }) };
  }

  /** The answer to a question about the open page; nothing where it comes too late. */
  async #of(what: (at: { campaign: string; seq: number }) => Ask, quiet = false): Promise<Reply | undefined> {
    const page = this.#door.page();
    if (page === null) return undefined;
    const round = this.#round;
    const reply = await this.#door.ask(what({ campaign: page.campaign, seq: page.seq }), quiet);
    const now = this.#door.page();
    return round === this.#round && now?.seq === page.seq && now.campaign === page.campaign ? reply : undefined;
  }
}
