import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { brokenOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { keepAt } from '../keep.ts';
import { getUp, shot, sitDown } from '../sitting.ts';
import { manners } from './manners.ts';
import { playOut, type Stop } from './play.ts';

const press = (page: Page, testid: string): Promise<void> => page.getByTestId(testid).first().click();

const expectAccessible = async (page: Page, what: string): Promise<void> =>
  expect(await brokenOn(page), what).toEqual([]);

/** Title and notes are written at the table; no key of the table is pressed by that. */
const written: Stop = {
  name: 'title and notes',
  at: ({ curtain }) => curtain.state === 'open',
  async run({ watched: { page }, person }) {
    const { seq } = await person.table();
    await press(page, 'menu');
    await press(page, 'menu-notes');
    await page.getByTestId('notes-title').fill('Sunday at the lake');
    await page.getByTestId('notes-text').pressSequentially('1 full urn for Ada');
    await expectAccessible(page, 'notes');
    await shot(page, 'notes');
    await press(page, 'notes-save');
    await expect(page.getByTestId('notes')).toHaveCount(0);
    expect((await person.table()).seq, 'the page').toBe(seq);
    return undefined;
  },
};

/** A person is kept, sits down, plays to the end, is told of in persons and records, and stays when the campaign is deleted. */
test('toy: who plays is remembered, with title, notes and record @all', async ({ dataDir }) => {
  const sitting = await sitDown(dataDir, manners);
  const { page } = sitting.watched;

  await press(page, 'home-persons');
  await press(page, 'person-new');
  await page.getByTestId('person-name').fill('Maximiliane Konstantine');
  await page.getByTestId('person-sign-whale').check({ force: true });
  await shot(page, 'person-new');
  await press(page, 'person-save');
  await expect(page.getByTestId('person-page')).toContainText('Maximiliane Konstantine');
  await expect(page.getByTestId('person-page')).toContainText('No game yet');
  await expectAccessible(page, 'persons');
  await press(page, 'book-records');
  await expect(page.getByText('Nothing is written here yet')).toBeVisible();
  await press(page, 'book-home');

  // By keyboard: the person stands in the list of the seat, and brings their name.
  await press(page, 'home-new');
  await press(page, 'setup-game-toy');
  await page.getByTestId('setup-person-0').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('setup-name-0')).toHaveValue('Maximiliane Konstantine');
  await shot(page, 'seat-person');
  await expectAccessible(page, 'set-up with a person');
  await page.getByTestId('setup-remove-2').click();
  await page.getByTestId('setup-level-open').check({ force: true });
  await press(page, 'setup-start');
  await page.getByTestId('table').waitFor();

  await playOut(sitting, [written]);
  await page.getByTestId('scoring').waitFor();
  await press(page, 'leave');
  await expect(page.getByText('Sunday at the lake').first()).toBeVisible();

  await press(page, 'home-records');
  await page.locator('[data-testid^="record-"]').first().click();
  await expect(page.getByTestId('record-page')).toContainText('Sunday at the lake');
  await expect(page.getByTestId('record-page')).toContainText('Maximiliane Konstantine');
  await expectAccessible(page, 'a record');
  await shot(page, 'record');
  await press(page, 'book-home');

  await press(page, 'home-delete-0');
  await press(page, 'confirm-yes');
  await expect(page.getByTestId('home-delete-0')).toHaveCount(0);
  await press(page, 'home-persons');
  await expect(page.getByTestId('person-page')).toContainText('The lake with screens');
  await shot(page, 'person');
  await expectAccessible(page, 'a person who has played');

  await press(page, 'person-delete');
  await press(page, 'confirm-yes');
  await expect(page.getByText('Nobody is known here yet')).toBeVisible();
  await press(page, 'book-records');
  await expect(page.getByText('Maximiliane Konstantine')).toBeVisible();

  // Everything goes into one file; what was deleted since comes back from it.
  const all = join(dataDir, 'everything.json');
  await keepAt(page, () => press(page, 'everything-save'), all);
  await page.locator('[data-testid^="record-"]').first().click();
  await press(page, 'record-delete');
  await press(page, 'confirm-yes');
  await expect(page.getByText('Nothing is written here yet')).toBeVisible();
  const choosing = page.waitForEvent('filechooser');
  await press(page, 'everything-bring');
  await (await choosing).setFiles(all);
  await expect(page.getByText('have come in')).toContainText('1 record');
  await expect(page.getByText('Maximiliane Konstantine')).toBeVisible();
  await shot(page, 'everything');
  await getUp(sitting);
});
