import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { check } from '#tests/e2e/check.ts';
import { enter, openPage, startApp } from '#tests/e2e/app.ts';
import { countFrames } from '#tests/e2e/frames.ts';
import type { Benched } from './benched.ts';
import { keepLongCampaign } from './long-campaign.ts';

/** The size the windows are measured at. */
const SIZE = { width: 1280, height: 720 };

const script = (name: string): string => new URL(`../../build/lib/${name}`, import.meta.url).href;

/** Whether there is a Chromium to open a window in; the one found is what opens. */
export async function canOpen(): Promise<boolean> {
  const { findChromium }: { findChromium(): string | undefined } = await import(script('chromium.mjs'));
  const found = findChromium();
  if (found !== undefined) process.env['CARAVEL_CHROMIUM'] = found;
  return found !== undefined;
}

/** A data folder with the long campaign in it, shown on the model; and what is opened there, made fresh. */
export async function longFolder(benched: Benched): Promise<{ dataDir: string; drop: () => void }> {
  const { buildIfStale }: { buildIfStale(shell: 'browser'): Promise<void> } = await import(script('bundles.mjs'));
  await buildIfStale('browser');
  const dataDir = mkdtempSync(join(tmpdir(), 'caravel-bench-'));
  await keepLongCampaign(benched, dataDir, 'three');
  return { dataDir, drop: () => rmSync(dataDir, { recursive: true }) };
}

/** Starts Caravel on a folder and gives its page, not yet at the address, to `work`; then closes both. */
export async function inWindow<T>(dataDir: string, work: (page: Page, url: string) => Promise<T>): Promise<T> {
  const app = await startApp(dataDir);
  const { browser, page, trouble } = await openPage(SIZE);
  await page.addInitScript(countFrames);
  const result = await work(page, app.url);
  await browser.close();
  await app.stop();
  check(trouble.length === 0, `trouble in the window: ${trouble.join('; ')}`);
  return result;
}

/** The long campaign in a window of its own, its model drawn and at rest; gives what `work` makes of it. */
export async function atLongTable<T>(benched: Benched, work: (page: Page) => Promise<T>): Promise<T> {
  const { dataDir, drop } = await longFolder(benched);
  const result = await inWindow(dataDir, async (page, url) => {
    await enter(page, url);
    await page.getByTestId('home-continue-0').click();
    await page.locator('[data-frames]:not([data-frames="0"])').waitFor({ timeout: 60_000 });
    return work(page);
  });
  drop();
  return result;
}
