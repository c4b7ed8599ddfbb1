import { untrack } from 'svelte';
import { PERSON } from '#main/contract/messages.ts';
import type { OpenCampaign } from '../../session/open-campaign.svelte.ts';
import type { SettingsStore } from '../../session/settings-store.svelte.ts';
import type { TablePage } from '../../window/pages.ts';
import type { GameTypes } from '../../window/types.ts';
import type { GameWindow } from '../../window/window.ts';

/** What the stock of one person among bots depends on. */
type Around = {
  readonly campaign: OpenCampaign;
  readonly settings: SettingsStore;
  readonly game: () => GameWindow;
  readonly now: () => TablePage;
  /** Whether the table lies open, and is shown as it is now. */
  readonly visible: () => boolean;
};

/** One person among bots always sees their own stock, the first depth of their drawer, unless they have said otherwise. */
export class OwnStock {
  readonly #around: Around;
  /** The one person at a table of bots; undefined where several persons sit, or none. */
  readonly person: number | undefined = $derived.by(() => {
    const persons = [...this.#around.now().seats.entries()].filter(([, { player }]) => player === PERSON);
    return persons.length === 1 ? persons[0]?.[0] : undefined;
  });
  /** Whether it is shown. */
  readonly shows: boolean = $derived.by(
    () => this.person !== undefined && this.#depth !== undefined && this.wanted && this.#around.visible(),
  );

  constructor(around: Around) {
    this.#around = around;
  }

  /** The stock, once the host has told it; null before. Not derived: what nobody reads any more would keep it. */
  get own(): GameTypes['own'] | null {
    const { own } = this.#around.campaign;
    return this.shows && own !== null && own.seat === this.person && own.depth === this.#depth ? own.own : null;
  }

  /** Whether they want it: so unless they have said otherwise for this campaign. */
  get wanted(): boolean {
    return this.#around.settings.values['own-stock'][this.#around.now().campaign] ?? true;
  }

  /**
   * Asks for it, once a page: another window of the campaign may have taken it over, and must not be asked for it back at once.
   * To be called in an effect.
   */
  keepOpen(drawerNamed: boolean): void {
    const [seat, depth] = [this.person, this.#depth];
    if (!this.shows || seat === undefined || depth === undefined || drawerNamed) return;
    void this.#around.now().seq;
    untrack(() => void this.#around.campaign.watchStock(seat, depth));
  }

  get #depth(): string | undefined {
    return this.#around.game().depths[0]?.id;
  }
}
