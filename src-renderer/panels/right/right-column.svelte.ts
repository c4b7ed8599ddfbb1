import { untrack } from 'svelte';
import type { TablePage } from '../../window/pages.ts';
import { panelAfter, panelOnNewPage, type HousePanelName } from './right-panels.ts';

/** What the right column looks at to decide which panels stay open. */
export type Occasion = {
  /** The page as it is now, and as it is shown. */
  readonly now: TablePage;
  readonly shown: TablePage;
  /** How often the host has asked to hide what is private. */
  readonly coverCount: number;
  /** The person who decides at the open table. */
  readonly person: number | undefined;
};

/** Which panel is open in the right column, and whether an offer is being put together there. */
export class RightColumnState {
  #panel = $state<string>('decision');
  #opened = $state(0);
  /** Whether an offer is being put together. A panel opened meanwhile lies over it, and it is there again once that closes. */
  dealing = $state(false);
  /** Whether what is pointed at is told here, as there is no board in sight that it could lie on. */
  showsPassing = $state(false);
  /** Whether what speaks on the board covers what is needed there, until the next press. */
  asideCovers = $state(false);
  /** Whether under the decision there is no room for lines of the log. */
  logIsShort = $state(false);
  readonly #onhistoryclosed: () => void;
  #before: Occasion | undefined;
  /** The person who decided last at the open table. */
  #lastPerson: number | undefined;

  /** @param first the panel that is open at the beginning */
  constructor(first: HousePanelName, onhistoryclosed: () => void) {
    this.#panel = first;
    this.#onhistoryclosed = onhistoryclosed;
  }

  /** The open panel by its name; `decision` for none. */
  get panel(): string {
    return this.#panel;
  }

  set panel(name: string) {
    if (name !== 'decision') this.#count();
    this.#show(name);
  }

  /** Another number each time somebody opens a panel or an offer, also one that is open. */
  get opened(): number {
    return this.#opened;
  }

  #count(): void {
    // Whoever opens one in an effect does not wait for it.
    untrack(() => (this.#opened += 1));
  }

  #show(name: string): void {
    const before = this.#panel;
    this.#panel = name;
    if (before === 'history' && name !== 'history') this.#onhistoryclosed();
  }

  /** What is seen in the column: the open panel, else an offer or the decision. */
  get shows(): string {
    return this.dealing && this.#panel === 'decision' ? 'deal' : this.#panel;
  }

  /** Opens a panel, or closes it where it is open. */
  toggle(name: string): void {
    this.panel = this.panel === name ? 'decision' : name;
  }

  /** Begins an offer. */
  deal(): void {
    this.panel = 'decision';
    this.dealing = true;
    this.#count();
  }

  /** Closes the panels that belong to one page. */
  closePagePanels(): void {
    this.#show(panelOnNewPage(this.panel));
  }

  /**
   * Closes what has to close since the occasion before: an offer and page panels with their page, most others with
   * their person.
   */
  keepUpWith(occasion: Occasion): void {
    const before = this.#before;
    this.#before = occasion;
    if (before?.shown !== occasion.shown) this.dealing = false;
    const turned = before?.now !== occasion.now || before.coverCount !== occasion.coverCount;
    if (before !== undefined && turned) this.closePagePanels();
    if (before === undefined || before.person !== occasion.person)
      this.#show(panelAfter(this.panel, this.#lastPerson, occasion.person));
    this.#lastPerson = occasion.person ?? this.#lastPerson;
  }
}
