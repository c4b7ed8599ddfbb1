import type { Page } from '#main/contract/messages.ts';
import type { GameCard } from '../window/card.ts';
import type { GameWindow } from '../window/window.ts';

/** Where the parts of a table come from, and who is told that they are there. */
type Wiring = {
  /** The card of a game by its id. */
  readonly card: (game: string) => Pick<GameCard, 'load'> | undefined;
  /** The data a campaign is played with; null where the host has none. */
  readonly packOf: (campaign: string) => Promise<object | null>;
  /** Window and data are there. @throws ZodError where host and window do not agree */
  readonly loaded: (window: GameWindow, pack: object, page: Page) => void;
  readonly failed: (campaign: string) => void;
};

/** Loads the window and the data of a campaign, while the newest of its pages waits for them. */
export class TableLoader {
  #waiting: Page | null = null;
  readonly #wiring: Wiring;

  constructor(wiring: Wiring) {
    this.#wiring = wiring;
  }

  /** Whether a page of that campaign waits. */
  waitsFor(campaign: string): boolean {
    return this.#waiting?.campaign === campaign;
  }

  /** Lets a page wait in place of older ones; the first of a campaign starts the loading. */
  async wait(page: Page): Promise<void> {
    const waiting = this.#waiting;
    const same = waiting?.campaign === page.campaign;
    if (same && page.seq < waiting.seq) return;
    this.#waiting = page;
    if (!same) await this.#load(page);
  }

  /** Loads again what could not be loaded. */
  async again(): Promise<void> {
    if (this.#waiting !== null) await this.#load(this.#waiting);
  }

  /** No page waits any more; what is still being loaded is dropped when it arrives. */
  forget(): void {
    this.#waiting = null;
  }

  async #load({ game, campaign }: Page): Promise<void> {
    try {
      const card = this.#wiring.card(game);
      if (card === undefined) throw new Error(`there is no window for ${game}`);
      const [window, pack] = await Promise.all([card.load(), this.#wiring.packOf(campaign)]);
      const page = this.#waiting;
      if (page?.campaign !== campaign) return;
      if (pack === null) throw new Error('the host has no data for the campaign');
      this.#wiring.loaded(window, pack, page);
      this.#waiting = null;
    } catch (error) {
      console.error(error);
      if (this.waitsFor(campaign)) this.#wiring.failed(campaign);
    }
  }
}
