import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { enter, openPage, startApp } from '../app.ts';
import { check, until, type EndToEnd } from '../check.ts';
import { Person } from '../person.ts';
import { manners } from './manners.ts';

const MOVES = 12;

/** Keeps a picture of the screen where pictures are kept. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['CARAVEL_SHOTS'];
  if (folder !== undefined) await page.screenshot({ path: join(folder, `campaign-${name}.png`) });
}

/** Plays as whoever is asked until so many moves stand, whoever made them, and a person decides at the open table. */
async function playTo(person: Person, moves: number): Promise<void> {
  for (;;) {
    const table = await person.table();
    const { curtain, deciders, seats, played } = table;
    const asked = deciders.some((seat) => seats[seat]?.player === 'person');
    if (curtain.state === 'open' && asked && played >= moves) return;
    if (curtain.state === 'covered' || curtain.state === 'armed') await person.takeOver();
    else if (curtain.state === 'taken') await person.doPrivately();
    else if (asked) await person.decide();
    else await person.after(table.seq);
  }
}

/** Looks at the table as it was at the beginning, and comes back to now. */
async function lookBack(page: Page): Promise<void> {
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-history').click();
  await page.getByTestId('history-first').click();
  await page.getByTestId('history-banner').waitFor();
  await picture(page, 'history');
  await page.getByTestId('history-now').click();
  await until('the present', async () => ((await page.getByTestId('history').isVisible()) ? undefined : true));
}

/** Gives the second seat to a bot, which plays it from there on. */
async function handToBot(person: Person): Promise<void> {
  const { page } = person;
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-people').click();
  await page.getByTestId('people-change-1').click();
  await page.getByTestId('setup-people-bot-steward').click();
  await picture(page, 'people');
  await page.getByTestId('people-yes').click();
  const { log } = await until('a bot to sit down', async () => {
    const table = await person.table();
    return table.seats[1]?.player === 'steward' ? table : undefined;
  });
  check(
    log.some(({ event }) => event.type === 'table-seat'),
    'the log does not say who sat down',
  );
  if (await page.getByTestId('people').isVisible()) await page.getByTestId('people-close').click();
}

/** The person left at the table gives the campaign up, and sees what was hidden. */
async function giveUp(person: Person): Promise<void> {
  const { page } = person;
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-give-up').click();
  await picture(page, 'give-up');
  await page.getByTestId('consent-0').click({ delay: 1500 });
  await until('the end', async () => ((await person.table()).abandoned ? true : undefined));
  await page.getByTestId('scoring').waitFor();
  await page.getByTestId('score-reveal').click();
  await page.getByTestId('revealed').waitFor();
  await picture(page, 'revealed');
}

async function campaign(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'caravel-e2e-'));
  const app = await startApp(dataDir);
  const { browser, page, trouble } = await openPage();
  await enter(page, app.url);
  await page.getByTestId('home-new').click();
  await page.getByTestId('setup-remove-2').click();
  await page.getByTestId('setup-start').click();
  await page.getByTestId('table').waitFor();
  const person = new Person(page, manners);
  await playTo(person, MOVES);
  await lookBack(page);
  await handToBot(person);
  await playTo(person, 3 * MOVES);
  await giveUp(person);
  await browser.close();
  await app.stop();
  check(trouble.length === 0, `trouble in the window: ${trouble.join('; ')}`);
  await rm(dataDir, { recursive: true });
}

/** The end-to-end test of what a campaign has beside its moves. */
export const campaignTests: readonly EndToEnd[] = [
  { name: 'a campaign is looked back at, handed to a bot and given up', run: campaign },
];
