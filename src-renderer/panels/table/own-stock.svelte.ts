import { untrack } from 'svelte';
import { PERSON } from '#main/contract/messages.ts';
import type { OpenCampaign } from '../../session/open-campaign.svelte.ts';
import type { SettingsStore } from '../../session/settings-store.svelte.ts';
import type { TablePage } from '../../window/pages.ts';
import type { GameTypes } from '../../window/types.ts';
import type { GameWindow } from '../../window/window.ts';

/** What it depends on whose stock is shown all the time. */
type Around = {
  readonly campaign: OpenCampaign;
  readonly settings: SettingsStore;
  readonly game: () => GameWindow;
  readonly now: () => TablePage;
  /** Whether the table lies open, and is shown as it is now. */
  readonly visible: () => boolean;
};

/**
 * One person among bots always sees their own stock, the first depth of their drawer, unless they have said otherwise; and where nothing
 * is hidden among people whoever decides does, in a game that has room for it in the lower strip.
 */
export class OwnStock {
  readonly #around: Around;
  /** The one person at a table of bots; undefined where several persons sit, or none. */
  readonly person: number | undefined = $derived.by(() => {
    const persons = [...this.#around.now().seats.entries()].filter(([, { player }]) => player === PERSON);
    return persons.length === 1 ? persons[0]?.[0] : undefined;
  });
  /** Whose it is; nobody's where it is not shown to anybody. */
  readonly seat: number | undefined = $derived.by(() => {
    if (this.#depth === undefined || !this.#around.visible()) return undefined;
    if (this.person !== undefined) return this.wanted ? this.person : undefined;
    return this.#inTheOpen;
  });
  /** Whether it is shown. */
  readonly shows: boolean = $derived.by(() => this.seat !== undefined);

  constructor(around: Around) {
    this.#around = around;
  }

  /** The stock, once the host has told it; null before. Not derived: what nobody reads any more would keep it. */
  get own(): GameTypes['own'] | null {
    const { own } = this.#around.campaign;
    return this.shows && own !== null && own.seat === this.seat && own.depth === this.#depth ? own.own : null;
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
    const [seat, depth] = [this.seat, this.#depth];
    if (seat === undefined || depth === undefined || drawerNamed) return;
    void this.#around.now().seq;
    untrack(() => void this.#around.campaign.watchStock(seat, depth));
  }

  /** The person who decides, where nothing is hidden among people. */
  get #inTheOpen(): number | undefined {
    const { level, deciders, seats } = this.#around.now();
    const [seat, ...more] = deciders;
    const shown = level === 'open' && this.#around.game().depths[0]?.inStrip === true && more.length === 0;
    return shown && seat !== undefined && seats[seat]?.player === PERSON ? seat : undefined;
  }

  get #depth(): string | undefined {
    return this.#around.game().depths[0]?.id;
  }
}
