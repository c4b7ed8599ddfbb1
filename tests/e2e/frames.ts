import type { Page } from '@playwright/test';
import { until } from './check.ts';

/** The frames a page has asked for and not yet got, and those it got, drawn or not. */
type Asked = { waiting: Set<number>; run: number };

/** To run in the page before anything else (`addInitScript`): keeps count of the frames it asks for. */
export function countFrames(): void {
  const asked: Asked = { waiting: new Set(), run: 0 };
  Object.assign(window, { asked });
  const [ask, cancel] = [window.requestAnimationFrame.bind(window), window.cancelAnimationFrame.bind(window)];
  window.requestAnimationFrame = (callback) => {
    const id = ask((time) => {
      asked.waiting.delete(id);
      asked.run += 1;
      callback(time);
    });
    asked.waiting.add(id);
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    asked.waiting.delete(id);
    cancel(id);
  };
}

/** How many frames were run, drawn or not, and whether one more is on its way. */
export function framesRun(page: Page): Promise<{ run: number; more: boolean }> {
  return page.evaluate(() => {
    const { asked } = window as unknown as { asked: Asked };
    return { run: asked.run, more: asked.waiting.size > 0 };
  });
}

/** Frames the model has drawn so far. */
export async function framesDrawn(page: Page): Promise<number> {
  return Number(await page.locator('[data-frames]').first().getAttribute('data-frames'));
}

/** Waits until no frame is on its way, nor comes after a while. Gives how many were run. */
export function atRest(page: Page): Promise<number> {
  const quiet = async () => {
    const { run, more } = await framesRun(page);
    if (more) return undefined;
    await page.waitForTimeout(500);
    return (await framesRun(page)).run === run ? run : undefined;
  };
  return until('the page to come to rest', quiet, 60_000);
}

/** Puts the mouse over the middle of the model. @throws Error where no model is shown. */
export async function pointAtModel(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('canvas').first().boundingBox();
  if (box === null) throw new Error('the model has no place on the page');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  return middle;
}
