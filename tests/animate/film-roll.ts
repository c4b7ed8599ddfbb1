import type { Page } from '@playwright/test';
import { MOMENTS } from './moments.ts';

/** A picture, and for how long it is shown. */
export type Frame = { readonly name: string; readonly png: Buffer; readonly milliseconds: number };

/** How long what moves or fades in is given to come to rest. */
const REST_MS = 450;

/** The pictures taken so far: each moment worth seeing once, in the order in which they came. */
export class FilmRoll {
  readonly frames: Frame[] = [];
  readonly #page: Page;

  /** Takes pictures of `page`. */
  constructor(page: Page) {
    this.#page = page;
  }

  /** Whether a picture of that moment is still to be taken. */
  wants(name: string): boolean {
    return MOMENTS.has(name) && !this.frames.some((frame) => frame.name === name);
  }

  /** Takes a picture of the page as it comes to rest, where one of that moment is wanted. */
  async take(name: string): Promise<void> {
    if (!this.wants(name)) return;
    await this.#page.waitForTimeout(REST_MS);
    this.frames.push({ name, milliseconds: MOMENTS.get(name) ?? 0, png: await this.#page.screenshot() });
  }
}
