import type { Page } from '@playwright/test';

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
  const settled = await page.evaluate(settle, { width, height, patience: 60_000 });
  if (!settled) throw new Error(`the table does not settle at ${width}x${height}`);
  await page.evaluate(pictured);
}

/** Gives the board the whole window, where it has not; false where no key counts, as behind a curtain. */
export async function openFull(page: Page): Promise<boolean> {
  const strip = page.getByTestId('full-strip');
  if (!(await strip.isVisible())) await page.keyboard.press('f');
  return strip.isVisible();
}

/** Runs in the page: waits for the pictures that are shown. One that is not there says so in the console, which fails elsewhere. */
async function pictured(): Promise<void> {
  // Those of SVG decode as well; TypeScript's types do not know it yet.
  const drawn = document.querySelectorAll('svg image') as unknown as Iterable<Pick<HTMLImageElement, 'decode'>>;
  const pictures = [...document.images, ...drawn];
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
}

/** Runs in the page: waits until a window of that size has everything in the same place for three frames in a row; false where it never has. */
async function settle(wanted: { width: number; height: number; patience: number }): Promise<boolean> {
  const start = performance.now();
  let [before, same] = ['', 0];
  while (same < 2 && performance.now() - start < wanted.patience) {
    await new Promise((next) => requestAnimationFrame(next));
    const boxes = [...document.querySelectorAll('button, [data-board]')].map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join();
    });
    const now = boxes.join(';');
    const sized = innerWidth === wanted.width && innerHeight === wanted.height;
    same = sized && now === before ? same + 1 : 0;
    before = now;
  }
  return same === 2;
}
