import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import type { Page } from 'playwright-core';
import { FILE } from '#main/storage/database.ts';
import { fixture } from '#tests/torture/faults.ts';
import { enter, openPage, startApp } from '../app.ts';
import { check, until, type EndToEnd } from '../check.ts';
import { somebody } from '../first-game.ts';

/** Keeps a picture of the screen where pictures are kept. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['CARAVEL_SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `damage-${name}.png`) });
}

/** Three campaigns: an early move of the first is damaged, the set-up of the second, the row of the third. */
async function damagedFolder() {
  const { folder, ids } = await fixture('e2e');
  const [first, second, third] = ids;
  const db = new Sqlite(join(folder, FILE));
  db.exec(`DROP TRIGGER entry_stays;
    UPDATE entry SET hash = replace(hash, 'a', 'b') WHERE seq = 7 AND campaign = '${first ?? ''}';
    UPDATE snapshot SET state = replace(state, '2', '3') WHERE seq = 0 AND campaign = '${second ?? ''}';
    UPDATE campaign SET seats = replace(seats, 'Ada', 'Eda') WHERE id = '${third ?? ''}'`);
  db.close();
  return { folder, ids };
}

/** The place of a campaign in the list: the one played last lies on top. */
const placeOf = (ids: readonly string[], index: number): number => ids.length - 1 - index;

/** A damaged voyage says so in the list and at the table, can be looked at and exported, and goes on where the player says so. */
async function goesOn(): Promise<void> {
  const { folder, ids } = await damagedFolder();
  const app = await startApp(folder);
  const { browser, page, trouble } = await openPage();
  await enter(page, app.url);
  const place = placeOf(ids, 2);
  const mark = await page.getByTestId(`home-mark-${place}`).innerText();
  check(mark.includes('may be wrong'), `the list says of a damaged row: ${mark}`);
  const suspect = await page.getByTestId(`home-mark-${placeOf(ids, 0)}`).innerText();
  check(suspect.includes('not as it was written'), `the list says of a damaged log: ${suspect}`);
  await picture(page, 'list');
  await page.getByTestId(`home-continue-${placeOf(ids, 0)}`).click();
  const goOn = page.getByTestId('go-on');
  await goOn.waitFor();
  const said = await page.getByTestId('trouble').innerText();
  check(said.includes('The record of move 7 is damaged'), `the table says: ${said}`);
  await picture(page, 'table');
  const file = page.waitForEvent('download');
  await page.getByTestId('trouble-export').click();
  check((await file).suggestedFilename().endsWith('.caravel.json'), 'no file was given');
  const person = somebody(page);
  check((await person.table()).played < 7, 'moves behind the damage are shown');
  await goOn.click();
  await picture(page, 'asked');
  await page.getByTestId('confirm-yes').click();
  const table = await until('the table to go on', async () => {
    const now = await person.table();
    return now.trouble === undefined ? now : undefined;
  });
  check(
    table.log.some(({ event }) => event.type === 'table-went-on'),
    'the log does not say that it went on',
  );
  check(!(await page.getByTestId('trouble').isVisible()), 'the bar stays');
  await page.getByTestId('confirm').waitFor({ state: 'hidden' });
  await picture(page, 'gone-on');
  await browser.close();
  await app.stop();
  check(trouble.length === 0, `trouble in the window: ${trouble.join('; ')}`);
  await rm(folder, { recursive: true });
}

/** What a player meets where the record of a campaign is damaged. */
export const damageTests: readonly EndToEnd[] = [{ name: 'a damaged voyage says so, and goes on', run: goesOn }];
