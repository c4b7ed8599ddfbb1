import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { check } from '#tests/e2e/check.ts';
import { enter, openPage, startApp } from '#tests/e2e/app.ts';
import { countFrames } from '#tests/e2e/frames.ts';
import type { BenchedGame } from './benched-game.ts';
import { importLongCampaign } from './long-campaign.ts';

/** Size of the measured windows, in pixels. */
const SIZE = { width: 1280, height: 720 };

const script = (name: string): string => new URL(`../../build/lib/${name}`, import.meta.url).href;

/** Whether there is a Chromium. The one found is used for all windows. */
export async function canOpen(): Promise<boolean> {
  const { findChromium }: { findChromium(): string | undefined } = await import(script('chromium.mjs'));
  const found = findChromium();
  if (found !== undefined) process.env['CARAVEL_CHROMIUM'] = found;
  return found !== undefined;
}

/** Builds Caravel if needed, and makes a data folder with the long campaign, shown as a 3D model. `drop` deletes it. */
export async function longFolder(benched: BenchedGame): Promise<{ dataDir: string; drop: () => void }> {
  const { buildIfStale }: { buildIfStale(shell: 'browser'): Promise<void> } = await import(script('bundles.mjs'));
  await buildIfStale('browser');
  const dataDir = mkdtempSync(join(tmpdir(), 'caravel-bench-'));
  await importLongCampaign(benched, dataDir, 'three');
  return { dataDir, drop: () => rmSync(dataDir, { recursive: true }) };
}

/** Starts Caravel on a folder, calls `work` with a page that has not loaded the address yet, then closes both. */
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

/** Opens the long campaign in a window and calls `work` once its 3D model is drawn and at rest. Returns its result. */
export async function atLongTable<T>(benched: BenchedGame, work: (page: Page) => Promise<T>): Promise<T> {
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
