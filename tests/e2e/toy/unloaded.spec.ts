import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { keepAt } from '../keep.ts';

test.use({ forgiven: /ERR_FAILED|dynamically imported/ });

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
