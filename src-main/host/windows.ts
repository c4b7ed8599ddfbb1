import type { Seat } from '#engine/kernel/seat.ts';
import type { Page, Push, Stage } from '#main/contract/messages.ts';
import type { WindowId } from '#main/contract/port.ts';

/** The private part a window has open. */
export type Opened = {
  readonly seat: Seat;
  readonly depth: string;
  /** The last entry the seat had seen before it was opened. */
  readonly seen: number;
};
type Window = {
  push: ((message: unknown) => void) | undefined;
  campaign: string | undefined;
  opened: Opened | undefined;
};

/** The connected windows, and what each of them shows. */
export class Windows {
  readonly #windows = new Map<WindowId, Window>();

  /** Starts pushing to a window. */
  connect(id: WindowId, push: (message: unknown) => void): void {
    this.#window(id).push = push;
  }

  /** Forgets a window and everything it had open. */
  forget(id: WindowId): void {
    this.#windows.delete(id);
  }

  /** The campaign a window shows. */
  campaignOf(id: WindowId): string | undefined {
    return this.#windows.get(id)?.campaign;
  }

  /** Shows a campaign in a window, or none, and covers its private part. */
  show(id: WindowId, campaign: string | undefined): void {
    const window = this.#window(id);
    this.#cover(window);
    window.campaign = campaign;
  }

  /** The private part a window has open. */
  openedIn(id: WindowId): Opened | undefined {
    return this.#windows.get(id)?.opened;
  }

  /** Records what a window has open, and covers what any other window has open of the same campaign. */
  open(id: WindowId, opened: Opened): void {
    const window = this.#window(id);
    for (const other of this.#showing(window.campaign)) if (other !== window) this.#cover(other);
    window.opened = opened;
  }

  /** Closes what a window has open, without pushing `cover` to it. */
  close(id: WindowId): void {
    this.#window(id).opened = undefined;
  }

  /** Whether any window shows a campaign. */
  anyShows(campaign: string): boolean {
    return this.#showing(campaign).length > 0;
  }

  /** Whether any window other than `id` shows a campaign. */
  anyOtherShows(id: WindowId, campaign: string): boolean {
    return [...this.#windows].some(([other, window]) => other !== id && window.campaign === campaign);
  }

  /** Sends a new public page to every window that shows its campaign, after covering the private parts in them. */
  page(page: Page, stages: readonly Stage[] = []): void {
    const showing = this.#showing(page.campaign);
    for (const window of showing) this.#cover(window);
    const push: Push = { type: 'page', page, ...(stages.length > 0 && { stages: [...stages] }) };
    for (const window of showing) this.#push(window, push);
  }

  /** Sends a message to one window only. */
  tell(id: WindowId, message: Push): void {
    const window = this.#windows.get(id);
    if (window !== undefined) this.#push(window, message);
  }

  /** Sends a message to every window. */
  tellAll(message: Push): void {
    for (const window of this.#windows.values()) this.#push(window, message);
  }

  /** Sends the page again to a window whose request named an older one. */
  again(id: WindowId, page: Page): void {
    this.#push(this.#window(id), { type: 'page', page });
  }

  #window(id: WindowId): Window {
    const known = this.#windows.get(id);
    if (known !== undefined) return known;
    const window: Window = { push: undefined, campaign: undefined, opened: undefined };
    this.#windows.set(id, window);
    return window;
  }

  #showing(campaign: string | undefined): Window[] {
    return campaign === undefined ? [] : [...this.#windows.values()].filter((window) => window.campaign === campaign);
  }

  #cover(window: Window): void {
    if (window.opened === undefined) return;
    window.opened = undefined;
    this.#push(window, { type: 'cover' });
  }

  #push(window: Window, message: Push): void {
    // If a window cannot take a message, its shell deals with that; the other windows must still get theirs.
    try {
      window.push?.(message);
    } catch {
      window.push = undefined;
    }
  }
}
