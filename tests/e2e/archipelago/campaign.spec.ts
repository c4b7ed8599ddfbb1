import type { Page } from '@playwright/test';
import { until } from '../check.ts';
import { expect, test } from '../fixtures.ts';
import { Person } from '../person.ts';
import { shot } from '../sitting.ts';
import { manners } from './manners.ts';

const MOVES = 12;

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
  await shot(page, 'campaign-history');
  await page.getByTestId('history-now').click();
  await page.getByTestId('history').waitFor({ state: 'hidden' });
}

/** Gives the second seat to a bot, which plays it from there on. */
async function handToBot(person: Person): Promise<void> {
  const { page } = person;
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-people').click();
  await page.getByTestId('people-change-1').click();
  await page.getByTestId('setup-people-bot-steward').click();
  await shot(page, 'campaign-people');
  await page.getByTestId('people-yes').click();
  const { log } = await until('a bot to sit down', async () => {
    const table = await person.table();
    return table.seats[1]?.player === 'steward' ? table : undefined;
  });
  expect(
    log.map(({ event }) => event.type),
    'the log says who sat down',
  ).toContain('table-seat');
  if (await page.getByTestId('people').isVisible()) await page.getByTestId('people-close').click();
}

/** The person left at the table gives the campaign up, and sees what was hidden. */
async function giveUp(person: Person): Promise<void> {
  const { page } = person;
  await page.getByTestId('menu').click();
  await page.getByTestId('menu-give-up').click();
  await shot(page, 'campaign-give-up');
  await page.getByTestId('consent-0').click({ delay: 1500 });
  await until('the end', async () => ((await person.table()).abandoned ? true : undefined));
  await page.getByTestId('scoring').waitFor();
  await page.getByTestId('score-reveal').click();
  await page.getByTestId('revealed').waitFor();
  await shot(page, 'campaign-revealed');
}

test('a campaign is looked back at, handed to a bot and given up', { tag: '@all' }, async ({ page }) => {
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
});
