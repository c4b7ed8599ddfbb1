import type { Page } from '@playwright/test';
import { until } from '#tests/e2e/check.ts';

/** How a table is looked at. */
export type Look = {
  readonly width: number;
  readonly height: number;
  /** Size of the text, 1 for the usual. */
  readonly text: number;
  readonly board: 'svg' | 'three';
};

/** Every size of window and text that the gallery shows. */
export const LOOKS: readonly Look[] = (['svg', 'three'] as const).flatMap((board) => [
  ...[
    [1280, 720],
    [1920, 1080],
    [1366, 768],
    [1024, 640],
    [640, 360],
  ].map(([width = 0, height = 0]) => ({ width, height, text: 1, board })),
  { width: 1280, height: 720, text: 1.6, board },
]);

/** Words for a look: `1280x720-160-svg`. */
export const lookName = ({ width, height, text, board }: Look): string =>
  `${width}x${height}-${Math.round(100 * text)}-${board}`;

/** Opens the campaign with this id in a window that has come in, as the window does after it was loaded anew. */
export async function openCampaign(page: Page, campaign: string): Promise<void> {
  await page.evaluate((id) => sessionStorage.setItem('caravel-shown', id), campaign);
  await page.reload();
  await page.getByTestId('table').waitFor({ state: 'attached' });
  await page.locator('[data-board] svg, [data-board] canvas').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });
}

/** Gives the window a size, and the board its kind; waits until everything has its place. The text has the size of the settings. */
export async function show(page: Page, { width, height, board }: Look): Promise<void> {
  await page.setViewportSize({ width, height });
  const shown = page.locator('[data-board]');
  if ((await shown.getAttribute('data-board')) !== board) {
    const kind = page.getByTestId('board-kind');
    if (await kind.isVisible()) await kind.click();
  }
  await settled(page);
}

/** Waits until three frames in a row have everything in the same place. */
async function settled(page: Page): Promise<void> {
  const places = (): Promise<string> =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame++) await new Promise((next) => requestAnimationFrame(next));
      return [...document.querySelectorAll('button, [data-board]')]
        .map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [x, y, width, height].map(Math.round).join();
        })
        .join(';');
    });
  let before = '';
  await until('the table to settle', async () => {
    const now = await places();
    const same = now === before;
    before = now;
    return same ? true : undefined;
  });
}
