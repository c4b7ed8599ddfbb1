import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { writeEntryFile } from '#main/shell-browser/entry-file.ts';
import { CHROMIUM, electronApp, FLAGS, startApp } from '../app.ts';
import { expect, test } from '../fixtures.ts';

/** It is told of a file alone, comes in by the link in it, and stays in when it is loaded anew. */
test('a window comes in by a page of its owner’s', async ({ dataDir }) => {
  const app = await startApp(dataDir);
  // The Electron shell hands nothing over.
  if (electronApp() === undefined) {
    const profile = join(dataDir, 'profile');
    const { address } = writeEntryFile(app.url, dataDir);
    const args = [...FLAGS.split(' '), `--app=${address}`];
    const browser = await chromium.launchPersistentContext(profile, { executablePath: CHROMIUM, args });
    const page = browser.pages()[0] ?? (await browser.waitForEvent('page'));
    await page.getByTestId('home-new').waitFor();
    expect(new URL(page.url()).search, 'what the address asks').toBe('');
    await page.reload();
    await page.getByTestId('home-new').waitFor();
    await browser.close();
  }
  await app.stop();
});
