import type { Page } from '@playwright/test';
import type { GalleryGame } from '#tests/gallery/positions.ts';
import { ID, plant } from '../heap.ts';

/** Where the pack of a game lists what only its owner knows. At Endeavor nothing is hidden. */
const HIDDEN: Readonly<Partial<Record<GalleryGame, readonly string[]>>> = {
  archipelago: ['objectives'],
  'empires-of-the-north': ['clans', '*', 'cards'],
};

/** Marks whatever the window is told in private, so that `tellsSecret` knows it again; moves are played as if it were not. To be called before the page loads. */
export async function markSecrets(page: Page, game: GalleryGame): Promise<void> {
  await plant(page, { ids: HIDDEN[game] ?? [], numbers: [] });
  await page.addInitScript(playUnmarked, ID);
}

/** Runs in the page: the host is told what it knows itself. */
function playUnmarked(id: string): void {
  const ask = window.fetch.bind(window);
  window.fetch = (address, asked) =>
    ask(address, typeof asked?.body === 'string' ? { ...asked, body: asked.body.replaceAll(id, '') } : asked);
}

/** Whether anything the window was told in private is in the document. */
export const tellsSecret = (page: Page): Promise<boolean> =>
  page.evaluate((id) => document.documentElement.outerHTML.includes(id), ID);
