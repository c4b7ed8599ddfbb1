import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { silentLog } from '#main/log.ts';
import { FILE, openDatabase } from '#main/storage/database.ts';
import { latest, MIGRATIONS } from '#main/storage/migrations.ts';
import { expect, test } from '../fixtures.ts';
import { somebody } from '../first-game.ts';
import { comeIn, getUp, shot } from '../sitting.ts';

/** A file that this Caravel may not touch: the home screen says so, and never that there is no voyage. */
test('voyages of a newer Caravel are not said to be none', async ({ dataDir }) => {
  const next = { to: latest(MIGRATIONS) + 1, why: 'a test', sql: 'ALTER TABLE setting ADD COLUMN since TEXT' };
  openDatabase({ dataDir, log: silentLog, migrations: [...MIGRATIONS, next] }).db.close();
  const opened = await comeIn(dataDir);
  const { page } = opened.watched;
  await expect(page.getByTestId('home-closed')).toContainText('newer Caravel');
  const all = await page.locator('main').innerText();
  expect(all, 'what cannot be').not.toMatch(/No voyage|New voyage/);
  await shot(page, 'home-closed');
  await getUp(opened);
});

/** The table stands still, the campaign is saved from memory, and the next start has it all. */
test('the file is deleted under the table', { tag: '@all' }, async ({ dataDir }) => {
  const { app, watched } = await comeIn(dataDir);
  const { page, browser } = watched;
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
  const person = somebody(page);
  const table = await person.toOpenTable();
  await rm(join(dataDir, FILE));
  await person.decide();
  await expect(page.getByTestId('trouble')).toContainText('deleted');
  expect((await person.table()).played, 'moves acknowledged, the last into nothing').toBe(table.played);
  await shot(page, 'trouble-lost');
  const download = page.waitForEvent('download');
  await page.getByTestId('trouble').getByRole('button').nth(1).click();
  const file = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(file).entries, 'the saved copy').toHaveLength(table.played);
  await browser.close();
  await app.stop();
  await laterStart(dataDir, table.campaign);
});

async function laterStart(dataDir: string, campaign: string): Promise<void> {
  const opened = await comeIn(dataDir);
  const { page } = opened.watched;
  await page.getByRole('status').filter({ hasText: 'was missing' }).first().waitFor();
  await shot(page, 'home-restored');
  await page.getByTestId('home-continue-0').waitFor();
  await getUp(opened);
  const db = new Sqlite(join(dataDir, FILE), { readonly: true });
  const count = db.prepare('SELECT count(*) FROM campaign WHERE id = ?').pluck().get(campaign);
  db.close();
  expect(count, 'campaigns of that name').toBe(1);
}
