import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { enter, openPage, startApp } from '../app.ts';
import { check, type EndToEnd } from '../check.ts';
import { somebody } from '../first-game.ts';

/** A page that is loaded anew, as after a crash, comes back to its game, and to the curtain. */
async function backToTheCurtain(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-e2e-'));
  const app = await startApp(dataDir);
  const { browser, page, trouble } = await openPage();
  await enter(page, app.url);
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
  const person = somebody(page);
  const table = await person.toOpenTable();
  await page.reload();
  await page.getByTestId('table').waitFor();
  const after = await person.table();
  check(after.campaign === table.campaign, 'another game lies there');
  check(after.curtain.state === 'covered', `the curtain is ${after.curtain.state}`);
  await page.getByTestId('curtain-take-over').waitFor();
  await browser.close();
  await app.stop();
  check(trouble.length === 0, `trouble in the window: ${trouble.join('; ')}`);
  await rm(dataDir, { recursive: true });
}

/** What a reload leads to. */
export const reloadTests: readonly EndToEnd[] = [
  { name: 'a page loaded anew comes back to the curtain', run: backToTheCurtain },
];
