import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { writeEntryFile } from '#main/shell-browser/entry-file.ts';
import { CHROMIUM, electronApp, FLAGS, startApp } from '../app.ts';
import { check, type EndToEnd } from '../check.ts';

/** A window that is told of a file alone comes in by the link in it, and stays in when it is loaded anew. */
async function byItsPage(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-e2e-'));
  const app = await startApp(dataDir);
  // The Electron shell hands nothing over.
  if (electronApp() === undefined) {
    const profile = join(dataDir, 'profile');
    const { address } = writeEntryFile(app.url, dataDir);
    const args = [...FLAGS.split(' '), `--app=${address}`];
    const browser = await chromium.launchPersistentContext(profile, { executablePath: CHROMIUM, args });
    const page = browser.pages()[0] ?? (await browser.waitForEvent('page'));
    await page.getByTestId('home-new').waitFor();
    check(new URL(page.url()).search === '', `the address is ${page.url()}`);
    await page.reload();
    await page.getByTestId('home-new').waitFor();
    await browser.close();
  }
  await app.stop();
  await rm(dataDir, { recursive: true });
}

/** How a window of the browser shell comes in. */
export const handOverTests: readonly EndToEnd[] = [
  { name: 'a window comes in by a page of its owner’s', run: byItsPage },
];
