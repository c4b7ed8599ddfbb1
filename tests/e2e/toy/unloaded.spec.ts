import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { keepAt } from '../keep.ts';

test.use({ forgiven: /ERR_FAILED|dynamically imported/ });

/** Until the set-up is there a line says so; where it does not come, that is said, and a press tries again. */
test('toy: a set-up that comes late, or not at once', async ({ page }) => {
  const chunk = /\/assets\/SetupScreen-[^/]*\.js$/;
  await page.route(chunk, (route) => route.abort());
  await page.getByTestId('home-new').click();
  await page.getByTestId('screen-unloaded').waitFor();
  await page.unroute(chunk);
  let late = (): void => undefined;
  const asked = new Promise<void>((go) => (late = go));
  await page.route(chunk, async (route) => {
    await asked;
    await route.continue();
  });
  await page.getByTestId('screen-unloaded-retry').click();
  await page.getByTestId('screen-loading').waitFor();
  late();
  await page.getByTestId('setup-start').waitFor();
});

/** The table says so and gives a copy away, and once the window comes the table is laid. */
test('toy: a window that cannot be loaded', async ({ page, dataDir }) => {
  const chunk = /\/assets\/window-[^/]*\.js$/;
  await page.route(chunk, (route) => route.abort());
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-start').click();
  await page.getByTestId('unloaded').waitFor();
  await page.getByTestId('unloaded-retry').click();
  await page.getByTestId('unloaded').waitFor();
  await keepAt(page, () => page.getByTestId('unloaded-export').click(), join(dataDir, 'kept.json'));
  expect(JSON.parse(await readFile(join(dataDir, 'kept.json'), 'utf8')), 'the copy').toHaveProperty('seats');
  await page.unroute(chunk);
  await until('the table', async () => {
    if (await page.getByTestId('table').isVisible()) return true;
    await page
      .getByTestId('unloaded-retry')
      .click({ timeout: 1000 })
      .catch(() => undefined);
    return undefined;
  });
});

/** Nothing waits for the settings; whoever asks for them is told, and a press tries again. */
test('toy: settings that cannot be loaded', async ({ page }) => {
  const chunk = /\/assets\/SettingsDialog-[^/]*\.js$/;
  await page.route(chunk, (route) => route.abort());
  await page.reload();
  await page.getByTestId('home-settings').click();
  await page.getByTestId('settings-unloaded').waitFor();
  await page.unroute(chunk);
  await page.getByTestId('settings-retry').click();
  await page.getByTestId('settings').waitFor();
});
