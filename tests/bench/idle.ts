import type { Page } from '@playwright/test';
import { atRest, framesDrawn, framesRun } from '#tests/e2e/frames.ts';
import type { BenchedGame, Measures } from './benched-game.ts';
import { atLongTable } from './window.ts';

/** How long the table is idle, in seconds. */
const SECONDS = 5;

/** The frames run and drawn while nobody does anything, even if the page never comes to rest. */
async function idle(page: Page): Promise<{ run: number; drawn: number }> {
  await atRest(page).catch(() => undefined);
  const { run } = await framesRun(page);
  const shown = (await page.locator('[data-frames]').count()) > 0;
  const drawn = shown ? await framesDrawn(page) : 0;
  await page.waitForTimeout(SECONDS * 1000);
  return { run: (await framesRun(page)).run - run, drawn: shown ? (await framesDrawn(page)) - drawn : 0 };
}

/** Measures the frames that run at an idle table, whether they draw or not: with the 3D model, then with the flat board. */
export async function measureIdle(benched: BenchedGame): Promise<Measures> {
  return atLongTable(benched, async (page) => {
    const model = await idle(page);
    await page.getByTestId('board-kind').first().click();
    const chart = await idle(page);
    const also = { seconds: 2 * SECONDS, model: model.run, 'drawn by the model': model.drawn, chart: chart.run };
    return { 'idle table': { value: model.run + chart.run, also } };
  });
}
