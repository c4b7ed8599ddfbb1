import { tick } from 'svelte';
import { PERSON } from '#main/contract/messages.ts';
import type { OpenCampaign } from '../../session/open-campaign.svelte.ts';
import type { Session } from '../../session/session.svelte.ts';
import type { GameCard } from '../../window/card.ts';
import type { TablePage } from '../../window/pages.ts';
import type { GameWindow } from '../../window/window.ts';
import { pageAsOf } from '../history/past-page.ts';

/** What a table is made of. */
export type TableParts = {
  readonly card: GameCard;
  readonly game: GameWindow;
  readonly page: TablePage;
  readonly pack: object;
};

/** The table as it lies there for everybody: its campaign, its game and its page. All other parts of an open table build on it. */
export class LaidTable {
  /** The session that the table belongs to. */
  readonly session: Session;
  readonly #parts: () => TableParts;
  /** A step is just being kept open. */
  #staying: Promise<void> | undefined;

  /** @param parts read again whenever they change */
  constructor(session: Session, parts: () => TableParts) {
    this.session = session;
    this.#parts = parts;
  }

  /** The campaign that is played. */
  get campaign(): OpenCampaign {
    return this.session.campaign;
  }

  /** The card of the game. */
  get card(): GameCard {
    return this.#parts().card;
  }

  /** What the game brings to the table. */
  get game(): GameWindow {
    return this.#parts().game;
  }

  /** The words of the game. */
  get words(): GameWindow['words'] {
    return this.game.words;
  }

  /** The page as it is now. */
  get now(): TablePage {
    return this.#parts().page;
  }

  /** The page as it is shown: now, or as it was while somebody looks back or what happened is still being shown. */
  readonly page = $derived.by(() => pageAsOf(this.campaign.film.page ?? this.now, this.campaign.lookups.past));
  /** The table as that page shows it. */
  readonly table = $derived.by(() => ({ seats: this.now.seats, view: this.page.view, pack: this.#parts().pack }));

  /** Whether a person sits at a seat now. */
  isPerson(seat: number | undefined): boolean {
    return seat !== undefined && this.now.seats[seat]?.player === PERSON;
  }

  /** Keeps a step open that would close by itself; resolves once the page that says so is here. */
  stayOpen(): Promise<void> {
    if (this.now.closes === undefined) return Promise.resolve();
    return (this.#staying ??= this.#keepOpen());
  }

  async #keepOpen(): Promise<void> {
    await this.campaign.keepOpen();
    await tick();
    this.#staying = undefined;
  }
}
