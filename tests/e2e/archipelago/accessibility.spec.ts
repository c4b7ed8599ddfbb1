import type { Page } from '@playwright/test';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import { openPage } from '../app.ts';
import { brokenOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

/** Screens on made-up pages, and what is pressed on each before it is looked at. */
const LOOKS: readonly (readonly [screen: string, ...presses: string[]])[] = [
  ['home'],
  ['home', 'home-delete-0'],
  ['home', 'home-settings', 'setup-settings-drawer-toggle'],
  ['empty'],
  ['empty', 'home-voyage-archipelago', 'voyage-add'],
  ['crowd'],
  ['over'],
  ['setup'],
  ['setup', 'setup-player-1'],
  ['setup', 'setup-pack-mine', 'setup-pack-delete'],
  ['setup', 'setup-place-0'],
  ['setup', 'setup-newcomer-1'],
  ['table'],
  ['table', 'menu'],
  ['table', 'recap-open'],
  ['table', 'menu', 'menu-history', 'history-previous'],
  ['table', 'menu', 'menu-people', 'people-change-1'],
  ['table', 'menu', 'menu-people', 'people-change-1', 'people-yes'],
  ['table', 'menu', 'menu-give-up'],
  ['table', 'drawer-1'],
  ['sink', 'choice'],
  ['purchase', 'choice'],
  ['agreements', 'agreements-open'],
  ['crisis'],
  ['bids'],
  ['objectives'],
  ['score'],
  ['score', 'score-turns'],
  ['score', 'score-turns', 'score-view-seat-1'],
  ['score', 'score-turns', 'score-as-table'],
  ['score', 'score-tab-markers'],
  ['score', 'score-tab-crises'],
  ['score', 'score-tab-actions'],
  ['score', 'score-reveal'],
  ['free'],
  ['abandoned'],
  ['reference'],
  ['reference', 'rules-topic-fishing'],
  ['reference', 'rules-tab-box'],
  ['reference', 'rules-tab-keys'],
];
/** Screens that look otherwise at twice the size, where there are half as many pixels for everything. */
const FOLDED: typeof LOOKS = [
  ['empty'],
  ['crowd'],
  ['setup'],
  ['table'],
  ['purchase', 'choice'],
  ['bids'],
  ['score', 'score-turns'],
  ['reference'],
];
const ZOOMS = [
  { name: '100 %', size: { width: 1280, height: 720 }, looks: LOOKS },
  { name: '200 %', size: { width: 640, height: 360 }, looks: FOLDED },
];

/** Presses something; where only one part of the table shows at a time, in whichever it is. */
async function press(page: Page, testid: string): Promise<void> {
  const wanted = page.getByTestId(testid).first();
  for (const tab of ['decision', 'seats', 'map', 'boards']) {
    if (await wanted.isVisible()) break;
    const chooser = page.getByTestId(`tab-${tab}`);
    if (await chooser.isVisible()) await chooser.click();
  }
  await wanted.click();
}

// What axe finds is told by name and place; a film of it would take longer than the search.
test.use({ trace: 'off' });

test('axe finds nothing serious on any screen', { tag: '@all' }, async ({ dataDir }) => {
  // Built once: a page made anew for each screen, module by module, takes longer than the search.
  const root = fileURLToPath(new URL('../../renderer/screens/made-up/', import.meta.url));
  const made = { configFile: join(root, 'vite.config.ts'), logLevel: 'error' } as const;
  const outDir = join(dataDir, 'made-up');
  await build({ ...made, build: { outDir, rolldownOptions: { input: join(root, 'screens.html') } } });
  const server = await preview({ ...made, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const address = server.resolvedUrls?.local[0] ?? '';
  const { browser, page } = await openPage();
  const found: string[] = [];
  try {
    // Nothing is looked at half faded in.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { name, size, looks } of ZOOMS)
      for (const [screen, ...presses] of looks) {
        await page.setViewportSize(size);
        await page.goto(`${address}screens.html?screen=${screen}`);
        await page
          .locator('main, form, [data-testid="rules-page"], [data-testid="curtain"], [data-testid="table"]')
          .first()
          .waitFor();
        for (const testid of presses) await press(page, testid);
        await page.waitForTimeout(150);
        for (const one of await brokenOn(page)) found.push(`${name}, ${[screen, ...presses].join(' › ')}: ${one}`);
      }
  } finally {
    await browser.close();
    await server.close();
  }
  expect(found, 'what axe finds').toEqual([]);
});
