import { untrack } from 'svelte';
import type { Film } from '../../session/film/film.svelte.ts';
import type { RightColumnState } from '../right/right-column.svelte.ts';
import type { LaidTable } from './laid-table.svelte.ts';

/** What has happened, shown once more: the film of what came before the newest page, and the history. */
export class Playback {
  readonly #laid: LaidTable;
  readonly #rightColumn: RightColumnState;
  /** How many moves were played when a decision was kept from closing. */
  #heldBack: number | undefined;

  /** The position somebody wants to play on, as a number of moves; undefined while nobody does. */
  playingOn = $state<number>();

  constructor(laid: LaidTable, rightColumn: RightColumnState) {
    this.#laid = laid;
    this.#rightColumn = rightColumn;
  }

  /** What happened before the newest page, beat by beat. */
  get film(): Film {
    return this.#laid.campaign.film;
  }

  /** Whether the table is shown as it was. */
  get showsPast(): boolean {
    return this.#rightColumn.panel === 'history' || this.#laid.campaign.lookups.past !== null;
  }

  /** Whether a position may be played on: the game is over, or it hides nothing. */
  get mayPlayOn(): boolean {
    const { now } = this.#laid;
    return now.curtain === undefined || now.outcome !== undefined || now.abandoned;
  }

  /** Opens the history at the newest move. */
  lookBack(): void {
    this.#rightColumn.panel = 'history';
    void this.#laid.campaign.lookups.lookBack(this.#laid.now.played);
  }

  /** What closes by itself waits until whoever decides it has seen what came before. To be called in an effect. */
  holdBack(): void {
    const { campaign, now } = this.#laid;
    const { running } = this.film;
    if (running && now.closes !== undefined) {
      this.#heldBack = now.played;
      untrack(() => void campaign.keepOpen());
    } else if (!running && this.#heldBack !== undefined) {
      const same = this.#heldBack === now.played;
      this.#heldBack = undefined;
      if (same) untrack(() => void campaign.letClose());
    }
  }
}
