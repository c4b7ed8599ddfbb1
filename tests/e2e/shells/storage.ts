import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { silentLog } from '#main/log.ts';
import { FILE, openDatabase } from '#main/storage/database.ts';
import { latest, MIGRATIONS } from '#main/storage/migrations.ts';
import { enter, openPage, startApp } from '../app.ts';
import { check, type EndToEnd } from '../check.ts';
import { somebody } from '../first-game.ts';

/** A picture of the screen, where pictures are kept. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['CARAVEL_SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** A file that this Caravel may not touch: the home screen says so, and never that there is no voyage. */
async function newerFile(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-e2e-'));
  const next = { to: latest(MIGRATIONS) + 1, why: 'a test', sql: 'ALTER TABLE setting ADD COLUMN since TEXT' };
  openDatabase({ dataDir, log: silentLog, migrations: [...MIGRATIONS, next] }).db.close();
  const app = await startApp(dataDir);
  const { browser, page, trouble } = await openPage();
  await enter(page, app.url);
  const said = await page.getByTestId('home-closed').innerText();
  check(said.includes('newer Caravel'), `the home screen says: ${said}`);
  const all = await page.locator('main').innerText();
  check(!all.includes('No voyage') && !all.includes('New voyage'), `it offers what cannot be: ${all}`);
  await shoot(page, 'home-closed');
  await browser.close();
  await app.stop();
  check(trouble.length === 0, `trouble in the window: ${trouble.join('; ')}`);
  await rm(dataDir, { recursive: true });
}

/** The file is deleted under a table: it stands still, the campaign is saved from memory, and the next start has it all. */
async function deletedFile(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-e2e-'));
  const app = await startApp(dataDir);
  const { browser, page } = await openPage();
  await enter(page, app.url);
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
  const person = somebody(page);
  const table = await person.toOpenTable();
  await rm(join(dataDir, FILE));
  await person.decide();
  const told = await page.getByTestId('trouble').innerText();
  check(told.includes('deleted'), `the table says: ${told}`);
  check((await person.table()).played === table.played, 'a move was acknowledged into nothing');
  await shoot(page, 'trouble-lost');
  const download = page.waitForEvent('download');
  await page.getByTestId('trouble').getByRole('button').nth(1).click();
  const file = await readFile(await (await download).path(), 'utf8');
  check(JSON.parse(file).entries.length === table.played, 'the saved copy is not what was played');
  await browser.close();
  await app.stop();
  await laterStart(dataDir, table.campaign);
  await rm(dataDir, { recursive: true });
}

async function laterStart(dataDir: string, campaign: string): Promise<void> {
  const app = await startApp(dataDir);
  const { browser, page, trouble } = await openPage();
  await enter(page, app.url);
  await page.getByRole('status').filter({ hasText: 'was missing' }).first().waitFor();
  await shoot(page, 'home-restored');
  await page.locator('li').first().waitFor();
  await browser.close();
  await app.stop();
  check(trouble.length === 0, `trouble in the window: ${trouble.join('; ')}`);
  const db = new Sqlite(join(dataDir, FILE), { readonly: true });
  check(db.prepare('SELECT count(*) FROM campaign WHERE id = ?').pluck().get(campaign) === 1, 'the campaign is gone');
  db.close();
}

/** What players see where the file with the voyages is not what it should be. */
export const storageTests: readonly EndToEnd[] = [
  { name: 'voyages of a newer Caravel are not said to be none', run: newerFile },
  { name: 'the file is deleted under the table', run: deletedFile },
];
