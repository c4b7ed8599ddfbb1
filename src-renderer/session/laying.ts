import type { Page } from '#main/contract/messages.ts';
import type { GameCard } from '../window/card.ts';
import type { GameWindow } from '../window/window.ts';

/** Where the parts of a campaign come from, and where they go. */
type Ways = {
  /** The card of a game by its id. */
  readonly card: (game: string) => Pick<GameCard, 'load'> | undefined;
  /** The data a campaign is played with; null where the host has none. */
  readonly pack: (campaign: string) => Promise<object | null>;
  /** Window and data are there. @throws ZodError where host and window do not agree */
  readonly lay: (window: GameWindow, pack: object, page: Page) => void;
  readonly fail: (campaign: string) => void;
};

/** Loads the window and the data of a campaign, while the newest of its pages waits for them. */
export class Laying {
  #waiting: Page | null = null;
  readonly #ways: Ways;

  constructor(ways: Ways) {
    this.#ways = ways;
  }

  waitsFor(campaign: string): boolean {
    return this.#waiting?.campaign === campaign;
  }

  /** Lets a page wait; the first of a campaign begins to load what it needs. Older ones are forgotten. */
  async wait(page: Page): Promise<void> {
    const waiting = this.#waiting;
    const same = waiting?.campaign === page.campaign;
    if (same && page.seq < waiting.seq) return;
    this.#waiting = page;
    if (!same) await this.#load(page);
  }

  /** Loads once more what could not be loaded. */
  async again(): Promise<void> {
    if (this.#waiting !== null) await this.#load(this.#waiting);
  }

  /** Nothing is waited for any more; what is still on its way goes nowhere. */
  forget(): void {
    this.#waiting = null;
  }

  async #load({ game, campaign }: Page): Promise<void> {
    try {
      const card = this.#ways.card(game);
      if (card === undefined) throw new Error(`there is no window for ${game}`);
      const [window, pack] = await Promise.all([card.load(), this.#ways.pack(campaign)]);
      const page = this.#waiting;
      if (page?.campaign !== campaign) return;
      if (pack === null) throw new Error('the host has no data for the campaign');
      this.#ways.lay(window, pack, page);
      this.#waiting = null;
    } catch (error) {
      console.error(error);
      if (this.waitsFor(campaign)) this.#ways.fail(campaign);
    }
  }
}
