import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Level } from '#main/contract/messages.ts';
import type { Page } from 'playwright-core';
import { enter, openPage, startApp } from '../app.ts';
import { check, type EndToEnd } from '../check.ts';
import { Person } from '../person.ts';
import { manners } from './manners.ts';

/** Steps at each level: through turn 0, the objectives, the bids and into the actions. */
const STEPS = 45;

async function shot(page: Page, name: string): Promise<void> {
  const folder = process.env['CARAVEL_SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) });
}

/** Two people begin a game at a level, on the sea of some words; gives how often somebody had to come to the screen. */
async function beginAt(level: Level, words: string): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-e2e-'));
  const app = await startApp(dataDir);
  const { browser, page, trouble } = await openPage();
  await enter(page, app.url);
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-remove-2').click();
  await page.getByTestId(`setup-level-${level}`).click();
  await page.getByTestId('setup-seed').fill(words);
  await shot(page, `setup-${level}`);
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
  const person = new Person(page, manners);
  let curtains = 0;
  for (let step = 0; step < STEPS; step++) {
    const { curtain } = await person.table();
    const secret = curtain.state !== 'open' && curtain.why === 'secret';
    if (curtain.state === 'covered') {
      curtains++;
      await person.takeOver();
    } else if (curtain.state === 'taken' && secret) await person.doPrivately();
    else await person.decide();
  }
  const { view } = await person.table();
  check(Number(view['turn']) >= 1, 'turn 0 never ended');
  await shot(page, `level-${level}`);
  await browser.close();
  await app.stop();
  check(trouble.length === 0, `trouble in the window: ${trouble.join('; ')}`);
  await rm(dataDir, { recursive: true });
  return curtains;
}

async function levels(): Promise<void> {
  const open = await beginAt('open', 'the same sea');
  const strict = await beginAt('strict', 'the same sea');
  check(strict > open + 5, `${strict} curtains at strict, ${open} at open`);
}

/** The end-to-end test of the privacy levels the whole game is not played at. */
export const levelTests: readonly EndToEnd[] = [{ name: 'people play at the levels open and strict', run: levels }];
