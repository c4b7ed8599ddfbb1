import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { FILE } from '#main/storage/database.ts';
import { fixture } from '#tests/torture/faults.ts';
import { until } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { somebody } from '../first-game.ts';
import { comeIn, getUp, shot } from '../sitting.ts';

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

/** It is marked in the list and at the table, can be looked at and exported, and goes on where the player says so. */
test('a damaged voyage says so, and goes on', async () => {
  const { folder, ids } = await damagedFolder();
  const opened = await comeIn(folder);
  const { page } = opened.watched;
  const markOf = (index: number) => page.getByTestId(`home-mark-${placeOf(ids, index)}`);
  await expect(markOf(2), 'the list of a damaged row').toContainText('may be wrong');
  await expect(markOf(0), 'the list of a damaged log').toContainText('not as it was written');
  await shot(page, 'damage-list');
  await page.getByTestId(`home-continue-${placeOf(ids, 0)}`).click();
  const goOn = page.getByTestId('go-on');
  await goOn.waitFor();
  await expect(page.getByTestId('trouble')).toContainText('The record of move 7 is damaged');
  await shot(page, 'damage-table');
  const file = page.waitForEvent('download');
  await page.getByTestId('trouble-export').click();
  expect((await file).suggestedFilename(), 'the file that is given').toMatch(/\.caravel\.json$/);
  const person = somebody(page);
  expect((await person.table()).played, 'moves that are shown').toBeLessThan(7);
  await goOn.click();
  await shot(page, 'damage-asked');
  await page.getByTestId('confirm-yes').click();
  const table = await until('the table to go on', async () => {
    const now = await person.table();
    return now.trouble === undefined ? now : undefined;
  });
  expect(
    table.log.map(({ event }) => event.type),
    'the log says that it went on',
  ).toContain('table-went-on');
  await expect(page.getByTestId('trouble'), 'the bar').toBeHidden();
  await page.getByTestId('confirm').waitFor({ state: 'hidden' });
  await shot(page, 'damage-gone-on');
  await getUp(opened);
  await rm(folder, { recursive: true });
});
